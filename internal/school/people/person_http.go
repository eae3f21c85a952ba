package people

import (
	"context"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
)

// personFilter is what a list of people can be narrowed by.
type personFilter struct {
	api.Search
	api.Paging
	Campus  string `query:"campus" maxLength:"64" doc:"The id of a campus."`
	Role    string `query:"role" enum:"admin,director,supervisor,coordinator,accounting,secretary,librarian,multimedia,teacher,alumni,student,user"`
	Enabled string `query:"enabled" enum:"true,false"`
	Sort    string `query:"sort" default:"name" enum:"name,-name"`
}

func photoPath(personID string) string { return "/api/people/" + personID + "/photo" }

func (a *Area) listPeople(ctx context.Context, in *personFilter) (api.Page[PersonRow], error) {
	scope := access.From(ctx)
	l, err := findPeople(ctx, a.db, scope, *in)
	for i, p := range l.Items {
		p.PhotoURL = a.link(ctx, photoPath(p.ID), p.photoHash)
		l.Items[i] = p.seenBy(scope)
	}
	return api.PageOf(l, err)
}

func (a *Area) getPerson(ctx context.Context, in *api.ID) (Person, error) {
	scope := access.From(ctx)
	p, err := findPerson(ctx, a.db, scope, in.ID)
	if err != nil {
		return p, err
	}
	p.PhotoURL = a.link(ctx, photoPath(p.ID), p.photoHash)
	return p.seenBy(scope), nil
}

func (a *Area) getPersonPhoto(ctx context.Context, in *struct {
	api.ID
	api.Link
},
) (api.Content, error) {
	p, err := findPerson(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	if p.photoHash == "" {
		return nil, fault.New(fault.NotFound, "file.not_found")
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.files.Serve(w, req, files.ServeOptions{Hash: p.photoHash, Thumbnail: 256})
	}, nil
}
