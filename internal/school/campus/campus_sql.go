package campus

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/phone"
)

const (
	campusColumns = `c.id, c.version, c.region_id, r.name, c.name, c.business_name, c.id_number, c.website, c.color, c.phone,
		c.address, c.zip_code, c.city, c.state, c.country, c.latitude, c.longitude, c.schedule, c.open, c.time_zone, c.currency,
		c.language, c.pass_mark, c.required_attendance, c.archived_at, c.created_at, c.updated_at, c.logo_hash`
	rowColumns = `c.id, c.version, c.region_id, r.name, c.name, c.business_name, c.color, c.city, c.country, c.phone, c.open,
		c.archived_at, c.currency, c.language, c.time_zone, COALESCE(s.people, 0), c.updated_at, c.logo_hash`
	campusTables = `campus c JOIN region r ON r.id = c.region_id`
	rowTables    = campusTables + ` LEFT JOIN campus_size s ON s.campus_id = c.id`
)

// campusOrders are the sorts that the list offers.
var campusOrders = db.Orders{
	"name": {"c.sort_name"}, "city": {"c.sort_city", "c.sort_name"}, "region": {"r.sort_name", "c.sort_name"},
	"people": {"COALESCE(s.people, 0)"}, "updated": {"c.updated_at"},
}

func scanCampus(r db.Row) (c Campus, err error) {
	var archived clock.Time
	var logo sql.NullString
	l := &c.Location
	err = r.Scan(&c.ID, &c.Version, &c.RegionID, &c.RegionName, &c.Name, &c.BusinessName, &c.IDNumber, &c.Website, &c.Color, &c.Phone,
		&l.Address, &l.ZipCode, &l.City, &l.State, &l.Country, &l.Latitude, &l.Longitude, &c.Schedule, &c.Open, &c.TimeZone, &c.Currency,
		&c.Language, &c.PassMark, &c.RequiredAttendance, &archived, &c.CreatedAt, &c.UpdatedAt, &logo)
	c.Archived, c.logoHash = !archived.IsZero(), logo.String
	return c, err
}

func scanRow(r db.Row) (c CampusRow, err error) {
	var archived clock.Time
	var logo sql.NullString
	err = r.Scan(&c.ID, &c.Version, &c.RegionID, &c.RegionName, &c.Name, &c.BusinessName, &c.Color, &c.City, &c.Country, &c.Phone, &c.Open,
		&archived, &c.Currency, &c.Language, &c.TimeZone, &c.PeopleCount, &c.UpdatedAt, &logo)
	c.Archived, c.logoHash = !archived.IsZero(), logo.String
	return c, err
}

// findCampuses returns a page of the campuses in reach.
func findCampuses(ctx context.Context, q db.Querier, in access.Scope, f CampusFilter, p api.Paging) (db.List[CampusRow], error) {
	order, err := campusOrders.By(f.Sort, "c.id")
	if err != nil {
		return db.List[CampusRow]{}, err
	}
	return db.Find(ctx, q, scanRow, db.Select{
		Columns: rowColumns, From: rowTables, Where: campusesLike(in, f), Order: order, Page: p.Page, Size: p.PageSize,
	})
}

// eachCampus calls do with every campus that the filter leaves, for exports.
func eachCampus(ctx context.Context, q db.Querier, in access.Scope, f CampusFilter, do func(Campus, int) error) error {
	order, err := campusOrders.By(f.Sort, "c.id")
	if err != nil {
		return err
	}
	w := campusesLike(in, f)
	return db.Each(ctx, q, func(r db.Row) error {
		var people int
		c, err := scanCampus(db.With(r, &people))
		if err != nil {
			return err
		}
		return do(c, people)
	}, `SELECT `+campusColumns+`, COALESCE(s.people, 0) FROM `+rowTables+w.String()+` ORDER BY `+order, w.Args...)
}

func campusesLike(in access.Scope, f CampusFilter) (w db.Where) {
	w.And(in.Rows("c.id = ?", ownCampuses))
	if f.Archived {
		w.Add(`c.archived_at IS NOT NULL`)
	} else {
		w.Add(`c.archived_at IS NULL`)
	}
	if f.Region != "" {
		w.Add(`c.region_id = ?`, f.Region)
	}
	if f.Open != "" {
		w.Add(`c.open = ?`, f.Open == "true")
	}
	if f.Country != "" {
		w.Add(`c.country = ?`, f.Country)
	}
	var words, number db.Where
	words.MatchAny(f.Q, db.Has(`c.search_text`), db.Has(phone.Column(`c.phone`)), db.Has(db.Words(`r.sort_name`)))
	if number.MatchAny(phone.Digits(f.Q), db.Has(phone.Column(`c.phone`)), db.Has(`c.search_text`)); len(number.Args) > 0 {
		w.Or(words, number)
	} else {
		w.Or(words)
	}
	return w
}

func findCampus(ctx context.Context, q db.Querier, in access.Scope, id string) (Campus, error) {
	var w db.Where
	w.And(in.Rows("c.id = ?", ownCampuses))
	w.Add(`c.id = ?`, id)
	return db.One(ctx, q, "campus.not_found", scanCampus, `SELECT `+campusColumns+` FROM `+campusTables+w.String(), w.Args...)
}

func addCampus(ctx context.Context, q db.Querier, id, regionID string, f CampusFields) error {
	now, l := clock.Now(), f.Location
	return campusError(db.Exec(ctx, q, `INSERT INTO campus (id, region_id, name, business_name, id_number, website, color, phone,
		address, zip_code, city, state, country, latitude, longitude, schedule, open, time_zone, currency, language,
		pass_mark, required_attendance, sort_name, sort_city, search_text, created_at, updated_at)
		VALUES `+db.Values(1, 27),
		id, regionID, f.Name, f.BusinessName, f.IDNumber, f.Website, f.Color, f.Phone,
		l.Address, l.ZipCode, l.City, l.State, l.Country, l.Latitude, l.Longitude, f.Schedule, f.Open, f.TimeZone, f.Currency, f.Language,
		f.PassMark, f.RequiredAttendance, db.Fold(f.Name), db.Fold(l.City), searchText(f), now, now))
}

func saveCampus(ctx context.Context, q db.Querier, id string, f CampusFields) error {
	l := f.Location
	return campusError(db.Change(ctx, q, "campus.not_found", `UPDATE campus SET version = version + 1,
		name = ?, business_name = ?, id_number = ?, website = ?, color = ?, phone = ?,
		address = ?, zip_code = ?, city = ?, state = ?, country = ?, latitude = ?, longitude = ?, schedule = ?, open = ?,
		time_zone = ?, currency = ?, language = ?, pass_mark = ?, required_attendance = ?,
		sort_name = ?, sort_city = ?, search_text = ?, updated_at = ? WHERE id = ?`,
		f.Name, f.BusinessName, f.IDNumber, f.Website, f.Color, f.Phone,
		l.Address, l.ZipCode, l.City, l.State, l.Country, l.Latitude, l.Longitude, f.Schedule, f.Open,
		f.TimeZone, f.Currency, f.Language, f.PassMark, f.RequiredAttendance,
		db.Fold(f.Name), db.Fold(l.City), searchText(f), clock.Now(), id))
}

// changeCampus sets one column of a campus, and what goes with every change.
func changeCampus(ctx context.Context, q db.Querier, id, column string, value any) error {
	return campusError(db.Change(ctx, q, "campus.not_found",
		`UPDATE campus SET version = version + 1, updated_at = ?, `+column+` = ? WHERE id = ?`, clock.Now(), value, id))
}

func removeCampus(ctx context.Context, q db.Querier, id string) error {
	return db.Change(ctx, q, "campus.not_found", `DELETE FROM campus WHERE id = ?`, id)
}

func searchText(f CampusFields) string {
	return db.SearchText(f.Name, f.BusinessName, f.IDNumber, f.Location.City, f.Location.ZipCode, f.Phone, phone.AtHome(f.Phone))
}

// CountPeople changes how many people a campus has, with each membership that
// begins or ends.
func CountPeople(ctx context.Context, tx *db.Tx, campusID string, by int) error {
	return db.Exec(ctx, tx, `INSERT INTO campus_size (campus_id, people) VALUES (?, ?)
		ON CONFLICT (campus_id) DO UPDATE SET people = campus_size.people + excluded.people`, campusID, by)
}

// CountEverybody returns about how many people there are, without looking at
// them: who belongs to two campuses counts twice, who belongs to none not at all.
func CountEverybody(ctx context.Context, q db.Querier) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COALESCE(SUM(people), 0) FROM campus_size`)
}

// campusError names the constraint that a write ran into.
func campusError(err error) error {
	if db.IsDuplicate(err) {
		return &fault.Error{Kind: fault.Conflict, Code: "campus.name_taken", Field: "name"}
	}
	return err
}

// NameOf returns the name of a campus in reach; where none is named, that of the
// only one, and nothing for who reaches all of them. Nothing for one that is not.
func NameOf(ctx context.Context, q db.Querier, in access.Scope, campusID string) (string, error) {
	if campusID == "" && !in.CoversAll() {
		campusID = in.Actor().CampusID
	}
	if campusID == "" || !in.CoversCampus(campusID) {
		return "", nil
	}
	name, err := db.One(ctx, q, "campus.not_found", db.ScanString, `SELECT name FROM campus WHERE id = ?`, campusID)
	if fault.CodeOf(err) == "campus.not_found" {
		return "", nil
	}
	return name, err
}

// CountryOf returns the country of a campus; "" where it has none.
func CountryOf(ctx context.Context, q db.Querier, campusID string) (string, error) {
	all, err := db.All(ctx, q, db.ScanString, `SELECT country FROM campus WHERE id = ?`, campusID)
	if err != nil || len(all) == 0 {
		return "", err
	}
	return all[0], nil
}
