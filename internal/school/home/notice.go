package home

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/academic"
	"myspace/internal/school/account"
	"myspace/internal/school/part"
)

// Who may act on what a notice tells, as in product.md: applications are
// turned into enrollments by those who write them, a campus is opened by those
// who change it, maintenance is ended by admins.
var (
	applications = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).Or(access.Coordinator|access.Secretary, access.OwnCampus)
	campuses     = access.Allow(access.Heads, access.AllCampuses).Or(access.Coordinator, access.OwnCampus)
	maintenance  = access.Allow(access.Admin, access.AllCampuses)
)

// The pages that notices lead to.
const (
	settingsPage = "/pages/settings"
	securityPage = "/pages/profile?tab=security"
)

func campusPage(campusID string) string { return "/apps/academic/campus/" + campusID }

// ownNotices are the sources that need no area after this one's neighbours.
func ownNotices() []part.NoticeSource {
	return []part.NoticeSource{maintenanceNotice, closedCampusNotice, applicationsNotice, secondFactorNotice, endedSessionsNotice}
}

// some is a list of one notice, if there is reason for it.
func some(reason bool, n part.Notice) []part.Notice {
	if !reason {
		return nil
	}
	if n.Params == nil {
		n.Params = fault.Params{}
	}
	return []part.Notice{n}
}

// maintenanceNotice reminds admins that everybody else is shut out.
func maintenanceNotice(ctx context.Context, q db.Querier, caller access.Scope) ([]part.Notice, error) {
	if !caller.Under(maintenance).CoversAll() {
		return nil, nil
	}
	on, err := account.InMaintenance(ctx, q)
	return some(on, part.Notice{Code: "home.notice.maintenance", Link: settingsPage, Urgent: true}), err
}

// closedCampusNotice tells that nobody can sign in at the campus any more.
func closedCampusNotice(ctx context.Context, q db.Querier, caller access.Scope) ([]part.Notice, error) {
	campusID := caller.Actor().CampusID
	if !caller.Under(campuses).CoversCampus(campusID) {
		return nil, nil
	}
	name, closed, err := findClosed(ctx, q, campusID)
	return some(closed, part.Notice{
		Code: "home.notice.campus_closed", Params: fault.Params{"name": name}, Link: campusPage(campusID), Urgent: true,
	}), err
}

// applicationsNotice tells how many have applied to the campus and wait, as the inbox
// that it leads to counts them.
func applicationsNotice(ctx context.Context, q db.Querier, caller access.Scope) ([]part.Notice, error) {
	campusID := caller.Actor().CampusID
	if !caller.Under(applications).CoversCampus(campusID) {
		return nil, nil
	}
	inbox := "/apps/campus/student/applications"
	if caller.Under(applications).CoversAll() {
		inbox += "?campus=" + campusID
	}
	n, err := academic.CountApplicationsTo(ctx, q, caller, campusID)
	told := academic.ApplicationsAreTold(caller.Actor().Roles)
	return some(n > 0, part.Notice{Code: "home.notice.applications", Params: fault.Params{"count": n}, Link: inbox, Told: told}), err
}

// fewCodes is from how many recovery codes on somebody should make new ones.
const fewCodes = 2

// secondFactorNotice tells whoever reaches every campus that his password alone
// guards them, and whoever has a second factor that his codes run out.
func secondFactorNotice(ctx context.Context, q db.Querier, caller access.Scope) ([]part.Notice, error) {
	f, err := findFactor(ctx, q, caller.Actor().PersonID)
	if err != nil || !f.hasPassword {
		return nil, err
	}
	if !f.confirmed {
		return some(caller.Actor().Roles&access.Network != 0, part.Notice{Code: "home.notice.second_factor", Link: securityPage}), nil
	}
	return some(f.codesLeft <= fewCodes, part.Notice{
		Code: "home.notice.recovery_codes", Params: fault.Params{"count": f.codesLeft}, Link: securityPage, Urgent: f.codesLeft == 0,
	}), nil
}

// endedSessionsNotice tells somebody that sessions of his were ended because he
// had begun too many.
func endedSessionsNotice(ctx context.Context, q db.Querier, caller access.Scope) ([]part.Notice, error) {
	n, err := account.CountEnded(ctx, q, caller.Actor().PersonID)
	return some(n > 0, part.Notice{Code: "home.notice.sessions_ended", Params: fault.Params{"count": n}, Link: securityPage}), err
}
