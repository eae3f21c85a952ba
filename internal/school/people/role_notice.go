package people

import (
	"context"
	"fmt"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
)

// toldRoles is the event that somebody's roles were changed by another.
const toldRoles = "roles_changed"

const ownProfile = "/pages/profile"

// kinds are the events that people are told of.
func kinds() []notice.Kind {
	return []notice.Kind{{Name: toldRoles, Letter: func(context.Context, db.Querier, notice.Reader) (mail.Message, error) {
		return mail.Message{Template: toldRoles, Path: ownProfile}, nil
	}}}
}

// tellRoles tells somebody that his roles have changed, unless they are as before. Which
// they are stands in his profile.
func tellRoles(ctx context.Context, tx *db.Tx, before Person, was, now access.Roles) error {
	if was == now {
		return nil
	}
	return notice.Tell(ctx, tx, []notice.Told{{
		PersonID: before.ID, Event: fmt.Sprint("roles:", before.ID, ":", before.Version), Kind: toldRoles, Link: ownProfile, Params: fault.Params{},
	}})
}
