package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	"myspace/internal/app"
	"myspace/internal/base/backup"
)

type backupCommand struct {
	File      string   `arg:"" help:"Where to write the backup. One of that name is replaced once the new one is complete."`
	Recipient []string `placeholder:"age1…" help:"Public key to encrypt this backup to, instead of those of the settings."`
}

// Help tells more than the line in the list.
func (backupCommand) Help() string {
	return `The backup holds every table at one moment, and the files; only its owner may read it. It is read again before it gets its name. A running server is asked to write it and goes on serving; without one, the database is opened directly.

With --recipient or MYSPACE_BACKUP_RECIPIENT it is encrypted to a public key, such as age-keygen makes (age-encryption.org): only who has the secret half can restore it. Keep that half where the backups are not.

The same file can be restored into SQLite and into PostgreSQL, which is also the way from one to the other. Who is signed in is left out: after a restore everybody signs in again.`
}

// Run writes a backup.
func (b backupCommand) Run(ctx context.Context, c *app.Config) error {
	to := *c
	if len(b.Recipient) > 0 {
		to.BackupRecipients = b.Recipient
	}
	s, err := app.Backup(ctx, to, b.File)
	if err != nil {
		return err
	}
	fmt.Printf("%s is complete: %s.\n", b.File, contents(s))
	if len(to.BackupRecipients) > 0 {
		fmt.Println("It is encrypted.")
	} else {
		fmt.Fprintln(os.Stderr, "myspace: the backup is not encrypted: whoever has it can read everything in it; --recipient encrypts it to a key")
	}
	warnLost(s)
	return nil
}

func contents(s backup.Summary) string {
	return fmt.Sprintf("%d rows and %d files (%.1f MB)", s.Rows, s.Files, float64(s.Bytes)/1e6)
}

// warnLost tells of files that were missing when the backup was made.
func warnLost(s backup.Summary) {
	if len(s.Lost) > 0 {
		fmt.Fprintf(os.Stderr, "myspace: %d files were missing or damaged when the backup was made; myspace doctor --deep names them\n", len(s.Lost))
	}
}

type restoreCommand struct {
	File     string `arg:"" help:"The backup to read."`
	Identity string `placeholder:"FILE" help:"File with the secret key of an encrypted backup."`
	Replace  bool   `help:"Set the SQLite database and the files that are there aside, in a folder beside them, instead of refusing."`
}

// Help tells more than the line in the list.
func (restoreCommand) Help() string {
	return `The whole backup is checked before anything is touched. A broken one is refused, and so is one of a newer version of the program; one of an older version is brought up to date. A database that holds anything is never overwritten. The server must be stopped.`
}

// Run restores a backup.
func (r restoreCommand) Run(ctx context.Context, c *app.Config) error {
	done, err := app.Restore(ctx, *c, app.Stored{File: r.File, Identity: r.Identity, Replace: r.Replace})
	if errors.Is(err, backup.ErrInUse) && c.Database == "" {
		return fmt.Errorf("%w; --replace sets it aside", err)
	}
	if err != nil {
		return err
	}
	fmt.Printf("Restored the backup of %s: %s.\n", done.MadeAt.Format("2006-01-02 15:04 UTC"), contents(done.Summary))
	if done.Aside != "" {
		fmt.Printf("What was there before is in %s; remove it when all is well.\n", done.Aside)
	}
	warnLost(done.Summary)
	fmt.Println("Next: myspace serve")
	return nil
}
