package studies

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// ClassReportLine is a class with how its students do.
type ClassReportLine struct {
	ReportedClass
	ClassSummary
	SeesMarks bool `json:"sees_marks" doc:"The caller may know the mean and who passed."`
}

// ClassReportFilter is what a list of class reports can be narrowed by.
type ClassReportFilter struct {
	Campus     string `query:"campus" maxLength:"64"`
	Year       int    `query:"year" minimum:"0" maximum:"2200" doc:"A year in which they run."`
	Curriculum string `query:"curriculum" maxLength:"64"`
	Graduated  string `query:"graduated" enum:"true,false"`
	Sort       string `query:"sort" default:"-year" enum:"code,-code,year,-year,campus,-campus"`
}

var classReportOrders = db.Orders{"code": {"k.code_key"}, "year": {"k.start_year", "k.code_key"}, "campus": {"h.sort_name", "k.code_key"}}

func (a *Area) listClassReports(ctx context.Context, in *struct {
	ClassReportFilter
	Page     int `query:"page" default:"1" minimum:"1" maximum:"100000"`
	PageSize int `query:"page_size" default:"50" minimum:"1" maximum:"100"`
},
) (api.Page[ClassReportLine], error) {
	return api.PageOf(findClassReports(ctx, a.db, access.From(ctx), in.ClassReportFilter, in.Page, in.PageSize))
}

func findClassReports(ctx context.Context, q db.Querier, in access.Scope, f ClassReportFilter, page, size int) (db.List[ClassReportLine], error) {
	heads, err := findReportedClasses(ctx, q, in, f, page, size)
	if err != nil {
		return db.List[ClassReportLine]{}, err
	}
	lines, err := summarize(ctx, q, in, heads.Items, clock.Now())
	return db.List[ClassReportLine]{Items: lines, Total: heads.Total, More: heads.More}, err
}

func findReportedClasses(ctx context.Context, q db.Querier, in access.Scope, f ClassReportFilter, page, size int) (db.List[ReportedClass], error) {
	var w db.Where
	w.And(in.Rows(`k.campus_id = ?`, ""))
	w.Add(`k.archived_at IS NULL`)
	if f.Campus != "" {
		w.Add(`k.campus_id = ?`, f.Campus)
	}
	if f.Year != 0 {
		w.Add(`k.start_year <= ? AND k.end_year >= ?`, f.Year, f.Year)
	}
	if f.Curriculum != "" {
		w.Add(`k.curriculum_id = ?`, f.Curriculum)
	}
	if f.Graduated != "" {
		w.Add(`(k.graduated_at IS NOT NULL) = ?`, f.Graduated == "true")
	}
	order, err := classReportOrders.By(f.Sort, `k.id`)
	if err != nil {
		return db.List[ReportedClass]{}, err
	}
	return db.Find(ctx, q, scanReportedClass, db.Select{Columns: classHeadColumns, From: classHeadTables, Where: w, Order: order, Page: page, Size: size})
}

// summarize tells how classes do. Their grades are read as they are for a class;
// their marks, which are many more, are counted by the database.
func summarize(ctx context.Context, q db.Querier, in access.Scope, heads []ReportedClass, now clock.Time) ([]ClassReportLine, error) {
	ids := make([]string, len(heads))
	for i, h := range heads {
		ids[i] = h.ClassID
	}
	var w db.Where
	w.Among(q, `e.class_id`, ids)
	reports, all, err := findReports(ctx, q, w, readingOf{seesAll: true})
	if err != nil {
		return nil, err
	}
	presence, err := countPresence(ctx, q, ids)
	lines := make([]ClassReportLine, len(heads))
	for i, h := range heads {
		c := ClassReport{ReportedClass: h}
		c.fill(reports[h.ClassID], all.sessions[h.ClassID], now)
		counted := presence[h.ClassID]
		c.Summary.Presence, c.Summary.Low, c.Summary.Lost = counted.Presence, counted.low, 0
		c.Summary.warn()
		sees := seesAll(in, h.CampusID)
		if !sees {
			c.withoutMarks()
		}
		lines[i] = ClassReportLine{h, c.Summary, sees}
	}
	return lines, err
}

// classPresence is how a class came.
type classPresence struct {
	Presence
	low int // students whose presence in some course is below what is required
}

const (
	wasThere = `m.value IN ('present', 'late', 'online', 'made_up')`
	counts   = `m.value IN ('present', 'late', 'online', 'made_up', 'absent')`
)

// countPresence counts the marks of classes. Who left for elsewhere does not
// count, as in the summary of a class.
func countPresence(ctx context.Context, q db.Querier, classes []string) (map[string]classPresence, error) {
	all := map[string]classPresence{}
	var w db.Where
	w.Among(q, `e.class_id`, classes)
	w.Add(`e.status = 'confirmed' AND e.outcome NOT IN ('transferred', 'withdrawn') AND NOT s.canceled`)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var p classPresence
		err := r.Scan(&id, &p.Present, &p.Counted, &p.Late, &p.Absent, &p.Justified, &p.low)
		all[id] = p
		return err
	}, `SELECT t.class_id, SUM(t.present), SUM(t.counted), SUM(t.late), SUM(t.absent), SUM(t.justified), COUNT(DISTINCT CASE WHEN t.present * 100 < t.required * t.counted THEN t.person_id END)
		FROM (SELECT e.class_id, e.person_id, h.required_attendance AS required, SUM(CASE WHEN `+wasThere+` THEN 1 ELSE 0 END) AS present, SUM(CASE WHEN `+counts+` THEN 1 ELSE 0 END) AS counted,
			SUM(CASE WHEN m.value = 'late' THEN 1 ELSE 0 END) AS late, SUM(CASE WHEN m.value = 'absent' THEN 1 ELSE 0 END) AS absent, SUM(CASE WHEN m.value = 'justified' THEN 1 ELSE 0 END) AS justified
			FROM enrollment e JOIN attendance m ON m.enrollment_id = e.id JOIN published_agenda s ON s.id = m.agenda_id JOIN published_agenda_class x ON x.agenda_id = s.id AND x.class_id = e.class_id
			JOIN course c ON c.id = s.course_id JOIN campus h ON h.id = e.campus_id`+w.String()+` GROUP BY e.class_id, e.person_id, h.required_attendance, c.code) t GROUP BY t.class_id`, w.Args...)
}
