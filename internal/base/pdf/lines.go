package pdf

import (
	"strings"
	"unicode"
)

// Wrap breaks a text into lines, though never at the spaces that hold a sign or
// a unit to its word; a word that is wider than a line is broken, too.
func (d *Document) Wrap(said string, room float64) (all []string) {
	for part := range strings.SplitSeq(said, "\n") {
		line := ""
		for word := range strings.FieldsFuncSeq(part, breaks) {
			if line != "" && d.GetStringWidth(line+" "+word) > room {
				all, line = append(all, line), ""
			}
			if line != "" {
				word = line + " " + word
			}
			for d.GetStringWidth(word) > room {
				head := d.head(word, room)
				all, word = append(all, head), strings.TrimPrefix(word, head)
			}
			line = word
		}
		if line != "" {
			all = append(all, line)
		}
	}
	return all
}

func breaks(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f' }

// head is as much of a word as there is room for, one letter at least.
func (d *Document) head(word string, room float64) string {
	runes := []rune(word)
	n := 1
	for n < len(runes) && d.GetStringWidth(string(runes[:n+1])) <= room {
		n++
	}
	return string(runes[:n])
}
