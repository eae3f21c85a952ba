package home_test

import (
	"context"
	"net/http"
	"slices"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
	"myspace/internal/school/home"
	"myspace/internal/school/part"
)

// tell tells people of an event each.
func (d desk) tell(t *testing.T, event string, people ...string) {
	t.Helper()
	all := make([]notice.Told, len(people))
	for i, id := range people {
		all[i] = notice.Told{PersonID: id, Event: event, Kind: "moved", Params: fault.Params{"count": 1}, Link: "/x"}
	}
	must(t, d.db.Tx(t.Context(), func(tx *db.Tx) error { return notice.Tell(t.Context(), tx, all) }))
}

func unseen(t *testing.T, c apitest.Caller, want int) {
	t.Helper()
	if u := since(t, c, ""); u.Data == nil || u.Data.Count != want {
		t.Errorf("%s has %+v unseen, want %d", c.Actor.PersonID, u.Data, want)
	}
}

// since is what is new to somebody since a mark.
func since(t *testing.T, c apitest.Caller, mark string) (u api.Changed[home.Unseen]) {
	t.Helper()
	c.Call(t, http.MethodGet, "/api/notices/unseen?since="+mark, nil).Into(http.StatusOK, &u)
	return u
}

// One event is one notice, however often it is told; it is new until its owner
// looked, and what others have is theirs.
func TestAnEventIsToldOnceAndSeenByItsOwner(t *testing.T) {
	d := newDesk(t, part.Part{})
	anna, ben := d.anna(), d.as("ben", "paris", access.Secretary)
	d.tell(t, "first", "anna", "ben")
	d.tell(t, "first", "anna", "ben")
	d.tell(t, "second", "anna")
	d.exec(t, `UPDATE notice SET happened_at = '2026-01-01T00:00:00.000000Z' WHERE event = 'first'`)
	unseen(t, anna, 2)
	told := panel(t, anna).Told
	if len(told) != 2 || told[0].HappenedAt.Before(told[1].HappenedAt) || told[0].Seen {
		t.Fatalf("the panel tells %+v", told)
	}
	anna.Call(t, http.MethodPost, "/api/notices/seen", map[string]any{"ids": []string{told[1].ID}}).Is(http.StatusOK)
	unseen(t, anna, 1)
	anna.Call(t, http.MethodPost, "/api/notices/seen", map[string]any{"ids": []string{}}).Is(http.StatusOK)
	unseen(t, anna, 1)
	ben.Call(t, http.MethodPost, "/api/notices/seen", map[string]any{"ids": []string{told[0].ID}}).Is(http.StatusOK)
	unseen(t, anna, 1)
	anna.Call(t, http.MethodPost, "/api/notices/seen", map[string]any{"ids": []string{}, "all": true}).Is(http.StatusOK)
	unseen(t, anna, 0)
	unseen(t, ben, 1)
}

// Who asks again with the mark learns only that nothing has changed, until he is
// told something, has looked, or a minute has gone by.
func TestNothingIsToldTwiceToWhoAsksAgain(t *testing.T) {
	asked := 0
	stands := func(context.Context, db.Querier, access.Scope) ([]part.Notice, error) {
		asked++
		return []part.Notice{{Code: "their.notice", Link: "/y?tab=1"}}, nil
	}
	d := newDesk(t, part.Part{Notices: []part.NoticeSource{stands}})
	anna := d.anna()
	d.tell(t, "first", "anna")
	first := since(t, anna, "")
	if want := []home.UnseenPage{{Path: "/x", Count: 1}, {Path: "/y", Count: 1}}; first.Data == nil || first.Data.Count != 2 || !slices.Equal(first.Data.Pages, want) {
		t.Fatalf("at first: %+v", first.Data)
	}
	asked = 0
	if again := since(t, anna, first.Mark); again.Mark == first.Mark && (again.Data != nil || asked != 0) {
		t.Errorf("again: %+v after %d questions", again.Data, asked)
	}
	d.tell(t, "second", "anna")
	second := since(t, anna, first.Mark)
	if second.Data == nil || second.Data.Count != 3 || second.Data.Pages[0] != (home.UnseenPage{Path: "/x", Count: 2}) {
		t.Errorf("after another: %+v", second.Data)
	}
	anna.Call(t, http.MethodPost, "/api/notices/seen", map[string]any{"ids": []string{}, "all": true}).Is(http.StatusOK)
	if seen := since(t, anna, second.Mark); seen.Data == nil || seen.Data.Count != 0 {
		t.Errorf("after a look: %+v", seen.Data)
	}
}

// Who is disabled is told nothing.
func TestWhoIsDisabledIsNotTold(t *testing.T) {
	d := newDesk(t, part.Part{})
	d.exec(t, `UPDATE person SET enabled = FALSE WHERE id = 'ben'`)
	d.tell(t, "event", "anna", "ben")
	if n, err := db.One(t.Context(), d.db, "", db.ScanInt, `SELECT COUNT(*) FROM notice WHERE person_id = 'ben'`); err != nil || n != 0 {
		t.Errorf("%d notices, %v", n, err)
	}
}

// What stands is new until it was looked at, and again when it counts more.
func TestWhatStandsIsNewAgainWhenItChanges(t *testing.T) {
	count := 2
	stands := func(context.Context, db.Querier, access.Scope) ([]part.Notice, error) {
		return []part.Notice{{Code: "their.notice", Params: fault.Params{"count": count}}}, nil
	}
	d := newDesk(t, part.Part{Notices: []part.NoticeSource{stands}})
	anna := d.anna()
	unseen(t, anna, 1)
	anna.Call(t, http.MethodPost, "/api/notices/seen", map[string]any{"ids": []string{}}).Is(http.StatusOK)
	unseen(t, anna, 0)
	count++
	unseen(t, anna, 1)
}

// What was closed to somebody again is told by neither the panel nor the badge, and is
// there again with what it tells of.
func TestWhatIsClosedAgainIsNotTold(t *testing.T) {
	open := true
	letter := func(_ context.Context, _ db.Querier, to notice.Reader) (m mail.Message, err error) {
		if to.PersonID == "anna" && open {
			m.Template = "moved"
		}
		return m, nil
	}
	d := newDesk(t, part.Part{Kinds: []notice.Kind{{Name: "moved", Opens: true, Letter: letter}}})
	anna := d.anna()
	d.tell(t, "event", "anna")
	for _, now := range []bool{true, false, true} {
		open = now
		want := map[bool]int{true: 1}[open]
		unseen(t, anna, want)
		if got := len(panel(t, anna).Told); got != want {
			t.Errorf("open %v: the panel tells of %d", open, got)
		}
	}
	open = false
	if u := since(t, anna, ""); len(u.Data.Pages) != 0 {
		t.Errorf("the menu is marked at %v", u.Data.Pages)
	}
}

// After 90 days a notice is forgotten.
func TestOldNoticesAreForgotten(t *testing.T) {
	d := newDesk(t, part.Part{})
	d.tell(t, "old", "anna")
	now := clock.Now()
	must(t, notice.Sweep(t.Context(), d.db, now.Add(89*24*time.Hour)))
	unseen(t, d.anna(), 1)
	must(t, notice.Sweep(t.Context(), d.db, now.Add(91*24*time.Hour)))
	unseen(t, d.anna(), 0)
}

// Each chooses for himself which kinds come by mail; what must be known is no
// choice.
func TestOneChoosesWhatComesByMail(t *testing.T) {
	d := newDesk(t, part.Part{Kinds: []notice.Kind{{Name: "moved"}, {Name: "new"}, {Name: "canceled", Always: true}}})
	anna := d.anna()
	choices := func(c apitest.Caller) (text string) {
		var l api.Page[notice.Choice]
		c.Call(t, http.MethodGet, "/api/profile/notices", nil).Into(http.StatusOK, &l)
		for _, one := range l.Items {
			if one.Mail {
				text += one.Kind + " "
			}
		}
		return text
	}
	if got := choices(anna); got != "moved new canceled " {
		t.Errorf("at first: %q", got)
	}
	for kind, mail := range map[string]bool{"moved": false, "new": true} {
		anna.Call(t, http.MethodPost, "/api/profile/notices", map[string]any{"kind": kind, "mail": mail}).Is(http.StatusOK)
	}
	for _, kind := range []string{"canceled", "unknown"} {
		anna.Call(t, http.MethodPost, "/api/profile/notices", map[string]any{"kind": kind, "mail": false}).Blames(http.StatusUnprocessableEntity, "kind field.not_a_choice")
	}
	if got := choices(anna); got != "new canceled " {
		t.Errorf("afterwards: %q", got)
	}
	if got := choices(d.as("ben", "paris", access.Secretary)); got != "moved new canceled " {
		t.Errorf("for somebody else: %q", got)
	}
}

// What is quiet comes by mail only to who chose so.
func TestWhatIsQuietIsMailedToWhoChoseIt(t *testing.T) {
	b := newBag(t)
	b.mailer.Kinds[0].Quiet = true
	b.happens(t, "Hope", parisTime(5, 12))
	b.expect(t)
	unseen(t, b.anna(), 1)
	b.choose(t, true, false)
	b.happens(t, "Love", parisTime(5, 13))
	b.expect(t, gradesKind+" ")
}

// What its area mails by itself is in the panel, and mailed by nobody else.
func TestWhatIsMailedApartIsOnlyTold(t *testing.T) {
	b := newBag(t)
	b.mailer.Kinds[0].Apart, b.mailer.Kinds[0].Opens = true, true
	b.happens(t, "Hope", parisTime(5, 12))
	b.expect(t)
	unseen(t, b.anna(), 1)
	b.still = false
	unseen(t, b.anna(), 0)
}

// What stands and was told as it came is not counted a second time.
func TestWhatWasToldAsItCameIsCountedOnce(t *testing.T) {
	stands := func(context.Context, db.Querier, access.Scope) ([]part.Notice, error) {
		return []part.Notice{{Code: "their.notice", Told: true}, {Code: "other.notice"}}, nil
	}
	d := newDesk(t, part.Part{Notices: []part.NoticeSource{stands}})
	d.tell(t, "first", "anna")
	unseen(t, d.anna(), 2)
}

// A campus that is closed is told to who may open it with the next question, not with
// the next minute; others go on hearing that nothing has changed.
func TestAClosedCampusIsToldAtOnce(t *testing.T) {
	d := newDesk(t, part.Part{})
	head, clerk := d.as("anna", "paris", access.Coordinator), d.as("ben", "paris", access.Secretary)
	before, other := since(t, head, ""), since(t, clerk, "")
	d.exec(t, `UPDATE campus SET open = FALSE WHERE id = 'paris'`)
	now := since(t, head, before.Mark)
	if now.Data == nil || now.Mark == before.Mark || now.Data.Count != before.Data.Count+1 {
		t.Errorf("who may open it hears %+v, before %+v", now.Data, before.Data)
	}
	if quiet := since(t, clerk, other.Mark); quiet.Data != nil && quiet.Data.Count != other.Data.Count {
		t.Errorf("who may not hears %+v", quiet.Data)
	}
}

// Only what was shown is seen: what has come to stand since the panel was read is new.
func TestWhatAroseSinceThePanelWasReadIsNew(t *testing.T) {
	stood := []part.Notice{{Code: "first.notice", Params: fault.Params{"count": 1}}}
	stands := func(context.Context, db.Querier, access.Scope) ([]part.Notice, error) {
		return slices.Clone(stood), nil
	}
	d := newDesk(t, part.Part{Notices: []part.NoticeSource{stands}})
	anna := d.anna()
	shown := []string{}
	for _, n := range panel(t, anna).Notices {
		shown = append(shown, n.Key)
	}
	stood = append(stood, part.Notice{Code: "second.notice"})
	var left home.Unseen
	anna.Call(t, http.MethodPost, "/api/notices/seen", map[string]any{"ids": []string{}, "standing": shown}).Into(http.StatusOK, &left)
	if left.Count != 1 {
		t.Errorf("the answer says that %d are new", left.Count)
	}
	unseen(t, anna, 1)
	stood[0].Params = fault.Params{"count": 2}
	unseen(t, anna, 2)
}
