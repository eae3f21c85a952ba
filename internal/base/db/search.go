package db

import (
	"iter"
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

// joints are what words are joined by, beside spaces: Jean-Pierre, d'Almeida.
const joints = "-'’"

// words yields the folded words of a text.
func words(text string) iter.Seq[string] {
	return strings.FieldsFuncSeq(Fold(text), func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(joints, r) })
}

// SearchText returns the text of a search column: folded words, two spaces
// before each, so that one letter at the beginning of a word is already a
// trigram.
func SearchText(parts ...string) string {
	var b strings.Builder
	for _, part := range parts {
		for word := range words(part) {
			b.WriteString("  " + word)
		}
	}
	return b.String()
}

// maxWords bounds what one search may ask for.
const maxWords = 8

// needles returns the ways in which a text can fit: it has all the words of one
// of the terms, those of at least three letters anywhere, shorter ones at the
// beginning of a word.
func needles(terms ...string) (ways [][]string) {
	for _, term := range terms {
		var way []string
		for word := range words(term) {
			if len(way) < maxWords {
				way = append(way, padded(word))
			}
		}
		if len(way) > 0 {
			ways = append(ways, way)
		}
	}
	return ways
}

// HasWords reports whether there is anything to search for in a term.
func HasWords(term string) bool { return len(needles(term)) > 0 }

// Brief reports whether a term has no word of three letters: very many rows have
// one that begins so.
func Brief(term string) bool {
	for word := range words(term) {
		if len([]rune(word)) >= 3 {
			return false
		}
	}
	return true
}

// padded is a word as it is looked for: as a trigram at least.
func padded(word string) string {
	return strings.Repeat(" ", max(0, 3-len([]rune(word)))) + word
}

// SearchIndex names a table's search column, which has a trigram index: on
// SQLite an FTS5 table called <table>_search.
type SearchIndex struct {
	Table, Alias, Column string
	// Also, if set, tells how else a term may be written in the column; "" for in
	// no other way.
	Also func(term string) string
}

func (s SearchIndex) also(term string) string {
	if s.Also == nil {
		return ""
	}
	return s.Also(term)
}

// Match adds the condition that the row is found by term; an empty term finds
// every row.
func (w *Where) Match(q Querier, s SearchIndex, term string) {
	if q.isPostgres() {
		w.MatchPlain(s.Alias+"."+s.Column, term, s.also(term))
		return
	}
	var ways []string
	for _, words := range needles(term, s.also(term)) {
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

// MatchPlain is Match for a short table, whose search column needs no index. The
// row is found by the term, or by another way to write it.
func (w *Where) MatchPlain(column, term string, also ...string) {
	w.match(needles(append([]string{term}, also...)...), Has(column))
}

// MatchAny is MatchPlain for a row that shows more than its own texts: each word
// of the term must be in one of several places, which are conditions made with
// Has.
func (w *Where) MatchAny(term string, places ...string) { w.match(needles(term), places...) }

func (w *Where) match(needles [][]string, places ...string) {
	var ways []Where
	for _, words := range needles {
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
func Words(column string) string {
	for _, between := range " " + joints {
		column = `replace(` + column + `, '` + strings.ReplaceAll(string(between), `'`, `''`) + `', '  ')`
	}
	return `'  ' || ` + column
}

// Contains adds the condition that a text column has part in it.
func (w *Where) Contains(column, part string) { w.Add(Has(column), containing(part)) }

// containing is the pattern of a text that has part in it.
func containing(part string) string { return "%" + likeEscaper.Replace(part) + "%" }

var likeEscaper = strings.NewReplacer(`\`, `\\`, `%`, `\%`, `_`, `\_`)
