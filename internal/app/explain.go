package app

import (
	"errors"
	"strings"

	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// Explain returns an error as one line for whoever runs the program: what went
// wrong, in words, and where it is known what to do.
func Explain(c Config, err error) string {
	if said := faultText(err); said != "" {
		return said
	}
	if said := db.Explain(c.DatabaseConfig(), err); said != "" {
		return said
	}
	lines := strings.FieldsFunc(err.Error(), func(r rune) bool { return r == '\n' || r == '\t' })
	return strings.Join(lines, "; ")
}

// faultText returns the English text of a fault; "" for any other error.
func faultText(err error) string {
	list, _ := errors.AsType[fault.List](err)
	if one, ok := errors.AsType[*fault.Error](err); ok && len(list) == 0 {
		list = fault.List{one}
	}
	catalogue, loadErr := LoadTexts()
	if len(list) == 0 || loadErr != nil {
		return ""
	}
	texts := catalogue.For("en")
	said := make([]string, len(list))
	for i, e := range list {
		said[i] = texts.T(e.Code, e.Params)
		if e.Field != "" {
			said[i] = strings.ReplaceAll(e.Field, "_", " ") + ": " + said[i]
		}
	}
	return strings.Join(said, "; ")
}
