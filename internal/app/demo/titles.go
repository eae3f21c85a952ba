package demo

// title is a book of the demo school: a classic that really exists.
type title struct {
	name, author, language, kind string
	cents                        int64
	about                        string
}

const (
	ebook     = "ebook"
	audioBook = "audio_book"
	paperback = "paperback"
)

// titles are the books. Those whose cents are 0 are free.
var titles = []title{
	{"Le Voyage du pèlerin", "John Bunyan", "fr", ebook, 0, "Chrétien quitte la ville de Destruction et marche vers la Cité céleste."},
	{"L’Imitation de Jésus-Christ", "Thomas a Kempis", "fr", ebook, 0, "Quatre petits livres sur la vie intérieure, lus depuis six siècles."},
	{"Les Confessions", "Augustin d’Hippone", "fr", paperback, 890, "« Tu nous as faits pour toi, et notre cœur est sans repos. »"},
	{"La Cité de Dieu", "Augustin d’Hippone", "fr", paperback, 2490, "Deux cités, deux amours : une lecture de toute l’histoire."},
	{"Pensées", "Blaise Pascal", "fr", paperback, 750, "Les notes d’une apologie qui ne fut jamais achevée."},
	{"Institution de la religion chrétienne", "Jean Calvin", "fr", paperback, 3900, "La somme de la Réforme de langue française."},
	{"De la liberté du chrétien", "Martin Luther", "fr", ebook, 0, "Le chrétien est libre de tous, et le serviteur de tous."},
	{"Le Petit Catéchisme", "Martin Luther", "fr", paperback, 450, "Les dix commandements, le Credo et le Notre Père, expliqués pour la maison."},
	{"La Pratique de la présence de Dieu", "Frère Laurent", "fr", audioBook, 0, "Prier en faisant la cuisine : entretiens et lettres."},
	{"Introduction à la vie dévote", "François de Sales", "fr", paperback, 1190, "Pour qui vit « en ville, en ménage, à la cour »."},
	{"Traité du désespoir", "Søren Kierkegaard", "fr", paperback, 980, "La maladie à la mort, et son contraire, la foi."},
	{"Sur l’Incarnation du Verbe", "Athanase d’Alexandrie", "fr", ebook, 0, "Pourquoi Dieu s’est fait homme, expliqué en quelques pages."},
	{"La Didachè", "Auteur inconnu", "fr", ebook, 0, "Le plus ancien manuel de l’Église, vers l’an 100."},
	{"Lettres", "Ignace d’Antioche", "fr", ebook, 0, "Sept lettres écrites sur le chemin du martyre."},
	{"Histoire ecclésiastique", "Eusèbe de Césarée", "fr", paperback, 2150, "Les trois premiers siècles, racontés par celui qui en avait les archives."},
	{"Vie de saint Antoine", "Athanase d’Alexandrie", "fr", audioBook, 0, "Le premier récit d’une vie au désert."},
	{"Sermons choisis", "Jacques-Bénigne Bossuet", "fr", paperback, 1290, "Dix sermons qui apprennent encore à composer."},
	{"La Règle", "Benoît de Nursie", "fr", paperback, 690, "« Écoute, mon fils » : une vie commune en soixante-treize chapitres."},
	{"The Pilgrim’s Progress", "John Bunyan", "en", ebook, 0, "The English text of 1678, with the spelling of today."},
	{"Absolute Surrender", "Andrew Murray", "en", ebook, 0, "Addresses on the one condition of blessing."},
	{"With Christ in the School of Prayer", "Andrew Murray", "en", ebook, 0, "Thirty-one lessons, one for each day of a month."},
	{"Lectures to My Students", "Charles Spurgeon", "en", paperback, 1890, "A preacher talks to those who will preach."},
	{"Morning and Evening", "Charles Spurgeon", "en", audioBook, 0, "Two short meditations a day, read aloud."},
	{"The Practice of Prayer", "G. Campbell Morgan", "en", ebook, 0, "A short book about a long habit."},
	{"Power Through Prayer", "E. M. Bounds", "en", ebook, 0, "“What the Church needs today is not more machinery.”"},
	{"A Plain Account of Christian Perfection", "John Wesley", "en", paperback, 990, "What he taught, from 1725 to 1777."},
	{"Journal", "John Wesley", "en", paperback, 2290, "Fifty years on horseback."},
	{"Religious Affections", "Jonathan Edwards", "en", paperback, 1690, "How to tell what is true in a revival."},
	{"George Müller of Bristol", "A. T. Pierson", "en", audioBook, 0, "Ten thousand orphans, and not one appeal for money."},
	{"Hudson Taylor in Early Years", "Mr. and Mrs. Howard Taylor", "en", paperback, 1590, "The growth of a soul."},
	{"O Peregrino", "John Bunyan", "pt", ebook, 0, "A viagem de Cristão, da Cidade da Destruição à Cidade Celestial."},
	{"As Confissões", "Agostinho de Hipona", "pt", paperback, 1050, "A oração mais longa da literatura."},
	{"Sermões", "António Vieira", "pt", paperback, 1490, "O sermão de Santo António aos peixes e outros doze."},
	{"Imitação de Cristo", "Tomás de Kempis", "pt", audioBook, 0, "Lido em voz alta, um capítulo de cada vez."},
	{"Noche oscura", "Juan de la Cruz", "es", ebook, 0, "El poema y su explicación."},
	{"Libro de la vida", "Teresa de Jesús", "es", paperback, 1150, "Su vida, contada por obediencia."},
	{"El progreso del peregrino", "John Bunyan", "es", ebook, 0, "El viaje de Cristiano a la Ciudad Celestial."},
	{"Le confessioni", "Agostino d’Ippona", "it", paperback, 990, "Tredici libri, in una traduzione moderna."},
	{"I fioretti di san Francesco", "Autore ignoto", "it", ebook, 0, "Cinquantatré racconti dei primi compagni."},
	{"Lettere", "Caterina da Siena", "it", paperback, 1390, "Scrisse a papi e a prigionieri con la stessa franchezza."},
	{"Le Château intérieur", "Thérèse d’Avila", "fr", ebook, 0, "Sept demeures, de la porte jusqu’au centre."},
	{"Traité de l’amour de Dieu", "François de Sales", "fr", ebook, 0, "Comment l’amour naît, grandit et demeure."},
	{"Les Pensées sur la religion", "Blaise Pascal", "fr", ebook, 0, "Un choix de fragments, pour commencer."},
	{"Lettres spirituelles", "François Fénelon", "fr", ebook, 0, "Des conseils écrits à des amis, un à un."},
	{"La Vie de Monsieur de Renty", "Jean-Baptiste Saint-Jure", "fr", ebook, 0, "Un laïc du Grand Siècle, raconté par son confesseur."},
	{"The Saints’ Everlasting Rest", "Richard Baxter", "en", ebook, 0, "Written by a man who thought that he was dying."},
	{"All of Grace", "Charles Spurgeon", "en", ebook, 0, "An earnest word with those who are seeking."},
	{"The Imitation of Christ", "Thomas à Kempis", "en", ebook, 0, "Four small books on the inner life."},
	{"Grace Abounding", "John Bunyan", "en", ebook, 0, "His own story, told from prison."},
	{"Humility", "Andrew Murray", "en", ebook, 0, "Twelve short chapters on a forgotten virtue."},
	{"The Reformed Pastor", "Richard Baxter", "en", ebook, 0, "House by house, through a whole town."},
	{"Luz e Calor", "Manuel Bernardes", "pt", ebook, 0, "Para entendimentos frios e corações apagados."},
	{"Castillo interior", "Teresa de Jesús", "es", ebook, 0, "Siete moradas, de la puerta al centro."},
	{"Subida del monte Carmelo", "Juan de la Cruz", "es", ebook, 0, "El camino de la nada al todo."},
	{"Il combattimento spirituale", "Lorenzo Scupoli", "it", ebook, 0, "Un piccolo manuale per una lunga battaglia."},
	{"L’imitazione di Cristo", "Tommaso da Kempis", "it", ebook, 0, "Quattro piccoli libri sulla vita interiore."},
}

// required and suggested are the books of a course by its code, as numbers in
// titles.
var required = map[string][]int{
	"FOI1": {0, 19}, "PRI1": {8, 20}, "HIS1": {14, 13}, "HIS2": {5, 27}, "DOC1": {11, 5}, "DOC2": {11, 6}, "HOM1": {21, 16}, "MIS1": {29}, "CHR1": {1}, "ESP1": {24},
}

var suggested = map[string][]int{
	"FOI1": {7}, "PRI1": {1, 23, 24}, "HIS1": {2, 3, 12, 17}, "HOM1": {22}, "MIS1": {28, 26}, "CHR1": {9}, "ETH1": {4, 10}, "REL1": {9}, "ATS1": {15}, "LEA1": {17, 28},
}
