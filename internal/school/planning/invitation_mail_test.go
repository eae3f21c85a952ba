package planning_test

import (
	"context"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"myspace/internal/base/db"
	"myspace/internal/base/text"
	"myspace/internal/school/planning"
)

// An invitation arrives over SMTP in each language: with both links in HTML and
// in plain text, a calendar file, and no hole in its words. Its token is kept
// nowhere as it is.
func TestAnInvitationArrivesInEveryLanguage(t *testing.T) {
	p, ok := newPost(t)
	if !ok {
		return
	}
	we := p.soon(t)
	link := regexp.MustCompile(`https://my\.school\.example/invitation/(confirm|decline)/([\w-]{43})`)
	for _, language := range text.Languages {
		p.change(t, func(ctx context.Context, tx *db.Tx) error {
			return db.Exec(ctx, tx, `UPDATE person SET email = 'grace@example.org', language = ? WHERE id = 'grace'`, language)
		})
		c := p.put(t, we, planning.Staffing{Half: planning.Teacher, PersonID: "grace", State: planning.InAnalysis})
		inviting{school: p.school}.send(t, c.Staff[0].ID)
		p.run(t)
		m := p.server.Inbox(t)[0]
		for form, body := range map[string]string{"HTML": m.HTML, "text": m.Text} {
			links := map[string]bool{}
			for _, found := range link.FindAllStringSubmatch(body, -1) {
				links[found[1]] = true
				kept, err := db.Exists(t.Context(), p.db, `SELECT 1 FROM teaching_link WHERE token_hash = ?`, found[2])
				if err != nil || kept {
					t.Errorf("the token itself is kept: %v", err)
				}
			}
			if len(links) != 2 || strings.Contains(body, "{{") || strings.Contains(body, "mail.") || !strings.Contains(body, "Course course0") {
				t.Errorf("%s in %s: %s", form, language, body)
			}
		}
		if len(m.Attachments) != 1 || !strings.HasPrefix(m.Attachments[0].ContentType, "text/calendar") || strings.Contains(m.Subject, "{{") {
			t.Errorf("in %s: %q with %+v", language, m.Subject, m.Attachments)
		}
	}
}

// Who cancels a week-end reads beforehand how many hear of it, those too who were
// only asked: they were left out.
func TestWhoWasOnlyAskedIsCountedBeforeAWeekEndIsCanceled(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	ids := s.pencilled(t, p, "grace", "paul")
	s.send(t, ids[0])
	s.post(t)
	var v planning.Preview
	s.Call(t, "GET", "/api/plannings/"+p.ID+"/publication?canceled=true", nil).Into(http.StatusOK, &v)
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/cancel", map[string]any{"reason": "Snow"}).Is(http.StatusOK)
	told := map[string]bool{}
	for _, m := range s.post(t) {
		told[m.To] = true
	}
	if v.Told != 1 || len(told) != 1 {
		t.Errorf("%d were to be told, told were %v", v.Told, told)
	}
}
