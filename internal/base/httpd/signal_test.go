package httpd

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

// The server of these tests is a process of its own, this binary once more,
// because it is ended by real signals.
const childVariable = "HTTPD_TEST_CHILD"

// runChild serves "/slow", which waits for "/release", and "/quick".
func runChild() {
	log, err := NewLogger(os.Stderr, "text", "error")
	check(err)
	ctx, stop := UntilSignal(context.Background())
	defer stop()
	release := make(chan struct{})
	mux := http.NewServeMux()
	mux.HandleFunc("POST /slow", func(w http.ResponseWriter, r *http.Request) {
		fmt.Println("working")
		select {
		case <-release:
		case <-r.Context().Done(): // the word to stop must not cancel requests
			w.WriteHeader(http.StatusServiceUnavailable)
		}
		fmt.Fprint(w, strings.Repeat("whole", 1000))
	})
	mux.HandleFunc("POST /quick", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "whole") })
	mux.HandleFunc("POST /release", func(http.ResponseWriter, *http.Request) { close(release) })
	metrics, health := NewMetrics(), NewHealth(log)
	h, err := Guard{Log: log, Metrics: metrics, Health: health, Rate: Rate{PerSecond: 1, Burst: 1, ExemptLoopback: true}}.Wrap(mux)
	check(err)
	context.AfterFunc(ctx, func() { fmt.Println("draining") })
	check(Serve(ctx, Config{
		Addr: "127.0.0.1:0", Handler: h, Log: log, Metrics: metrics, Health: health, Linger: time.Second,
		Started: func(web, _ net.Addr) { fmt.Println(web) },
		Close:   []Closer{{"store", func(context.Context) error { fmt.Println("closed"); return nil }}},
	}))
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

type child struct {
	t     *testing.T
	cmd   *exec.Cmd
	lines *bufio.Scanner
	url   string
}

func startChild(t *testing.T) *child {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), childVariable+"=1")
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill() })
	c := &child{t: t, cmd: cmd, lines: bufio.NewScanner(out)}
	c.url = "http://" + c.line()
	return c
}

func (c *child) line() string {
	c.t.Helper()
	if !c.lines.Scan() {
		c.t.Fatal("the server ended early")
	}
	return c.lines.Text()
}

func (c *child) expect(want string) {
	c.t.Helper()
	if got := c.line(); got != want {
		c.t.Fatalf("the server says %q, want %q", got, want)
	}
}

func (c *child) signal(s os.Signal) {
	c.t.Helper()
	if err := c.cmd.Process.Signal(s); err != nil {
		c.t.Fatal(err)
	}
}

// post returns whether the answer came whole, and whether the server asked
// not to come again on this connection.
func (c *child) post(client *http.Client, path string) (goodbye bool, err error) {
	resp, err := client.Post(c.url+path, "text/plain", strings.NewReader("x"))
	if err != nil {
		return false, err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err == nil && (resp.StatusCode != 200 || !strings.HasSuffix("whole"+string(body), "whole")) {
		err = fmt.Errorf("status %d, %d bytes", resp.StatusCode, len(body))
	}
	return resp.Close, err
}

func TestSIGTERMUnderLoadLosesNoRequest(t *testing.T) {
	c := startChild(t)
	var all sync.WaitGroup
	for range 20 { // in the middle of their work when the signal comes
		all.Go(func() {
			if _, err := c.post(http.DefaultClient, "/slow"); err != nil {
				t.Errorf("running request lost: %v", err)
			}
		})
		c.expect("working")
	}
	var answered atomic.Int64
	busy := make(chan struct{})
	for range 8 { // coming all the time, until the server says goodbye
		client := &http.Client{Transport: &http.Transport{}}
		all.Go(func() {
			for {
				goodbye, err := c.post(client, "/quick")
				if err != nil {
					t.Errorf("request lost: %v", err)
					return
				}
				if answered.Add(1) == 500 {
					close(busy)
				}
				if goodbye {
					return
				}
			}
		})
	}
	<-busy
	c.signal(syscall.SIGTERM)
	c.expect("draining")
	if status, _ := get(t, c.url+"/readyz"); status != 503 {
		t.Errorf("readyz %d", status)
	}
	if _, err := c.post(http.DefaultClient, "/release"); err != nil {
		t.Errorf("new request while draining: %v", err)
	}
	all.Wait()
	c.expect("closed") // after the last answer
	if err := c.cmd.Wait(); err != nil {
		t.Errorf("exit: %v", err)
	}
	t.Logf("%d quick and 20 slow requests, none lost", answered.Load())
}

func TestASecondSignalEndsAtOnce(t *testing.T) {
	c := startChild(t)
	go func() { _, _ = c.post(http.DefaultClient, "/slow") }()
	c.expect("working")
	c.signal(os.Interrupt)
	c.expect("draining")
	start := time.Now()
	c.signal(os.Interrupt)
	var exit *exec.ExitError
	if err := c.cmd.Wait(); !errors.As(err, &exit) || exit.ExitCode() != exitImpatient {
		t.Errorf("exit: %v", err)
	}
	if took := time.Since(start); took > 5*time.Second {
		t.Errorf("took %s", took)
	}
}
