package media

import "context"

// MakeLight makes the light form of a content now.
func (a *Area) MakeLight(ctx context.Context, hash string) error {
	return a.makeLight(ctx, lightWork{hash})
}
