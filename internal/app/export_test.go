package app

import (
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/seal"
)

// RouterFor is the whole API for one caller, whom it knows without asking the
// database: what is behind the gate meets the database itself.
func (a *App) RouterFor(caller access.Actor) *api.Router {
	a.Parts()
	return a.routes(api.NewRouter(api.Config{
		Caller:  func(*http.Request, bool) (access.Actor, error) { return caller, nil },
		Text:    func(_ *http.Request, code string, _ fault.Params) string { return code },
		Version: Version,
	}))
}

// UseBox has a router that a test makes by hand seal secrets.
func (a *App) UseBox(b *seal.Box) { a.box = b }

// On is the same program on another database.
func (a *App) On(d *db.DB) *App {
	return &App{Config: a.Config, Log: a.Log, DB: d, Files: a.Files, Texts: a.Texts, Mail: a.Mail, signer: a.signer, box: a.box}
}

// ExamineDisk is what the doctor says of a disk.
func ExamineDisk(room files.Room, err error) (r Report) {
	examineDisk(&r, room, err)
	return r
}
