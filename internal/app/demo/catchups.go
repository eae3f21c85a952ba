package demo

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/studies"
)

// planCatchUps writes the work that somebody hands in.
func planCatchUps(ctx context.Context, w *world) error {
	text := "# Ce que j'ai retenu\nLes trois parties du cours, résumées d'après les notes d'une camarade et le manuel.\n\n# Questions\nLa deuxième partie reste à revoir avec l'enseignant.\n"
	blobs, err := w.putAll(ctx, 1, func(int) ([]byte, error) {
		return paper{title: "Devoir de rattrapage", issuer: "Lucas N'Guessan", color: w.campuses[0].city.color, text: text}.pdf(), nil
	})
	if err == nil {
		w.work = blobs[0].Hash
	}
	return err
}

// missed is a session in which somebody was away.
type missed struct {
	agenda, enrollment, class string
	value                     studies.Value
	day                       clock.Date
}

// findMissed returns sessions that were missed, those of the account first and
// then those of Paris; or that were made up for since.
func (w *world) findMissed(ctx context.Context, tx *db.Tx, values string) ([]missed, error) {
	return db.All(ctx, tx, func(r db.Row) (m missed, err error) {
		return m, r.Scan(&m.agenda, &m.enrollment, &m.class, &m.value, &m.day)
	}, `SELECT m.agenda_id, m.enrollment_id, e.class_id, m.value, s.day FROM attendance m JOIN enrollment e ON e.id = m.enrollment_id JOIN published_agenda s ON s.id = m.agenda_id
		WHERE m.value IN (`+values+`) AND e.status = 'confirmed' AND e.outcome = '' AND NOT s.canceled
		ORDER BY CASE WHEN e.person_id = ? THEN 0 WHEN e.campus_id = ? THEN 1 ELSE 2 END, s.starts_at DESC, e.sort_name, s.id, e.id`+db.Limit(40),
		w.accountAt(0, access.Student), w.campuses[0].ID)
}

// addCatchUps has students make up for what they missed, one in each state.
func addCatchUps(ctx context.Context, tx *db.Tx, w *world) error {
	away, err := w.findMissed(ctx, tx, `'absent', 'justified'`)
	if err != nil {
		return err
	}
	madeUp, err := w.findMissed(ctx, tx, `'made_up'`)
	if err != nil {
		return err
	}
	d, office := w.dice("catch-ups"), w.accountAt(0, access.Secretary)
	var all []studies.NewCatchUp
	add := func(m missed, c studies.NewCatchUp, due int) {
		c.At = days(-4)
		c.ID, c.AgendaID, c.EnrollmentID, c.By, c.DueDay = d.id(c.At), m.agenda, m.enrollment, office, clock.DateOf(days(due), time.UTC)
		all = append(all, c)
	}
	for i, c := range w.openCatchUps(office) {
		if i < len(away) {
			add(away[i], c, 14-5*i) // the last ones are late
		}
	}
	if n := len(w.openCatchUps(office)); len(away) > n {
		other, class, err := w.elsewhere(ctx, tx, away[n:])
		if err != nil {
			return err
		}
		if class.OtherClassID != "" {
			add(other, studies.NewCatchUp{CatchUpFields: class}, 30)
		}
	}
	if len(madeUp) > 0 {
		add(madeUp[0], studies.NewCatchUp{
			CatchUpFields: studies.CatchUpFields{Way: studies.ByWork}, State: "taken", WorkName: "Devoir.pdf", WorkHash: w.work, AcceptedBy: office, AcceptedAt: days(-1), Was: studies.Absent,
		}, 7)
	}
	return studies.AddCatchUps(ctx, tx, all)
}

// openCatchUps are ways to make up, each a step further; the last was given up.
func (w *world) openCatchUps(office string) []studies.NewCatchUp {
	work := studies.CatchUpFields{Way: studies.ByWork, Note: "Deux pages sur le cours manqué."}
	return []studies.NewCatchUp{
		{CatchUpFields: studies.CatchUpFields{Way: studies.ByRecording}},
		{CatchUpFields: work},
		{CatchUpFields: work, WorkName: "Devoir.pdf", WorkHash: w.work},
		{CatchUpFields: work, WorkName: "Devoir.pdf", WorkHash: w.work, AcceptedBy: office, AcceptedAt: days(-1)},
		{CatchUpFields: studies.CatchUpFields{Way: studies.ByWork, Note: "N’a pas pu le rendre."}, State: "ended"},
	}
}

// elsewhere finds who can come to the same course with another class, and where.
func (w *world) elsewhere(ctx context.Context, tx *db.Tx, away []missed) (missed, studies.CatchUpFields, error) {
	for _, m := range away {
		found, err := db.All(ctx, tx, func(r db.Row) (f studies.CatchUpFields, err error) {
			f.Way = studies.Elsewhere
			return f, r.Scan(&f.OtherSessionID, &f.OtherClassID)
		}, `SELECT o.id, x.class_id FROM published_agenda s JOIN published_agenda o ON o.course_id = s.course_id JOIN published_agenda_class x ON x.agenda_id = o.id
			WHERE s.id = ? AND x.class_id <> ? AND NOT o.canceled AND o.starts_at > s.ends_at ORDER BY o.starts_at DESC, o.id, x.class_id`+db.Limit(1), m.agenda, m.class)
		if err != nil || len(found) > 0 {
			return m, append(found, studies.CatchUpFields{})[0], err
		}
	}
	return missed{}, studies.CatchUpFields{}, nil
}
