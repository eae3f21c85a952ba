package httpd

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// started runs Serve and returns the address and what Serve returned.
func started(t *testing.T, ctx context.Context, c Config) (web, ops string, ended chan error) {
	t.Helper()
	if c.Log == nil {
		c.Log, _ = testLog(t)
	}
	c.Metrics, c.Health = NewMetrics(), NewHealth(c.Log)
	up := make(chan struct{})
	c.Started = func(a, b net.Addr) {
		web = a.String()
		if b != nil {
			ops = b.String()
		}
		close(up)
	}
	if c.Addr == "" {
		c.Addr = "127.0.0.1:0"
	}
	ended = make(chan error, 1)
	go func() { ended <- Serve(ctx, c) }()
	select {
	case <-up:
	case err := <-ended:
		t.Fatal(err)
	}
	return web, ops, ended
}

func get(t *testing.T, url string) (int, string) {
	t.Helper()
	resp, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	return resp.StatusCode, string(body)
}

func TestServeUntilTheContextEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	var order []string
	part := func(name string, err error) Closer {
		return Closer{name, func(ctx context.Context) error {
			order = append(order, name)
			return errors.Join(err, ctx.Err())
		}}
	}
	web, ops, ended := started(t, ctx, Config{
		OpsAddr: "127.0.0.1:0", Handler: answer("text/plain", "hello"),
		Close: []Closer{part("jobs", nil), part("mail", errors.New("stuck")), part("database", nil)},
	})
	if status, body := get(t, "http://"+web+"/"); status != 200 || body != "hello" {
		t.Errorf("%d %s", status, body)
	}
	if status, body := get(t, "http://"+ops+"/metrics"); status != 200 || !strings.Contains(body, "go_goroutines") {
		t.Errorf("ops: %d", status)
	}
	cancel()
	err := <-ended
	if err == nil || err.Error() != "close mail: stuck" || strings.Join(order, " ") != "jobs mail database" {
		t.Errorf("ended with %v after closing %v", err, order)
	}
	if _, err := net.Dial("tcp", web); err == nil {
		t.Error("it still listens")
	}
}

func TestListenErrorsAreOneClearSentence(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	port := taken.Addr().String()
	log, _ := testLog(t)
	for name, c := range map[string]struct{ web, ops, want string }{
		"port taken": {
			port, "",
			"cannot listen on " + port + ": the port is already in use; stop the other program or choose another with --addr or MYSPACE_ADDR",
		},
		"ops port taken": {
			"127.0.0.1:0", port,
			"cannot listen on " + port + ": the port is already in use; stop the other program or choose another with --ops-addr or MYSPACE_OPS_ADDR",
		},
		"not our address": {
			"192.0.2.1:8080", "",
			"cannot listen on 192.0.2.1:8080: this machine does not have that address; choose another with --addr or MYSPACE_ADDR",
		},
		"no port": {"localhost", "", "cannot listen on localhost: listen tcp: address localhost: missing port in address; choose another address, such as 127.0.0.1:8080, with --addr or MYSPACE_ADDR"},
	} {
		closed := false
		err := Serve(context.Background(), Config{
			Addr: c.web, OpsAddr: c.ops, Log: log, Metrics: NewMetrics(), Health: NewHealth(log),
			Close: []Closer{{"database", func(context.Context) error { closed = true; return nil }}},
		})
		if err == nil || err.Error() != c.want || !closed {
			t.Errorf("%s: %v (closed %v)", name, err, closed)
		}
	}
}

func TestWarningsAtStart(t *testing.T) {
	const plain, open = "passwords travel unencrypted", "metrics and profiles are open"
	for name, c := range map[string]struct {
		config Config
		want   []string
	}{
		"loopback":               {Config{Addr: "127.0.0.1:0", OpsAddr: "127.0.0.1:0"}, nil},
		"everywhere":             {Config{Addr: "0.0.0.0:0", OpsAddr: "0.0.0.0:0"}, []string{plain, open}},
		"everywhere, with proxy": {Config{Addr: "0.0.0.0:0", BehindProxy: true}, nil},
	} {
		ctx, cancel := context.WithCancel(context.Background())
		log, out := testLog(t)
		c.config.Log, c.config.Handler = log, answer("text/plain", "")
		_, _, ended := started(t, ctx, c.config)
		cancel()
		if err := <-ended; err != nil {
			t.Error(err)
		}
		if got := strings.Count(out.String(), "level=WARN"); got != len(c.want) {
			t.Errorf("%s: %d warnings: %s", name, got, out)
		}
		for _, w := range c.want {
			if !strings.Contains(out.String(), w) {
				t.Errorf("%s: no word of %q", name, w)
			}
		}
	}
}

func TestSystemdIsTold(t *testing.T) {
	socket := filepath.Join(t.TempDir(), "notify")
	l, err := net.ListenUnixgram("unixgram", &net.UnixAddr{Name: socket, Net: "unixgram"})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	t.Setenv("NOTIFY_SOCKET", socket)
	ctx, cancel := context.WithCancel(context.Background())
	_, _, ended := started(t, ctx, Config{Handler: answer("text/plain", "")})
	cancel()
	if err := <-ended; err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"READY=1", "STOPPING=1"} {
		text := make([]byte, 100)
		n, err := l.Read(text)
		if err != nil || string(text[:n]) != want {
			t.Errorf("%q, %v, want %s", text[:n], err, want)
		}
	}
	if err := os.Remove(socket); err != nil {
		t.Fatal(err)
	}
	if err := notify("READY=1"); err == nil {
		t.Error("no error though nobody listens")
	}
}

func TestRequestsThatNeverEndAreCutOff(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	running, cancelled := make(chan struct{}), make(chan struct{})
	web, _, ended := started(t, ctx, Config{
		Drain: 1, // a nanosecond
		Handler: http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
			close(running)
			<-r.Context().Done()
			close(cancelled)
		}),
	})
	go func() {
		if resp, err := http.Get("http://" + web); err == nil {
			resp.Body.Close()
		}
	}()
	<-running
	cancel()
	if err := <-ended; err == nil || !strings.Contains(err.Error(), "were cut off") {
		t.Errorf("ended with %v", err)
	}
	<-cancelled
}
