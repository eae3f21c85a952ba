package backup

import (
	"archive/tar"
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/db"
)

func TestAnArchiveCutShortIsRefused(t *testing.T) {
	p := sqlite(t)
	found(t, p, 30)
	whole := p.archive(t)
	for n := 0; n < len(whole); n += 1 + len(whole)/150 {
		if _, err := Verify(t.Context(), bytes.NewReader(whole[:n])); !errors.Is(err, ErrBroken) {
			t.Fatalf("cut at %d of %d: got %v", n, len(whole), err)
		}
	}
	if _, err := Verify(t.Context(), bytes.NewReader(whole[:len(whole)-1])); !errors.Is(err, ErrBroken) {
		t.Errorf("without its last byte: got %v", err)
	}
	if _, err := Verify(t.Context(), bytes.NewReader(append(slices.Clone(whole), whole...))); !errors.Is(err, ErrBroken) {
		t.Errorf("twice in one: got %v", err)
	}
}

func TestAnAlteredArchiveIsRefused(t *testing.T) {
	p := sqlite(t)
	found(t, p, 30)
	whole := p.archive(t)
	for i := 0; i < len(whole); i += 1 + len(whole)/150 {
		altered := slices.Clone(whole)
		altered[i] ^= 1 << (i % 8)
		// A bit that only says how to unpack may do no harm; the content may not change.
		if _, err := Verify(t.Context(), bytes.NewReader(altered)); err == nil && !slices.EqualFunc(takeApart(t, whole), takeApart(t, altered), sameEntry) {
			t.Fatalf("byte %d of %d was changed and nobody noticed", i, len(whole))
		}
	}
}

func sameEntry(a, b entry) bool { return a.Name == b.Name && bytes.Equal(a.content, b.content) }

// TestAForgedArchiveIsRefused: whoever makes an archive can make its sums fit.
func TestAForgedArchiveIsRefused(t *testing.T) {
	p := sqlite(t)
	hashes := found(t, p, 3)
	whole := p.archive(t)
	rename := func(prefix, to string) func([]entry, *end) []entry {
		return func(all []entry, _ *end) []entry {
			all[index(t, all, prefix)].Name = to
			return all
		}
	}
	inManifest := func(change func(*Manifest)) func([]entry, *end) []entry {
		return func(all []entry, _ *end) []entry {
			all[0].content = changeManifest(t, all[0].content, change)
			return all
		}
	}
	replaced := func(prefix, old, with string) func([]entry, *end) []entry {
		return func(all []entry, _ *end) []entry {
			i := index(t, all, prefix)
			if !bytes.Contains(all[i].content, []byte(old)) {
				t.Errorf("%s has no %s", prefix, old)
			}
			all[i].content = bytes.Replace(all[i].content, []byte(old), []byte(with), 1)
			return all
		}
	}
	for name, change := range map[string]func([]entry, *end) []entry{
		"climbs out of its folder": rename("files/"+hashes[0], "files/../../../../etc/passwd"),
		"absolute path":            rename("files/"+hashes[0], "/etc/passwd"),
		"file of another name":     rename("files/"+hashes[0], "files/"+strings.Repeat("0", 64)),
		"upper-case hash":          rename("files/"+hashes[0], "files/"+strings.ToUpper(hashes[0])),
		"table of no manifest":     rename("tables/region", "tables/nobody/00000000.jsonl"),
		"chunks out of order":      rename("tables/region", "tables/region/00000001.jsonl"),
		"no manifest first":        func(all []entry, _ *end) []entry { return all[1:] },
		"rows that hide":           func(all []entry, e *end) []entry { e.Rows["region"] = 0; return all },
		"a file twice":             func(all []entry, _ *end) []entry { return append(all, all[len(all)-1]) },
		"rows behind files": func(all []entry, _ *end) []entry {
			return append(all, plain("tables/user_metadata/00000000.jsonl", ""))
		},
		"a file missing":            func(all []entry, _ *end) []entry { return all[:len(all)-1] },
		"a symbolic link":           linkInstead,
		"another format":            inManifest(func(m *Manifest) { m.Format = "tar" }),
		"table with a hostile name": inManifest(func(m *Manifest) { m.Tables[0].Name = `x"; DROP TABLE person; --` }),
		"table without columns":     inManifest(func(m *Manifest) { m.Tables[0].Columns = nil }),
		"a table twice":             inManifest(func(m *Manifest) { m.Tables = append(m.Tables, m.Tables[0]) }),
		"column of no kind":         inManifest(func(m *Manifest) { m.Tables[0].Columns[0].Kind = "blob" }),
		"text for a number":         replaced("tables/campus", ",50,75,", `,"50",75,`),
		"a fraction for a number":   replaced("tables/campus", ",50,75,", `,50.5,75,`),
		"a number too large":        replaced("tables/job", "9007199254740993", "9223372036854775808"),
		"a day that is none":        replaced("tables/person", "1984-02-29", "1985-02-29"),
		"a list for text":           replaced("tables/region", `"AF"`, `["AF"]`),
		"a short row":               replaced("tables/region", `"AF",`, ``),
		"not JSON":                  replaced("tables/region", `"AF"`, `AF`),
		"a row that names no file":  replaced("tables/file", hashes[0], "../"+hashes[0][3:]),
	} {
		t.Run(name, func(t *testing.T) {
			if _, err := Verify(t.Context(), bytes.NewReader(forge(t, whole, change))); !errors.Is(err, ErrBroken) {
				t.Errorf("got %v", err)
			}
		})
	}
	same := forge(t, whole, func(all []entry, _ *end) []entry { return all })
	if _, err := Verify(t.Context(), bytes.NewReader(same)); err != nil {
		t.Errorf("with nothing changed: %v", err)
	}
}

func linkInstead(all []entry, _ *end) []entry {
	last := &all[len(all)-1]
	last.Typeflag, last.Linkname, last.content = tar.TypeSymlink, "/etc/passwd", nil
	return all
}

func changeManifest(t *testing.T, text []byte, change func(*Manifest)) []byte {
	t.Helper()
	var m Manifest
	if err := json.Unmarshal(text, &m); err != nil {
		t.Fatal(err)
	}
	change(&m)
	text, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestANewerArchiveIsRefused(t *testing.T) {
	from, to := sqlite(t), emptyOther(t)
	found(t, from, 3)
	for name, change := range map[string]func(*Manifest){
		"schema": func(m *Manifest) { m.SchemaVersion = 9999 },
		"format": func(m *Manifest) { m.FormatVersion = 2 },
	} {
		newer := forge(t, from.archive(t), func(all []entry, _ *end) []entry {
			all[0].content = changeManifest(t, all[0].content, change)
			return all
		})
		if _, err := Restore(t.Context(), bytes.NewReader(newer), to.target()); !errors.Is(err, ErrNewer) {
			t.Errorf("%s: got %v", name, err)
		}
	}
}

// TestATableOfAnotherSchemaIsRefused: goose's own table would let an archive
// lie about the schema's version.
func TestATableOfAnotherSchemaIsRefused(t *testing.T) {
	from := sqlite(t)
	found(t, from, 3)
	for name, change := range map[string]func(*Manifest){
		"goose's table":  func(m *Manifest) { m.Tables[0] = db.Table{Name: "goose_db_version", Columns: m.Tables[0].Columns} },
		"another kind":   func(m *Manifest) { m.Tables[len(m.Tables)-1].Columns[0].Kind = db.Bool },
		"another column": func(m *Manifest) { m.Tables[len(m.Tables)-1].Columns[0].Name = "x" },
	} {
		t.Run(name, func(t *testing.T) {
			to := emptyOther(t)
			forged := forge(t, from.archive(t), func(all []entry, _ *end) []entry {
				all[0].content = changeManifest(t, all[0].content, change)
				return all
			})
			if _, err := Restore(t.Context(), bytes.NewReader(forged), to.target()); !errors.Is(err, ErrBroken) {
				t.Errorf("got %v", err)
			}
		})
	}
}
