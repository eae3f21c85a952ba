package spaces

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/school/finance"
	"myspace/internal/school/library"
	"myspace/internal/school/media"
)

// AlumniSpace is what an alumnus sees first, in one answer.
type AlumniSpace struct {
	PersonID     string                  `json:"person_id"`
	News         []media.OpenedRecording `json:"news" doc:"Recordings that were opened to him in the last weeks, the latest first."`
	Documents    []NewsItem              `json:"documents" doc:"Documents of his courses that were put up in the last weeks, the latest first."`
	Courses      []media.OpenCourse      `json:"courses" doc:"Those that are or were open to him, by name."`
	Contact      media.CourseContact     `json:"contact"`
	Loans        []library.Loan          `json:"loans" doc:"What he has borrowed, the first due first."`
	Reservations []library.Reservation   `json:"reservations" doc:"What he waits for, or is to fetch."`
	Money        finance.OwnMoney        `json:"money"`
}

func (a *Area) getAlumniSpace(ctx context.Context, _ *struct{}) (s AlumniSpace, err error) {
	in := access.From(ctx)
	s.PersonID = in.Actor().PersonID
	since := clock.Now().Add(-newsDays * 24 * time.Hour)
	if s.News, err = media.OwnNews(ctx, a.db, in, since); err != nil {
		return s, err
	}
	if s.Documents, err = findDocumentNews(ctx, a.db, in, since); err != nil {
		return s, err
	}
	courses, err := media.OwnCourses(ctx, a.db, in)
	if err != nil {
		return s, err
	}
	s.Courses, s.Contact = courses.Items, courses.Contact
	if s.Loans, err = library.OwnLoans(ctx, a.db, in); err != nil {
		return s, err
	}
	if s.Reservations, err = library.OwnReservations(ctx, a.db, in.Actor()); err != nil {
		return s, err
	}
	s.Money, err = finance.FindOwnMoney(ctx, a.db, in)
	return s, err
}
