package app_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// areas in the order in which they may know of each other: an area imports
// only areas to its left.
var areas = []string{"campus", "people", "instructors", "account", "library", "academic", "planning", "studies", "media", "finance", "letters", "spaces", "home", "schooltest"}

// only says which packages alone may import a library.
var only = map[string]string{
	"codeberg.org/go-pdf/fpdf":         "myspace/internal/base/pdf",
	"github.com/danielgtaylor/huma/v2": "myspace/internal/base/api",
	"github.com/jackc/pgx/v5":          "myspace/internal/base/db",
	"modernc.org/sqlite":               "myspace/internal/base/db",
	"github.com/minio/minio-go/v7":     "myspace/internal/base/files",
	"github.com/wneessen/go-mail":      "myspace/internal/base/mail",
}

func TestImportsGoOneWay(t *testing.T) {
	seen := 0
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() && slices.Contains([]string{"node_modules", "tools", ".git", ".cache"}, d.Name()) {
			return skip(err)
		}
		if !strings.HasSuffix(path, ".go") {
			return nil
		}
		seen++
		return checkFile(t, path)
	})
	if err != nil || seen < 50 {
		t.Fatalf("looked at %d files: %v", seen, err)
	}
}

func skip(err error) error {
	if err != nil {
		return err
	}
	return filepath.SkipDir
}

func checkFile(t *testing.T, path string) error {
	f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
	if err != nil {
		return err
	}
	rel, err := filepath.Rel("../..", path)
	if err != nil {
		return err
	}
	pkg := "myspace/" + filepath.ToSlash(filepath.Dir(rel))
	for _, imp := range f.Imports {
		to := strings.Trim(imp.Path.Value, `"`)
		if !mayImport(pkg, to, strings.HasSuffix(path, "_test.go")) {
			t.Errorf("%s imports %s", rel, to)
		}
	}
	return nil
}

func mayImport(pkg, to string, isTest bool) bool {
	for library, owner := range only {
		if (to == library || strings.HasPrefix(to, library+"/")) && pkg != owner && !isTest {
			return false
		}
	}
	layer := func(p string) int {
		for i, prefix := range []string{"myspace/internal/base", "myspace/internal/school", "myspace/internal/app", "myspace/cmd"} {
			if p == prefix || strings.HasPrefix(p, prefix+"/") {
				return i
			}
		}
		return -1
	}
	if to == "myspace/internal/app/migrations" { // the schema, which tests of every layer need
		return true
	}
	if layer(to) > layer(pkg) && layer(pkg) >= 0 {
		return false
	}
	return isTest || layer(pkg) != 1 || layer(to) != 1 || areaOf(to) <= areaOf(pkg)
}

func areaOf(pkg string) int {
	name, _, _ := strings.Cut(strings.TrimPrefix(pkg, "myspace/internal/school/"), "/")
	return slices.Index(areas, name)
}
