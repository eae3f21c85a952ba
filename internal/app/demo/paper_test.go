package demo

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// A PDF says at its end where each of its objects begins.
func TestAPaperIsASoundPDF(t *testing.T) {
	long := strings.Repeat("# Un titre\nUne phrase (assez longue) qui parle d'été, de cœur et de 5 € \\ mois.\n\n", 40)
	file := paper{title: "Règlement", issuer: "Centre de Paris", color: 0x336699, text: long}.pdf()
	start := regexp.MustCompile(`startxref\n(\d+)\n%%EOF\n$`).FindSubmatch(file)
	if !bytes.HasPrefix(file, []byte("%PDF-1.4\n")) || start == nil {
		t.Fatal("no PDF")
	}
	at, err := strconv.Atoi(string(start[1]))
	if err != nil || !bytes.HasPrefix(file[at:], []byte("xref\n0 ")) {
		t.Fatalf("there is no table at %s", start[1])
	}
	entries := regexp.MustCompile(`(?m)^(\d{10}) 00000 n $`).FindAllSubmatch(file[at:], -1)
	for i, e := range entries {
		place, _ := strconv.Atoi(string(e[1]))
		if want := fmt.Sprintf("%d 0 obj\n", i+1); !bytes.HasPrefix(file[place:], []byte(want)) {
			t.Errorf("object %d is not at %d", i+1, place)
		}
	}
	if pages := bytes.Count(file, []byte("/Type /Page ")); pages < 2 || len(entries) != 5+2*pages {
		t.Errorf("%d objects for %d pages", len(entries), pages)
	}
	for _, s := range regexp.MustCompile(`(?s)<< /Length (\d+) >>\nstream\n(.*?)endstream`).FindAllSubmatch(file, -1) {
		if n, _ := strconv.Atoi(string(s[1])); n != len(s[2]) {
			t.Errorf("a stream of %d bytes says %d", len(s[2]), n)
		}
	}
	for _, want := range []string{"(R\xe8glement)", `\(assez longue\)`, "d'\xe9t\xe9, de c\x9cur et de 5 \x80 \\\\ mois"} {
		if !bytes.Contains(file, []byte(want)) {
			t.Errorf("%q is missing", want)
		}
	}
}

func TestWrapKeepsLinesNarrow(t *testing.T) {
	text := strings.Repeat("bonjour le monde ", 30) + strings.Repeat("w", 200)
	lines := wrap(text, 300, 11)
	if strings.Join(strings.Fields(strings.Join(lines, " ")), " ") != strings.Join(strings.Fields(text), " ") {
		t.Error("words were lost")
	}
	for _, line := range lines {
		if width(line, 11) > 300 && strings.Contains(line, " ") {
			t.Errorf("%q is %.0f points wide", line, width(line, 11))
		}
	}
}
