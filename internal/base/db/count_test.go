package db

import (
	"strconv"
	"testing"
	"testing/synctest"
	"time"
)

func TestALongListIsTakenToBeLongForAMoment(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var lists longLists
		lists.add("a")
		if !lists.has("a") || lists.has("b") {
			t.Error("one list is taken for another")
		}
		time.Sleep(longFor) //nolint:forbidigo // the bubble's clock: no time passes
		if lists.has("a") {
			t.Error("it is taken to be long for ever")
		}
	})
}

func TestLongListsDoNotPileUp(t *testing.T) {
	var lists longLists
	for i := range 3 * maxLong {
		lists.add(strconv.Itoa(i))
	}
	if len(lists.until) > maxLong {
		t.Errorf("%d lists are remembered", len(lists.until))
	}
}
