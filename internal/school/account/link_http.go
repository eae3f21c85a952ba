package account

import (
	"context"

	"myspace/internal/base/access"
)

// FileLink is the signed address of a file.
type FileLink struct {
	URL string `json:"url" doc:"Good for minutes, to begin to read it."`
}

// renewLink gives somebody a new link where an older one has run out. It says
// only whose session it is: whether he may have the file is asked when he
// fetches it.
func (a *Area) renewLink(ctx context.Context, in *struct {
	Path string `query:"path" required:"true" maxLength:"300" pattern:"^/api/[A-Za-z0-9/_.-]+$" doc:"The address of the file."`
	V    string `query:"v" required:"true" pattern:"^[0-9a-f]{12}$" doc:"Which content, as in the older link."`
},
) (FileLink, error) {
	return FileLink{a.config.LinkOf(access.From(ctx).Actor().SessionID, in.Path, in.V)}, nil
}
