package academic

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// table is whose timetable is meant: a campus's, or one of its classes'. It was
// found through the caller's scope.
type table struct{ campusID, classID string }

func (t table) where() (w db.Where) {
	w.Add(`campus_id = ?`, t.campusID)
	if t.classID == "" {
		w.Add(`class_id IS NULL`)
	} else {
		w.Add(`class_id = ?`, t.classID)
	}
	return w
}

const slotColumns = `id, version, campus_id, COALESCE(class_id, ''), week, weekday, start, finish`

func scanSlot(r db.Row) (s Slot, err error) {
	return s, r.Scan(&s.ID, &s.Version, &s.of.campusID, &s.of.classID, &s.Week, &s.Weekday, &s.Start, &s.Finish)
}

func findSlots(ctx context.Context, q db.Querier, t table) (db.List[Slot], error) {
	return db.Find(ctx, q, scanSlot, db.Select{
		Columns: slotColumns, From: `timetable_slot`, Where: t.where(), Order: `week, weekday, start, id`, Page: 1, Size: maxSlots,
	})
}

const maxSlots = 200

func findSlot(ctx context.Context, q db.Querier, t table, id string) (Slot, error) {
	w := t.where()
	w.Add(`id = ?`, id)
	return db.One(ctx, q, "timetable.not_found", scanSlot, `SELECT `+slotColumns+` FROM timetable_slot`+w.String(), w.Args...)
}

// fits refuses a slot that overlaps another one of the same timetable.
func fits(ctx context.Context, q db.Querier, t table, id string, f SlotFields) error {
	all, err := findSlots(ctx, q, t)
	if err != nil {
		return err
	}
	if len(all.Items) >= maxSlots && id == "" {
		return &fault.Error{Kind: fault.Conflict, Code: "timetable.too_many", Params: fault.Params{"limit": maxSlots}}
	}
	for _, s := range all.Items {
		if s.ID != id && s.overlaps(f) {
			return fault.On("start", "timetable.overlaps", nil)
		}
	}
	return nil
}

// AddSlot adds a slot to the timetable of a campus, or of a class of it.
func AddSlot(ctx context.Context, tx *db.Tx, id, campusID, classID string, f SlotFields) error {
	return db.Exec(ctx, tx, `INSERT INTO timetable_slot (id, campus_id, class_id, week, weekday, start, finish, created_at) VALUES `+db.Values(1, 8),
		id, campusID, db.Optional(classID), f.Week, f.Weekday, f.Start, f.Finish, clock.Now())
}

func saveSlot(ctx context.Context, tx *db.Tx, id string, f SlotFields) error {
	return db.Change(ctx, tx, "timetable.not_found", `UPDATE timetable_slot SET version = version + 1, week = ?, weekday = ?, start = ?, finish = ? WHERE id = ?`,
		f.Week, f.Weekday, f.Start, f.Finish, id)
}

func removeSlot(ctx context.Context, tx *db.Tx, id string) error {
	return db.Change(ctx, tx, "timetable.not_found", `DELETE FROM timetable_slot WHERE id = ?`, id)
}
