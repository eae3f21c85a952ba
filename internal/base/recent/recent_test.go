package recent_test

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"

	"myspace/internal/base/recent"
)

// kitchen makes things of three bytes, and counts.
type kitchen struct {
	*recent.Kept[string]
	made []string
}

func (k *kitchen) get(t *testing.T, keys ...string) {
	t.Helper()
	for _, key := range keys {
		got, err := k.Get(t.Context(), key, func() (string, int64, error) {
			k.made = append(k.made, key)
			return key + "!", 3, nil
		})
		if err != nil || got != key+"!" {
			t.Errorf("%s: %s, %v", key, got, err)
		}
	}
}

func TestWhatWasUsedLastIsKept(t *testing.T) {
	k := kitchen{Kept: recent.Keep[string](7)} // two of them
	k.get(t, "a", "a", "b", "a", "c", "a", "b")
	if got := strings.Join(k.made, ""); got != "abcb" {
		t.Errorf("made %s", got)
	}
}

func TestWhatIsTooLargeTakesNobodysRoom(t *testing.T) {
	k := kitchen{Kept: recent.Keep[string](7)}
	k.get(t, "a", "b")
	for range 2 {
		if _, err := k.Get(t.Context(), "huge", func() (string, int64, error) { k.made = append(k.made, "h"); return "", 8, nil }); err != nil {
			t.Error(err)
		}
	}
	k.get(t, "a", "b")
	if got := strings.Join(k.made, ""); got != "abhh" {
		t.Errorf("made %s", got)
	}
}

func TestAFailureIsNotKept(t *testing.T) {
	k := kitchen{Kept: recent.Keep[string](7)}
	wrong := errors.New("wrong")
	if _, err := k.Get(t.Context(), "a", func() (string, int64, error) { return "", 0, wrong }); !errors.Is(err, wrong) {
		t.Error(err)
	}
	k.get(t, "a")
	if len(k.made) != 1 {
		t.Errorf("made %v", k.made)
	}
}

// TestOfManyAtOnceOneMakes: the others wait, or go when nobody waits for them any more.
func TestOfManyAtOnceOneMakes(t *testing.T) {
	k := recent.Keep[int](100)
	began, release := make(chan struct{}), make(chan struct{})
	var all sync.WaitGroup
	all.Go(func() {
		_, err := k.Get(t.Context(), "a", func() (int, int64, error) { close(began); <-release; return 7, 1, nil })
		if err != nil {
			t.Error(err)
		}
	})
	<-began
	gone, leave := context.WithCancel(t.Context())
	leave()
	if _, err := k.Get(gone, "a", func() (int, int64, error) { return 8, 1, nil }); !errors.Is(err, context.Canceled) {
		t.Errorf("who left: %v", err)
	}
	for range 10 {
		all.Go(func() {
			if got, err := k.Get(t.Context(), "a", func() (int, int64, error) { return 8, 1, nil }); err != nil || got != 7 {
				t.Errorf("got %d, %v", got, err)
			}
		})
	}
	close(release)
	all.Wait()
}
