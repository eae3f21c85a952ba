package text_test

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/longtest"
	"myspace/internal/base/text"
)

// load makes a catalogue whose area "a" is the same in all languages, but for
// the languages named in others.
func load(t *testing.T, same string, others map[string]string) *text.Catalogue {
	t.Helper()
	files := fstest.MapFS{}
	for _, lang := range text.Languages {
		content := same
		if other, ok := others[lang]; ok {
			content = other
		}
		files[lang+"/a.json"] = &fstest.MapFile{Data: []byte(content)}
	}
	c, err := text.Load(files)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestValuesAreFilledIn(t *testing.T) {
	c := load(t, `{"hello": "Hello {{name}}, {{ n }} of {{total}}", "deep": {"er": "plain"}, "list": ["one {{x}}", "two"]}`, nil)
	texts := c.For("en")
	for _, tt := range []struct {
		key    string
		params fault.Params
		want   string
	}{
		{"a.hello", fault.Params{"name": "Zoé", "n": 3, "total": float64(12)}, "Hello Zoé, 3 of 12"},
		{"a.hello", fault.Params{"name": "{{total}}", "n": 0, "total": int64(1)}, "Hello {{total}}, 0 of 1"},
		{"a.hello", nil, "Hello ,  of "},
		{"a.deep.er", nil, "plain"},
		{"a.list.1", nil, "two"},
		{"a.nothing", fault.Params{"name": "x"}, "a.nothing"},
		{"", nil, ""},
	} {
		if got := texts.T(tt.key, tt.params); got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.key, got, tt.want)
		}
	}
	if diff := cmp.Diff([]string{"one 1", "two"}, texts.List("a.list", fault.Params{"x": 1})); diff != "" {
		t.Error(diff)
	}
	if got := texts.Placeholders("a.list"); !slices.Equal(got, []string{"x"}) {
		t.Errorf("the list wants %v", got)
	}
}

// TestPluralsFollowTheLanguage has what web/src/lib/plural.ts says in a browser.
func TestPluralsFollowTheLanguage(t *testing.T) {
	c := load(t, `{"n_one": "one", "n_other": "other", "z_zero": "none", "z_one": "one", "z_other": "other"}`, nil)
	for lang, ones := range map[string][]any{
		"fr": {0, 1, 1.5}, "en": {1}, "pt": {1}, "it": {1}, "es": {1},
	} {
		for _, n := range []any{0, 1, 1.5, 2, int64(5), 100.0, json.Number("21")} {
			want := "other"
			if slices.Contains(ones, n) {
				want = "one"
			}
			if got := c.For(lang).T("a.n", fault.Params{"count": n}); got != want {
				t.Errorf("%s %v: got %s, want %s", lang, n, got, want)
			}
		}
		if got := c.For(lang).T("a.z", fault.Params{"count": 0}); got != "none" {
			t.Errorf("%s: zero things are %q", lang, got)
		}
	}
	if !c.Has("a.n") || c.Has("a.m") {
		t.Error("Has does not know plural forms")
	}
}

func TestFilledTextsAreNotReadAgain(t *testing.T) {
	c := load(t, `{"x": "<{{v}}>"}`, nil)
	longtest.Check(t, func(t *rapid.T) {
		value := rapid.String().Draw(t, "value")
		if got := c.For("fr").T("a.x", fault.Params{"v": value}); got != "<"+value+">" {
			t.Fatalf("got %q", got)
		}
	})
}

func TestChoose(t *testing.T) {
	for _, tt := range []struct{ person, header, want string }{
		{"it", "en", "it"},
		{"", "en-GB,en;q=0.9,fr;q=0.8", "en"},
		{"", "de-DE, pt-BR;q=0.7, fr;q=0.5", "pt"},
		{"", "fr;q=0.2, es-419", "es"},
		{"de", "de", "fr"},
		{"", "", "fr"},
		{"", "*", "fr"},
		{"", "ja, zh;q=0.8", "fr"},
		{"", ";;;=q not a header", "fr"},
		{"", strings.Repeat("xx-", 5000), "fr"},
		{"klingon", "es", "es"},
	} {
		if got := text.Choose(tt.person, tt.header); got != tt.want {
			t.Errorf("%q and %.30q choose %s, want %s", tt.person, tt.header, got, tt.want)
		}
	}
}

func TestCheckFindsWhatIsWrong(t *testing.T) {
	good := `{"t": "{{n}} x", "p_one": "one", "p_other": "{{count}}", "choose_one": "y"}`
	if wrong := load(t, good, nil).Check(); len(wrong) > 0 {
		t.Errorf("found %v in good texts", wrong)
	}
	c := load(t, good, map[string]string{
		"en": `{"t": "{{m}} x", "p_one": "one", "p_other": "{{count}}", "choose_one": "y"}`,
		"pt": `{"t": "{{n}} x", "p_other": "{{count}}", "choose_one": "y"}`,
		"it": `{"t": " ", "p_one": "one", "p_other": "{{count}}", "choose_one": "{{ y"}`,
		"es": `{"p_one": "one", "p_other": "{{count}}", "choose_one": "y", "more": "z"}`,
	})
	want := []string{
		"pt: a.p has no form for one",
		"it: a.choose_one has a placeholder that cannot be read",
		"it: a.t is empty",
		"fr: a.more is missing",
		"en: a.more is missing",
		"pt: a.more is missing",
		"it: a.more is missing",
		"en: a.t has the values [m], but [n] in fr",
		"it: a.t has the values [], but [n] in fr",
		"es: a.t is missing",
	}
	if diff := cmp.Diff(want, c.Check()); diff != "" {
		t.Error(diff)
	}
}

func TestLoadRefusesBrokenFiles(t *testing.T) {
	for name, content := range map[string]string{
		"no JSON": `{"a"`, "a number": `{"a": 1}`, "null": `{"a": {"b": null}}`, "a list at the top": `["a"]`,
	} {
		files := fstest.MapFS{}
		for _, lang := range text.Languages {
			files[lang+"/a.json"] = &fstest.MapFile{Data: []byte(content)}
		}
		if _, err := text.Load(files); err == nil || !strings.Contains(err.Error(), "fr/a.json") {
			t.Errorf("%s: got %v, want an error that names the file", name, err)
		}
	}
	if _, err := text.Load(fstest.MapFS{"fr/a.json": &fstest.MapFile{Data: []byte(`{}`)}}); err == nil {
		t.Error("a language without files was loaded")
	}
}

func TestDatesAreWrittenInTheLanguageAndZone(t *testing.T) {
	c, err := text.Load(realTexts(t))
	if err != nil {
		t.Fatal(err)
	}
	paris, err := time.LoadLocation("Europe/Paris")
	if err != nil {
		t.Fatal(err)
	}
	late := clock.At(time.Date(2026, 11, 14, 23, 5, 0, 0, time.UTC))
	first := clock.Date{Year: 2026, Month: time.March, Day: 1}
	for lang, want := range map[string][2]string{
		"fr": {"dimanche 15 novembre 2026 00:05", "dimanche 1er mars 2026"},
		"en": {"Sunday 15 November 2026 00:05", "Sunday 1 March 2026"},
		"pt": {"domingo, 15 de novembro de 2026 00:05", "domingo, 1 de março de 2026"},
		"it": {"domenica 15 novembre 2026 00:05", "domenica 1º marzo 2026"},
		"es": {"domingo, 15 de noviembre de 2026 00:05", "domingo, 1 de marzo de 2026"},
	} {
		texts := c.For(lang).In(paris)
		throughJSON := late.Format(time.RFC3339)
		for _, at := range []any{late, throughJSON} {
			if got := texts.T("when.both", fault.Params{"at": at}); got != want[0] {
				t.Errorf("%s: got %q, want %q", lang, got, want[0])
			}
		}
		for _, day := range []any{first, first.String()} {
			if got := texts.T("when.day", fault.Params{"at": day}); got != want[1] {
				t.Errorf("%s: got %q, want %q", lang, got, want[1])
			}
		}
	}
	if got := c.For("en").T("when.day", fault.Params{"at": "soon"}); got != "soon" {
		t.Errorf("what is no day became %q", got)
	}
}

// A person writes the spaces as any other: French is shown with those at which
// no line breaks, and no other language is.
func TestFrenchSpaces(t *testing.T) {
	c := load(t, `{"said": ["« {{name}} » : qui paie ? Vous ; oui !", "{{name}}:10:30 https://a.example/?b=c;d"]}`, nil)
	for lang, want := range map[string][]string{
		"fr": {"«\u00a0a : b\u00a0»\u00a0: qui paie\u202f? Vous\u202f; oui\u202f!", "a : b:10:30 https://a.example/?b=c;d"},
		"en": {"« a : b » : qui paie ? Vous ; oui !", "a : b:10:30 https://a.example/?b=c;d"},
	} {
		if diff := cmp.Diff(want, c.For(lang).List("a.said", fault.Params{"name": "a : b"})); diff != "" {
			t.Errorf("%s: %s", lang, diff)
		}
	}
}

// realTexts is the calendar of the program and two texts that use it.
func realTexts(t *testing.T) fstest.MapFS {
	t.Helper()
	files := fstest.MapFS{}
	for _, lang := range text.Languages {
		data, err := os.ReadFile("../../../web/src/texts/" + lang + "/mail.json")
		if err != nil {
			t.Fatal(err)
		}
		files[lang+"/mail.json"] = &fstest.MapFile{Data: data}
		files[lang+"/when.json"] = &fstest.MapFile{Data: []byte(`{"both": "{{at, date}} {{at, time}}", "day": "{{at, date}}"}`)}
	}
	return files
}
