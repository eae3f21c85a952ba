package db

import (
	"context"
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

// needles returns what must occur in a search text: whole words of at least
// three letters anywhere, shorter ones at the beginning of a word.
func needles(term string) (all []string) {
	if digits := phone(term); digits != "" {
		return []string{digits}
	}
	for word := range strings.FieldsSeq(Fold(term)) {
		if n := len([]rune(word)); n < 3 {
			word = strings.Repeat(" ", 3-n) + word
		}
		if len(all) < maxWords {
			all = append(all, word)
		}
	}
	return all
}

// phone returns the digits of a term that is a telephone number, or "".
func phone(term string) string {
	var b strings.Builder
	for _, r := range term {
		switch {
		case r >= '0' && r <= '9':
			b.WriteRune(r)
		case !strings.ContainsRune(" +-./()", r):
			return ""
		}
	}
	if b.Len() < 4 {
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
	words := needles(term)
	if len(words) == 0 {
		return
	}
	if q.isPostgres() {
		for _, word := range words {
			w.Contains(s.Alias+"."+s.Column, word)
		}
		return
	}
	for i, word := range words {
		words[i] = `"` + strings.ReplaceAll(word, `"`, `""`) + `"`
	}
	fts := s.Table + "_search"
	w.Add(s.Alias+`.rowid IN (SELECT rowid FROM `+fts+` WHERE `+fts+` MATCH ?)`, strings.Join(words, " AND "))
}

// Frequent reports whether a term finds more than so many rows, without looking
// at many more than that: what is found often is better looked for row by row,
// in the order of the list, than all found and sorted.
func (s SearchIndex) Frequent(ctx context.Context, q Querier, term string, most int) (bool, error) {
	var w Where
	if w.Match(q, s, term); len(w.Args) == 0 {
		return false, nil // nothing to search for
	}
	from := s.Table + ` ` + s.Alias
	if !q.isPostgres() {
		w = Where{Args: w.Args}
		from = s.Table + `_search`
		w.conds = []string{from + ` MATCH ?`}
	}
	n, err := One(ctx, q, "", ScanInt, `SELECT COUNT(*) FROM (SELECT 1 FROM `+from+w.String()+Limit(most+1)+`) AS found`, w.Args...)
	return n > most, err
}

// MatchPlain is Match for a short table, whose search column needs no index.
func (w *Where) MatchPlain(column, term string) {
	for _, word := range needles(term) {
		w.Contains(column, word)
	}
}

// Contains adds the condition that a text column has part in it.
func (w *Where) Contains(column, part string) {
	w.Add(column+` LIKE ? ESCAPE '\'`, "%"+likeEscaper.Replace(part)+"%")
}

var likeEscaper = strings.NewReplacer(`\`, `\\`, `%`, `\%`, `_`, `\_`)
