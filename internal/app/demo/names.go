package demo

import (
	"fmt"
	"strings"

	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

// origin is where a family's names come from.
type origin struct {
	women, men, families []string
	language             string
	dark                 int // percent
}

func words(s string) []string { return strings.Fields(s) }

// origins are those of the school's people, the frequent ones more than once.
var origins = []origin{french, french, french, african, african, african, african, portuguese, italian, spanish, english}

var (
	french = origin{
		language: "fr", dark: 15,
		women: words(`Adèle Agnès Alice Amandine Anaïs Anne-Laure Aurélie Béatrice Camille Caroline Catherine Céline Chantal Chloé Claire Clémence Delphine
			Élise Élodie Émilie Estelle Florence Françoise Gaëlle Hélène Inès Isabelle Jeanne Joëlle Julie Justine Laëtitia Laure Léa Louise Lucie Manon
			Margaux Marie Marie-Claude Marion Mathilde Mélanie Nathalie Noémie Océane Odile Pauline Rachel Sandrine Sarah Solène Sophie Sylvie Valérie Véronique Zoé`),
		men: words(`Adrien Alain Alexandre Antoine Arnaud Aurélien Baptiste Benoît Bertrand Bruno Cédric Charles Christophe Clément Cyril Damien David Denis
			Didier Éric Étienne Fabien Florian François Frédéric Gabriel Gaël Guillaume Hugo Jacques Jean-Luc Jean-Marc Jérémie Joël Jonathan Julien Laurent
			Loïc Luc Lucas Mathieu Maxime Mickaël Nicolas Noé Olivier Pascal Philippe Pierre Quentin Raphaël Rémi Romain Samuel Sébastien Sylvain Théo Thibault Yann`),
		families: words(`Arnaud Aubert Barbier Baron Benoît Bernard Besson Blanchard Bonnet Boucher Bourgeois Breton Brunet Carpentier Chevalier Clément Colin
			Cordier Cousin Delattre Delaunay Deschamps Dubois Dufour Dumont Dupuis Duval Étienne Fabre Faure Fleury Fournier Gaillard Garnier Gauthier Gérard
			Giraud Guérin Guillot Hamon Hébert Huet Jacquet Joly Lacroix Lambert Langlois Lebrun Leclerc Lefèvre Legrand Lemaire Lemoine Leroux Maillard Marchal
			Masson Mercier Meunier Michaud Moreau Morin Noël Olivier Pasquier Pelletier Perrot Picard Poirier Prévost Renaud Rey Richard Rivière Robin Roussel
			Royer Sauvage Schmitt Simonnet Tessier Thibaud Vasseur Vidal Vincent Weber`),
	}
	african = origin{
		language: "fr", dark: 100,
		women: words(`Adjoa Affoué Aïcha Aïssatou Akissi Aminata Angélique Astou Awa Bénédicte Bernadette Binta Bintou Blandine Chantal Christelle Clarisse
			Coumba Déborah Dieynaba Divine Dorcas Esther Espérance Fanta Fatou Fatoumata Félicité Georgette Gisèle Grâce Hawa Honorine Joséphine Judith Kadiatou
			Khady Léontine Mariam Mariama Merveille Miriam Ngoné Nathalie Oumou Patience Pélagie Penda Prisca Ramatoulaye Rokhaya Ruth Salimata Sarah Sokhna
			Solange Tatiana Thérèse Victoire Yacine Yvette Ya-Marie Zénab`),
		men: words(`Abdoulaye Achille Adama Alassane Amadou Armand Aristide Babacar Barthélemy Bienvenu Blaise Boubacar Cheikh Christian Cyrille Daouda Désiré
			Dieudonné Djibril Éloi Emmanuel Ernest Fabrice Félicien Fiston Franck Gédéon Gérard Ghislain Gustave Hervé Ibrahima Idrissa Innocent Isaïe Issa Jérôme
			Josué Justin Kouadio Kofi Lamine Landry Léopold Mamadou Marcel Modeste Moïse Moussa Nestor Ousmane Pacôme Papa Parfait Patrice Prosper Rodrigue
			Saliou Seydou Serge Silas Souleymane Thierry Trésor Ulrich Wilfried Yao Zacharie`),
		families: words(`Abega Adjovi Agbodjan Ahouansou Akakpo Amoussou Assogba Atangana Ba Bagayoko Bah Bakayoko Balogun Bamba Bationo Bouanga Camara Cissé
			Cissokho Coulibaly Dembélé Dia Diabaté Diagne Diakité Diallo Diarra Diatta Diop Diouf Dossou Doumbia Ekambi Essomba Fall Fofana Gaye
			Guèye Hounkpatin Ilunga Kabeya Kaboré Kalala Kamga Kanté Kasongo Kassi Keïta Kengne Koffi Konan Konaté Koné Kouamé Kouassi Kouyaté Lokossou
			Loubaki Mabiala Makosso Mbaye Mbemba Mendy Moukoko Mukendi Mvondo N'Diaye N'Dour N'Guessan N'Koulou Ngoma Niang Nkounkou Nzola Obiang Ouattara
			Ouédraogo Sagna Sangaré Sanogo Sarr Sawadogo Seck Sène Sidibé Sissoko Soglo Soumahoro Sow Sy Tamba Tapsoba Tchakounté Thiam Touré Traoré Tshibanda
			Tsonga Yaméogo Zinsou Zongo`),
	}
	portuguese = origin{
		language: "pt", dark: 35,
		women: words(`Ana Beatriz Carla Catarina Conceição Cristina Diana Fátima Filipa Helena Inês Joana Leonor Lúcia Luísa Mafalda Margarida Mariana Marta Matilde Patrícia Raquel Rita Sílvia Sofia Susana Teresa Vânia`),
		men:   words(`Afonso Alexandre André António Bernardo Carlos Diogo Duarte Eduardo Fernando Filipe Francisco Gonçalo Henrique Hugo João Joaquim Jorge José Luís Manuel Miguel Nuno Paulo Pedro Ricardo Rui Tiago Vasco`),
		families: words(`Almeida Antunes Araújo Azevedo Barbosa Barros Branco Cardoso Carvalho Coelho Correia Costa Cunha Domingues Esteves Faria Fernandes Ferreira Figueiredo
			Fonseca Freitas Gonçalves Lopes Machado Magalhães Marques Matos Mendes Monteiro Moreira Neves Nogueira Nunes Oliveira Pereira Pinheiro Pinto Ramos Reis
			Ribeiro Rocha Rodrigues Sá Santos Simões Soares Sousa Tavares Teixeira Vieira`),
	}
	italian = origin{
		language: "it", dark: 5,
		women: words(`Alessia Anna Arianna Aurora Beatrice Bianca Carla Chiara Cristina Elena Elisa Federica Francesca Gaia Giorgia Giulia Ilaria Laura Lucia Martina Paola Roberta Sara Serena Silvia Sofia Valentina`),
		men:   words(`Alberto Alessandro Andrea Antonio Carlo Claudio Daniele Davide Enrico Fabio Federico Filippo Francesco Gabriele Giacomo Giovanni Giuseppe Lorenzo Luca Marco Matteo Michele Nicolò Paolo Pietro Riccardo Roberto Stefano Tommaso`),
		families: words(`Amato Barbieri Basile Benedetti Bianchi Bruno Caputo Carbone Caruso Cattaneo Colombo Conti Costa D'Amico D'Angelo Deluca Esposito Fabbri Farina Ferrara Ferrari Ferri
			Fontana Galli Gallo Gatti Gentile Giordano Grasso Greco Guerra Leone Lombardi Mancini Marchetti Mariani Marini Martinelli Mazza Messina Monti Moretti
			Morelli Negri Neri Orlando Palumbo Parisi Pellegrini Ricci Rinaldi Rizzo Romano Rossi Russo Sala Santoro Serra Silvestri Sorrentino Testa Vitale`),
	}
	spanish = origin{
		language: "es", dark: 15,
		women: words(`Alba Ana Ángela Beatriz Belén Carmen Clara Cristina Elena Esperanza Eva Gloria Inés Irene Isabel Julia Laura Leticia Lorena Lucía Marina María Marta Mercedes Noelia Nuria Paula Pilar Raquel Rocío Rosa Silvia Sonia Verónica`),
		men:   words(`Alberto Alejandro Álvaro Andrés Ángel Antonio Carlos César Daniel Diego Emilio Enrique Esteban Fernando Francisco Guillermo Héctor Ignacio Iván Javier Jesús Joaquín Jorge José Juan Luis Manuel Marcos Miguel Óscar Pablo Rafael Ramón Raúl Rubén Santiago Sergio`),
		families: words(`Aguilar Álvarez Blanco Cabrera Calvo Campos Cano Castillo Castro Cortés Crespo Cruz Delgado Díaz Domínguez Fernández Flores Fuentes Gallego García Garrido Gil Gómez
			González Guerrero Gutiérrez Hernández Herrera Ibáñez Iglesias Jiménez León López Lorenzo Lozano Marín Martín Martínez Medina Méndez Molina Montero Morales
			Moreno Moya Muñoz Navarro Núñez Ortega Ortiz Peña Pérez Prieto Ramírez Ramos Reyes Rodríguez Romero Rubio Ruiz Sánchez Santana Santos Sanz Serrano Suárez
			Torres Vargas Vázquez Vega Vicente`),
	}
	english = origin{
		language: "en", dark: 40,
		women: words(`Abigail Alice Amy Anna Bethany Charlotte Chloe Deborah Eleanor Elizabeth Emily Emma Esther Faith Florence Grace Hannah Harriet Hope Joy Laura Lucy Mary Mercy Naomi Olivia Patience Rachel Rebecca Ruth Sarah Sophie Susan Tabitha Victoria`),
		men:   words(`Aaron Adam Andrew Benjamin Caleb Charles Christopher Daniel David Edward Elijah Ethan George Henry Isaac Jack Jacob James John Jonathan Joseph Joshua Luke Mark Matthew Michael Nathan Noah Oliver Paul Peter Philip Samuel Simon Stephen Thomas Timothy William`),
		families: words(`Adams Adeyemi Allen Appiah Baker Barnes Bennett Boateng Brooks Brown Campbell Carter Clarke Collins Cooper Davies Edwards Ellis Evans Fletcher Foster Green Griffiths Hall Harris
			Hill Hughes Hunt Jackson James Jenkins Johnson Jones King Knight Lewis Marshall Mensah Miller Mitchell Morgan Morris Murphy Okafor Okoro Owusu Palmer Parker
			Phillips Price Reid Reynolds Richardson Roberts Robinson Rogers Russell Scott Shaw Simpson Stevens Taylor Thompson Turner Walker Watson White Wilson Wood Wright`),
	}
)

// mailboxes gives out e-mail addresses, each once, at a domain that can never
// exist.
type mailboxes struct {
	domain string
	used   map[string]int
}

func newMailboxes(domain string) mailboxes { return mailboxes{domain, map[string]int{}} }

func (m mailboxes) next(f people.PersonFields) string {
	plain := strings.NewReplacer("'", "", " ", "-")
	name := plain.Replace(db.Fold(f.FirstName)) + "." + plain.Replace(db.Fold(f.LastName))
	m.used[name]++
	if n := m.used[name]; n > 1 {
		name = fmt.Sprintf("%s%d", name, n)
	}
	return name + "@" + m.domain
}

// mobile returns one of the French numbers that are kept for films and demos.
func (d dice) mobile() string {
	return fmt.Sprintf("+3363998%02d%02d", d.IntN(100), d.IntN(100))
}
