// Package web carries the browser's half inside the binary: the built app and the catalogue of texts that both halves share.
package web

import "embed"

// Dist is the app as Vite built it, below "dist"; in a fresh checkout it holds only a placeholder.
//
//go:embed all:dist
var Dist embed.FS

// Texts is the catalogue, "src/texts/<language>/<area>.json".
//
//go:embed src/texts/*/*.json
var Texts embed.FS
