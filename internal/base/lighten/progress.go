package lighten

import (
	"strconv"
	"strings"
	"time"
)

const (
	// progressFile is where ffmpeg writes how far it is.
	progressFile = "progress"
	lookEvery    = time.Second
	reachedMark  = "out_time_us="
)

// follow tells how many percent of a work are made until it is stopped. Of what does
// not say how long it is nothing is told.
func follow(folder string, whole time.Duration, tell func(percent int)) (stop func()) {
	done, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		told := 0
		look := time.NewTicker(lookEvery)
		defer look.Stop()
		for {
			select {
			case <-done:
				return
			case <-look.C:
			}
			text, err := read(folder, progressFile, 1000)
			if percent := percentOf(text, whole); err == nil && percent > told {
				told = percent
				tell(percent)
			}
		}
	}()
	return func() {
		close(done)
		<-stopped
	}
}

// percentOf is how far ffmpeg says to be; 99 at most, since what follows is work too.
func percentOf(text string, whole time.Duration) int {
	at := strings.LastIndex(text, reachedMark)
	if at < 0 || whole < time.Millisecond {
		return 0
	}
	number, _, _ := strings.Cut(text[at+len(reachedMark):], "\n")
	reached, err := strconv.ParseInt(strings.TrimSpace(number), 10, 64)
	if err != nil || reached < 0 || reached > longest.Microseconds() {
		return 0
	}
	return int(min(99, reached/1000*100/whole.Milliseconds()))
}
