package app

import "myspace/internal/base/seal"

// UseBox has a router that a test makes by hand seal secrets.
func (a *App) UseBox(b *seal.Box) { a.box = b }
