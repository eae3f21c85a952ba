package db

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Fold returns s without case and accents, for search and for sorting: both
// databases then agree, which their own functions do not.
func Fold(s string) string {
	var b strings.Builder
	for _, r := range norm.NFD.String(s) {
		if unicode.Is(unicode.Mn, r) {
			continue
		}
		r = unicode.ToLower(r)
		if whole, ok := ligatures[r]; ok {
			b.WriteString(whole)
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// ligatures are the letters that have no accent to take off.
var ligatures = map[rune]string{'ß': "ss", 'œ': "oe", 'æ': "ae", 'ø': "o", 'ł': "l", 'đ': "d", 'ı': "i"}

// SearchText returns the text of a search column: folded words, two spaces
// before each, so that one letter at the beginning of a word is already a
// trigram.
func SearchText(parts ...string) string {
	var b strings.Builder
	for _, part := range parts {
		for word := range strings.FieldsSeq(Fold(part)) {
			b.WriteString("  " + word)
		}
	}
	return b.String()
}

// maxWords bounds what one search may ask for.
const maxWords = 8

// needles returns the ways in which a text can fit a term: it has all the words
// (of at least three letters anywhere, shorter ones at the beginning of a word),
// or the digits of a telephone number. What has no spaces may be either: 2024-1
// is a code, 06.12 the beginning of a number.
func needles(term string) (ways [][]string) {
	digits := phone(term)
	var words []string
	for word := range strings.FieldsSeq(Fold(term)) {
		if len(words) < maxWords {
			words = append(words, padded(word))
		}
	}
	if len(words) == 1 || len(words) > 1 && digits == "" {
		ways = append(ways, words)
	}
	if digits != "" && (len(words) > 1 || padded(digits) != words[0]) {
		ways = append(ways, []string{padded(digits)})
	}
	return ways
}

// padded is a word as it is looked for: as a trigram at least.
func padded(word string) string {
	return strings.Repeat(" ", max(0, 3-len([]rune(word)))) + word
}

// betweenDigits is what people write between the digits of a telephone number.
const betweenDigits = " +-./()"

// phone returns the digits of a term that is a telephone number, or the
// beginning of one with its country, or "".
func phone(term string) string {
	var b strings.Builder
	for _, r := range term {
		switch {
		case r >= '0' && r <= '9':
			b.WriteRune(r)
		case !strings.ContainsRune(betweenDigits, r):
			return ""
		}
	}
	if least := 4; b.Len() < least && !strings.HasPrefix(strings.TrimSpace(term), "+") {
		return ""
	}
	return strings.TrimPrefix(b.String(), "00")
}

// SearchIndex names a table's search column, which has a trigram index: on
// SQLite an FTS5 table called <table>_search.
type SearchIndex struct{ Table, Alias, Column string }

// Match adds the condition that the row is found by term; an empty term finds
// every row.
func (w *Where) Match(q Querier, s SearchIndex, term string) {
	if q.isPostgres() {
		w.MatchPlain(s.Alias+"."+s.Column, term)
		return
	}
	var ways []string
	for _, words := range needles(term) {
		for i, word := range words {
			words[i] = `"` + strings.ReplaceAll(word, `"`, `""`) + `"`
		}
		ways = append(ways, `(`+strings.Join(words, " AND ")+`)`)
	}
	if len(ways) > 0 {
		fts := s.Table + "_search"
		w.Add(s.Alias+`.rowid IN (SELECT rowid FROM `+fts+` WHERE `+fts+` MATCH ?)`, strings.Join(ways, " OR "))
	}
}

// MatchPlain is Match for a short table, whose search column needs no index.
func (w *Where) MatchPlain(column, term string) { w.MatchAny(term, Has(column)) }

// MatchAny is MatchPlain for a row that shows more than its own texts: each word
// of the term must be in one of several places, which are conditions made with
// Has.
func (w *Where) MatchAny(term string, places ...string) {
	var ways []Where
	for _, words := range needles(term) {
		var way Where
		for _, word := range words {
			patterns := make([]any, len(places))
			for i := range patterns {
				patterns[i] = containing(word)
			}
			way.And(strings.Join(places, " OR "), patterns)
		}
		ways = append(ways, way)
	}
	if len(ways) > 0 {
		w.Or(ways...)
	}
}

// Has is the condition that a text column has a word in it, for MatchAny.
func Has(column string) string { return column + ` LIKE ? ESCAPE '\'` }

// Words makes a column of folded text, such as a sort name, one to search in: it
// gets two spaces before each word, as SearchText gives them.
func Words(column string) string { return `'  ' || replace(` + column + `, ' ', '  ')` }

// Digits makes a column of telephone numbers, as people write them, one to search
// in.
func Digits(column string) string {
	for _, c := range betweenDigits {
		column = `replace(` + column + `, '` + string(c) + `', '')`
	}
	return `'  ' || ` + column
}

// Contains adds the condition that a text column has part in it.
func (w *Where) Contains(column, part string) { w.Add(Has(column), containing(part)) }

// containing is the pattern of a text that has part in it.
func containing(part string) string { return "%" + likeEscaper.Replace(part) + "%" }

var likeEscaper = strings.NewReplacer(`\`, `\\`, `%`, `\%`, `_`, `\_`)
