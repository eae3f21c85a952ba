package audit

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
)

// read is who may follow the trail, as in product.md.
var read = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).Or(access.Coordinator, access.OwnCampus)

// Routes registers the route by which the trail is read. hidden is what the
// current caller must not learn of.
func Routes(r *api.Router, d *db.DB, hidden func(ctx context.Context) Hidden) {
	api.Get(r, "listAuditEvents", "/api/audit-events", read, func(ctx context.Context, in *Filter) (api.Page[Entry], error) {
		return api.PageOf(Find(ctx, d, access.From(ctx), *in, hidden(ctx)))
	})
}
