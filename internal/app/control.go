package app

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// What a command and the server say to each other beside the bodies.
const (
	headerDatabase = "Myspace-Database" // the one that the command is meant for
	headerVersion  = "Myspace-Version"
	trailerProblem = "Problem" // what ended a stream too early

	maxCommand   = 64 << 10         // bytes that a command may send
	maxExamining = 30 * time.Minute // the longest that anything takes
	lastMoments  = 5 * time.Second  // for commands that run when the server ends
)

// control answers the commands that are run beside the server, on a socket in
// the data folder: only one program can have a SQLite database open.
type control struct {
	server *http.Server
	socket socket
	cancel context.CancelFunc // of what commands still run
	grace  time.Duration      // that they have when the server ends
}

// openControl begins to answer commands.
func (a *App) openControl(ctx context.Context) (*control, error) {
	s, err := openSocket(a.Config.Data)
	if err != nil {
		return nil, err
	}
	l, err := s.listen(ctx)
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	running, cancel := context.WithCancel(context.WithoutCancel(ctx))
	c := &control{socket: s, cancel: cancel, grace: lastMoments, server: &http.Server{
		Handler: a.controlHandler(), BaseContext: func(net.Listener) context.Context { return access.With(running, access.System()) },
		ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 30 * time.Second, IdleTimeout: 5 * time.Second,
		MaxHeaderBytes: 16 << 10, ErrorLog: slog.NewLogLogger(a.Log.Handler(), slog.LevelWarn),
	}}
	go func() {
		if err := c.server.Serve(l); !errors.Is(err, http.ErrServerClosed) {
			a.Log.ErrorContext(ctx, "commands can no longer reach the server", "error", err)
		}
	}()
	return c, nil
}

// close lets running commands come to their end for a moment, and then ends
// them: what they use is about to be closed.
func (c *control) close(ctx context.Context) error {
	soon, cancel := context.WithTimeout(ctx, c.grace)
	defer cancel()
	err := c.server.Shutdown(soon)
	c.cancel()
	if err != nil {
		err = c.server.Shutdown(ctx)
	}
	return errors.Join(err, c.socket.Close())
}

func (a *App) controlHandler() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("POST /user", answer(a, "user add", a.addUser))
	mux.Handle("POST /doctor", answer(a, "doctor", a.examine))
	mux.HandleFunc("POST /backup", a.sendBackup)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set(headerVersion, Version)
		ours := db.Describe(a.Config.DatabaseConfig().Address)
		if theirs := r.Header.Get(headerDatabase); theirs != "" && theirs != ours {
			refuse(w, refusal{Message: "the running server uses another database (" + ours + ") than MYSPACE_DATABASE names (" + theirs + ")"})
			return
		}
		mux.ServeHTTP(w, r)
	})
}

// refusal is the answer to a command that could not be done.
type refusal struct {
	Message string `json:"message"`
	Code    string `json:"code,omitempty"` // for what a command may mend by itself
}

func (r refusal) Error() string { return r.Message }

// Is makes a refusal that came over the socket the same as the one sent.
func (r refusal) Is(other error) bool {
	o, ok := other.(refusal)
	return ok && o.Code != "" && o.Code == r.Code
}

// answer is the route of a command that takes and returns a value.
func answer[In, Out any](a *App, name string, f func(context.Context, In) (Out, error)) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		ctx, cancel := context.WithTimeout(r.Context(), maxExamining)
		defer cancel()
		var in In
		body := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxCommand))
		body.DisallowUnknownFields()
		if err := body.Decode(&in); err != nil {
			refuse(w, refusal{Message: "the running server does not understand this command: " + err.Error()})
			return
		}
		a.Log.InfoContext(ctx, "a command was run", "command", name)
		out, err := f(ctx, in)
		if err != nil {
			refuse(w, refusalFor(a.Config, err))
			return
		}
		_ = json.NewEncoder(w).Encode(out) // whoever asked is gone if this fails
	})
}

func refusalFor(c Config, err error) refusal {
	if r, ok := errors.AsType[refusal](err); ok {
		return r
	}
	return refusal{Message: Explain(c, err)}
}

func refuse(w http.ResponseWriter, r refusal) {
	w.WriteHeader(http.StatusUnprocessableEntity)
	_ = json.NewEncoder(w).Encode(r) // whoever asked is gone if this fails
}
