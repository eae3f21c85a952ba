package httpd

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"time"
)

// Config says where and how to serve.
type Config struct {
	Addr            string
	OpsAddr         string // metrics and pprof; empty for none
	TLSCert, TLSKey string // files; empty for plain HTTP
	BehindProxy     bool   // trusted proxies are configured, they speak TLS

	Handler http.Handler // behind Guard.Wrap
	Metrics *Metrics
	Health  *Health
	Log     *slog.Logger

	// Linger is how long to go on accepting after the word to stop, so that
	// whoever sends us requests sees /readyz and keep-alive end. Drain is the
	// time for all of stopping, 15 seconds at most and by default.
	Linger, Drain time.Duration

	Started func(addr, ops net.Addr) // called once both listen; ops may be nil
	Close   []Closer                 // run in order when no request runs any more, also after a failure to start
}

// Closer ends one part of the program.
type Closer struct {
	Name string
	Run  func(context.Context) error
}

const (
	maxDrain  = 15 * time.Second
	closeTime = 15 * time.Second
)

// Serve listens and answers until ctx ends, then lets running requests finish
// and closes the parts. It returns nil when all of that went well.
func Serve(ctx context.Context, c Config) error {
	if c.Drain <= 0 || c.Drain > maxDrain {
		c.Drain = maxDrain
	}
	s, err := open(ctx, c)
	if err == nil {
		err = s.run(ctx)
	}
	return errors.Join(err, closeAll(ctx, c.Close))
}

// server is Config once it listens.
type server struct {
	Config
	web, ops       *http.Server
	webOn, opsOn   net.Listener
	cancelRequests context.CancelFunc
}

func open(ctx context.Context, c Config) (*server, error) {
	s := &server{Config: c}
	requests, cancel := context.WithCancel(context.WithoutCancel(ctx)) // the word to stop does not cancel requests
	s.cancelRequests = cancel
	s.web = webServer(requests, c.Handler, c.Log)
	if c.TLSCert != "" {
		pair, err := loadCertificate(c.TLSCert, c.TLSKey, c.Log)
		if err != nil {
			return nil, err
		}
		s.web.TLSConfig = pair.config()
	}
	var err error
	if s.webOn, err = listen(ctx, c.Addr, "--addr or MYSPACE_ADDR"); err != nil {
		return nil, err
	}
	if c.OpsAddr == "" {
		return s, nil
	}
	if s.opsOn, err = listen(ctx, c.OpsAddr, "--ops-addr or MYSPACE_OPS_ADDR"); err != nil {
		return nil, errors.Join(err, s.webOn.Close())
	}
	s.ops = &http.Server{ // no WriteTimeout: a profile takes as long as one asks
		Handler:           opsHandler(c.Metrics, c.Health, isLoopback(s.opsOn.Addr())),
		ReadHeaderTimeout: 5 * time.Second, MaxHeaderBytes: 16 << 10, ErrorLog: s.web.ErrorLog,
	}
	return s, nil
}

// webServer has the limits that hold before a handler is asked. Bodies and
// answers have theirs in LimitBody and Pace.
func webServer(requests context.Context, h http.Handler, log *slog.Logger) *http.Server {
	return &http.Server{
		Handler: h, BaseContext: func(net.Listener) context.Context { return requests },
		ReadHeaderTimeout: 5 * time.Second, WriteTimeout: time.Minute, IdleTimeout: 2 * time.Minute,
		MaxHeaderBytes: 16 << 10, ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelWarn),
	}
}

func (s *server) run(ctx context.Context) error {
	defer s.cancelRequests()
	failed := make(chan error, 2)
	go func() { failed <- s.serveWeb() }()
	if s.ops != nil {
		go func() { failed <- s.ops.Serve(s.opsOn) }()
		defer s.ops.Close() // last, so that one can watch the end
	}
	s.tellStarted()
	var err error
	select {
	case err = <-failed:
	case <-ctx.Done():
	}
	return errors.Join(err, s.stop())
}

func (s *server) serveWeb() error {
	if s.TLSCert != "" {
		return s.web.ServeTLS(s.webOn, "", "")
	}
	return s.web.Serve(s.webOn)
}

func (s *server) tellStarted() {
	if !isLoopback(s.webOn.Addr()) && s.TLSCert == "" && !s.BehindProxy {
		s.Log.Warn("passwords travel unencrypted: serving plain HTTP to other machines; set MYSPACE_TLS_CERT and MYSPACE_TLS_KEY, or put a proxy in front and name it in MYSPACE_TRUSTED_PROXIES", "addr", s.webOn.Addr().String())
	}
	var ops net.Addr
	if s.opsOn != nil {
		ops = s.opsOn.Addr()
		if !isLoopback(ops) {
			s.Log.Warn("metrics and profiles are open to other machines; a loopback MYSPACE_OPS_ADDR keeps them private", "addr", ops.String())
		}
	}
	s.tellSystemd("READY=1")
	if s.Started != nil {
		s.Started(s.webOn.Addr(), ops)
	}
}

func (s *server) tellSystemd(state string) {
	if err := notify(state); err != nil {
		s.Log.Warn("systemd was not told", "error", err)
	}
}

// stop lets go of the server in order: unready first, then no new
// connections, then an end to what still runs when the time is up.
func (s *server) stop() error {
	s.tellSystemd("STOPPING=1")
	s.Health.Drain()
	s.Log.Info("stopping: running requests may finish", "within", s.Drain.String())
	ctx, cancel := context.WithTimeout(context.Background(), s.Drain)
	defer cancel()
	select {
	case <-time.After(min(s.Linger, s.Drain)):
	case <-ctx.Done():
	}
	if err := s.web.Shutdown(ctx); err != nil {
		s.cancelRequests()
		return errors.Join(fmt.Errorf("requests were still running after %s and were cut off: %w", s.Drain, err), s.web.Close())
	}
	return nil
}

func closeAll(ctx context.Context, parts []Closer) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), closeTime)
	defer cancel()
	var all error
	for _, part := range parts {
		if err := part.Run(ctx); err != nil {
			all = errors.Join(all, fmt.Errorf("close %s: %w", part.Name, err))
		}
	}
	return all
}
