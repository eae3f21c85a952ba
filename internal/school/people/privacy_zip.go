package people

import (
	"archive/zip"
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/gabriel-vasile/mimetype"

	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/text"
)

//go:embed privacy.html
var dataPage string

// sendArchive answers with a ZIP: the data for programs, the same for people,
// and the files.
func (a *Area) sendArchive(ctx context.Context, d personData) api.Content {
	texts := a.Texts(ctx)
	return func(w http.ResponseWriter, _ *http.Request) error {
		w.Header().Set("Content-Type", "application/zip")
		w.Header().Set("Content-Disposition", `attachment; filename="data.zip"`)
		out := zip.NewWriter(w)
		if err := writeEntry(out, "data.json", func(w io.Writer) error {
			e := json.NewEncoder(w)
			e.SetIndent("", "  ")
			return e.Encode(d)
		}); err != nil {
			return err
		}
		if err := writeEntry(out, "index.html", func(w io.Writer) error { return d.page(texts, w) }); err != nil {
			return err
		}
		if err := a.addFiles(ctx, out, d); err != nil {
			return err
		}
		return out.Close()
	}
}

func writeEntry(out *zip.Writer, name string, f func(io.Writer) error) error {
	w, err := out.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: clock.Now().Time})
	if err != nil {
		return err
	}
	return f(w)
}

// addFiles adds the contents that the rows refer to. One that the store has
// lost is no reason to keep the rest from somebody.
func (a *Area) addFiles(ctx context.Context, out *zip.Writer, d personData) error {
	slices.Sort(d.files)
	for _, hash := range slices.Compact(d.files) {
		f, err := a.Files.Open(ctx, hash)
		if fault.KindOf(err) == fault.NotFound {
			continue
		}
		if err != nil {
			return err
		}
		err = copyFile(out, d.nameOf(hash), f)
		if e := f.Close(); err == nil {
			err = e
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (d personData) nameOf(hash string) string {
	if hash == d.photo {
		return "photo"
	}
	return "files/" + hash[:12]
}

func copyFile(out *zip.Writer, name string, f io.ReadSeeker) error {
	kind, err := mimetype.DetectReader(f)
	if err != nil {
		return err
	}
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return err
	}
	return writeEntry(out, name+kind.Extension(), func(w io.Writer) error {
		_, err := io.Copy(w, f)
		return err
	})
}

// page writes the data as people read it.
func (d personData) page(texts text.Texts, w io.Writer) error {
	page, err := template.New("").Funcs(template.FuncMap{
		"t":     func(key string) string { return texts.T("privacy."+key, nil) },
		"label": func(column string) string { return labelOf(texts, column) },
		"shown": func(value any) string { return shownValue(value) },
		"when": func(at clock.Time) string {
			return texts.T("privacy.made_at", fault.Params{"date": texts.LongDate(clock.DateOf(at, time.UTC))})
		},
	}).Parse(dataPage)
	if err != nil {
		return err
	}
	type section struct {
		Title   string
		Columns []string
		Rows    []map[string]any
	}
	sections := []section{}
	for _, t := range d.Tables[1:] {
		if len(t.Rows) > 0 {
			sections = append(sections, section{titleOf(texts, t), t.columns, t.Rows})
		}
	}
	return page.Execute(w, map[string]any{
		"Lang": texts.Lang(), "Name": d.Name, "MadeAt": d.MadeAt, "Person": d.Tables[0], "Columns": d.Tables[0].columns,
		"Sections": sections, "History": d.History,
	})
}

func titleOf(texts text.Texts, t dataTable) string {
	if key := "merge.rows." + t.name; t.name != "" && texts.T(key, nil) != key {
		return texts.T(key, nil)
	}
	return words(t.Table)
}

// labelOf is what a form calls a column, or its own name in words.
func labelOf(texts text.Texts, column string) string {
	name := strings.TrimSuffix(column, "_id")
	if column == "birth_date" {
		name = "born_on"
	}
	if label := texts.T("person."+name, nil); label != "person."+name {
		return label
	}
	return words(name)
}

func words(name string) string { return strings.ReplaceAll(name, "_", " ") }

func shownValue(value any) string {
	if value == nil {
		return ""
	}
	return fmt.Sprint(value)
}
