package uploads

import (
	"context"
	"net/http"

	"myspace/internal/base/clock"
)

// turn is somebody's time with an upload.
type turn struct {
	stop func() // has him leave; only ever called while he is there
	done chan struct{}
}

// take gives the caller an upload to himself. Who is at it has to leave: most
// likely it is the same client, whose line broke before we noticed.
func (u *Uploads) take(ctx context.Context, id string, stop func()) (leave func(), err error) {
	mine := &turn{stop: stop, done: make(chan struct{})}
	for {
		other := u.enter(id, mine)
		if other == nil {
			return func() { u.leave(id, mine) }, nil
		}
		select {
		case <-other.done:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// enter takes the turn, or asks who has it to leave.
func (u *Uploads) enter(id string, mine *turn) *turn {
	u.mu.Lock()
	defer u.mu.Unlock()
	if other := u.busy[id]; other != nil {
		other.stop()
		return other
	}
	u.busy[id] = mine
	return nil
}

func (u *Uploads) leave(id string, mine *turn) {
	u.mu.Lock()
	defer u.mu.Unlock()
	delete(u.busy, id)
	close(mine.done)
}

// cutOff ends the reading of a request's body, however long its client is
// silent.
func cutOff(w http.ResponseWriter) func() {
	control := http.NewResponseController(w)
	return func() { _ = control.SetReadDeadline(clock.Now().Time) } // unsupported only by test recorders
}
