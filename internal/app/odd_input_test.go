package app_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
)

// oddity makes requests odd, by chance that can be repeated.
type oddity struct {
	*rand.Rand
	w *world
}

// oddTexts are what people, programs and enemies put where a text is wanted.
var oddTexts = []string{
	"", " ", "\x00", "a\x00b", "\xff", "a\xffb\xfe", "\xed\xa0\x80", "\u202e", "\ufeff", "\u00a0", "😀", "e\u0301", "'", `"`, `\`, "%", "_", "*", "?", ";", "--",
	"' OR 1=1 --", "../../etc/passwd", "<script>", "${x}", "{{x}}", "=1+1", "a;=1+1", "null", "true", "NaN", "Infinity", "-1", "0", "1", "1e309", "1.5", "0x10",
	"9223372036854775807", "9223372036854775808", "-9223372036854775808", "99999999999999999999999999", "2026-02-30", "0000-00-00", "0000-01-01", "0001-01-01",
	"0001-12-31", "1582-10-10", "9999-12-31", "10000-01-01", "2026-11-15", "2026-11-15T10:00:00Z", "0001-01-01T00:00:00Z", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999999999+14:00",
	"24:00", "99:99", "Europe/Paris", "Europe/Nowhere", "../localtime", "Local", "fr", "xx", "EUR", "XTS", "FR", "zz", "+33612345678", "+0", "a@b.cd", "@", "a@b@c", "a@\u202e.cd",
	"https://example.org", "javascript:alert(1)", "http://[::1", "#336699", "#zzzzzz", "admin", "student", "own", "name", "-name", "csv", "xlsx", "pdf",
	"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", strings.Repeat("x", 101), strings.Repeat("é", 300), strings.Repeat("y", 70_000), "a,b,,c", ",", "a\r\nb: c",
}

// oddValues are what JSON can hold where something else is wanted.
var oddValues = []string{
	"null", "true", "false", "0", "-0", "-1", "1", "1.5", "1e309", "-1e309", "1e-400", "9007199254740993", "9223372036854775807", "9223372036854775808", "1e15",
	"[]", "[[]]", "[{}]", "[null]", "[1,1]", `["",""]`, `["a","a"]`, `["a","b"]`, "[[],[]]", "{}", `{"":""}`, `{"a":{"b":[{}]}}`, `"\ud800"`, `"\udc00x"`, `"\u0000"`, `"\uffff"`,
	`{"date":"0001-01-01"}`, `["0001-01-01","9999-12-31"]`,
}

func (o oddity) text() string { return pick(o, oddTexts) }

// known is the id of something that is there: often the wrong thing.
func (o oddity) known() string {
	w := o.w
	all := []string{w.campus["own"], w.campus["other"], w.region["own"], w.document["own"], w.stranger["own"], w.stranger["other"], w.church[0], w.invite["own"], w.course["own"], w.spare}
	return pick(o, all)
}

func pick[T any](o oddity, all []T) T { return all[o.IntN(len(all))] }

// value is a JSON value that is odd at its place.
func (o oddity) value() string {
	switch o.IntN(4) {
	case 0, 1:
		return pick(o, oddValues)
	case 2:
		return quoted(o.known())
	}
	return quoted(o.text())
}

// quoted keeps bytes that are no UTF-8, which json.Marshal would mend.
func quoted(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for i := range len(s) {
		switch c := s[i]; {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c < ' ':
			fmt.Fprintf(&b, `\u%04x`, c)
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// request is what the probe asks, with one to three things made odd.
func (o oddity) request(method string, p probe, s shape) *http.Request {
	path, query, _ := strings.Cut(p.path, "?")
	header, body := http.Header{"Content-Type": {"application/json"}}, io.Reader(strings.NewReader(p.body))
	for name, value := range p.header {
		header.Set(name, value)
	}
	for range 1 + o.IntN(3) {
		switch o.IntN(5) {
		case 0:
			path = o.path(path)
		case 1:
			query = o.query(query, s)
		case 2:
			o.header(header, s)
		default:
			p.body = o.body(p.body, s)
			body = strings.NewReader(p.body)
		}
	}
	if len(p.body) > 0 && o.IntN(8) == 0 {
		body = io.MultiReader(strings.NewReader(p.body[:o.IntN(len(p.body))]), brokenLine{pick(o, lineErrors)})
	}
	req := httptest.NewRequest(method, "/", body)
	req.URL = &url.URL{Path: unescaped(path), RawPath: path, RawQuery: query}
	req.Header = header
	return req
}

// brokenLine is the end of a body whose sender is gone, or never made sense.
type brokenLine struct{ err error }

func (b brokenLine) Read([]byte) (int, error) { return 0, b.err }

var lineErrors = []error{io.ErrUnexpectedEOF, errors.New("malformed chunked encoding"), errors.New("connection reset by peer")}

func unescaped(path string) string {
	if plain, err := url.PathUnescape(path); err == nil {
		return plain
	}
	return path
}

// path changes one part behind the second slash, where ids are.
func (o oddity) path(path string) string {
	parts := strings.Split(path, "/")
	if len(parts) < 3 {
		return path
	}
	at := min(2+o.IntN(len(parts)-2), len(parts)-1)
	odd := o.text()
	if o.IntN(3) == 0 {
		odd = o.known()
	}
	if odd == "" || odd == "." || len(odd) > 2000 {
		odd = "\xff"
	}
	parts[at] = url.PathEscape(odd)
	return strings.Join(parts, "/")
}

func (o oddity) query(query string, s shape) string {
	values, _ := url.ParseQuery(query)
	name := "unknown"
	if len(s.query) > 0 && o.IntN(10) > 0 {
		name = pick(o, s.query)
	}
	odd := o.text()
	if o.IntN(4) == 0 {
		odd = o.known()
	}
	switch o.IntN(6) {
	case 0:
		values.Add(name, odd)
	case 1:
		return values.Encode() + "&" + name + "=%zz;" + name
	default:
		values.Set(name, odd)
	}
	return values.Encode()
}

var oddHeaders = []string{"User-Agent", "Accept-Language", "Accept", "Accept-Encoding", "Range", "If-None-Match", "If-Modified-Since", "Authorization", "Content-Type", "X-Forwarded-For", "X-Request-Id", "Cookie"}

func (o oddity) header(h http.Header, s shape) {
	name := pick(o, append(slices.Clone(oddHeaders), s.headers...))
	odd := strings.NewReplacer("\r", "", "\n", "", "\x00", "").Replace(o.text()) // net/http lets none of these in
	if name == "Range" && o.IntN(2) == 0 {
		odd = pick(o, []string{"bytes=0-0", "bytes=-1", "bytes=9-1", "bytes=0-9223372036854775807", "bytes=" + strings.Repeat("0-1,", 50) + "2-3"})
	}
	h.Set(name, odd)
}

// body makes one thing of a body odd; JSON stays JSON mostly.
func (o oddity) body(body string, s shape) string {
	fields := map[string]json.RawMessage{}
	if !s.json || json.Unmarshal([]byte(body), &fields) != nil || fields == nil {
		return o.bytes(body)
	}
	switch o.IntN(12) {
	case 0:
		return o.bytes(body)
	case 1:
		return strings.Repeat(`{"a":[`, 1+o.IntN(20_000))
	case 2:
		return o.value()
	}
	names := append(slices.Sorted(maps.Keys(fields)), s.body...)
	if len(names) == 0 || o.IntN(12) == 0 {
		names = []string{"unknown", "__proto__", "Version", ""}
	}
	slices.Sort(names)
	name := pick(o, names)
	switch before := fields[name]; {
	case o.IntN(8) == 0:
		delete(fields, name)
	case len(before) > 2 && (before[0] == '{' || before[0] == '[') && o.IntN(2) == 0:
		fields[name] = json.RawMessage(o.inside(string(before)))
	default:
		fields[name] = json.RawMessage(o.value())
	}
	return joined(fields)
}

// joined is not json.Marshal, which would mend what is to be odd.
func joined(fields map[string]json.RawMessage) string {
	parts := make([]string, 0, len(fields))
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		parts = append(parts, quoted(name)+":"+string(fields[name]))
	}
	return "{" + strings.Join(parts, ",") + "}"
}

// inside makes something within a list or an object odd.
func (o oddity) inside(text string) string {
	var list []json.RawMessage
	if json.Unmarshal([]byte(text), &list) == nil && len(list) > 0 {
		at := o.IntN(len(list))
		if list[at][0] == '{' && o.IntN(3) > 0 {
			list[at] = json.RawMessage(o.inside(string(list[at])))
		} else {
			list[at] = json.RawMessage(o.value())
		}
		parts := make([]string, len(list))
		for i, one := range list {
			parts[i] = string(one)
		}
		return "[" + strings.Join(parts, ",") + "]"
	}
	fields := map[string]json.RawMessage{}
	if json.Unmarshal([]byte(text), &fields) == nil && len(fields) > 0 {
		fields[pick(o, slices.Sorted(maps.Keys(fields)))] = json.RawMessage(o.value())
		return joined(fields)
	}
	return o.value()
}

// bytes damages a body as a line or an enemy would.
func (o oddity) bytes(body string) string {
	b := []byte(body)
	switch o.IntN(6) {
	case 0:
		return ""
	case 1:
		return o.text()
	case 2:
		return body[:o.IntN(len(body)+1)]
	case 3:
		return body + body
	case 4:
		return "PK\x03\x04" + body
	}
	for range 1 + o.IntN(8) {
		if len(b) > 0 {
			b[o.IntN(len(b))] = byte(o.IntN(256))
		}
	}
	return string(b)
}

// describe tells a request so that one can send it again.
func describe(req *http.Request) string {
	var body bytes.Buffer
	_, err := io.Copy(&body, req.Body)
	end := io.Reader(bytes.NewReader(body.Bytes()))
	if err != nil {
		end = io.MultiReader(end, brokenLine{err})
	}
	req.Body = io.NopCloser(end)
	told := body.String()
	return fmt.Sprintf("%s %s ?%s %q body %.600q (%d bytes, %v)", req.Method, req.URL.EscapedPath(), req.URL.RawQuery, req.Header, told, len(told), err)
}
