package spool

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http/httptest"
	"runtime"
	"strconv"
	"sync"
	"testing"

	"myspace/internal/base/fault"
)

// send sends so many bytes, in pieces.
func send(t *testing.T, bytes int) (*httptest.ResponseRecorder, error) {
	t.Helper()
	rec := httptest.NewRecorder()
	return rec, Send(t.Context(), rec, func(w io.Writer) error {
		piece := make([]byte, 64<<10)
		for left := bytes; left > 0; left -= len(piece) {
			if _, err := w.Write(piece[:min(left, len(piece))]); err != nil {
				return err
			}
		}
		return nil
	})
}

func TestAnswersOfEverySizeComeWhole(t *testing.T) {
	for _, size := range []int{0, 1, inMemory, inMemory + 1, 3 * inMemory} {
		rec, err := send(t, size)
		if err != nil || rec.Body.Len() != size || rec.Header().Get("Content-Length") != strconv.Itoa(size) {
			t.Errorf("of %d bytes came %d, said to be %s: %v", size, rec.Body.Len(), rec.Header().Get("Content-Length"), err)
		}
	}
}

func TestAnAnswerThatIsTooLargeIsRefused(t *testing.T) {
	rec, err := send(t, limit+1)
	if fault.KindOf(err) != fault.TooLarge || rec.Body.Len() > 0 {
		t.Errorf("%d bytes were sent: %v", rec.Body.Len(), err)
	}
}

func TestNothingIsSentOfAnAnswerThatFails(t *testing.T) {
	rec, boom := httptest.NewRecorder(), errors.New("boom")
	err := Send(t.Context(), rec, func(w io.Writer) error {
		_, err := w.Write(bytes.Repeat([]byte("x"), 2*inMemory))
		return errors.Join(err, boom)
	})
	if !errors.Is(err, boom) || rec.Body.Len() > 0 {
		t.Errorf("%d bytes were sent: %v", rec.Body.Len(), err)
	}
}

// Many who want an answer at once wait for their turn; those behind too many
// others are told to come again; one who leaves is forgotten.
func TestAnswersAreMadeInTurn(t *testing.T) {
	ctx, leave := context.WithCancel(t.Context())
	goOn := make(chan struct{})
	var wg sync.WaitGroup
	for range maxWaiting {
		wg.Go(func() {
			_ = Send(ctx, httptest.NewRecorder(), func(io.Writer) error { <-goOn; return nil })
		})
	}
	for waiting.Load() < maxWaiting {
		runtime.Gosched()
	}
	_, err := send(t, 1)
	if e, ok := errors.AsType[*fault.Error](err); !ok || e.Code != "request.overload" || e.Params["seconds"] == nil {
		t.Errorf("got %v", err)
	}
	leave()
	close(goOn)
	wg.Wait()
	if _, err := send(t, 1); err != nil {
		t.Errorf("afterwards: %v", err)
	}
}
