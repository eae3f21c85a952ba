package media

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// played is how much of a recording somebody has heard.
type played struct {
	kind     string
	duration int64
	percent  int
}

// heardOf is how much of a session somebody has heard: of its sound or of its film,
// whichever he heard more of. A clip does not stand for the session.
func heardOf(all []played) int {
	sound, soundLasts := heardOfKind(all, audio)
	film, filmLasts := heardOfKind(all, video)
	switch {
	case isClip(soundLasts, filmLasts):
		return film
	case isClip(filmLasts, soundLasts):
		return sound
	}
	return max(sound, film)
}

// heardOfKind is how much somebody has heard of what is of a kind, and how long that
// is. Longer parts count for more, where all are known; else its length is 0.
func heardOfKind(all []played, kind string) (percent int, lasts int64) {
	var sum, parts, weighed int64
	known := true
	for _, p := range all {
		if p.kind == kind {
			known = known && p.duration > 0
			sum, parts = sum+int64(p.percent), parts+1
			weighed, lasts = weighed+p.duration*int64(p.percent), lasts+p.duration
		}
	}
	switch {
	case parts == 0:
		return 0, 0
	case !known:
		return int(sum / parts), 0
	}
	return int(weighed / lasts), lasts
}

// isClip reports whether what is known to last so long is but a small part of
// something else.
func isClip(lasts, other int64) bool { return lasts > 0 && 2*lasts < other }

// heard says how much of the recordings of sessions students have heard that are
// open to them. Sessions without any are not in the answer.
func heard(ctx context.Context, q db.Querier, asked []part.Listening) (map[part.Listening]int, error) {
	people, sessions := []string{}, []string{}
	for _, one := range asked {
		people, sessions = append(people, one.PersonID), append(sessions, one.SessionID)
	}
	var w db.Where
	w.Among(q, `r.agenda_id`, sessions)
	w.Among(q, `e.person_id`, people)
	w.Add(`r.kind IN ('audio', 'video') AND r.publish_at <= ? AND e.status = 'confirmed' AND `+meant, clock.Now())
	found := map[part.Listening][]played{}
	if err := db.Each(ctx, q, func(r db.Row) error {
		var of part.Listening
		var p played
		err := r.Scan(&of.PersonID, &of.SessionID, &p.kind, &p.duration, &p.percent)
		found[of] = append(found[of], p)
		return err
	}, `SELECT e.person_id, r.agenda_id, r.kind, r.duration, COALESCE(l.percent, 0) FROM recording r JOIN published_agenda_class x ON x.agenda_id = r.agenda_id
		JOIN enrollment e ON e.class_id = x.class_id LEFT JOIN place l ON l.item = r.id AND l.person_id = e.person_id`+w.String(), w.Args...); err != nil {
		return nil, err
	}
	percents := map[part.Listening]int{}
	for _, one := range asked {
		if all, ok := found[one]; ok {
			percents[one] = heardOf(all)
		}
	}
	return percents, nil
}
