package demo

import (
	"context"
	"slices"

	"myspace/internal/base/db"
	"myspace/internal/school/academic"
)

// The curricula of the demo school: the certificate was revised once.
const (
	firstCertificate = iota
	certificate
	diploma
)

// newCourses came with the second version of the certificate.
var newCourses = []string{"FAM1", "ADM1"}

func planCurricula(_ context.Context, w *world) error {
	d := w.dice("curricula")
	family, revised, advanced := d.id(founded), d.id(lastYear), d.id(founded)
	w.curricula = []academic.NewCurriculum{
		{ID: family, FamilyID: family, Number: 1, CreatedAt: founded, CurriculumFields: academic.CurriculumFields{
			Name: "Certificat biblique", Programme: "certificate", Description: "Deux ans, un week-end sur deux.",
		}, Courses: w.taught("certificate", newCourses)},
		{ID: revised, FamilyID: family, Number: 2, CreatedAt: lastYear, CurriculumFields: academic.CurriculumFields{
			Name: "Certificat biblique", Programme: "certificate", Description: "Deux ans, un week-end sur deux. Revu en 2025 : la famille et la gestion s’y ajoutent.",
		}, Courses: w.taught("certificate", nil)},
		{ID: advanced, FamilyID: advanced, Number: 1, CreatedAt: founded, CurriculumFields: academic.CurriculumFields{
			Name: "Diplôme de ministère", Programme: "diploma", Description: "Deux ans après le certificat, avec deux prédications et un mémoire.",
		}, Courses: w.taught("diploma", nil)},
	}
	return nil
}

// taught are the courses of a programme, in their order.
func (w *world) taught(programme string, without []string) (all []academic.CurriculumCourseChoice) {
	for i, s := range subjects {
		if s.programme == programme && !slices.Contains(without, s.code) {
			all = append(all, academic.CurriculumCourseChoice{CourseID: w.courses[i].ID, Level: s.level, Hours: s.hours})
		}
	}
	return all
}

func addCurricula(ctx context.Context, tx *db.Tx, w *world) error {
	return academic.AddCurricula(ctx, tx, w.curricula)
}
