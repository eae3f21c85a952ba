package api

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/http"
	"strings"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"

	"myspace/internal/base/fault"
)

// isPlain reports whether a text is one that both databases can keep: UTF-8
// without null characters. PostgreSQL answers anything else with an error of
// its own, which would look like a failure of ours.
func isPlain(text string) bool { return utf8.ValidString(text) && strings.IndexByte(text, 0) < 0 }

// checkAddress refuses addresses that no link of ours has. Nothing is there
// under such a path, and no parameter has such a value.
func checkAddress(req *http.Request) error {
	if !isPlain(req.URL.Path) {
		return fault.New(fault.NotFound, "request.not_found")
	}
	for name, values := range req.URL.Query() {
		if !isPlain(name) {
			return fault.New(fault.Invalid, "request.invalid")
		}
		for _, value := range values {
			if !isPlain(value) {
				return fault.On(name, "field.format", nil)
			}
		}
	}
	return nil
}

var (
	errNotPlain   = errors.New("field.format")
	nullCharacter = []byte(`\u0000`)
)

// plainJSON is huma's JSON, but for texts with null characters. What is no
// UTF-8 becomes U+FFFD in Go's own reader.
var plainJSON = huma.Format{
	Marshal: huma.DefaultJSONFormat.Marshal,
	Unmarshal: func(data []byte, v any) error {
		if err := json.Unmarshal(data, v); err != nil {
			return err
		}
		// huma reads a body so before anything else. A null character cannot be written otherwise.
		if parsed, ok := v.(*any); ok && bytes.Contains(data, nullCharacter) && !plainValue(*parsed) {
			return errNotPlain
		}
		return nil
	},
}

func plainValue(v any) bool {
	switch v := v.(type) {
	case string:
		return isPlain(v)
	case []any:
		for _, one := range v {
			if !plainValue(one) {
				return false
			}
		}
	case map[string]any:
		for name, one := range v {
			if !isPlain(name) || !plainValue(one) {
				return false
			}
		}
	}
	return true
}
