package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/sheet"
)

// knowledgeExportColumns are the headings of an export, as translation keys.
var knowledgeExportColumns = []string{
	"knowledge.teacher", "course.code", "knowledge.course", "knowledge.level_label", "knowledge.place", "knowledge.given_label",
}

// exportKnowledge writes what the list shows under the same filters.
func (a *Area) exportKnowledge(ctx context.Context, in *struct {
	KnowledgeFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope := access.From(ctx)
	find := func(p api.Paging) (db.List[Knowledge], error) {
		return findKnowledge(ctx, a.db, scope, in.KnowledgeFilter, p)
	}
	first, err := find(api.Paging{Page: 1, PageSize: 1})
	if err != nil {
		return nil, err
	}
	t := a.table(ctx, in.title(), knowledgeExportColumns)
	for _, k := range first.Items { // its names are in reach as it is itself
		t.Of = ofOne(in.Person, k.PersonName, in.Course, k.CourseCode)
	}
	t.Each = func(add func(...any) error) error {
		return api.EachPage(find, func(k Knowledge) error {
			return add(k.PersonName, k.CourseCode, k.CourseName, word(t.Texts, "knowledge.level.", k.Level), k.Place, k.Given)
		})
	}
	return t.As(in.Format), nil
}

// title says what the list is about, as a translation key: who can teach a
// course, or what somebody can teach.
func (f KnowledgeFilter) title() string {
	if f.Course != "" && f.Person == "" {
		return "knowledge.teachers"
	}
	return "knowledge.courses"
}
