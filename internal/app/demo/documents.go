package demo

import (
	"context"
	"embed"
	"fmt"
	"strings"
	"text/template"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/campus"
)

// papers are the texts of the documents.
//
//go:embed papers/*.txt
var papers embed.FS

// documentsUpTo is how many campuses have documents: enough to see them, and a
// school of a thousand campuses is still made quickly.
const documentsUpTo = 12

// sheet is a document that some campus has.
type sheet struct{ name, text string }

var (
	rules    = sheet{"Règlement intérieur.pdf", "rules"}
	statutes = sheet{"Statuts de l'association.pdf", "statutes"}
	route    = sheet{"Plan d'accès.pdf", "access"}
	calendar = sheet{"Calendrier des week-ends 2025-2026.txt", ""}
)

// sheetsOf are the documents of a campus. They are not the same everywhere.
func sheetsOf(p place, i int) []sheet {
	switch {
	case p.city.archived:
		return []sheet{statutes}
	case p.city.country.language == "pt":
		return []sheet{{"Regulamento interno.pdf", "rules_pt"}, {"Como chegar.pdf", "access_pt"}}
	case i == 0:
		return []sheet{rules, statutes, route, calendar}
	case i%2 > 0:
		return []sheet{rules, statutes, route}
	}
	return []sheet{rules, route, calendar}
}

func planDocuments(ctx context.Context, w *world) error {
	d := w.dice("documents")
	var contents [][]byte
	w.documents = nil
	for i, p := range w.campuses {
		if i >= documentsUpTo && i < w.Campuses {
			continue
		}
		for _, s := range sheetsOf(p, i) {
			content, err := s.content(p)
			if err != nil {
				return err
			}
			contents = append(contents, content)
			at := d.moment(p.CreatedAt, p.UpdatedAt)
			w.documents = append(w.documents, campus.NewDocument{ID: d.id(at), CampusID: p.ID, Name: s.name, CreatedBy: p.coordinator, CreatedAt: at})
		}
	}
	blobs, err := w.putAll(ctx, len(contents), func(i int) ([]byte, error) { return contents[i], nil })
	for i, b := range blobs {
		w.documents[i].Hash = b.Hash
	}
	return err
}

func (s sheet) content(p place) ([]byte, error) {
	if s.text == "" {
		return []byte(weekends(p)), nil
	}
	t, err := template.ParseFS(papers, "papers/"+s.text+".txt")
	if err != nil {
		return nil, err
	}
	var text strings.Builder
	l := p.Location
	err = t.Execute(&text, map[string]any{
		"City": p.Name, "Business": p.BusinessName, "Address": strings.TrimSpace(l.Address + ", " + l.ZipCode + " " + l.City), "Phone": p.Phone, "Schedule": p.Schedule,
		"Attendance": p.RequiredAttendance, "PassMark": p.PassMark, "Latitude": *l.Latitude, "Longitude": *l.Longitude,
	})
	title, _, _ := strings.Cut(s.name, ".")
	return paper{title: title, issuer: p.BusinessName, color: p.city.color, text: text.String()}.pdf(), err
}

// weekends lists the teaching week-ends of a year, one in two.
func weekends(p place) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\nCalendrier des week-ends 2025-2026\n\n", p.BusinessName)
	saturday := clock.Date{Year: 2025, Month: time.September, Day: 13}
	for n := 1; n <= 20; n++ {
		sunday := saturday.AddDays(1)
		fmt.Fprintf(&b, "Week-end %2d : samedi %02d/%02d/%d et dimanche %02d/%02d/%d\n",
			n, saturday.Day, saturday.Month, saturday.Year, sunday.Day, sunday.Month, sunday.Year)
		saturday = saturday.AddDays(14)
	}
	return b.String()
}

func addDocuments(ctx context.Context, tx *db.Tx, w *world) error {
	for _, d := range w.documents {
		if err := campus.AddDocument(ctx, tx, d); err != nil {
			return err
		}
	}
	return nil
}
