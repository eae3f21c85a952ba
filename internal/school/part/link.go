package part

import (
	"context"
	"time"

	"myspace/internal/base/httpd"
)

// WrongLinks is how many private links that lead nowhere are borne with from one
// network, and in what time.
const (
	WrongLinks  = 30
	wrongWithin = 15 * time.Minute
)

// WrongLink counts a private link of a kind that leads nowhere. It returns what
// is told of it, or a refusal where there were too many: who guesses is slowed
// down. Links that lead somewhere are never refused for it.
func (a *Around) WrongLink(ctx context.Context, kind string, told error) error {
	if err := a.Limit(ctx, "wrong "+kind+" links from "+httpd.Network(httpd.ClientIP(ctx)).String(), WrongLinks, wrongWithin); err != nil {
		return err
	}
	return told
}
