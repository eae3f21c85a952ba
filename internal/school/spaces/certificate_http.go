package spaces

import (
	"context"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
	"myspace/internal/school/instructors"
)

// Taught is what somebody has taught.
type Taught struct {
	Years []TaughtYear `json:"years" doc:"The last first."`
}

func (a *Area) listOwnTeaching(ctx context.Context, _ *struct{}) (Taught, error) {
	return a.taught(ctx, access.From(ctx).Actor().PersonID)
}

func (a *Area) listTeaching(ctx context.Context, in *api.ID) (Taught, error) {
	if err := instructors.InReach(ctx, a.db, access.From(ctx), in.ID); err != nil {
		return Taught{}, err
	}
	return a.taught(ctx, in.ID)
}

// taught returns what somebody has taught. What is not over he has not.
func (a *Area) taught(ctx context.Context, personID string) (Taught, error) {
	all, err := findEngagements(ctx, a.db, personID, engagementFilter{before: clock.Now()})
	if err != nil {
		return Taught{}, err
	}
	if err := addAround(ctx, a.db, personID, all); err != nil {
		return Taught{}, err
	}
	return Taught{byYear(all)}, nil
}

// CertificateYear is of which school year a certificate is.
type CertificateYear struct {
	Year int `query:"year" minimum:"0" maximum:"2100" doc:"In which it began; all where none is named."`
}

func (a *Area) getOwnCertificate(ctx context.Context, in *struct {
	CertificateYear
	api.Link
},
) (api.Content, error) {
	return a.certificate(ctx, access.From(ctx).Actor().PersonID, in.Year)
}

func (a *Area) getTeachingCertificate(ctx context.Context, in *struct {
	api.ID
	CertificateYear
	api.Link
},
) (api.Content, error) {
	if err := instructors.InReach(ctx, a.db, access.From(ctx), in.ID.ID); err != nil {
		return nil, err
	}
	return a.certificate(ctx, in.ID.ID, in.Year)
}

// certificate draws what somebody has taught, in his own language.
func (a *Area) certificate(ctx context.Context, personID string, year int) (api.Content, error) {
	holder, err := findHolder(ctx, a.db, personID)
	if err != nil {
		return nil, err
	}
	found, err := a.taught(ctx, personID)
	if err != nil {
		return nil, err
	}
	c := certificate{texts: a.Texts(ctx), holder: holder, year: year, today: clock.Today(access.From(ctx).Actor().TimeZone)}
	if holder.language != "" {
		c.texts = a.Catalogue.For(holder.language)
	}
	for _, y := range found.Years {
		if year == 0 || y.Year == year {
			c.years = append(c.years, y)
		}
	}
	name := c.texts.T("certificate.title", nil) + " " + holder.name + ".pdf"
	return func(w http.ResponseWriter, _ *http.Request) error { return c.draw().Send(w, name) }, nil
}

// holder is whom a certificate is about.
type holder struct{ name, language string }

func findHolder(ctx context.Context, q db.Querier, personID string) (holder, error) {
	return db.One(ctx, q, "person.not_found", func(r db.Row) (h holder, err error) {
		return h, r.Scan(&h.name, &h.language)
	}, `SELECT `+naming.Person+`, p.language FROM person p WHERE p.id = ?`, personID)
}
