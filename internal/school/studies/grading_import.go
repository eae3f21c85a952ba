package studies

import (
	"context"
	"io"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/sheet"
	"myspace/internal/base/text"
)

const maxGradeFile = 2 << 20

var gradeFileLimits = sheet.Limits{Rows: 2000, Columns: 60, Unzipped: 16 << 20}

// GradeProposal is what a file of grades would do, row by row. It changes
// nothing: what is to be taken of it is entered like anything that is typed.
type GradeProposal struct {
	Rows []GradeProposalRow `json:"rows"`
}

// GradeProposalRow is a cell of the file that is not empty.
type GradeProposalRow struct {
	Line         int       `json:"line" doc:"As a spreadsheet numbers it."`
	Name         string    `json:"name" doc:"As the file has it."`
	EnrollmentID string    `json:"enrollment_id" doc:"Whose it is; empty where that is not known."`
	Attempt      int       `json:"attempt"`
	Text         string    `json:"text" doc:"What stands in the file."`
	Was          GradeCell `json:"was"`
	Grade        GradeCell `json:"grade"`
	Outcome      string    `json:"outcome" enum:"change,same,refuse"`
	Code         string    `json:"code" doc:"Why it is refused: the key of a text; empty otherwise."`
}

// planGradeImport tells what a file of grades would do, and does nothing.
func (a *Area) planGradeImport(ctx context.Context, in *struct {
	SheetID
	Name string `query:"name" required:"true" minLength:"1" maxLength:"255" doc:"The file's name."`
}, body io.Reader,
) (p GradeProposal, err error) {
	s, err := findGradeSheet(ctx, a.db, access.From(ctx), in.SheetID)
	if err != nil {
		return p, err
	}
	g, err := a.gradesOf(ctx, a.db, in.SheetID, s)
	if err != nil {
		return p, err
	}
	file, err := io.ReadAll(body)
	if err != nil {
		return p, err
	}
	cells, err := sheet.Read(in.Name, file, gradeFileLimits)
	if err != nil {
		return p, err
	}
	f, err := a.readGradeFile(cells.Rows)
	if err != nil {
		return p, err
	}
	p.Rows = f.propose(g)
	return p, nil
}

// gradeFile is a file of grades whose columns are known.
type gradeFile struct {
	rows    [][]string
	head    int            // the line of the headings
	columns map[string]int // by the name of a heading
	words   map[string]string
}

// readGradeFile finds the columns of a file by their headings, in any of our
// languages: whose a row is, and at least one grade.
func (a *Area) readGradeFile(rows [][]string) (f gradeFile, err error) {
	known := a.gradeWords("grade.export.", "last_name", "first_name", "attempt_0", "attempt_1", "attempt_2", "comment", "reference")
	f = gradeFile{rows: rows, words: a.gradeWords("grade.state.", Missed, Exempt)}
	for i, row := range rows[:min(len(rows), 20)] {
		columns := map[string]int{}
		for j, cell := range row {
			if name := known[db.Fold(strings.TrimSpace(cell))]; name != "" {
				columns[name] = j
			}
		}
		_, named := columns["last_name"]
		_, referred := columns["reference"]
		if f.head, f.columns = i, columns; (named || referred) && hasAttempt(columns) {
			return f, nil
		}
	}
	return f, fault.On("file", "grade.no_columns", nil)
}

func hasAttempt(columns map[string]int) bool {
	_, first := columns["attempt_0"]
	_, second := columns["attempt_1"]
	_, third := columns["attempt_2"]
	return first || second || third
}

// gradeWords are the texts under some keys in all languages, folded.
func (a *Area) gradeWords(prefix string, names ...string) map[string]string {
	all := map[string]string{}
	for _, lang := range text.Languages {
		for _, name := range names {
			all[db.Fold(a.Catalogue.For(lang).T(prefix+name, nil))] = name
		}
	}
	return all
}

// at is a cell of a row by the name of its column.
func (f gradeFile) at(row []string, column string) string {
	i, known := f.columns[column]
	if !known || i >= len(row) {
		return ""
	}
	return strings.TrimSpace(row[i])
}

// propose tells what the cells of the file would do to a sheet.
func (f gradeFile) propose(g GradeSheet) []GradeProposalRow {
	all, seen := []GradeProposalRow{}, map[gradeKey]bool{}
	for i, row := range f.rows[f.head+1:] {
		who := f.find(g.Students, row)
		for attempt := range exportedAttempts {
			written := f.at(row, "attempt_"+string(rune('0'+attempt)))
			if written == "" {
				continue
			}
			p := GradeProposalRow{Line: f.head + i + 2, Name: strings.TrimSpace(f.at(row, "last_name") + " " + f.at(row, "first_name")), Attempt: attempt, Text: written, Outcome: "refuse"}
			f.judge(&p, who, attempt, f.at(row, "comment"))
			if key := (gradeKey{p.EnrollmentID, attempt}); p.Outcome != "refuse" && seen[key] {
				p.Outcome, p.Code = "refuse", "grade.twice"
			} else {
				seen[key] = true
			}
			all = append(all, p)
		}
	}
	return all
}

// find returns whose row it is: by its reference, else by a name that one student
// has.
func (f gradeFile) find(students []GradeStudent, row []string) *GradeStudent {
	if id := f.at(row, "reference"); id != "" {
		if i := slices.IndexFunc(students, func(s GradeStudent) bool { return s.EnrollmentID == id }); i >= 0 {
			return &students[i]
		}
		return nil
	}
	var found *GradeStudent
	last, first := db.Fold(f.at(row, "last_name")), db.Fold(f.at(row, "first_name"))
	for i, s := range students {
		if db.Fold(s.LastName) == last && (first == "" || db.Fold(s.FirstName) == first) {
			if found != nil {
				return nil
			}
			found = &students[i]
		}
	}
	return found
}

// judge fills in what a cell of the file would do.
func (f gradeFile) judge(p *GradeProposalRow, who *GradeStudent, attempt int, comment string) {
	if who == nil {
		p.Code = "grade.unknown_student"
		return
	}
	p.EnrollmentID, p.Was = who.EnrollmentID, gradeIn(*who, attempt)
	p.Grade.Comment = p.Was.Comment
	if attempt == 0 && comment != "" {
		p.Grade.Comment = comment
	}
	if state := f.words[db.Fold(p.Text)]; state != "" {
		p.Grade.State, p.Code = state, GradeCell{Grade: Grade{State: state}}.wrong(attempt)
	} else {
		p.Grade.State = Graded
		p.Grade.Points, p.Code = ParsePoints(p.Text)
	}
	switch {
	case p.Code != "":
		p.Grade = p.Was
	case len([]rune(p.Grade.Comment)) > 500:
		p.Code = "grade.comment_long"
	case p.Grade == p.Was:
		p.Outcome = "same"
	default:
		p.Outcome = "change"
	}
}
