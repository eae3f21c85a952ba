package planning

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/notice"
	"myspace/internal/school/instructors"
	"myspace/internal/school/part"
)

// hearAbsence tells which sessions that somebody accepted an absence touches, and
// tells who asked him, once for each. He himself is asked whether he withdraws.
func (a *Area) hearAbsence(ctx context.Context, tx *db.Tx, personID, entryID string, from, to clock.Date) ([]part.Commitment, error) {
	var w db.Where
	w.Add(`i.person_id = ? AND i.state = 'accepted'`, personID)
	w.Add(`i.agenda_course_id IN (SELECT s.agenda_course_id FROM agenda s WHERE s.day >= ? AND s.day <= ? AND s.ends_at > ?)`, from.AddDays(-1), to.AddDays(1), clock.Now())
	all, err := findInvitations(ctx, tx, w, `i.id`)
	if err != nil || len(all) == 0 {
		return nil, err
	}
	calendars, err := instructors.Free(ctx, tx, []string{personID}, from, to)
	if err != nil {
		return nil, err
	}
	hear, err := findPlanners(ctx, tx, all)
	if err != nil {
		return nil, err
	}
	now, touched, told := clock.Now(), []part.Commitment{}, []notice.Told{}
	for _, i := range all {
		hit := slices.DeleteFunc(slices.Clone(i.Sessions), func(s InvitedSession) bool {
			return !now.Before(s.EndsAt) || !touches(calendars[personID], entryID, s, i.TimeZone)
		})
		for _, s := range hit {
			touched = append(touched, part.Commitment{
				InvitationID: i.ID, Mark: i.mark(), PlanningID: s.PlanningID, SessionID: s.ID, Day: s.Day, Start: s.Start, Finish: s.Finish, CourseName: i.CourseName, CampusName: i.CampusName,
			})
		}
		for _, by := range hear.of(i) {
			if len(hit) > 0 && by != access.From(ctx).Actor().PersonID {
				told = append(told, share{by, toldAway, i.PlanningID}.told(entryID+":"+i.ID, []moved{{after: i}}))
			}
		}
	}
	return touched, notice.Tell(ctx, tx, told)
}

// touches reports whether it is by an entry of his calendar that somebody cannot
// come to a session.
func touches(c instructors.Calendar, entryID string, s InvitedSession, zone string) bool {
	o, said := c.Decides(instructors.Slot{Day: s.Day, StartsAt: clockTime(s.Start), EndsAt: clockTime(s.Finish), Zone: clock.Zone(zone)})
	return said && o.Kind == instructors.Unavailable && o.AvailabilityID == entryID
}
