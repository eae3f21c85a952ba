package jobs

import (
	"regexp"
	"strings"
)

// longestError is how much of an error is kept.
const longestError = 500

var (
	userInfo = regexp.MustCompile(`://[^/@\s]+@`)
	bearer   = regexp.MustCompile(`(?i)\b(bearer|basic)\s+\S+`)
	secret   = regexp.MustCompile(`(?i)(passw(?:or)?d|token|secret|authorization)("?\s*[=:]\s*"?)[^\s",;&]+`)
)

// harmless returns the text of an error for the table and the log: short, valid
// in both databases, and without what looks like a secret.
func harmless(err error) string {
	text := strings.ReplaceAll(strings.ToValidUTF8(err.Error(), "�"), "\x00", "")
	text = userInfo.ReplaceAllString(text, "://…@")
	text = bearer.ReplaceAllString(text, "$1 …")
	text = secret.ReplaceAllString(text, "$1$2…")
	if runes := []rune(text); len(runes) > longestError {
		text = string(runes[:longestError]) + "…"
	}
	return text
}
