package people_test

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/school/people"
)

// drawFile draws a file of a few people, some of them known, some wrong.
func drawFile(r *rapid.T, known []string) string {
	pick := func(what string, from ...string) string { return rapid.SampledFrom(from).Draw(r, what) }
	lines := []string{"Prénom;Nom;E-mail;Ville;Sexe;Date de naissance;Rôle;Mobile"}
	for range rapid.IntRange(1, 6).Draw(r, "rows") {
		lines = append(lines, strings.Join([]string{
			pick("first", "Ana", "Zoé", "", "José"), pick("last", "Diaz", "Martin", "", "Núñez"),
			pick("email", append([]string{"", "", "bad", "new" + db.NewID() + "@example.org"}, known...)...),
			pick("city", "", "Lyon", "Metz"), pick("gender", "", "F", "H", "?"), pick("born", "", "1/2/1990", "31/02/1990"),
			pick("role", "", "Étudiant", "Enseignant", "Coordinateur"), pick("mobile", "", "0612345678", "12"),
		}, ";"))
	}
	return strings.Join(lines, "\n")
}

// state is everybody with all that an import can change, by id.
func (o *office) state(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	noError(t, db.Each(t.Context(), o.db, func(r db.Row) error {
		var id, text string
		err := r.Scan(&id, &text)
		all[id] += text + " "
		return err
	}, `SELECT p.id, p.first_name || '|' || p.last_name || '|' || p.email || '|' || p.city || '|' || p.gender || '|' || COALESCE(CAST(p.birth_date AS TEXT), '') || '|' || p.mobile
		FROM person p UNION ALL SELECT mr.person_id, mr.campus_id || ':' || mr.role FROM membership_role mr ORDER BY 1, 2`))
	return all
}

func TestTheDryRunTellsExactlyWhatTheRunDoes(t *testing.T) {
	o := newOffice(t)
	longtest.Check(t, func(r *rapid.T) {
		file := drawFile(r, []string{"Anna@example.org", "Bob@example.org"})
		by := rapid.SampledFrom([]access.Roles{access.Admin, access.Coordinator, access.Secretary}).Draw(r, "by")
		options := rapid.SampledFrom([]string{"&role=student", "", "&role=student&look_alikes=true"}).Draw(r, "options")
		before := o.state(t)
		p := o.plan(t, by, file, options)
		if during := o.state(t); fmt.Sprint(during) != fmt.Sprint(before) {
			r.Fatal("the dry run changed something")
		}
		status, last := o.run(t, by, file, options+"&skip_refused=true", p.Token)
		if status != http.StatusOK || last.Result == nil || *last.Result != p.Counts {
			r.Fatalf("answered %d %+v, planned %+v", status, last, p.Counts)
		}
		compareStates(r, before, o.state(t), p)
		again := o.plan(t, by, file, "&look_alikes=true")
		for i, row := range again.Rows { // what was done need not be done again
			was := p.Rows[i]
			done := was.Outcome != "refuse" && was.Outcome != "look" // what is to be looked at waits for an answer
			if done && (row.Outcome == "change" || row.Outcome == "create" && was.Detail != "") {
				r.Errorf("line %d is %s again: %s", row.Line, row.Outcome, outcomes(again))
			}
		}
	})
}

// compareStates holds what became of everybody against the plan.
func compareStates(r *rapid.T, before, after map[string]string, p people.PeoplePlan) {
	changed, created := []string{}, []string{}
	for id, text := range after {
		switch was, known := before[id]; {
		case !known:
			created = append(created, text)
		case was != text:
			changed = append(changed, id)
		}
	}
	var wantChanged, wantNames []string
	for _, row := range p.Rows {
		switch row.Outcome {
		case "change":
			wantChanged = append(wantChanged, row.PersonID)
			for _, c := range row.Changes {
				if !strings.Contains(after[row.PersonID], c.After) {
					r.Errorf("line %d: %s is not in %s", row.Line, c.After, after[row.PersonID])
				}
			}
		case "create":
			wantNames = append(wantNames, row.Name+" "+row.Detail)
			if !slices.ContainsFunc(created, func(text string) bool {
				return strings.Contains(text, row.Detail) && strings.Contains(text, strings.Replace(row.Name, " ", "|", 1))
			}) {
				r.Errorf("line %d was not created: %s", row.Line, row.Name)
			}
		}
	}
	slices.Sort(changed)
	slices.Sort(wantChanged)
	if !slices.Equal(changed, wantChanged) || len(created) != len(wantNames) || len(after) != len(before)+len(created) {
		r.Errorf("changed %q, planned %q; created %q, planned %q", changed, wantChanged, created, wantNames)
	}
}
