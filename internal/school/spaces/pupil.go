package spaces

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
	"myspace/internal/school/people"
)

// TaughtClass is a class with its students, as who teaches it sees them.
type TaughtClass struct {
	ID         string  `json:"id"`
	Code       string  `json:"code"`
	CampusID   string  `json:"campus_id"`
	CampusName string  `json:"campus_name"`
	Over       bool    `json:"over" doc:"It has graduated, or is archived."`
	Known      bool    `json:"known" doc:"The caller may know who is in it."`
	Count      int     `json:"count" doc:"Of its students."`
	Students   []Pupil `json:"students" doc:"By name; the first few of them where only their faces are shown."`
}

// Pupil is a student with how he is reached.
type Pupil struct {
	ID          string `json:"id"`
	Name        string `json:"name"`
	PhotoURL    string `json:"photo_url"`
	Email       string `json:"email"`
	Mobile      string `json:"mobile" doc:"As a telephone dials it."`
	MobileShown string `json:"mobile_shown" doc:"As people write it."`
}

// findClasses returns classes of the caller's engagements with their students. He
// knows them as their teacher, or by what else he is at their campus.
func (a *Area) findClasses(ctx context.Context, q db.Querier, all ...[]Engagement) ([]TaughtClass, error) {
	in, ids := access.From(ctx), []string{}
	for _, some := range all {
		for _, e := range some {
			for _, c := range e.Classes {
				ids = once(ids, c.ID)
			}
		}
	}
	classes, at := []TaughtClass{}, map[string]int{}
	if len(ids) == 0 {
		return classes, nil
	}
	var w db.Where
	w.Among(q, `k.id`, ids)
	if err := db.Each(ctx, q, func(r db.Row) error {
		c := TaughtClass{Students: []Pupil{}}
		err := r.Scan(&c.ID, &c.Code, &c.CampusID, &c.CampusName, &c.Over)
		c.Known = in.Actor().Roles&access.Teacher != 0 || people.KnowsContact(in, c.CampusID)
		at[c.ID], classes = len(classes), append(classes, c)
		return err
	}, `SELECT k.id, k.code, k.campus_id, h.name, k.graduated_at IS NOT NULL OR k.archived_at IS NOT NULL FROM class k JOIN campus h ON h.id = k.campus_id`+
		w.String()+` ORDER BY k.code_key, k.id`, w.Args...); err != nil {
		return nil, err
	}
	var e db.Where
	e.Among(q, `e.class_id`, ids)
	e.Add(`e.status = 'confirmed' AND e.outcome = ''`)
	return classes, db.Each(ctx, q, func(r db.Row) error {
		var class string
		var p Pupil
		var photo sql.NullString
		err := r.Scan(&class, &p.ID, &p.Name, &photo, &p.Email, &p.Mobile, &p.MobileShown)
		c := &classes[at[class]]
		if c.Count++; c.Known {
			p.PhotoURL = a.Link(ctx, "/api/people/"+p.ID+"/photo", photo.String)
			c.Students = append(c.Students, p)
		}
		return err
	}, `SELECT e.class_id, p.id, `+naming.Person+`, p.photo_hash, p.email, p.mobile, p.mobile_shown FROM enrollment e JOIN person p ON p.id = e.person_id`+e.String()+
		` ORDER BY e.sort_name, e.id`, e.Args...)
}

// facesOf leaves the first few students of each class, without how they are
// reached: a start page is looked at over one's shoulder.
func facesOf(classes []TaughtClass) []TaughtClass {
	for i, c := range classes {
		classes[i].Students = c.Students[:min(len(c.Students), maxFaces)]
		for n := range classes[i].Students {
			s := &classes[i].Students[n]
			s.Email, s.Mobile, s.MobileShown = "", "", ""
		}
	}
	return classes
}

// maxFaces is how many students a start page shows of a class.
const maxFaces = 6
