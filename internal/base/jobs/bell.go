package jobs

import "sync"

// bell is where Enqueue finds the runners of this process, so that areas can
// add jobs without being handed a queue. A runner that is woken for nothing,
// as by a job in another database, looks once and sleeps again.
var bell = struct {
	mu      sync.Mutex
	runners map[*Runner]struct{}
}{runners: map[*Runner]struct{}{}}

// ring wakes the runners that know a kind.
func ring(kind string) {
	bell.mu.Lock()
	defer bell.mu.Unlock()
	for r := range bell.runners {
		if _, ok := r.handlers[kind]; ok {
			r.look()
		}
	}
}

func (r *Runner) listen() {
	bell.mu.Lock()
	defer bell.mu.Unlock()
	bell.runners[r] = struct{}{}
}

func (r *Runner) stopListening() {
	bell.mu.Lock()
	defer bell.mu.Unlock()
	delete(bell.runners, r)
}

// look makes the runner look for jobs as soon as it can. One reminder is
// enough, however many jobs came.
func (r *Runner) look() {
	select {
	case r.wake <- struct{}{}:
	default:
	}
}
