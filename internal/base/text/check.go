package text

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Check compares the languages and returns what is wrong, a line for each: a
// text that one of them lacks or that is empty, values that are not the same in
// all of them, plural forms that are not whole, placeholders that nothing fills.
func (c *Catalogue) Check() (wrong []string) {
	stems := map[string]map[string]string{} // language, stem, placeholders
	all := map[string]bool{}
	for _, lang := range Languages {
		stems[lang] = wants(c.texts[lang])
		for stem := range stems[lang] {
			all[stem] = true
		}
		wrong = append(wrong, faults(lang, c.texts[lang])...)
	}
	for _, stem := range slices.Sorted(maps.Keys(all)) {
		wrong = append(wrong, compare(stem, stems)...)
	}
	return wrong
}

// compare checks one text across the languages.
func compare(stem string, stems map[string]map[string]string) (wrong []string) {
	first := ""
	for _, lang := range Languages {
		values, ok := stems[lang][stem]
		switch {
		case !ok:
			wrong = append(wrong, fmt.Sprintf("%s: %s is missing", lang, stem))
		case first == "":
			first = lang
		case values != stems[first][stem]:
			wrong = append(wrong, fmt.Sprintf("%s: %s has the values [%s], but [%s] in %s", lang, stem, values, stems[first][stem], first))
		}
	}
	return wrong
}

// faults finds what is wrong within one language.
func faults(lang string, texts map[string]string) (wrong []string) {
	for _, key := range slices.Sorted(maps.Keys(texts)) {
		text := texts[key]
		if strings.TrimSpace(text) == "" {
			wrong = append(wrong, fmt.Sprintf("%s: %s is empty", lang, key))
		}
		if rest := placeholder.ReplaceAllString(text, ""); strings.Contains(rest, "{{") || strings.Contains(rest, "}}") {
			wrong = append(wrong, fmt.Sprintf("%s: %s has a placeholder that cannot be read", lang, key))
		}
		if stem, isOther := strings.CutSuffix(key, "_other"); isOther && texts[stem+"_one"] == "" {
			wrong = append(wrong, fmt.Sprintf("%s: %s has no form for one", lang, stem))
		}
	}
	return wrong
}

// wants returns the placeholders of each text, those of all plural forms
// together: "one campus" need not show the number.
func wants(texts map[string]string) map[string]string {
	sets := map[string]map[string]bool{}
	for key, text := range texts {
		stem := stem(texts, key)
		if sets[stem] == nil {
			sets[stem] = map[string]bool{}
		}
		for _, parts := range placeholder.FindAllStringSubmatch(text, -1) {
			sets[stem][strings.TrimSpace(parts[1]+" "+parts[2])] = true
		}
	}
	lists := map[string]string{}
	for stem, set := range sets {
		lists[stem] = strings.Join(slices.Sorted(maps.Keys(set)), ", ")
	}
	return lists
}

// stem is a key without its plural ending; choose_one alone is no plural form.
func stem(texts map[string]string, key string) string {
	for _, form := range []string{"_zero", "_one", "_other"} {
		if stem, cut := strings.CutSuffix(key, form); cut {
			if _, plural := texts[stem+"_other"]; plural {
				return stem
			}
		}
	}
	return key
}
