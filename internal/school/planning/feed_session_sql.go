package planning

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// feedSession is a session as a calendar is told of it.
type feedSession struct {
	AgendaSession
	address, zip, city string // of the host
}

// sessions keeps a query of published sessions s within a feed: what its owner
// may see, of what it is of.
func (f Feed) sessions(in access.Scope) (w db.Where) {
	now := clock.Now()
	w.And(in.Rows(campusSessions, ownSessions))
	w.Add(`s.starts_at >= ?`, now.Add(-feedPast))
	w.Add(`NOT s.canceled OR s.updated_at >= ?`, now.Add(-canceledFor))
	switch f.Kind {
	case feedOwn:
		w.Add(ownSessions, f.personID, f.personID)
	case feedClass:
		w.Add(`s.id IN (SELECT x.agenda_id FROM published_agenda_class x WHERE x.class_id = ?)`, f.ClassID)
	default:
		w.Add(campusSessions, f.ofCampus, f.ofCampus)
	}
	return w
}

// findFeedSessions returns the sessions of a feed, in order. They are those that
// were published, also for who plans.
func findFeedSessions(ctx context.Context, q db.Querier, in access.Scope, f Feed) ([]feedSession, error) {
	w := f.sessions(in)
	all, err := db.All(ctx, q, func(r db.Row) (s feedSession, err error) {
		s.AgendaSession, err = scanSession(db.With(r, &s.address, &s.zip, &s.city))
		return s, err
	}, `SELECT `+sessionColumns+`, h.address, h.zip_code, h.city FROM `+publishedSessions+sessionTables+w.String()+` ORDER BY s.starts_at, s.id`+db.Limit(maxFeedSessions), w.Args...)
	if err != nil {
		return nil, err
	}
	bare := make([]AgendaSession, len(all))
	for i, s := range all {
		bare[i] = s.AgendaSession
	}
	err = publishedPresent.add(ctx, q, in, bare)
	for i := range all {
		all[i].AgendaSession = bare[i]
	}
	return all, err
}

// markOf says in a few letters what a feed holds, without reading it whole: it
// is another as soon as anything that it tells is. Whatever changes a published
// session counts its sequence on; names are looked at themselves. CROSS JOIN has
// SQLite begin with the few sessions.
func markOf(ctx context.Context, q db.Querier, in access.Scope, f Feed) (string, error) {
	w := f.sessions(in)
	texts := []string{feedForm, f.ID, f.Kind, f.ClassCode, f.Campus, in.Actor().Language, in.Actor().TimeZone, in.Actor().Roles.String()}
	found, err := db.One(ctx, q, "", func(r db.Row) (all [7]string, err error) {
		return all, r.Scan(&all[0], &all[1], &all[2], &all[3], &all[4], &all[5], &all[6])
	}, `WITH mine AS MATERIALIZED (SELECT s.id, s.sequence, s.planning_id, s.course_id, s.campus_id FROM published_agenda s`+w.String()+`) SELECT
		COALESCE((SELECT string_agg(mine.id || ' ' || CAST(mine.sequence AS TEXT), ' ' ORDER BY mine.id) FROM mine), ''),
		COALESCE((SELECT string_agg(c.code || ' ' || c.name, ' ' ORDER BY c.id) FROM (SELECT DISTINCT course_id FROM mine) AS d CROSS JOIN course c WHERE c.id = d.course_id), ''),
		COALESCE((SELECT string_agg(h.name || ' ' || h.address || ' ' || h.zip_code || ' ' || h.city || ' ' || h.time_zone, ' ' ORDER BY h.id)
			FROM (SELECT DISTINCT campus_id FROM mine) AS d CROSS JOIN campus h WHERE h.id = d.campus_id), ''),
		COALESCE((SELECT string_agg(k.id || ' ' || k.code, ' ' ORDER BY k.id)
			FROM (SELECT DISTINCT x.class_id FROM mine CROSS JOIN published_agenda_class x WHERE x.agenda_id = mine.id) AS d CROSS JOIN class k WHERE k.id = d.class_id), ''),
		COALESCE((SELECT string_agg(`+naming.Person+`, ' ' ORDER BY p.id)
			FROM (SELECT DISTINCT x.person_id FROM mine CROSS JOIN published_agenda_person x WHERE x.agenda_id = mine.id) AS d CROSS JOIN person p WHERE p.id = d.person_id), ''),
		COALESCE((SELECT string_agg(w.abbreviation || ' ' || CAST(w.number AS TEXT), ' ' ORDER BY w.id)
			FROM (SELECT DISTINCT planning_id FROM mine) AS d CROSS JOIN planning w WHERE w.id = d.planning_id), ''),
		(SELECT p.learning FROM person p WHERE p.id = ?)`, append(w.Args, f.personID)...)
	sum := sha256.Sum256([]byte(strings.Join(append(texts, found[:]...), "\n")))
	return hex.EncodeToString(sum[:16]), err
}
