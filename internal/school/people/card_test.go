package people_test

import (
	"bytes"
	"net/http"
	"testing"

	"myspace/internal/base/access"
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
