package demo

import (
	"fmt"
	"strings"
)

// city is where a campus is, and what it shares with its country.
type city struct {
	region, name            string // no region is that of the sign-in page
	address, zip, state     string
	latitude, longitude     float64
	around                  []string // where its people live, besides
	country                 country
	phone                   string // of a range that is kept for films and demos
	color                   uint32
	closed, archived, quiet bool // not offered at sign-in; gone; without students
}

// country is what the campuses of a country have in common.
type country struct{ code, zone, currency, language string }

func (c country) isAfrican() bool { return !strings.HasPrefix(c.zone, "Europe/") }

var (
	france   = country{"FR", "Europe/Paris", "EUR", "fr"}
	belgium  = country{"BE", "Europe/Brussels", "EUR", "fr"}
	portugal = country{"PT", "Europe/Lisbon", "EUR", "pt"}
)

// mainCities are the campuses that everybody sees.
var mainCities = []city{
	{
		name: "Paris", address: "18 rue des Grands-Tilleuls", zip: "75011", state: "Île-de-France", latitude: 48.8606, longitude: 2.3789,
		around: words("Montreuil Saint-Denis Créteil Bagnolet Vincennes Ivry-sur-Seine"), country: france, phone: "+33 1 99 00 14 20", color: 0x4457a6,
	},
	{
		name: "Nice", address: "7 avenue des Citronniers", zip: "06000", state: "Provence-Alpes-Côte d'Azur", latitude: 43.7034, longitude: 7.2663,
		around: words("Antibes Cagnes-sur-Mer Saint-Laurent-du-Var Menton"), country: france, phone: "+33 4 65 71 08 31", color: 0x1f868c,
	},
	{
		name: "Nantes", address: "32 quai des Voiliers", zip: "44000", state: "Pays de la Loire", latitude: 47.2122, longitude: -1.5603,
		around: words("Rezé Saint-Herblain Orvault Vertou"), country: france, phone: "+33 2 61 91 27 44", color: 0x4d7c4a,
	},
	{
		name: "Marseille", address: "115 boulevard du Vieux-Phare", zip: "13006", state: "Provence-Alpes-Côte d'Azur", latitude: 43.2889, longitude: 5.3798,
		around: words("Aubagne Vitrolles Martigues Allauch"), country: france, phone: "+33 4 65 71 52 09", color: 0xb9603a,
	},
}

// sideCities are there in every demo school, so that filters have something to
// show: one that will open, one that was given up, and another region.
var sideCities = []city{
	{
		name: "Lyon", address: "4 place des Mûriers", zip: "69007", state: "Auvergne-Rhône-Alpes", latitude: 45.7461, longitude: 4.8422,
		country: france, phone: "+33 4 65 71 33 60", color: 0x85589a, closed: true, quiet: true,
	},
	{
		name: "Toulon", address: "21 rue de la Corderie-Neuve", zip: "83000", state: "Provence-Alpes-Côte d'Azur", latitude: 43.1242, longitude: 5.928,
		country: france, phone: "+33 4 65 71 90 17", color: 0x6b7686, archived: true, quiet: true,
	},
	{
		region: otherRegion, name: "Bruxelles", address: "56 rue du Houblon-Doré", zip: "1000", latitude: 50.8466, longitude: 4.3528,
		around: words("Schaerbeek Ixelles Anderlecht"), country: belgium, phone: "+33 1 99 00 61 12", color: 0x97772c,
	},
	{
		region: otherRegion, name: "Lisboa", address: "Rua das Laranjeiras Velhas, 40", zip: "1100-042", latitude: 38.7169, longitude: -9.1399,
		around: words("Amadora Almada Odivelas"), country: portugal, phone: "+33 1 99 00 73 85", color: 0xa84a68,
	},
}

// moreCities are where further campuses are when more are asked for.
var moreCities = []city{
	inAfrica("Abidjan", "CI", "Africa/Abidjan", "XOF", 5.3364, -4.0267),
	inAfrica("Dakar", "SN", "Africa/Dakar", "XOF", 14.6928, -17.4467),
	inFrance("Lille", "59000", "Hauts-de-France", 50.6292, 3.0573),
	inFrance("Toulouse", "31000", "Occitanie", 43.6045, 1.4442),
	inAfrica("Cotonou", "BJ", "Africa/Porto-Novo", "XOF", 6.3703, 2.3912),
	inAfrica("Douala", "CM", "Africa/Douala", "XAF", 4.0511, 9.7679),
	inFrance("Bordeaux", "33000", "Nouvelle-Aquitaine", 44.8378, -0.5792),
	inAfrica("Lomé", "TG", "Africa/Lome", "XOF", 6.1319, 1.2228),
	inAfrica("Libreville", "GA", "Africa/Libreville", "XAF", 0.4162, 9.4673),
	inFrance("Strasbourg", "67000", "Grand Est", 48.5734, 7.7521),
	inAfrica("Kinshasa", "CD", "Africa/Kinshasa", "CDF", -4.4419, 15.2663),
	inAfrica("Bamako", "ML", "Africa/Bamako", "XOF", 12.6392, -8.0029),
	inFrance("Rennes", "35000", "Bretagne", 48.1173, -1.6778),
	inAfrica("Ouagadougou", "BF", "Africa/Ouagadougou", "XOF", 12.3714, -1.5197),
	inAfrica("Brazzaville", "CG", "Africa/Brazzaville", "XAF", -4.2634, 15.2429),
	inFrance("Montpellier", "34000", "Occitanie", 43.6108, 3.8767),
	inAfrica("Yaoundé", "CM", "Africa/Douala", "XAF", 3.848, 11.5021),
	inAfrica("Antananarivo", "MG", "Indian/Antananarivo", "MGA", -18.8792, 47.5079),
	inFrance("Grenoble", "38000", "Auvergne-Rhône-Alpes", 45.1885, 5.7245),
	inAfrica("Conakry", "GN", "Africa/Conakry", "GNF", 9.6412, -13.5784),
	inFrance("Dijon", "21000", "Bourgogne-Franche-Comté", 47.322, 5.0415),
	inAfrica("Niamey", "NE", "Africa/Niamey", "XOF", 13.5116, 2.1254),
	inFrance("Rouen", "76000", "Normandie", 49.4432, 1.0993),
	inAfrica("Kigali", "RW", "Africa/Kigali", "RWF", -1.9441, 30.0619),
	inFrance("Tours", "37000", "Centre-Val de Loire", 47.3941, 0.6848),
	inAfrica("Bujumbura", "BI", "Africa/Bujumbura", "BIF", -3.3614, 29.3599),
}

var moreColors = []uint32{0x2e7aa8, 0xb8782f, 0x6f5aa8, 0x3f8468, 0xa4514e, 0x5c7f2f, 0x8c5f3c, 0x3a6f9c, 0x9a4f86, 0x5b6d7e}

func inFrance(name, zip, state string, latitude, longitude float64) city {
	return city{name: name, address: "2 rue des Cerisiers", zip: zip, state: state, latitude: latitude, longitude: longitude, country: france}
}

func inAfrica(name, code, zone, currency string, latitude, longitude float64) city {
	return city{name: name, address: "Avenue des Flamboyants", latitude: latitude, longitude: longitude, country: country{code, zone, currency, "fr"}}
}

// cities returns as many cities as there are open campuses, and the others.
func cities(open int) []city {
	all := append([]city{}, mainCities[:min(open, len(mainCities))]...)
	for i := range open - len(all) {
		c := moreCities[i%len(moreCities)]
		if round := i/len(moreCities) + 1; round > 1 {
			c.name = fmt.Sprintf("%s %d", c.name, round)
		}
		c.phone, c.color = fmt.Sprintf("+33 1 99 00 %02d %02d", i/100%100, i%100), moreColors[i%len(moreColors)]
		all = append(all, c)
	}
	return append(all, sideCities...)
}
