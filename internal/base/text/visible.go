package text

import (
	"strings"
	"unicode"
)

// Visible leaves out control and direction marks, which can make one text look
// like another, and the spaces around.
func Visible(s string) string {
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Cc, unicode.Cf) {
			return -1
		}
		return r
	}, s))
}
