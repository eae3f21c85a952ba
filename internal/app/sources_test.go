package app_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// writes finds the table of a statement that changes one. The table is empty
// where it is put in at run time.
var writes = regexp.MustCompile(`\b(?:INSERT INTO|DELETE FROM|UPDATE) +([a-z_]*)(?: |$)`)

// runtimeTables are the packages that write to tables they learn at run time:
// whoever names the tables answers for them.
var runtimeTables = map[string]string{
	"base/db":            "it writes what it is told to",
	"school/people":      "ties and references, by which each area says what becomes of its rows when people or churches are merged or erased; copies of names in its own tables",
	"school/account":     "its own tables of what expires",
	"school/instructors": "its own tables of what somebody speaks, and where he teaches",
}

func TestAnAreaWritesOnlyItsOwnTables(t *testing.T) {
	writers := map[string][]string{} // by table
	for _, s := range sqlOf(t) {
		for _, m := range writes.FindAllStringSubmatch(s.text, -1) {
			table := m[1]
			switch {
			case table == "" && runtimeTables[s.area] == "":
				t.Errorf("%s writes to a table that is named at run time: %s", s.file, s.text)
			case table != "" && !slices.Contains(writers[table], s.area):
				writers[table] = append(writers[table], s.area)
			}
		}
	}
	for table, areas := range writers {
		if len(areas) > 1 {
			t.Errorf("%s is written by %s: one of them owns it and does it for the others", table, strings.Join(areas, " and "))
		}
	}
	if len(writers) < 50 {
		t.Errorf("only %d tables are written to", len(writers))
	}
}

func TestANameIsMadeInOnePlace(t *testing.T) {
	for _, s := range sqlOf(t) {
		if strings.Contains(s.text, "first_name || ' ' ||") && s.area != "base/naming" {
			t.Errorf("%s makes a person's name itself: %s", s.file, s.text)
		}
	}
}

// source is a text in the sources: a statement, or a part of one.
type source struct{ area, file, text string }

// sqlOf returns the texts of the program's sources; what db.NewBulk and
// db.NewOrder are given counts as the statement that it becomes.
func sqlOf(t *testing.T) (all []source) {
	t.Helper()
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		parts := strings.Split(filepath.ToSlash(path), "/") // .., base, db, bulk.go
		area := strings.Join(parts[1:min(3, len(parts)-1)], "/")
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ImportSpec:
				return false
			case *ast.CallExpr:
				if fun, ok := n.Fun.(*ast.SelectorExpr); ok && (fun.Sel.Name == "NewBulk" || fun.Sel.Name == "NewOrder") {
					all = append(all, source{area, path, "INSERT INTO " + textOf(n.Args[0])})
				}
			case *ast.BasicLit:
				all = append(all, source{area, path, textOf(n)})
			}
			return true
		})
		return nil
	})
	if err != nil || len(all) < 1000 {
		t.Fatalf("%d texts: %v", len(all), err)
	}
	return all
}

// textOf is the value of a text in the sources; "" for anything else.
func textOf(e ast.Expr) string {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return ""
	}
	text, _ := strconv.Unquote(lit.Value)
	return text
}
