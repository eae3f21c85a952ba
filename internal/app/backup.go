package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"time"

	"myspace/internal/base/backup"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
)

// stalled is how long a backup may not move before it is given up.
const stalled = 5 * time.Minute

// notKept are the tables that a backup leaves out: a session that was ended
// since must not come back with it.
var notKept = []string{"session", "attempt"}

// Backup writes the whole school into a file, through the running server if
// there is one, encrypted where the settings name keys. Nothing of that name
// appears before it is complete.
func Backup(ctx context.Context, c Config, path string) (backup.Summary, error) {
	to, err := backup.ParseRecipients(c.BackupRecipients)
	if err != nil {
		return backup.Summary{}, err
	}
	return backup.WriteFile(ctx, path, to, func(w io.Writer) error {
		server, err := findServer(ctx, c, stalled)
		if err != nil {
			return err
		}
		if server == nil {
			return backupAlone(ctx, c, w)
		}
		defer server.socket.Close()
		return server.receiveBackup(ctx, w)
	})
}

func backupAlone(ctx context.Context, c Config, w io.Writer) (err error) {
	done, err := c.holdExisting()
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, done()) }()
	return alone(ctx, c, func(a *App) error { return a.writeBackup(ctx, w) })
}

func (a *App) writeBackup(ctx context.Context, w io.Writer) error {
	_, err := backup.Write(ctx, backup.Source{DB: a.DB, Files: a.Files, Skip: notKept}, w)
	return err
}

// receiveBackup has the server send a backup.
func (c *client) receiveBackup(ctx context.Context, w io.Writer) error {
	resp, err := c.send(ctx, "/backup", struct{}{})
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if _, err := io.Copy(w, resp.Body); err != nil {
		return fmt.Errorf("the backup was cut off: %w", err)
	}
	if problem := resp.Trailer.Get(trailerProblem); problem != "" {
		return refusal{Message: problem}
	}
	return nil
}

// sendBackup is the route of receiveBackup. What goes wrong half-way follows
// behind what was sent.
func (a *App) sendBackup(w http.ResponseWriter, r *http.Request) {
	a.Log.InfoContext(r.Context(), "a command was run", "command", "backup")
	w.Header().Set("Trailer", trailerProblem)
	if err := a.writeBackup(r.Context(), moving{w, http.NewResponseController(w)}); err != nil {
		w.Header().Set(trailerProblem, Explain(a.Config, err))
	}
}

// moving gives up on a reader who does not take what is written.
type moving struct {
	io.Writer
	conn *http.ResponseController
}

func (m moving) Write(p []byte) (int, error) {
	if err := m.conn.SetWriteDeadline(clock.Now().Time.Add(stalled)); err != nil {
		return 0, err
	}
	return m.Writer.Write(p)
}

// Stored names the archive that Restore reads: its file, that of its key where
// it is encrypted, and whether what is there already is set aside or refuses it.
type Stored struct {
	File, Identity string
	Replace        bool
}

// Restore makes a database and its files of a backup.
func Restore(ctx context.Context, c Config, from Stored) (done backup.Restored, err error) {
	archive, file, err := backup.OpenFile(from.File, from.Identity)
	if err != nil {
		return done, err
	}
	defer file.Close()
	release, err := c.takeOver(ctx)
	if err != nil {
		return done, err
	}
	defer func() { err = errors.Join(err, release()) }()
	store, err := files.Open(c.FilesConfig())
	if err != nil {
		return done, err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	if err := store.Prepare(ctx); err != nil {
		return done, err
	}
	to := backup.Target{Database: c.DatabaseConfig(), Files: store, Replace: from.Replace}
	if c.S3Endpoint == "" {
		to.Folder = c.FilesConfig().Folder
	}
	return backup.Restore(ctx, archive, to)
}

// takeOver makes sure that no server of this data folder runs, and keeps others
// away where that can be.
func (c Config) takeOver(ctx context.Context) (release func() error, err error) {
	if err := c.MakeData(); err != nil {
		return nil, err
	}
	server, err := findServer(ctx, c, time.Minute)
	if err != nil {
		return nil, err
	}
	if server != nil {
		return nil, errors.Join(fmt.Errorf("%w: %s: stop it first", db.ErrLocked, c.Data), server.socket.Close())
	}
	return c.hold()
}
