package planning_test

import (
	"context"
	"errors"
	"html"
	"io"
	"log/slog"
	"maps"
	"mime"
	"mime/multipart"
	"net/http"
	netmail "net/mail"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/mail"
	"myspace/internal/base/text"
	"myspace/internal/school/instructors"
	"myspace/internal/school/part"
	"myspace/internal/school/planning"
)

// letterPage is a mail as a program shows it.
type letterPage struct{ subject, plain, html string }

// readLetter reads a mail that was kept as a file.
func readLetter(t testing.TB, file string) (l letterPage) {
	t.Helper()
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	m, err := netmail.ReadMessage(strings.NewReader(string(content)))
	if err != nil {
		t.Fatal(err)
	}
	if l.subject, err = new(mime.WordDecoder).DecodeHeader(m.Header.Get("Subject")); err != nil {
		t.Fatal(err)
	}
	l.read(t, m.Header.Get("Content-Type"), m.Body)
	return l
}

// read reads a part of a mail, and those within.
func (l *letterPage) read(t testing.TB, kind string, from io.Reader) {
	t.Helper()
	kind, params, err := mime.ParseMediaType(kind)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(kind, "multipart/") {
		content, err := io.ReadAll(from)
		if err != nil {
			t.Fatal(err)
		}
		switch kind {
		case "text/plain":
			l.plain = string(content)
		case "text/html":
			l.html = html.UnescapeString(string(content))
		}
		return
	}
	parts := multipart.NewReader(from, params["boundary"])
	for {
		one, err := parts.NextPart()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		l.read(t, one.Header.Get("Content-Type"), one)
	}
}

// everyMail has everything happen of which invitations write, and keeps the mails as
// they are written in a language, by what they are about.
func everyMail(t *testing.T, language string) (s inviting, all map[string][]letterPage) {
	t.Helper()
	s, all = newInviting(t), map[string][]letterPage{}
	folder := t.TempDir()
	sender, err := mail.New(mail.Config{Folder: folder, From: "My space <no-reply@school.example>", BaseURL: "https://my.school.example"}, texts(t), slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	s.mailer.Send = func(ctx context.Context, m mail.Message) error {
		*s.mails = append(*s.mails, m)
		if err := sender.Send(ctx, m); err != nil {
			return err
		}
		l := readLetter(t, filepath.Join(folder, m.ID+".eml"))
		for line := range strings.SplitSeq(m.Letter, "\n") {
			if !strings.Contains(l.plain, line) || !strings.Contains(l.html, line) {
				t.Errorf("%s in %s lacks %q: %s, %s", m.Template, language, line, l.plain, l.html)
			}
		}
		all[m.Template] = append(all[m.Template], l)
		return nil
	}
	instructors.New(&part.Around{DB: s.db, Parts: part.Parts{s.area.Part()}}).Routes(s.Router.(*api.Router))
	s.exec(t, `UPDATE person SET language = ?`, language)
	s.exec(t, `UPDATE campus SET phone = '+33 1 23', address = '1 rue de la Paix', zip_code = '75002', city = 'Paris' WHERE id = 'paris'`)
	s.happens(t)
	return s, all
}

// happens is all that can become of invitations.
func (s inviting) happens(t *testing.T) {
	t.Helper()
	p := s.soon(t)
	id := s.coming(t, p)
	s.post(t) // under which condition he comes
	s.Call(t, "POST", "/api/invitations/"+id+"/agree", map[string]any{}).Is(http.StatusOK)
	s.publish(t, p.ID)
	s.post(t)
	c := s.course(t, s.record(t, id).AgendaCourseID)
	f := c.AgendaCourseFields
	f.Sessions[0].Start, f.Sessions[0].Finish = 780, 960
	s.act(t, p, c, f)
	s.publish(t, p.ID)
	token := tokenOf(t, s.post(t))
	s.answer(t, token, "yes")
	s.post(t)
	s.Call(t, "POST", "/api/invitation-answers/undo", map[string]any{"token": token, "id": id}).Is(http.StatusOK)
	s.post(t)
	s.answer(t, token, "yes")
	s.as("grace", access.Teacher).Call(t, "POST", "/api/instructors/grace/availability", map[string]any{
		"kind": "unavailable", "reason": "", "all_day": true, "first_day": p.FirstDay.String(), "last_day": p.FirstDay.String(), "starts_at": "", "ends_at": "", "time_zone": "",
		"repeat": map[string]any{"every": "", "interval": 1, "weekdays": []int{}, "by": "", "until": "", "count": 0}, "except": []string{},
	}).Is(http.StatusCreated)
	s.post(t)
	s.answer(t, token, "no", func(a *planning.InvitationAnswer) { a.Reason = "I broke my leg" })
	s.post(t)
	ids := s.lined(t, p, "paul", "ruth")
	s.post(t)
	s.dated(t, ids[0], -5, 3)
	s.minded(t)
	s.dated(t, ids[0], -9, -1)
	s.minded(t)
	s.offer(t, ids[1], 500)
	s.post(t)
}

// Every mail that invitations send is whole in each language, as text and as HTML:
// no text is missing, none is another language's, and no value.
func TestEveryMailOfInvitationsIsWholeInEveryLanguage(t *testing.T) {
	hole := regexp.MustCompile(`\{\{|\}\}|\b(mail|program|invited)\.[a-z_]|<no value>|%!`)
	said := map[string]string{}
	for _, language := range text.Languages {
		s, all := everyMail(t, language)
		want := []string{}
		for _, k := range s.area.Part().Kinds {
			if strings.HasPrefix(k.Name, "invitation_") {
				want = append(want, k.Name)
			}
		}
		got := slices.DeleteFunc(slices.Sorted(maps.Keys(all)), func(kind string) bool { return !strings.HasPrefix(kind, "invitation_") })
		if slices.Sort(want); !slices.Equal(got, want) {
			t.Errorf("in %s there are the mails %v, want %v", language, got, want)
		}
		for kind, mails := range all {
			for _, m := range mails {
				if m.subject == "" || m.plain == "" || !strings.Contains(m.html, `lang="`+language+`"`) || hole.MatchString(m.subject+m.plain+m.html) {
					t.Errorf("%s in %s: %s\n%s\n%s", kind, language, m.subject, m.plain, m.html)
				}
			}
			first := kind + mails[0].subject
			if other, is := said[first]; is {
				t.Errorf("%s has the subject %q in %s and in %s", kind, mails[0].subject, other, language)
			}
			said[first] = language
		}
	}
}
