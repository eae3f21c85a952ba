package db

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
)

// defaultPatience is how long PostgreSQL may give no sign of life before
// everybody who waits for it is told so.
const defaultPatience = 800 * time.Millisecond

// errGone is why a call ends that waits for a server without a sign of life.
var errGone = errors.New("PostgreSQL gives no sign of life")

// watch notices when PostgreSQL no longer answers at all, frozen or cut off
// without a word, and ends the calls that wait for it. A call that merely takes
// long is left alone: the server is asked by a connection of the watch's own.
// While it is away, new calls fail at once; when it is back, they go on.
// A nil watch, as SQLite has, watches nothing.
type watch struct {
	config   *pgx.ConnConfig
	patience time.Duration
	back     func() // called when the server is back
	conn     *pgx.Conn
	wake     chan struct{}
	stop     context.CancelFunc
	ended    chan struct{}

	mu        sync.Mutex
	calls     map[*call]struct{}
	away      bool
	suspected bool      // a call has lost its server
	signed    time.Time // when it last answered anybody
}

// call is a statement or a transaction that the server is working on.
type call struct {
	ctx    context.Context //nolint:containedctx // the caller's, ended also when the server is away
	began  time.Time
	cancel context.CancelCauseFunc
	watch  *watch
}

func startWatch(config *pgx.ConnConfig, patience time.Duration, back func()) *watch {
	if patience == 0 {
		patience = defaultPatience
	}
	ctx, stop := context.WithCancel(context.Background())
	w := &watch{
		config: config, patience: patience, back: back, wake: make(chan struct{}, 1),
		stop: stop, ended: make(chan struct{}), calls: map[*call]struct{}{},
	}
	go w.loop(ctx)
	return w
}

// begin announces a call, whose end must be told.
func (w *watch) begin(ctx context.Context) (*call, error) {
	if w == nil {
		return &call{ctx: ctx}, nil
	}
	c := &call{began: time.Now(), watch: w} //nolint:forbidigo // a stopwatch, not a date
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.away {
		return nil, errGone
	}
	c.ctx, c.cancel = context.WithCancelCause(ctx)
	w.calls[c] = struct{}{}
	if len(w.calls) == 1 {
		w.look()
	}
	return c, nil
}

func (c *call) end() {
	if c.watch == nil {
		return
	}
	c.watch.mu.Lock()
	delete(c.watch.calls, c)
	c.watch.mu.Unlock()
	c.cancel(nil)
}

// answered notes a sign of life.
func (c *call) answered() {
	if c.watch != nil {
		c.watch.mu.Lock()
		c.watch.signed = time.Now() //nolint:forbidigo // a stopwatch, not a date
		c.watch.mu.Unlock()
	}
}

// failed tells what an error of a call means. One that has lost its server
// has the watch look at once whether there is any.
func (c *call) failed(err error) error {
	if c.watch != nil && c.ctx.Err() == nil && lostServer(err) {
		c.watch.mu.Lock()
		c.watch.suspected = true
		c.watch.mu.Unlock()
		c.watch.look()
	}
	return outage(c.ctx, err)
}

// isAway reports whether the server is known to be away.
func (w *watch) isAway() bool {
	if w == nil {
		return false
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.away
}

func (w *watch) close() {
	if w != nil {
		w.stop()
		<-w.ended
	}
}

func (w *watch) look() {
	select {
	case w.wake <- struct{}{}:
	default: // it is awake
	}
}

// loop sleeps while nobody waits for the server.
func (w *watch) loop(ctx context.Context) {
	defer close(w.ended)
	defer w.hangUp()
	tick := time.NewTicker(w.patience / 8)
	defer tick.Stop()
	for ctx.Err() == nil {
		waiting, doubtful := w.state()
		switch {
		case w.isAway():
			w.find(ctx)
		case doubtful && !w.answers(ctx, w.patience/2):
			w.giveUp()
		}
		next := tick.C
		if !waiting && !w.isAway() {
			next = nil
		}
		select {
		case <-ctx.Done():
		case <-next:
		case <-w.wake:
		}
	}
}

// state tells whether anybody waits, and whether the server should be asked
// for a sign of life: somebody has waited for long, or has lost it.
func (w *watch) state() (waiting, doubtful bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	doubtful, w.suspected = w.suspected, false
	for c := range w.calls {
		doubtful = doubtful || time.Since(c.began) > w.patience/4
	}
	return len(w.calls) > 0, doubtful
}

// giveUp ends all calls, and has new ones fail.
func (w *watch) giveUp() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.away = true
	for c := range w.calls {
		c.cancel(errGone)
	}
}

// find looks whether the server is back. It may take its time: of several
// hosts the first may be the one that is frozen.
func (w *watch) find(ctx context.Context) {
	if !w.answers(ctx, time.Duration(1+len(w.config.Fallbacks))*w.config.ConnectTimeout) {
		return
	}
	w.mu.Lock()
	w.away = false
	w.mu.Unlock()
	w.back()
}

// answers asks the server for a sign of life. The connection to ask by may be
// the one thing that broke, so a new one gets its chance.
func (w *watch) answers(ctx context.Context, within time.Duration) bool {
	began := time.Now() //nolint:forbidigo // a stopwatch, not a date
	ctx, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	if w.conn != nil {
		if err := w.conn.Ping(ctx); err == nil {
			return true
		}
		w.hangUp()
	}
	conn, err := pgx.ConnectConfig(ctx, w.config)
	if err != nil {
		// A refusal is an answer, unless it says that there is no server; and
		// so is what anybody else got meanwhile.
		return postgresCode(err) != "" && !saysGone(err) || w.signedSince(began)
	}
	w.conn = conn
	return true
}

func (w *watch) signedSince(began time.Time) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.signed.After(began)
}

func (w *watch) hangUp() {
	if w.conn == nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	_ = w.conn.Close(ctx) // it may be broken already
	w.conn = nil
}
