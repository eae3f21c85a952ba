package studies_test

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"strings"
	"testing"

	"myspace/internal/base/clock"
	"myspace/internal/base/pdftest"
	"myspace/internal/school/studies"
)

const checkAddress = "https://my.school.example/check/0123456789abcdef0123456789abcdef"

// sample is a paper of so many classes with so many courses each.
func sample(kind string, years, courses int) studies.Figures {
	f := studies.Figures{
		Kind: kind, Number: "2026-0042", Edition: 1, FirstName: "Zoë", LastName: "Nuñez-Łukasz", Campus: "Paris", Business: "Institut de théologie de Paris", City: "Saint-Denis",
		Day: clock.Date{Year: 2026, Month: 7, Day: 4}, Signatory: "Dr Ruth Roy", SignatoryTitle: "Doyenne des études",
	}
	for i := range years {
		y := studies.ClassYear{
			ClassCode: fmt.Sprintf("PAR-%d", 2024+i), Programme: "certificate", Level: i + 1, StartYear: 2024 + i, EndYear: 2025 + i, CampusName: "Paris", PassMark: 70, RequiredAttendance: 80,
			Average: studies.Average{Points: 8421, Known: true, Complete: i > 0}, Mention: "very_good", Presence: studies.Presence{Counted: 120, Present: 111}, PassedCourses: courses - 1,
			Observation: "Un travail régulier, un esprit apprécié de tous. Continuez ainsi !",
		}
		for j := range courses {
			y.Courses = append(y.Courses, sampleCourse(j))
		}
		f.Years = append(f.Years, y)
	}
	return f
}

func sampleCourse(j int) studies.PaperLine {
	graded := func(p studies.Points) studies.Grade { return studies.Grade{State: studies.Graded, Points: p} }
	line := studies.PaperLine{
		Code: fmt.Sprintf("THE%d", 101+j), Name: "Introduction à l’Ancien Testament", Hours: 24, Attempts: []studies.Grade{graded(8550)}, Counts: graded(8550),
		Presence: studies.Presence{Counted: 8, Present: 7}, Passed: true,
	}
	switch j % 5 {
	case 1:
		line.Name = "Herméneutique, exégèse et prédication des livres prophétiques et apocalyptiques de l’Ancien et du Nouveau Testament : méthodes, textes choisis et travaux dirigés"
	case 2:
		line.Attempts = []studies.Grade{graded(5025), graded(7200)}
		line.Counts = graded(7200)
	case 3:
		line.Name, line.Passed, line.Counts = "Grec", false, studies.Grade{State: "absent"}
	case 4:
		line.Name, line.Passed, line.Counts, line.Attempts, line.Presence = "Homilétique", false, studies.Grade{}, nil, studies.Presence{}
	}
	return line
}

// TestACourseThatIsToComeIsNotUnderWayOnPaper: as on the screen, by the day of the
// paper.
func TestACourseThatIsToComeIsNotUnderWayOnPaper(t *testing.T) {
	day := clock.Date{Year: 2026, Month: 7, Day: 4}
	held := studies.Presence{Counted: 1}
	for want, line := range map[string]studies.PaperLine{
		"to_come":    {FirstDay: day.AddDays(1)},
		"open":       {FirstDay: day},
		"passed":     {FirstDay: day.AddDays(1), Counts: studies.Grade{State: studies.Graded, Points: 8000}, Passed: true},
		"not_passed": {Counts: studies.Grade{State: studies.Missed}},
	} {
		if got := line.ResultOn(day); got != want {
			t.Errorf("%+v is %s, not %s", line, got, want)
		}
	}
	if got := (studies.PaperLine{FirstDay: day.AddDays(1), Presence: held}).ResultOn(day); got != "open" {
		t.Errorf("what was held already is %s", got)
	}
}

// stamp is the picture of a round stamp, on nothing.
func stamp(t testing.TB) string {
	t.Helper()
	const side = 400
	m := image.NewNRGBA(image.Rect(0, 0, side, side))
	for x := range side {
		for y := range side {
			if r := math.Hypot(float64(x-side/2), float64(y-side/2)); (r > 170 && r < 190) || (r > 120 && r < 126) || (r < 60 && (x+y)%40 < 18) {
				m.Set(x, y, color.NRGBA{R: 40, G: 60, B: 150, A: 210})
			}
		}
	}
	var out bytes.Buffer
	if err := png.Encode(&out, m); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// TestPapersHoldWhateverTheySay: long names, letters of all kinds, many courses,
// two languages. LOOK=folder keeps them, to be looked at as pictures.
func TestPapersHoldWhateverTheySay(t *testing.T) {
	s := newSchool(t)
	hash := s.area.PutPicture(t.Context(), t, stamp(t))
	long := sample(studies.ReportCard, 1, 6)
	long.FirstName, long.LastName = "Þórður-Ãñßëłő Øyvind", "Nebuchadnezzar-Œuvré da Conceição Ñúñez y Vassallo-Ribeiro della Chiesa d’Aubigné-Żółkiewski"
	long.Business, long.City = strings.Repeat("Institut supérieur de théologie et de missiologie ", 2), "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson"
	long.Signatory, long.SignatoryTitle = "Maria-Magdalena von Hohenlohe-Langenburg-Schillingsfürst", "Directrice générale des études et de la vie académique du campus"
	withStamp := func(f studies.Figures) studies.Figures {
		f.Stamp, f.Logo = hash, hash
		return f
	}
	award := func(kind string, f studies.Figures) studies.Figures {
		f.Kind = kind
		return f
	}
	corrected := withStamp(sample(studies.ReportCard, 1, 6))
	corrected.Edition = 3
	unsigned := sample(studies.ReportCard, 1, 0)
	unsigned.Signatory, unsigned.SignatoryTitle, unsigned.Business, unsigned.City = "", "", "", ""
	for name, one := range map[string]struct {
		figures   studies.Figures
		languages []string
	}{
		"card-fr":             {withStamp(sample(studies.ReportCard, 1, 8)), []string{"fr"}},
		"card-en-it":          {withStamp(sample(studies.ReportCard, 1, 8)), []string{"en", "it"}},
		"card-corrected-es":   {corrected, []string{"es", "pt"}},
		"card-long-pt-fr":     {withStamp(long), []string{"pt", "fr"}},
		"card-30-it-es":       {withStamp(sample(studies.ReportCard, 1, 30)), []string{"it", "es"}},
		"card-empty-en":       {unsigned, []string{"en"}},
		"certificate-fr":      {withStamp(sample(studies.Certificate, 1, 4)), []string{"fr"}},
		"certificate-en-pt":   {withStamp(sample(studies.Certificate, 1, 4)), []string{"en", "pt"}},
		"diploma-it":          {withStamp(sample(studies.Diploma, 1, 4)), []string{"it"}},
		"diploma-long-es-fr":  {withStamp(award(studies.Diploma, long)), []string{"es", "fr"}},
		"transcript-fr":       {withStamp(sample(studies.Transcript, 3, 9)), []string{"fr"}},
		"transcript-en-es":    {withStamp(sample(studies.Transcript, 4, 12)), []string{"en", "es"}},
		"transcript-short-pt": {sample(studies.Transcript, 2, 1), []string{"pt"}},
	} {
		body, err := s.area.Draw(t.Context(), one.figures, checkAddress, one.languages...)
		if err != nil || !bytes.HasPrefix(body, []byte("%PDF-")) {
			t.Fatalf("%s: %v", name, err)
		}
		keepToLookAt(t, name, body)
		f := one.figures
		words := []string{f.Number, f.FirstName + " " + f.LastName, f.Signatory, f.SignatoryTitle, f.Business, "https://my.school.example"}
		if f.Kind != studies.Certificate && f.Kind != studies.Diploma {
			for _, y := range f.Years {
				words = append(words, y.ClassCode, y.Observation)
				for _, c := range y.Courses {
					words = append(words, c.Code, c.Name)
				}
			}
		}
		pdftest.Has(t, body, words...)
	}
}
