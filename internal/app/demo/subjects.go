package demo

// subject is a course of the demo school.
type subject struct {
	code, name, english string
	programme           string // which curriculum has it: certificate, diploma, or none
	level, hours        int
	about               string
	chapters            []string
}

// subjects are the courses, in the order in which they are taught.
var subjects = []subject{
	{
		"FOI1", "Les fondements de la foi", "Foundations of Faith", "certificate", 1, 12,
		"Ce que l’Écriture appelle la foi, comment elle naît, grandit et agit. Premier cours de l’année, il donne les mots dont tous les autres se servent.",
		[]string{"Ce que la foi est, et ce qu’elle n’est pas", "Comment vient la foi", "La foi qui agit", "Ce qui affaiblit la foi"},
	},
	{
		"ATS1", "Survol de l’Ancien Testament I", "Old Testament Survey I", "certificate", 1, 18,
		"De la Genèse à Esther : l’histoire d’un peuple et d’une promesse, avec ses dates, ses lieux et ses personnages.",
		[]string{"Les commencements", "Les patriarches", "L’exode et la loi", "La conquête et les juges", "Les rois", "L’exil et le retour"},
	},
	{
		"NTS1", "Survol du Nouveau Testament I", "New Testament Survey I", "certificate", 1, 18,
		"Les quatre Évangiles et les Actes : le pays de Jésus, le texte et ses témoins, la première Église.",
		[]string{"Le monde du premier siècle", "Matthieu et Marc", "Luc", "Jean", "Les Actes des apôtres"},
	},
	{
		"PRI1", "La vie de prière", "The Life of Prayer", "certificate", 1, 10,
		"Les formes de la prière dans la Bible, et une discipline qui tient dans la durée.",
		[]string{"Prier avec les Psaumes", "L’intercession", "Prier ensemble", "Quand la prière devient difficile"},
	},
	{
		"HER1", "Introduction à l’herméneutique", "Introduction to Hermeneutics", "certificate", 1, 16,
		"Lire un texte dans son contexte, son genre et sa langue, avant de l’appliquer aujourd’hui.",
		[]string{"Le texte et le lecteur", "Les genres littéraires", "Le contexte", "De l’explication à l’application"},
	},
	{
		"CHR1", "Le caractère chrétien", "Christian Character", "certificate", 1, 12,
		"Le fruit de l’Esprit dans la vie de tous les jours : parole donnée, argent, travail, pardon.",
		[]string{"Le fruit de l’Esprit", "La parole donnée", "Le pardon", "Servir sans être vu"},
	},
	{
		"ATS2", "Survol de l’Ancien Testament II", "Old Testament Survey II", "certificate", 2, 18,
		"Les livres poétiques et les prophètes, lus dans l’ordre où ils ont parlé.",
		[]string{"Job et les Psaumes", "La sagesse", "Ésaïe", "Jérémie et Ézéchiel", "Les douze"},
	},
	{
		"NTS2", "Survol du Nouveau Testament II", "New Testament Survey II", "certificate", 2, 18,
		"Les épîtres et l’Apocalypse : à qui elles sont écrites, à quelles questions elles répondent.",
		[]string{"Les lettres de Paul", "Les lettres pastorales", "Hébreux et Jacques", "Pierre, Jean et Jude", "L’Apocalypse"},
	},
	{
		"ESP1", "L’œuvre du Saint-Esprit", "The Work of the Holy Spirit", "certificate", 2, 14,
		"La personne du Saint-Esprit, ses dons et la manière de les exercer dans l’Église locale.",
		[]string{"Qui est le Saint-Esprit", "La plénitude", "Les dons", "Discerner"},
	},
	{
		"FAM1", "La famille selon la Bible", "The Family in Scripture", "certificate", 2, 10,
		"Le couple, les enfants, le célibat, les grands-parents : ce que l’Écriture dit et ce qu’elle laisse libre.",
		[]string{"L’alliance", "Élever des enfants", "Le célibat", "Les crises"},
	},
	{
		"EVA1", "L’évangélisation personnelle", "Personal Evangelism", "certificate", 2, 12,
		"Parler de sa foi avec respect, écouter, répondre aux questions qui reviennent, accompagner les premiers pas.",
		[]string{"Écouter", "Raconter son histoire", "Les questions qui reviennent", "Les premiers pas"},
	},
	{
		"ADM1", "Gérer son temps et ses biens", "Stewardship", "certificate", 2, 8,
		"Un cours pratique : budget, dettes, générosité, rythme de la semaine et repos.",
		[]string{"Le budget", "La générosité", "Le temps", "Le repos"},
	},
	{
		"DOC1", "Doctrine I : Dieu et la création", "Doctrine I: God and Creation", "diploma", 1, 20,
		"La doctrine de Dieu, la Trinité, la création et la providence, avec les confessions de foi de l’Église ancienne.",
		[]string{"La révélation", "La Trinité", "La création", "La providence"},
	},
	{
		"HIS1", "Histoire de l’Église I", "Church History I", "diploma", 1, 20,
		"Des apôtres à la veille de la Réforme : persécutions, conciles, monastères, missions.",
		[]string{"L’Église des martyrs", "Les conciles", "Les monastères", "Le Moyen Âge"},
	},
	{
		"HOM1", "Homilétique", "Homiletics", "diploma", 1, 18,
		"Préparer et donner une prédication : le texte, l’idée, le plan, la voix. Chaque étudiant prêche deux fois.",
		[]string{"Du texte à l’idée", "Le plan", "Les illustrations", "La voix et le geste"},
	},
	{
		"REL1", "Relation d’aide I", "Pastoral Counselling I", "diploma", 1, 16,
		"Écouter, comprendre, orienter. Les limites de l’aide, le secret, les situations qui demandent un professionnel.",
		[]string{"L’écoute", "Le deuil", "Le secret et ses limites", "Passer le relais"},
	},
	{
		"LEA1", "Conduire une équipe", "Leading a Team", "diploma", 1, 14,
		"Appeler, former, déléguer, dire merci, se séparer : le responsable au service de son équipe.",
		[]string{"Appeler", "Déléguer", "Les conflits", "Passer la main"},
	},
	{
		"MUS1", "Louange et adoration", "Praise and Worship", "diploma", 1, 10,
		"La place du chant dans le culte, de la Bible à aujourd’hui, et la conduite d’un temps de louange.",
		[]string{"Le chant dans la Bible", "Conduire un temps de louange", "Travailler en équipe"},
	},
	{
		"DOC2", "Doctrine II : le Christ et le salut", "Doctrine II: Christ and Salvation", "diploma", 2, 20,
		"La personne du Christ, la croix, la résurrection ; justification, sanctification, espérance.",
		[]string{"La personne du Christ", "La croix", "La justification", "L’espérance"},
	},
	{
		"HIS2", "Histoire de l’Église II", "Church History II", "diploma", 2, 20,
		"De la Réforme aux Églises d’Afrique, d’Asie et d’Amérique latine d’aujourd’hui.",
		[]string{"La Réforme", "Les réveils", "Les missions", "Le XXe siècle"},
	},
	{
		"MIS1", "Mission et cultures", "Mission and Cultures", "diploma", 2, 16,
		"Rencontrer une autre culture sans perdre l’Évangile ni l’imposer. Études de cas : Abidjan, Lisbonne, Marseille.",
		[]string{"Culture et Évangile", "Apprendre une langue", "Études de cas"},
	},
	{
		"ETH1", "Éthique chrétienne", "Christian Ethics", "diploma", 2, 14,
		"Raisonner devant une décision : la vie, l’argent, la vérité, le pouvoir.",
		[]string{"Raisonner", "La vie", "L’argent", "La vérité"},
	},
	{
		"PED1", "Enseigner des adultes", "Teaching Adults", "diploma", 2, 12,
		"Préparer une séance, faire participer, évaluer. Pour ceux qui enseigneront à leur tour.",
		[]string{"Préparer une séance", "Faire participer", "Évaluer"},
	},
	{
		"GRE1", "Initiation au grec biblique", "Introduction to Biblical Greek", "", 0, 30,
		"Cours à option, en ligne : l’alphabet, trois cents mots, de quoi se servir d’un dictionnaire et d’un interlinéaire.",
		[]string{"L’alphabet", "Le nom", "Le verbe", "Lire 1 Jean"},
	},
	{
		"INF1", "Informatique pour l’Église", "Computers for Churches", "", 0, 6,
		"N’est plus donné depuis 2022.",
		[]string{"Le tableur", "Le courrier"},
	},
}

// editions are courses that exist in another language, too.
var editions = []subject{
	{"FOI1", "Foundations of Faith", "Foundations of Faith", "", 0, 12, "What Scripture calls faith, how it is born, grows and acts.", []string{"What faith is", "How faith comes", "Faith that acts"}},
	{"PRI1", "A Vida de Oração", "The Life of Prayer", "", 0, 10, "As formas da oração na Bíblia e uma disciplina que dura.", []string{"Orar com os Salmos", "A intercessão", "Orar em conjunto"}},
}
