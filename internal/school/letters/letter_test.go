package letters_test

import (
	"fmt"
	"net/http"
	"testing"

	"myspace/internal/school/letters"
)

// A template has what a letter says and its files, goes to nobody, and begins others.
func TestATemplateBeginsLetters(t *testing.T) {
	s := newSchool(t)
	l := s.draft(t, `"necessary":true,"reason":"Papers"`)
	s.Call(t, http.MethodPost, "/api/letters/"+l.ID+"/files?name=plan.txt", "the plan").Into(http.StatusCreated, &l)
	var template, made letters.Letter
	const begin = `{"campus_id":"paris","name":"Each year","template":%v,"from_id":%q,` + toClass + `}`
	s.Call(t, http.MethodPost, "/api/letters", fmt.Sprintf(begin, true, l.ID)).Into(http.StatusCreated, &template)
	if template.State != letters.Template || len(template.Texts) != 2 || len(template.Files) != 1 || template.Figures.People != 0 {
		t.Errorf("the template is %+v", template)
	}
	s.queue(t, template).Is(http.StatusNotFound)
	s.Call(t, http.MethodPost, "/api/letters/"+template.ID+"/recipients", `{`+toClass+`}`).Blames(http.StatusUnprocessableEntity, "person_ids letter.nobody_chosen")
	s.Call(t, http.MethodPost, "/api/letters", fmt.Sprintf(begin, false, template.ID)).Into(http.StatusCreated, &made)
	if made.State != letters.Draft || !made.Necessary || made.Reason != "Papers" || len(made.Texts) != 2 || len(made.Files) != 1 || made.Figures.People != 5 {
		t.Errorf("the letter is %+v", made)
	}
	var page struct{ Items []letters.Letter }
	for state, want := range map[string]int{"template": 1, "draft": 2, "letter": 2, "sent": 0} {
		if s.Call(t, http.MethodGet, "/api/letters?state="+state, nil).Into(http.StatusOK, &page); len(page.Items) != want {
			t.Errorf("%d are %s, want %d", len(page.Items), state, want)
		}
	}
}

// What was sent stays as it was.
func TestASentLetterIsNotChanged(t *testing.T) {
	s := newSchool(t)
	l := s.draft(t, unneeded)
	s.Call(t, http.MethodDelete, "/api/letters/"+l.ID+"/recipients/s0", nil).Is(http.StatusNoContent)
	s.Call(t, http.MethodPost, "/api/letters/"+l.ID+"/recipients", `{"person_ids":["clerk","s1"],"class_ids":[],"list_ids":[]}`).Into(http.StatusOK, &l)
	if l.Figures.People != 5 {
		t.Errorf("it goes to %d", l.Figures.People)
	}
	l = s.post(t, l)
	s.Call(t, http.MethodPut, "/api/letters/"+l.ID, fmt.Sprintf(`{"version":%d,"name":"x",`+unneeded+`,"texts":[]}`, l.Version)).Fails(http.StatusConflict, "letter.sent_already")
	s.Call(t, http.MethodPost, "/api/letters/"+l.ID+"/recipients", `{`+toClass+`}`).Fails(http.StatusConflict, "letter.sent_already")
	s.Call(t, http.MethodDelete, "/api/letters/"+l.ID+"/recipients/s1", nil).Fails(http.StatusConflict, "letter.sent_already")
	s.Call(t, http.MethodDelete, "/api/letters/"+l.ID, nil).Fails(http.StatusConflict, "letter.sent_already")
}
