package studies

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// graduation gives who completes his class its certificate or diploma.
func (a *Area) graduation() part.Graduation {
	return part.Graduation{Completed: issueAwards, Reopened: a.takeBackAwards}
}

// issueAwards has those who completed a class get its certificate or diploma, each
// in his own language. Who has a valid one keeps it.
func issueAwards(ctx context.Context, tx *db.Tx, classID string, personIDs []string) error {
	class, err := findPaperClass(ctx, tx, access.System(), classID)
	if err != nil {
		return err
	}
	have, err := findHolders(ctx, tx, class.id, class.programme)
	if err != nil {
		return err
	}
	able, err := findReceivers(ctx, tx, class.id, class.programme) // not who was erased
	if err != nil {
		return err
	}
	want := WantedPapers{Kind: class.programme}
	for _, id := range personIDs {
		if !have[id] && slices.Contains(able, id) {
			want.StudentIDs = append(want.StudentIDs, id)
		}
	}
	if len(want.StudentIDs) > 0 {
		_, err = startRun(ctx, tx, class, want)
	}
	return err
}

// takeBackAwards withdraws the certificates or diplomas of those whose graduation
// was undone, also those that are being drawn.
func (a *Area) takeBackAwards(ctx context.Context, tx *db.Tx, classID string, personIDs []string) error {
	class, err := findPaperClass(ctx, tx, access.System(), classID)
	if err != nil {
		return err
	}
	var w db.Where
	w.Add(`d.class_id = ? AND d.kind = ? AND d.state = 'valid'`, class.id, class.programme)
	w.Among(tx, `d.person_id`, personIDs)
	all, err := db.All(ctx, tx, scanIssued, `SELECT `+paperColumns+` FROM `+paperTables+w.String(), w.Args...)
	if err != nil || len(all) == 0 {
		return err
	}
	rows, events := db.NewBulk(`issued_paper (id)`), []audit.Event{}
	for _, p := range all {
		rows.Add(p.ID)
		events = append(events, issuedEvent("withdrawPaper", p, map[string]any{"state": PaperValid},
			map[string]any{"kind": p.Kind, "number": p.Number, "edition": p.Edition, "state": PaperWithdrawn}))
	}
	reason := a.Catalogue.For(class.language).T("issued.graduation_undone", nil)
	if err := rows.Change(ctx, tx, "issued.not_found", `UPDATE issued_paper SET state = 'withdrawn', withdrawn_by = ?, withdrawn_at = ?, reason = ? FROM given WHERE issued_paper.id = given.id`,
		access.From(ctx).Actor().PersonID, clock.Now(), reason); err != nil {
		return err
	}
	return audit.RecordMany(ctx, tx, events)
}
