package library

import (
	"myspace/internal/base/access"
	"myspace/internal/base/clock"
)

// The states of a reservation.
const (
	Waiting  = "waiting"
	Kept     = "kept"
	Fetched  = "fetched"
	Expired  = "expired"
	Canceled = "canceled"
)

// Reservation is somebody's place in the queue for a book at a campus.
type Reservation struct {
	ID         string     `json:"id"`
	Version    int64      `json:"version"`
	BookID     string     `json:"book_id"`
	Title      string     `json:"title"`
	Author     string     `json:"author"`
	CampusID   string     `json:"campus_id"`
	CampusName string     `json:"campus_name"`
	PersonID   string     `json:"person_id"`
	Reader     string     `json:"reader" doc:"Who reserved it."`
	State      string     `json:"state" enum:"waiting,kept,fetched,expired,canceled" doc:"He waits; a copy is kept for him; he fetched it, came too late, or needs it no longer."`
	Place      int        `json:"place" doc:"In the queue, from 1; 0 for who does not wait."`
	CopyID     string     `json:"copy_id" doc:"That is or was kept for him."`
	Barcode    string     `json:"barcode"`
	KeptUntil  clock.Date `json:"kept_until,omitzero" format:"date" doc:"The last day on which he can fetch it."`
	CreatedAt  clock.Time `json:"created_at" format:"date-time"`
	EndedAt    clock.Time `json:"ended_at,omitzero" format:"date-time"`
	MayEdit    bool       `json:"may_edit"`
}

// seenBy fills in what depends on the caller.
func (r Reservation) seenBy(in access.Scope) Reservation {
	r.MayEdit = r.EndedAt.IsZero() && in.Under(manageLoans).CoversCampus(r.CampusID)
	return r
}

// trail is what the audit trail keeps of a reservation.
func (r Reservation) trail() any {
	return struct {
		BookID   string `json:"book_id"`
		PersonID string `json:"person_id"`
		CopyID   string `json:"copy_id"`
		State    string `json:"state"`
	}{r.BookID, r.PersonID, r.CopyID, r.State}
}
