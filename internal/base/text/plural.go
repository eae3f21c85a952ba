package text

import "encoding/json"

// forms returns the endings of the keys to try for a number of things, best
// first; none if count is no number.
func forms(lang string, count any) []string {
	n, ok := number(count)
	if !ok {
		return nil
	}
	form := "_other"
	if isOne(lang, n) {
		form = "_one"
	}
	if n == 0 {
		return []string{"_zero", form, "_other"}
	}
	return []string{form, "_other"}
}

// isOne is CLDR's rule: French counts zero and one and a half as one; our
// Portuguese is Portugal's, which does not. (CLDR also has a form for whole
// millions; our texts have no other words for them.)
func isOne(lang string, n float64) bool {
	if n < 0 {
		n = -n
	}
	if lang == "fr" {
		return n < 2
	}
	return n == 1
}

// number reads a count, which may have been through JSON.
func number(v any) (float64, bool) {
	switch v := v.(type) {
	case int:
		return float64(v), true
	case int64:
		return float64(v), true
	case float64:
		return v, true
	case json.Number:
		n, err := v.Float64()
		return n, err == nil
	}
	return 0, false
}
