package demo

import (
	"fmt"
	"strings"
)

// chapter is a part of a book of the demo school.
type chapter struct {
	ID, File, Title string
	Paragraphs      []string
}

// prose is what invented texts are made of, in one language: how a chapter is called,
// and sentences that follow each other in any order. {title} and {author} are the
// book's.
type prose struct {
	chapter   string
	sentences []string
}

var proses = map[string]prose{
	"fr": {"Chapitre %d", []string{
		"Ces pages ont été écrites pour la démonstration : elles portent le titre « {title} », mais le texte de {author} n’y est pas.",
		"Un matin, un voyageur quitta la ville avec un livre sous le bras et du pain dans son sac.",
		"Il marchait lentement, car il lisait en marchant, et les gens du chemin le saluaient.",
		"À midi il s’assit près d’un puits, but un peu d’eau et relut la page qu’il n’avait pas comprise.",
		"« Qui lit trop vite ne rencontre personne », lui dit une femme qui remplissait sa cruche.",
		"Il ferma le livre, la remercia, et l’aida à porter l’eau jusqu’à sa maison.",
		"Le soir, les enfants voulurent entendre une histoire, et il leur raconta celle du semeur.",
		"La lampe était petite, mais elle suffisait pour la table et pour les visages autour d’elle.",
		"Il nota dans la marge ce qu’il avait appris ce jour-là, et ce n’était pas dans le livre.",
		"Le lendemain la route montait, et la vue devint large comme une promesse.",
	}},
	"en": {"Chapter %d", []string{
		"These pages were written for a demonstration: they bear the title “{title}”, but the text of {author} is not in them.",
		"One morning a traveller left the town with a book under his arm and bread in his bag.",
		"He walked slowly, for he read as he walked, and people on the road greeted him.",
		"At noon he sat down by a well, drank a little water and read again the page he had not understood.",
		"“Who reads too fast meets nobody,” said a woman who was filling her jar.",
		"He closed the book, thanked her, and helped her carry the water home.",
		"In the evening the children wanted a story, and he told them the one about the sower.",
		"The lamp was small, but it was enough for the table and the faces around it.",
		"He noted in the margin what he had learned that day, and it was not in the book.",
		"The next day the road climbed, and the view grew wide as a promise.",
	}},
	"pt": {"Capítulo %d", []string{
		"Estas páginas foram escritas para uma demonstração: têm o título «{title}», mas o texto de {author} não está nelas.",
		"Certa manhã, um viajante deixou a cidade com um livro debaixo do braço e pão na sacola.",
		"Andava devagar, porque lia enquanto andava, e as pessoas do caminho cumprimentavam-no.",
		"Ao meio-dia sentou-se junto a um poço, bebeu um pouco de água e releu a página que não compreendera.",
		"«Quem lê depressa demais não encontra ninguém», disse-lhe uma mulher que enchia o cântaro.",
		"Fechou o livro, agradeceu-lhe e ajudou-a a levar a água até casa.",
		"À noite as crianças quiseram ouvir uma história, e ele contou-lhes a do semeador.",
		"A lâmpada era pequena, mas bastava para a mesa e para os rostos à sua volta.",
		"Anotou na margem o que aprendera naquele dia, e não estava no livro.",
		"No dia seguinte a estrada subia, e a vista tornou-se larga como uma promessa.",
	}},
	"it": {"Capitolo %d", []string{
		"Queste pagine sono state scritte per una dimostrazione: portano il titolo «{title}», ma il testo di {author} non c’è.",
		"Una mattina un viaggiatore lasciò la città con un libro sotto il braccio e del pane nella borsa.",
		"Camminava piano, perché leggeva camminando, e la gente per strada lo salutava.",
		"A mezzogiorno si sedette vicino a un pozzo, bevve un po’ d’acqua e rilesse la pagina che non aveva capito.",
		"«Chi legge troppo in fretta non incontra nessuno», gli disse una donna che riempiva la brocca.",
		"Chiuse il libro, la ringraziò e l’aiutò a portare l’acqua fino a casa.",
		"La sera i bambini vollero una storia, e lui raccontò quella del seminatore.",
		"La lampada era piccola, ma bastava per la tavola e per i volti intorno.",
		"Annotò a margine ciò che aveva imparato quel giorno, e non era nel libro.",
		"Il giorno dopo la strada saliva, e la vista si fece larga come una promessa.",
	}},
	"es": {"Capítulo %d", []string{
		"Estas páginas se escribieron para una demostración: llevan el título «{title}», pero el texto de {author} no está en ellas.",
		"Una mañana, un viajero dejó la ciudad con un libro bajo el brazo y pan en la bolsa.",
		"Caminaba despacio, porque leía al caminar, y la gente del camino lo saludaba.",
		"A mediodía se sentó junto a un pozo, bebió un poco de agua y releyó la página que no había entendido.",
		"«Quien lee demasiado deprisa no encuentra a nadie», le dijo una mujer que llenaba su cántaro.",
		"Cerró el libro, le dio las gracias y la ayudó a llevar el agua a su casa.",
		"Por la noche los niños quisieron un cuento, y él les contó el del sembrador.",
		"La lámpara era pequeña, pero bastaba para la mesa y para los rostros a su alrededor.",
		"Anotó al margen lo que había aprendido aquel día, y no estaba en el libro.",
		"Al día siguiente el camino subía, y la vista se hizo ancha como una promesa.",
	}},
}

const (
	chaptersOfABook     = 5
	paragraphsOfChapter = 8
)

// chapters are those of a book: what it is about first, then invented prose that is
// the same each time, and not the same in each chapter.
func (t title) chapters() (all []chapter) {
	words := proses[t.language]
	insert := strings.NewReplacer("{title}", t.name, "{author}", t.author)
	for n := range chaptersOfABook {
		c := chapter{ID: fmt.Sprintf("c%d", n+1), File: fmt.Sprintf("c%d.xhtml", n+1), Title: fmt.Sprintf(words.chapter, n+1)}
		if n == 0 {
			c.Paragraphs = append(c.Paragraphs, t.about, insert.Replace(words.sentences[0]))
		}
		for p := range paragraphsOfChapter {
			var said []string
			for s := range 4 + p%3 {
				said = append(said, words.sentences[1+(n*3+p*5+s)%(len(words.sentences)-1)])
			}
			c.Paragraphs = append(c.Paragraphs, strings.Join(said, " "))
		}
		all = append(all, c)
	}
	return all
}
