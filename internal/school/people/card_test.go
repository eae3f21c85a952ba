package people_test

import (
	"bytes"
	"net/http"
	"slices"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/pdftest"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

func TestACardIdentifiesWhomOneMayKnow(t *testing.T) {
	o := newOffice(t)
	office := o.as(access.Secretary)
	var batch people.CardBatch
	office.Call(t, "POST", "/api/cards", map[string]any{"ids": []string{o.anna}, "class_id": ""}).Into(http.StatusOK, &batch)
	var card, found people.PersonCard
	office.Call(t, "GET", "/api/people/"+o.anna+"/card", nil).Into(http.StatusOK, &card)
	if len(card.Number) != 13 || card.Number[:2] != "28" || batch.Count != 1 {
		t.Fatalf("the card: %+v, %+v", card, batch)
	}
	office.Call(t, "GET", "/api/cards/"+card.Number, nil).Into(http.StatusOK, &found)
	if found.PersonID != o.anna || found.Name != "Anna Alba" {
		t.Errorf("found: %+v", found)
	}
	// Made again, it is the same one.
	office.Call(t, "POST", "/api/cards", map[string]any{"ids": []string{o.anna}, "class_id": ""}).Into(http.StatusOK, &batch)
	office.Call(t, "GET", "/api/people/"+o.anna+"/card", nil).Into(http.StatusOK, &found)
	if found.Number != card.Number {
		t.Errorf("it has another number: %+v", found)
	}
	printed := office.Call(t, "GET", "/api/cards/print?batch="+batch.Batch, nil)
	printed.Is(http.StatusOK)
	if !bytes.HasPrefix(printed.Body.Bytes(), []byte("%PDF-")) {
		t.Error("it is no PDF")
	}
	o.as(access.Student).Call(t, "GET", "/api/cards/print?batch="+batch.Batch, nil).Fails(http.StatusNotFound, "badge.not_found")
	o.as(access.Student).Call(t, "GET", "/api/cards/"+card.Number, nil).Fails(http.StatusNotFound, "badge.not_found")
	o.as(access.Student).Call(t, "POST", "/api/cards", map[string]any{"ids": []string{o.me}, "class_id": ""}).Is(http.StatusOK)

	var replaced people.PersonCard
	office.Call(t, "POST", "/api/people/"+o.anna+"/card/replace", nil).Into(http.StatusOK, &replaced)
	if replaced.Number == card.Number {
		t.Error("it was not replaced")
	}
	office.Call(t, "GET", "/api/cards/"+card.Number, nil).Fails(http.StatusNotFound, "badge.not_found")
}

func TestCardsAreMadeOfThoseInReachOrOfNobody(t *testing.T) {
	o := newOffice(t)
	office := o.as(access.Secretary)
	office.Call(t, "POST", "/api/cards", map[string]any{"ids": []string{o.anna, o.bob}, "class_id": ""}).Fails(http.StatusNotFound, "person.not_found")
	var card people.PersonCard
	office.Call(t, "GET", "/api/people/"+o.anna+"/card", nil).Into(http.StatusOK, &card)
	if card.Number != "" {
		t.Errorf("a card was made: %+v", card)
	}
	office.Call(t, "POST", "/api/cards", map[string]any{"ids": []string{}, "class_id": ""}).Blames(http.StatusUnprocessableEntity, "ids field.required")
	o.as(access.Director).Call(t, "POST", "/api/cards", map[string]any{"ids": []string{o.anna, o.bob}, "class_id": ""}).Is(http.StatusOK)
}

// TestCardsOfAClass: all who follow it and are in reach, on the sheets of one batch; who
// has a card keeps it, and the trail tells who was given one.
func TestCardsOfAClass(t *testing.T) {
	o := newOffice(t)
	zelie := o.addZelie(t)
	own := o.card(t, zelie)
	o.area.Parts = append(o.area.Parts, part.Part{Learning: part.Learning{
		Standings: func(access.Scope) func(part.Learner) []part.Standing {
			return func(part.Learner) []part.Standing { return nil }
		},
		Where: func(f part.StandingFilter, id string) (string, []any) {
			if f.Class != "a-class" || len(f.States) != 1 || f.States[0] != "confirmed" {
				return `1 = 0`, nil
			}
			return id + ` IN (?, ?, ?)`, []any{o.anna, o.bob, zelie}
		},
	}})
	made := func(roles access.Roles, class string) (batch people.CardBatch) {
		o.as(roles).Call(t, "POST", "/api/cards", map[string]any{"ids": []string{}, "class_id": class}).Into(http.StatusOK, &batch)
		return batch
	}
	batch := made(access.Director, "a-class")
	if batch.Count != 3 {
		t.Fatalf("the batch: %+v", batch)
	}
	printed := o.as(access.Director).Call(t, "GET", "/api/cards/print?batch="+batch.Batch, nil)
	printed.Is(http.StatusOK)
	for _, id := range []string{o.anna, o.bob, zelie} {
		pdftest.Has(t, printed.Body.Bytes(), o.card(t, id))
	}
	if o.card(t, zelie) != own {
		t.Error("who had a card has another")
	}
	trail := o.strings(t, `SELECT entity_id FROM audit_event WHERE action = 'makeCards' AND entity = 'person'`)
	slices.Sort(trail)
	want := []string{o.anna, o.bob, zelie}
	if slices.Sort(want); !slices.Equal(trail, want) { // hers by the first call
		t.Errorf("the trail: %v, want %v", trail, want)
	}
	o.as(access.Director).Call(t, "POST", "/api/cards", map[string]any{"ids": []string{}, "class_id": "another"}).Fails(http.StatusNotFound, "person.not_found")
	// Of those who follow it a campus has the cards of its own people.
	if mine := made(access.Secretary, "a-class"); mine.Count >= 3 {
		t.Errorf("of another campus, too: %+v", mine)
	}
}

// card makes somebody a card, where he has none, and returns its number.
func (o *office) card(t *testing.T, id string) string {
	t.Helper()
	var card people.PersonCard
	admin := o.as(access.Admin)
	admin.Call(t, "POST", "/api/cards", map[string]any{"ids": []string{id}, "class_id": ""}).Is(http.StatusOK)
	admin.Call(t, "GET", "/api/people/"+id+"/card", nil).Into(http.StatusOK, &card)
	return card.Number
}

func TestANumberOfACardIsNeverGivenAgain(t *testing.T) {
	o := newOffice(t)
	id := o.addZelie(t)
	gone := o.card(t, id)
	o.erase(t, access.Admin, id, "Zélie Quatremère")
	if number := o.card(t, o.anna); number == gone {
		t.Errorf("the card of who was erased is now another's: %s", number)
	}
	o.as(access.Admin).Call(t, "GET", "/api/cards/"+gone, nil).Fails(http.StatusNotFound, "badge.not_found")
}

func TestBothCardsOfJoinedRecordsIdentifyHim(t *testing.T) {
	o := newOffice(t)
	id := o.addZelie(t)
	own, other := o.card(t, o.anna), o.card(t, id)
	if status, text := o.merge(t, access.Admin, o.anna, id); status != http.StatusOK {
		t.Fatalf("answered %d %s", status, text)
	}
	for _, number := range []string{own, other} {
		var found people.PersonCard
		o.as(access.Admin).Call(t, "GET", "/api/cards/"+number, nil).Into(http.StatusOK, &found)
		if found.PersonID != o.anna {
			t.Errorf("%s is %+v", number, found)
		}
	}
	if number := o.card(t, o.anna); number != own {
		t.Errorf("the card that is printed is %s, not %s", number, own)
	}
	o.as(access.Admin).Call(t, "POST", "/api/people/"+o.anna+"/card/replace", nil).Is(http.StatusOK)
	for _, number := range []string{own, other} {
		o.as(access.Admin).Call(t, "GET", "/api/cards/"+number, nil).Fails(http.StatusNotFound, "badge.not_found")
	}
	// Where only the other record has a card, it is his.
	ben := o.add(t, people.NewPerson{PersonFields: calledBy("Ben", "Zorn")})
	third := o.add(t, people.NewPerson{PersonFields: calledBy("Cleo", "Zorn")})
	number := o.card(t, third)
	if status, text := o.merge(t, access.Admin, ben, third); status != http.StatusOK {
		t.Fatalf("answered %d %s", status, text)
	}
	if got := o.card(t, ben); got != number {
		t.Errorf("his card is %s, not %s", got, number)
	}
}
