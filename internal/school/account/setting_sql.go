package account

import (
	"context"
	"encoding/json"
	"time"

	"myspace/internal/base/db"
)

// settingName is the row that holds the network's settings, markName the one with
// the school's mark: each request reads the first, only few need the second.
const settingName, markName = "network", "mark"

// settings returns the network's settings: those that were saved, else the
// defaults.
func (a *Area) settings(ctx context.Context, q db.Querier) (s NetworkSettings, version int64, err error) {
	s = NetworkSettings{Registration: true, SessionDays: int(a.config.Life.Hours() / 24), Providers: a.providerNames(), SecondFactorRoles: []string{}, SchoolMonth: defaultMonth}
	type row struct {
		value   string
		version int64
	}
	all, err := db.All(ctx, q, func(r db.Row) (x row, err error) { return x, r.Scan(&x.value, &x.version) },
		`SELECT value, version FROM network_setting WHERE name = ?`, settingName)
	if err != nil || len(all) == 0 {
		return s, 0, err
	}
	return s, all[0].version, json.Unmarshal([]byte(all[0].value), &s)
}

// Closed reports whether the network is in maintenance, and so closed to
// guests.
func (a *Area) Closed(ctx context.Context) (bool, error) {
	return InMaintenance(ctx, a.db)
}

// InMaintenance reports whether the network is in maintenance.
func InMaintenance(ctx context.Context, q db.Querier) (bool, error) {
	saved, err := db.All(ctx, q, db.ScanString, `SELECT value FROM network_setting WHERE name = ?`, settingName)
	if err != nil || len(saved) == 0 {
		return false, err
	}
	var s NetworkSettings
	err = json.Unmarshal([]byte(saved[0]), &s)
	return s.Maintenance.On, err
}

// SchoolName is what the school calls itself; empty until it is set.
func (a *Area) SchoolName(ctx context.Context) (string, error) {
	s, _, err := a.settings(ctx, a.db)
	return s.SchoolName, err
}

// SchoolMonth is the month in which a school year begins.
func SchoolMonth(ctx context.Context, q db.Querier) (int, error) {
	saved, err := db.All(ctx, q, db.ScanString, `SELECT value FROM network_setting WHERE name = ?`, settingName)
	if err != nil || len(saved) == 0 {
		return defaultMonth, err
	}
	s := NetworkSettings{SchoolMonth: defaultMonth}
	err = json.Unmarshal([]byte(saved[0]), &s)
	return s.SchoolMonth, err
}

// Podcasts reports whether people may have podcasts; until somebody decides, not.
func Podcasts(ctx context.Context, q db.Querier) (bool, error) {
	saved, err := db.All(ctx, q, db.ScanString, `SELECT value FROM network_setting WHERE name = ?`, settingName)
	if err != nil || len(saved) == 0 {
		return false, err
	}
	var s NetworkSettings
	err = json.Unmarshal([]byte(saved[0]), &s)
	return s.Podcast, err
}

// life is how long a session lives after its last use: as the network's
// settings say, else as the program was started.
func (a *Area) life(ctx context.Context, q db.Querier) (time.Duration, error) {
	s, version, err := a.settings(ctx, q)
	if err != nil || version == 0 || s.SessionDays == 0 {
		return a.config.Life, err
	}
	return time.Duration(s.SessionDays) * 24 * time.Hour, nil
}

func saveSettings(ctx context.Context, tx *db.Tx, s NetworkSettings) error {
	mark := s.Mark
	s.Mark = ""
	value, err := json.Marshal(s)
	if err != nil {
		return err
	}
	if err := setSetting(ctx, tx, settingName, string(value)); err != nil {
		return err
	}
	return setSetting(ctx, tx, markName, mark)
}

func setSetting(ctx context.Context, tx *db.Tx, name, value string) error {
	return db.Exec(ctx, tx, `INSERT INTO network_setting (name, value) VALUES (?, ?)
		ON CONFLICT (name) DO UPDATE SET value = excluded.value, version = network_setting.version + 1`, name, value)
}

// findMark returns the school's mark; empty where it has none.
func findMark(ctx context.Context, q db.Querier) (string, error) {
	saved, err := db.All(ctx, q, db.ScanString, `SELECT value FROM network_setting WHERE name = ?`, markName)
	if err != nil || len(saved) == 0 {
		return "", err
	}
	return saved[0], nil
}
