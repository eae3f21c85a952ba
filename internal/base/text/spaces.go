package text

import "strings"

// frenchSpaces puts in what French has inside « » and before : ; ! ?, a space
// at which no line may break, narrow before the last three. People write it as
// any other; the browser's texts get it when they are built
// (web/src/texts/french-spaces.ts).
var frenchSpaces = strings.NewReplacer(
	"« ", "«\u00a0", " »", "\u00a0»", " :", "\u00a0:",
	" ;", "\u202f;", " !", "\u202f!", " ?", "\u202f?",
)
