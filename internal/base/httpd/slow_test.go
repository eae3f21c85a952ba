package httpd

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// These tests run the real server over pipes under a clock of their own, so
// that the true time-outs pass in no time.

type pipeListener struct {
	conns chan net.Conn
	ended chan struct{}
}

func (l *pipeListener) Accept() (net.Conn, error) {
	select {
	case c := <-l.conns:
		return c, nil
	case <-l.ended:
		return nil, net.ErrClosed
	}
}

func (l *pipeListener) Close() error   { close(l.ended); return nil }
func (l *pipeListener) Addr() net.Addr { return &net.UnixAddr{Name: "pipe", Net: "unix"} }

// slowly runs test in a bubble with a server behind the whole chain.
func slowly(t *testing.T, g Guard, h http.HandlerFunc, test func(t *testing.T, dial func() net.Conn)) {
	synctest.Test(t, func(t *testing.T) {
		g.Log, _ = testLog(t)
		g.Metrics, g.Health = NewMetrics(), NewHealth(g.Log)
		server := webServer(context.Background(), wrap(t, g, h), g.Log)
		l := &pipeListener{make(chan net.Conn), make(chan struct{})}
		go func() { _ = server.Serve(l) }()
		defer server.Close()
		test(t, func() net.Conn {
			ours, theirs := net.Pipe()
			l.conns <- theirs
			t.Cleanup(func() { ours.Close() })
			return ours
		})
	})
}

func send(t *testing.T, c net.Conn, text string) {
	t.Helper()
	if _, err := io.WriteString(c, text); err != nil {
		t.Fatal(err)
	}
}

func TestUnfinishedHeaderIsCutAfterFiveSeconds(t *testing.T) {
	slowly(t, Guard{}, func(http.ResponseWriter, *http.Request) { t.Error("the handler ran") },
		func(t *testing.T, dial func() net.Conn) {
			c := dial()
			start := time.Now()
			send(t, c, "GET / HTTP/1.1\r\nHost: x\r\nX-A: ")
			_, _ = io.ReadAll(c)
			if took := time.Since(start); took != 5*time.Second {
				t.Errorf("cut after %s", took)
			}
		})
}

func TestManyUnfinishedHeadersDoNotStopOthers(t *testing.T) {
	slowly(t, Guard{InFlight: 4}, func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		fmt.Fprint(w, "here")
	}, func(t *testing.T, dial func() net.Conn) {
		for range 50 {
			send(t, dial(), "GET / HTTP/1.1\r\nHost: x\r\n")
		}
		for range 50 { // more than InFlight: they wait for their client
			send(t, dial(), "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1")
		}
		synctest.Wait()
		c := dial()
		send(t, c, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
		if got, _ := io.ReadAll(c); !strings.HasSuffix(string(got), "here") {
			t.Errorf("answer %q", got)
		}
	})
}

func TestTooLongHeadersAreRefused(t *testing.T) {
	slowly(t, Guard{}, func(http.ResponseWriter, *http.Request) { t.Error("the handler ran") },
		func(t *testing.T, dial func() net.Conn) {
			c := dial()
			go func() {
				_, _ = io.WriteString(c, "GET / HTTP/1.1\r\nHost: x\r\nX-A: "+strings.Repeat("a", 32<<10)+"\r\n\r\n")
			}()
			if got, _ := io.ReadAll(c); !strings.HasPrefix(string(got), "HTTP/1.1 431 ") {
				t.Errorf("answer %q", got)
			}
		})
}

// readBody tells how reading the body ended, and after how long.
func readBody(ended chan<- string) http.HandlerFunc {
	return func(_ http.ResponseWriter, r *http.Request) {
		start := time.Now()
		n, err := io.Copy(io.Discard, r.Body)
		switch {
		case errors.Is(err, os.ErrDeadlineExceeded):
			ended <- fmt.Sprint("time-out after ", time.Since(start))
		case err != nil:
			ended <- err.Error()
		default:
			ended <- fmt.Sprint(n, " bytes in ", time.Since(start))
		}
	}
}

func TestSlowBodies(t *testing.T) {
	upload := func(*http.Request) BodyRule { return Upload(1 << 20) }
	for name, c := range map[string]struct {
		rule   func(*http.Request) BodyRule
		second int // bytes a second
		want   string
	}{
		"JSON that stops":            {nil, 0, "time-out after 10s"},
		"JSON that trickles":         {nil, 1, "time-out after 10s"},
		"JSON that takes its time":   {nil, 8 << 10, "65536 bytes in 8s"},
		"an upload that stops":       {upload, 0, "time-out after 10s"},
		"an upload below the rate":   {upload, 300, "time-out after 13.515625s"},
		"an upload just fast enough": {upload, 1 << 10, "65536 bytes in 1m4s"},
	} {
		t.Run(name, func(t *testing.T) {
			ended := make(chan string, 1)
			slowly(t, Guard{Body: c.rule}, readBody(ended), func(t *testing.T, dial func() net.Conn) {
				conn := dial()
				go func() { _, _ = io.Copy(io.Discard, conn) }()
				send(t, conn, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 65536\r\n\r\n")
				for len(ended) == 0 {
					<-time.After(time.Second)
					_, _ = conn.Write(make([]byte, c.second)) // fails when the server has hung up
					synctest.Wait()
				}
				if got := <-ended; got != c.want {
					t.Errorf("%s, want %s", got, c.want)
				}
			})
		})
	}
}

func TestAHandlerMayTakeLongerThanItsBody(t *testing.T) {
	for name, answer := range map[string]http.HandlerFunc{
		"204": func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) },
		"200": func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "done") },
	} {
		slowly(t, Guard{}, func(w http.ResponseWriter, r *http.Request) {
			_, _ = io.Copy(io.Discard, r.Body)
			select {
			case <-r.Context().Done():
				t.Error("the request was cancelled by the deadline of its body")
			case <-time.After(90 * time.Second): // more than WriteTimeout, too
			}
			answer(w, r)
		}, func(t *testing.T, dial func() net.Conn) {
			c := dial()
			send(t, c, "POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}")
			if got, _ := io.ReadAll(c); !strings.HasPrefix(string(got), "HTTP/1.1 "+name) {
				t.Errorf("answer %q, want %s", got, name)
			}
		})
	}
}

func TestSlowReaders(t *testing.T) {
	const size = 4 << 20
	for name, c := range map[string]struct {
		second int64 // bytes a second
		whole  bool
	}{
		"one that stops":    {0, false},
		"one that reads on": {64 << 10, true}, // takes longer than the server's WriteTimeout
	} {
		t.Run(name, func(t *testing.T) {
			slowly(t, Guard{}, func(w http.ResponseWriter, _ *http.Request) {
				_, err := io.Copy(w, io.LimitReader(zeros{}, size))
				if (err == nil) != c.whole {
					t.Errorf("sending ended with %v", err)
				}
			}, func(t *testing.T, dial func() net.Conn) {
				conn := dial()
				start := time.Now()
				send(t, conn, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
				var got int64
				var err error
				for err == nil {
					if c.second == 0 {
						<-time.After(time.Hour)
					}
					<-time.After(time.Second)
					var n int64
					n, err = io.CopyN(io.Discard, conn, max(c.second, 1))
					got += n
				}
				if c.whole && (got < size || time.Since(start) < time.Minute) {
					t.Errorf("got %d bytes in %s", got, time.Since(start))
				}
			})
		})
	}
}

type zeros struct{}

func (zeros) Read(p []byte) (int, error) { clear(p); return len(p), nil }
