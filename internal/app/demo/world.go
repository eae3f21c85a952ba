package demo

import (
	"encoding/binary"
	"hash/fnv"
	"math/rand/v2"
	"time"

	"github.com/google/uuid"

	"myspace/internal/base/clock"
	"myspace/internal/base/files"
	"myspace/internal/school/academic"
	"myspace/internal/school/campus"
	"myspace/internal/school/instructors"
	"myspace/internal/school/library"
	"myspace/internal/school/people"
)

// world is the demo school while it is made: what parts have planned, for
// those that come after them.
type world struct {
	Options
	store *files.Store

	files     []files.Blob // all that were stored
	portraits album
	regions   []region
	campuses  []place // the open ones of the sign-in page first
	churches  []people.NewChurch
	staff     []people.NewPerson
	documents []campus.NewDocument
	books     []library.NewBook
	courses   []academic.NewCourse
	curricula []academic.NewCurriculum
	profiles  map[string]instructors.InstructorFields // of teachers
	classes   []academic.NewClass
	password  string // hashed
	stamp     string // the content of the stamp of Paris
	work      string // that of what somebody handed in
	recorded  recorded
}

// The school has existed for some years; nothing in it is younger than today.
var (
	founded  = day(2018, time.September, 3)
	lastYear = day(2025, time.January, 6)
	today    = day(2026, time.January, 5)
)

func day(y int, m time.Month, d int) clock.Time {
	return clock.At(time.Date(y, m, d, 8, 30, 0, 0, time.UTC))
}

// dice is the chance of one part. Each part has its own, so that a part that
// is added or changed leaves the others as they were.
type dice struct{ *rand.Rand }

func (w *world) dice(part string) dice {
	sum := fnv.New64a()
	_, _ = sum.Write([]byte(part))                          // it never fails
	return dice{rand.New(rand.NewPCG(w.Seed, sum.Sum64()))} //nolint:gosec // no secret: it must be the same each time
}

// roll reports whether something happens that does so in percent of all cases.
func (d dice) roll(percent int) bool { return d.IntN(100) < percent }

// between returns a number from low to high, both included.
func (d dice) between(low, high int) int { return low + d.IntN(high-low+1) }

func pick[T any](d dice, all []T) T { return all[d.IntN(len(all))] }

// id returns an id that looks as if it had been made at a time.
func (d dice) id(at clock.Time) string {
	var u uuid.UUID
	binary.BigEndian.PutUint64(u[:], uint64(at.UnixMilli())<<16|d.Uint64()&0x0fff)
	binary.BigEndian.PutUint64(u[8:], d.Uint64())
	u[6] |= 0x70
	u[8] = u[8]&0x3f | 0x80
	return u.String()
}

// moment returns a time in working hours on a day between two.
func (d dice) moment(from, to clock.Time) clock.Time {
	days := d.IntN(int(to.Sub(from) / (24 * time.Hour)))
	midnight := clock.At(from.Truncate(24 * time.Hour)).Add(time.Duration(days) * 24 * time.Hour)
	return midnight.Add(time.Duration(d.between(8*3600, 18*3600)) * time.Second)
}
