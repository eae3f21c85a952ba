package httpd

import (
	"bytes"
	"context"
	"encoding/json"
	"strings"
	"testing"
)

func TestLogEntriesStayOnOneLine(t *testing.T) {
	nasty := "a\r\nlevel=ERROR msg=forged\u2028\x1b[31m"
	for _, format := range []string{"text", "json"} {
		var out bytes.Buffer
		log, err := NewLogger(&out, format, "info")
		if err != nil {
			t.Fatal(err)
		}
		info := &Info{RequestID: "r1"}
		info.SetCaller("p1\nx", "c1")
		log.With("area", nasty).InfoContext(With(context.Background(), info), "a\r\nlevel=ERROR msg=forged", "key", nasty)
		got := out.String()
		if strings.Count(got, "\n") != 1 || strings.ContainsAny(got, "\r\x1b\u2028") {
			t.Errorf("%s: %q", format, got)
		}
		if !strings.Contains(got, "r1") || !strings.Contains(got, "c1") {
			t.Errorf("%s misses the context: %q", format, got)
		}
		if format == "json" && !json.Valid(out.Bytes()) {
			t.Errorf("not JSON: %q", got)
		}
	}
}

func TestLogLevelAndFormat(t *testing.T) {
	var out bytes.Buffer
	log, err := NewLogger(&out, "json", "warn")
	if err != nil {
		t.Fatal(err)
	}
	log.Info("quiet")
	log.WithGroup("g").Warn("loud", "k", 1)
	if got := out.String(); strings.Contains(got, "quiet") || !strings.Contains(got, `"g":{"k":1}`) {
		t.Errorf("log %s", got)
	}
	for _, c := range [][2]string{{"xml", "info"}, {"text", "loud"}} {
		if _, err := NewLogger(&out, c[0], c[1]); err == nil || !strings.Contains(err.Error(), "is not known: use") {
			t.Errorf("%v: error %v", c, err)
		}
	}
}
