package files

import (
	"mime"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"myspace/internal/base/longtest"
)

func TestCleanName(t *testing.T) {
	for name, want := range map[string]string{
		"Été à Nîmes.pdf":                 "Été à Nîmes.pdf",
		"E\u0301te\u0301.pdf":             "Été.pdf", // as a Mac sends it
		"Ação São João.docx":              "Ação São João.docx",
		"perché così.txt":                 "perché così.txt",
		"año ¿qué?.odt":                   "año ¿qué_.odt",
		"../../../etc/passwd":             "passwd",
		`C:\Users\x\Notes.txt`:            "Notes.txt",
		"....//....//x.txt":               "x.txt",
		".htaccess":                       "htaccess",
		"a\r\nSet-Cookie: x.txt":          "aSet-Cookie_ x.txt",
		"nul\x00byte.txt":                 "nulbyte.txt",
		"A\x00\u0300.txt":                 "À.txt", // nothing stands between them any more
		"photo\u202egpj.exe":              "photogpj.exe",
		`say "hi".txt`:                    "say _hi_.txt",
		"tab\there.txt":                   "tabhere.txt",
		"CON":                             "fileCON",
		"con.txt":                         "filecon.txt",
		"lpt1 .txt":                       "filelpt1 .txt",
		"COM10.txt":                       "COM10.txt",
		"":                                "file",
		"...":                             "file",
		"/":                               "file",
		"\xff\xfe.txt":                    "_.txt",
		strings.Repeat("é", 300):          strings.Repeat("é", 100),
		"x." + strings.Repeat("y", 300):   "x." + strings.Repeat("y", 198),
		strings.Repeat("a", 300) + ".pdf": strings.Repeat("a", 196) + ".pdf",
	} {
		if got := CleanName(name); got != want {
			t.Errorf("%q became %q, want %q", name, got, want)
		}
	}
}

func TestAnyNameBecomesSafe(t *testing.T) {
	longtest.Check(t, func(t *rapid.T) {
		name := rapid.OneOf(rapid.String(), rapid.StringMatching(`[ ./\\a-zé:*"<>|?%;\r\n\x00]{0,300}`)).Draw(t, "name")
		got := CleanName(name)
		if got == "" || len(got) > maxName+len("file") || !utf8.ValidString(got) || strings.ContainsAny(got, "/\\\r\n\x00\"<>:|?*") {
			t.Fatalf("%q became %q", name, got)
		}
		if again := CleanName(got); again != got {
			t.Fatalf("%q became %q, then %q", name, got, again)
		}
	})
}

// A browser reads the name back as it was cleaned; an old one gets ASCII.
func TestDispositionKeepsTheName(t *testing.T) {
	longtest.Check(t, func(t *rapid.T) {
		name := rapid.OneOf(rapid.String(), rapid.SampledFrom([]string{
			"Été à Nîmes.pdf", `say "hi".txt`, "100 %.txt", "a;b=c,d.txt", "L'année.txt", "日本.pdf", "plain.txt", "+ @ $.txt",
		})).Filter(func(s string) bool { return s != "" }).Draw(t, "name")
		header := disposition("attachment", name)
		if strings.ContainsFunc(header, func(r rune) bool { return r < ' ' || r > '~' }) {
			t.Fatalf("%q: not a header: %q", name, header)
		}
		kind, params, err := mime.ParseMediaType(withoutFallback(header))
		if err != nil || kind != "attachment" || params["filename"] != CleanName(name) {
			t.Fatalf("%q: %q is read as %v, %v", name, header, params, err)
		}
	})
}

// withoutFallback drops the ASCII name where there is a full one; Go's parser
// takes only one of them.
func withoutFallback(header string) string {
	if before, after, ok := strings.Cut(header, `"; filename*=`); ok {
		kind, _, _ := strings.Cut(before, ";")
		return kind + "; filename*=" + after
	}
	return header
}

func TestDisposition(t *testing.T) {
	for name, want := range map[string]string{
		"":             `inline`,
		"plain.txt":    `inline; filename="plain.txt"`,
		"Été à Nîmes":  `inline; filename="Ete a Nimes"; filename*=UTF-8''%C3%89t%C3%A9%20%C3%A0%20N%C3%AEmes`,
		"100 %.txt":    `inline; filename="100 _.txt"; filename*=UTF-8''100%20%25.txt`,
		"a\"b\r\nX: y": `inline; filename="a_bX_ y"`,
		"日本.pdf":       `inline; filename="__.pdf"; filename*=UTF-8''%E6%97%A5%E6%9C%AC.pdf`,
	} {
		if got := disposition("inline", name); got != want {
			t.Errorf("%q: got %s, want %s", name, got, want)
		}
	}
}
