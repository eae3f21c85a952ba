package sheet

import "strings"

// mark stands before a text that a spreadsheet would compute.
const mark = '\''

// marked puts a mark before a text that a spreadsheet would take for a formula,
// so that it is shown and not computed: at its beginning, and behind whatever a
// spreadsheet may take for the end of a cell. Which separator that is depends
// on the language of who opens the file, and quotes do not help where it is not
// ours. A text that begins with marks of its own gets one more: unmarked then
// gives back exactly what was there.
func marked(text string) string {
	if !mayHoldFormula(text) {
		return text
	}
	var b strings.Builder
	begins := true
	for i := range len(text) {
		if begins && isFormula(strings.TrimLeft(text[i:], string(mark))) {
			b.WriteByte(mark)
		}
		b.WriteByte(text[i])
		begins = endsCell(text[i])
	}
	return b.String()
}

// unmarked takes off the marks that our own exports put.
func unmarked(text string) string {
	if !mayHoldFormula(text) {
		return text
	}
	var b strings.Builder
	begins := true
	for i := range len(text) {
		if !begins || text[i] != mark || !isFormula(strings.TrimLeft(text[i:], string(mark))) {
			b.WriteByte(text[i])
		}
		begins = endsCell(text[i])
	}
	return b.String()
}

// endsCell reports whether some spreadsheet begins a new cell behind c.
func endsCell(c byte) bool { return strings.IndexByte(";,\t|\r\n", c) >= 0 }

// formulaBegins are what formulas begin with, in the widths of East Asia too.
const formulaBegins = "=+-@\t\r＝＋－＠"

func mayHoldFormula(text string) bool { return strings.ContainsAny(text, formulaBegins) }

func isFormula(text string) bool {
	text = strings.TrimLeft(text, " \u00a0")
	return text != "" && strings.IndexAny(text, formulaBegins) == 0
}
