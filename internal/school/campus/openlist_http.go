package campus

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) openlistRoutes(r *api.Router) {
	api.SpecGet(r, "listOpenOrganizations", "/organization-openlist/{region}", access.Public().EvenClosed(), a.listOpenOrganizations, api.Says("List the campuses of a region that are open for sign-in"))
}

// Organization is a campus as the sign-in page offers it.
type Organization struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

func (a *Area) listOpenOrganizations(ctx context.Context, in *struct {
	Region string `path:"region" maxLength:"10"`
},
) ([]Organization, error) {
	known, err := db.Exists(ctx, a.db, `SELECT 1 FROM region WHERE code = ?`, in.Region)
	if err != nil {
		return nil, err
	}
	if !known {
		return nil, fault.New(fault.NotFound, "region.not_found")
	}
	return findOpen(ctx, a.db, in.Region)
}

// findOpen returns the open campuses of a region. There is no scope: whoever
// signs in must be able to choose.
func findOpen(ctx context.Context, q db.Querier, region string) ([]Organization, error) {
	return db.All(ctx, q, func(r db.Row) (o Organization, err error) { return o, r.Scan(&o.ID, &o.Name) },
		`SELECT c.id, c.name FROM campus c JOIN region r ON r.id = c.region_id
		WHERE r.code = ? AND c.open = TRUE AND c.archived_at IS NULL ORDER BY c.sort_name, c.id LIMIT 1000`, region)
}
