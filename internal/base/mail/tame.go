package mail

import (
	netmail "net/mail"
	"strings"
	"unicode"
)

// longestValue is how much of a value gets into a mail.
const longestValue = 200

// tame makes a value that somebody typed harmless in a mail: one line, not too
// long, and nothing that a mail program would turn into a link. A name such as
// "You won, see evil.example" must not reach people in our name.
func tame(s string) string {
	s = strings.Join(strings.Fields(strings.Map(visible, s)), " ")
	if runes := []rune(s); len(runes) > longestValue {
		s = string(runes[:longestValue]) + "…"
	}
	if a, err := netmail.ParseAddress(s); err == nil && a.Address == s {
		return s
	}
	return apart(strings.ReplaceAll(s, "://", " "))
}

// visible drops the characters that have no place in a line of text, among
// them those that turn the direction of reading.
func visible(r rune) rune {
	switch {
	case unicode.IsControl(r) || unicode.IsSpace(r):
		return ' '
	case unicode.Is(unicode.Cf, r) && r != '\u200c' && r != '\u200d': // joiners belong to some scripts
		return -1
	}
	return r
}

// apart puts a space after each dot that has a letter behind it, which takes
// every site's address apart and leaves names and numbers readable.
func apart(s string) string {
	var b strings.Builder
	var last rune
	for _, r := range s {
		if last == '.' && unicode.IsLetter(r) {
			b.WriteByte(' ')
		}
		b.WriteRune(r)
		last = r
	}
	return b.String()
}
