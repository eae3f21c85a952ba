package audit

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
)

// Routes registers the route by which the trail is read, by whom the rule says.
// hidden is what the current caller must not learn of.
func Routes(r *api.Router, d *db.DB, read access.Rule, hidden func(ctx context.Context) Hidden) {
	r.Area("audit", "The audit trail: who changed what, when, before and after.")
	api.Get(r, "listAuditEvents", "/api/audit-events", read, func(ctx context.Context, in *Filter) (api.Page[Entry], error) {
		return api.PageOf(Find(ctx, d, access.From(ctx), *in, hidden(ctx)))
	})
}
