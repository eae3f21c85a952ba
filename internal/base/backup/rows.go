package backup

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strconv"
	"unicode/utf8"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

var kinds = []db.Kind{db.Text, db.Int, db.Float, db.Bool, db.Time, db.Date}

// rawText is text that is not UTF-8, which JSON cannot hold as it is.
type rawText struct {
	Base64 string `json:"base64"`
}

// rowWriter turns rows into lines of JSON.
type rowWriter struct {
	bytes.Buffer
	json *json.Encoder
	line []any
}

func newRowWriter() *rowWriter {
	w := &rowWriter{}
	w.json = json.NewEncoder(&w.Buffer)
	w.json.SetEscapeHTML(false)
	return w
}

func (w *rowWriter) add(row []any) error {
	w.line = w.line[:0]
	for _, v := range row {
		w.line = append(w.line, encode(v))
	}
	return w.json.Encode(w.line)
}

// encode returns a value as JSON can hold it without any loss.
func encode(v any) any {
	switch v := v.(type) {
	case string:
		if !utf8.ValidString(v) {
			return rawText{base64.StdEncoding.EncodeToString([]byte(v))}
		}
	case float64:
		if math.IsNaN(v) || math.IsInf(v, 0) {
			return strconv.FormatFloat(v, 'g', -1, 64)
		}
	}
	return v
}

// readRows calls f with every row of a chunk; the slice is used again.
func readRows(chunk []byte, t db.Table, f func(row []any) error) (n int, err error) {
	lines := json.NewDecoder(bytes.NewReader(chunk))
	lines.UseNumber()
	for ; ; n++ {
		var row []any
		if err := lines.Decode(&row); err == io.EOF {
			return n, nil
		} else if err != nil {
			return n, fmt.Errorf("%w: table %s: %w", ErrBroken, t.Name, err)
		}
		if len(row) != len(t.Columns) {
			return n, fmt.Errorf("%w: table %s: a row of %d values", ErrBroken, t.Name, len(row))
		}
		for i, c := range t.Columns {
			if row[i], err = decode(c.Kind, row[i]); err != nil {
				return n, fmt.Errorf("%w: table %s, column %s: %w", ErrBroken, t.Name, c.Name, err)
			}
		}
		if err := f(row); err != nil {
			return n, err
		}
	}
}

// decode returns a value as db.Loader takes it, or an error where it is not of
// the column's kind.
func decode(kind db.Kind, v any) (any, error) {
	switch v := v.(type) {
	case nil:
		return nil, nil
	case string:
		return decodeText(kind, v)
	case json.Number:
		switch kind {
		case db.Int:
			return strconv.ParseInt(string(v), 10, 64)
		case db.Float:
			return strconv.ParseFloat(string(v), 64)
		}
	case bool:
		if kind == db.Bool {
			return v, nil
		}
	case map[string]any:
		if raw, ok := v["base64"].(string); ok && kind == db.Text && len(v) == 1 {
			text, err := base64.StdEncoding.DecodeString(raw)
			return string(text), err
		}
	}
	return nil, fmt.Errorf("%T is not %s", v, kind)
}

func decodeText(kind db.Kind, s string) (any, error) {
	switch kind {
	case db.Text:
		return s, nil
	case db.Float:
		if s == "NaN" || s == "+Inf" || s == "-Inf" {
			return strconv.ParseFloat(s, 64)
		}
	case db.Time:
		var t clock.Time
		if err := t.Scan(s); err != nil {
			return nil, err
		}
		return t.Value()
	case db.Date:
		d, err := clock.ParseDate(s)
		if err != nil {
			return nil, err
		}
		return d.Value()
	}
	return nil, fmt.Errorf("text is not %s", kind)
}
