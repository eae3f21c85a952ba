package crashtest

import (
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"

	"myspace/internal/base/db"
	"myspace/internal/base/secret"
)

// is reports whether an error is an answer with a status.
func is(err error, status int) bool {
	no, ok := errors.AsType[*refusal](err)
	return ok && no.status == status
}

// editor changes a person again and again: the n-th change says n.
type editor struct {
	person        string
	version       int64
	first         int64 // the version before the first change
	made, changed int
}

func (b *editor) next() {
	if !b.unsent() {
		b.made++
	}
}

func (b *editor) unsent() bool { return b.changed < b.made }

type editedPerson struct {
	Version int64
	City    string
}

func (b *editor) send(ctx context.Context, by *http.Client, url, token string) error {
	var now editedPerson
	path := url + "/api/people/" + b.person
	if b.version == 0 {
		if err := call(ctx, by, http.MethodGet, path, token, nil, &now); err != nil {
			return err
		}
		b.version = now.Version
		if b.first == 0 {
			b.first = now.Version
		}
	}
	fields := map[string]any{"version": b.version, "city": cityOf(b.made), "first_name": "A", "last_name": b.person}
	for _, name := range []string{
		"middle_name", "email", "mobile", "gender", "birth_date", "country", "language", "birth_country", "address",
		"additional_address", "neighborhood", "zip_code", "state", "bio", "favourite_contact",
	} {
		fields[name] = ""
	}
	err := call(ctx, by, http.MethodPut, path, token, fields, &now)
	if is(err, http.StatusConflict) { // an answer was lost on its way: what became of it?
		if err := call(ctx, by, http.MethodGet, path, token, nil, &now); err != nil {
			return err
		}
		if now.City == cityOf(b.made) {
			err = nil
		}
	}
	if err == nil {
		b.version, b.changed = now.Version, b.made
	}
	return err
}

func cityOf(n int) string { return fmt.Sprintf("City %d", n) }

// check: each change was made once, in its order.
func (b *editor) check(ctx context.Context, d *db.DB) error {
	var now editedPerson
	err := db.Each(ctx, d, func(r db.Row) error { return r.Scan(&now.City, &now.Version) }, `SELECT city, version FROM person WHERE id = ?`, b.person)
	if now.City != cityOf(b.changed) || now.Version != b.first+int64(b.changed) {
		err = errors.Join(err, fmt.Errorf("%s: %d changes were acknowledged, from version %d on, and he is in %s with version %d", b.person, b.changed, b.first, now.City, now.Version))
	}
	return err
}

// visitor signs in and out again.
type visitor struct {
	campus      string
	open        string // the token of the session
	visits      int
	ended       []string // tokens
	wantsInside bool
}

func (b *visitor) next() {
	if !b.unsent() {
		b.wantsInside = !b.wantsInside
	}
}

func (b *visitor) unsent() bool { return b.wantsInside == (b.open == "") }

func (b *visitor) send(ctx context.Context, by *http.Client, url, _ string) error {
	if b.wantsInside {
		var session struct{ Token string }
		err := call(ctx, by, http.MethodPost, url+"/session", "", map[string]string{"email": visitorEmail, "password": password, "organization_id": b.campus}, &session)
		b.open = session.Token
		return err
	}
	err := call(ctx, by, http.MethodDelete, url+"/session", b.open, nil, nil)
	if err == nil || is(err, http.StatusUnauthorized) { // the answer of the first try was lost
		b.ended, b.open, b.visits = append(b.ended, b.open), "", b.visits+1
		return nil
	}
	return err
}

// check: who is in is in, who is out is out.
func (b *visitor) check(ctx context.Context, d *db.DB) error {
	var all error
	for n, token := range append(b.ended, b.open) {
		there, err := db.Exists(ctx, d, `SELECT 1 FROM session WHERE token_hash = ?`, secret.Hash(token))
		if wanted := n == len(b.ended) && token != ""; there != wanted {
			err = errors.Join(err, fmt.Errorf("the session of visit %d of %d: there %t, wanted %t", n+1, b.visits, there, wanted))
		}
		all = errors.Join(all, err)
	}
	return all
}

// papers are where documents are kept: those of a course, and those of a session.
type papers struct{ kind, list, more, table string }

var (
	coursePapers  = papers{kind: "course_document", list: "/api/courses/course/documents", table: "course_document"}
	sessionPapers = papers{kind: "recording_document", list: recordedSession(), more: "/recordings?kind=document", table: "recording"}
)

// made is the address at which an upload becomes a record.
func (p papers) made(upload string) string {
	mark := "?"
	if strings.Contains(p.more, mark) {
		mark = "&"
	}
	return p.list + p.more + mark + "upload=" + upload
}

// uploader sends documents in pieces, to whichever server answers, and has each made
// a record.
type uploader struct {
	papers
	what       string // its papers are called
	lines      int    // each has
	texts      int    // how many differ: the store need not hold thousands
	piece      int    // bytes of a request
	made, kept int
	upload     string // on its way
	sent       int    // bytes of it that were acknowledged
}

func (b *uploader) next() {
	if !b.unsent() {
		b.made++
	}
}

func (b *uploader) unsent() bool { return b.kept < b.made }

func (b *uploader) paper(n int) string { return fmt.Sprintf("%s %06d", b.what, n) }

func (b *uploader) text(n int) []byte {
	return []byte(strings.Repeat(b.paper(n%b.texts)+"\n", b.lines))
}

func (b *uploader) send(ctx context.Context, by *http.Client, url, token string) error {
	text := b.text(b.made)
	if b.upload == "" {
		name := base64.StdEncoding.EncodeToString([]byte(b.paper(b.made) + ".txt"))
		kind := base64.StdEncoding.EncodeToString([]byte(b.kind))
		told, _, err := ask(ctx, by, http.MethodPost, url+"/api/uploads", token, nil, http.Header{
			"Upload-Length": {strconv.Itoa(len(text))}, "Upload-Metadata": {"filename " + name + ",kind " + kind},
		})
		if err != nil {
			return err
		}
		b.upload = told.Get("Location")
	}
	err := b.sendRest(ctx, by, url, token, text)
	if err == nil {
		err = call(ctx, by, http.MethodPost, url+b.papers.made(strings.TrimPrefix(b.upload, "/api/uploads/")), token, nil, nil)
	}
	if is(err, http.StatusNotFound) { // it was used up: by the try whose answer was lost
		err = b.find(ctx, by, url, token)
	}
	if is(err, http.StatusConflict) { // a server that lost its line came later than the next one
		err = fmt.Errorf("to be asked again: %s", err.Error())
	}
	if err == nil {
		b.kept, b.upload, b.sent = b.made, "", 0
	}
	return err
}

// sendRest sends what is not there yet.
func (b *uploader) sendRest(ctx context.Context, by *http.Client, url, token string, text []byte) error {
	told, _, err := ask(ctx, by, http.MethodHead, url+b.upload, token, nil, http.Header{})
	if err != nil {
		return err
	}
	offset, err := strconv.Atoi(told.Get("Upload-Offset"))
	if err == nil && offset < b.sent {
		err = &refusal{request: b.upload, status: http.StatusGone, body: fmt.Appendf(nil, "%d bytes were acknowledged, and %d are there", b.sent, offset)}
	}
	for err == nil && offset < len(text) {
		piece := text[offset:min(offset+b.piece, len(text))]
		if _, _, err = ask(ctx, by, http.MethodPatch, url+b.upload, token, piece, http.Header{
			"Upload-Offset": {strconv.Itoa(offset)}, "Content-Type": {"application/offset+octet-stream"},
		}); err == nil {
			offset += len(piece)
			b.sent = offset
		}
	}
	return err
}

func (b *uploader) find(ctx context.Context, by *http.Client, url, token string) error {
	var all struct{ Items, Recordings []struct{ Title string } }
	if err := call(ctx, by, http.MethodGet, url+b.list, token, nil, &all); err != nil {
		return err
	}
	for _, paper := range append(all.Items, all.Recordings...) {
		if paper.Title == b.paper(b.made) {
			return nil
		}
	}
	return fmt.Errorf("%s was sent, and is neither on its way nor there", b.paper(b.made))
}

// check: each paper is there once.
func (b *uploader) check(ctx context.Context, d *db.DB) error {
	times := map[string]int{}
	err := db.Each(ctx, d, func(r db.Row) error {
		var title string
		err := r.Scan(&title)
		times[title]++
		return err
	}, `SELECT title FROM `+b.table)
	for n := range b.kept {
		if paper := b.paper(n + 1); times[paper] != 1 {
			err = errors.Join(err, fmt.Errorf("%s is there %d times", paper, times[paper]))
		}
	}
	return err
}

// invitee says no by the link that he was mailed, takes it back, and says no again.
type invitee struct {
	token          string
	no             bool // what he wants to have said
	said           bool // what was acknowledged
	answers, undos int
}

func (b *invitee) next() {
	if !b.unsent() {
		b.no = !b.no
	}
}

func (b *invitee) unsent() bool { return b.no != b.said }

func (b *invitee) send(ctx context.Context, by *http.Client, url, _ string) error {
	var page struct {
		Items []struct{ ID, Mark, State string }
	}
	body := map[string]any{"token": b.token}
	if err := call(ctx, by, http.MethodPost, url+"/api/invitation-answers/read", "", body, &page); err != nil {
		return err
	}
	asked := page.Items[0]
	var err error
	switch {
	case b.no: // also where it was said: the key tells that it is the same
		body["key"] = fmt.Sprintf("answer-%06d", b.answers)
		body["answers"] = []map[string]any{{
			"id": asked.ID, "mark": asked.Mark, "kind": "no", "session_ids": []string{}, "other_date": "",
			"needs_lodging": false, "needs_transport": false, "question": "", "reason": "Elsewhere",
		}}
		if err = call(ctx, by, http.MethodPost, url+"/api/invitation-answers", "", body, &page); err == nil {
			b.answers++
		}
	case asked.State == "declined":
		body["id"] = asked.ID
		err = call(ctx, by, http.MethodPost, url+"/api/invitation-answers/undo", "", body, &page)
	}
	if err == nil {
		b.said = b.no
		if !b.no {
			b.undos++
		}
	}
	return err
}

// check: each answer was taken once, and told once to who asked.
func (b *invitee) check(ctx context.Context, d *db.DB) error {
	var err error
	for _, held := range []struct {
		what, move, notice string
		times              int
	}{{"answers", "decline", "invitation_declined", b.answers}, {"answers taken back", "undo", "invitation_undone", b.undos}} {
		moves, failed := db.One(ctx, d, "", db.ScanInt, `SELECT COUNT(*) FROM teaching_move WHERE move = ?`, held.move)
		notices, alsoFailed := db.One(ctx, d, "", db.ScanInt, `SELECT COUNT(*) FROM notice WHERE kind = ?`, held.notice)
		err = errors.Join(err, failed, alsoFailed)
		if moves != held.times || notices != held.times {
			err = errors.Join(err, fmt.Errorf("%d %s were acknowledged; %d were taken, and %d told", held.times, held.what, moves, notices))
		}
	}
	return err
}
