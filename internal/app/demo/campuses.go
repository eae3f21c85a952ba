package demo

import (
	"cmp"
	"context"
	"fmt"
	"strings"
	"time"

	"myspace/internal/app/demo/picture"
	"myspace/internal/base/db"
	"myspace/internal/school/campus"
)

// place is a campus of the demo school.
type place struct {
	campus.NewCampus
	city        city
	coordinator string // the id of the person
}

func planCampuses(ctx context.Context, w *world) error {
	d := w.dice("campuses")
	w.campuses = nil
	for i, c := range cities(w.Campuses) {
		p := place{city: c, NewCampus: campus.NewCampus{RegionID: w.regionID(cmp.Or(c.region, signInRegion)), CampusFields: fieldsOf(c, i)}}
		p.CreatedAt = founded.Add(time.Duration(i) * 48 * time.Hour)
		p.UpdatedAt = d.moment(lastYear, today)
		if c.archived {
			p.ArchivedAt = p.UpdatedAt
		}
		p.ID = d.id(p.CreatedAt)
		w.campuses = append(w.campuses, p)
	}
	return w.drawMarks(ctx)
}

func (w *world) drawMarks(ctx context.Context) error {
	blobs, err := w.putAll(ctx, len(w.campuses), func(i int) ([]byte, error) {
		return picture.Mark(w.campuses[i].city.name, w.campuses[i].city.color)
	})
	for i, b := range blobs {
		w.campuses[i].LogoHash = b.Hash
	}
	return err
}

func fieldsOf(c city, i int) campus.CampusFields {
	return campus.CampusFields{
		Name: c.name, BusinessName: businessName(c), IDNumber: number(c.country.code, i),
		Website: "https://" + host(c.name) + ".demo.example", Color: fmt.Sprintf("#%06x", c.color), Phone: c.phone,
		Location: campus.Location{
			Address: c.address, ZipCode: c.zip, City: c.name, State: c.state, Country: c.country.code,
			Latitude: &c.latitude, Longitude: &c.longitude,
		},
		Schedule: schedule(c), Open: !c.closed && !c.archived,
		TimeZone: c.country.zone, Currency: c.country.currency, Language: c.country.language,
		PassMark: 70, RequiredAttendance: 80,
	}
}

func businessName(c city) string {
	if c.country.language == "pt" {
		return "Associação Centro Bíblico de " + c.name
	}
	return "Association Centre biblique de " + c.name
}

// number returns a registration number in the form of the country, which the
// zeros at its beginning keep from ever being given to anybody.
func number(countryCode string, i int) string {
	n := 412_587 + 7_919*i
	switch countryCode {
	case "FR":
		return fmt.Sprintf("SIRET 000 %03d %03d 00014", n/1000%1000, n%1000)
	case "BE":
		return fmt.Sprintf("BE 0000.%03d.%03d", n/1000%1000, n%1000)
	case "PT":
		return fmt.Sprintf("NIPC 000 %03d %03d", n/1000%1000, n%1000)
	}
	return fmt.Sprintf("%s-000-%07d", countryCode, n)
}

func host(name string) string { return strings.ReplaceAll(db.Fold(name), " ", "-") }

func schedule(c city) string {
	switch {
	case c.closed:
		return "Ouverture en septembre. Renseignements : mardi 14 h – 18 h, par téléphone."
	case c.country.language == "pt":
		return "Aulas um fim de semana em cada dois:\nsábado 9h00 – 18h00, domingo 14h00 – 18h00.\nSecretaria: terça e quinta-feira 15h00 – 19h00."
	}
	return "Cours un week-end sur deux :\nsamedi 9 h – 18 h, dimanche 14 h – 18 h.\nSecrétariat : mardi et jeudi 14 h – 18 h."
}

func addCampuses(ctx context.Context, tx *db.Tx, w *world) error {
	for _, c := range w.campuses {
		if err := campus.AddCampus(ctx, tx, c.NewCampus); err != nil {
			return fmt.Errorf("%s: %w", c.Name, err)
		}
	}
	return nil
}
