package media

import "context"

// MakeLight makes the light form of a content now.
func (a *Area) MakeLight(ctx context.Context, hash string) error {
	return a.makeLight(ctx, lightWork{hash})
}

// TendLights is what is done about light forms each night.
func (a *Area) TendLights(ctx context.Context) error { return a.tendLights(ctx) }

// GiveUpLost is what is done every few minutes about light forms that nobody makes.
func (a *Area) GiveUpLost(ctx context.Context) error { return a.giveUpLost(ctx) }

// GivenUp reports whether a light form is told to have failed.
func GivenUp(ctx context.Context, err error) bool { return givenUp(ctx, err) }
