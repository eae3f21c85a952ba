package app_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"myspace/internal/app"
)

func TestTheFiveLanguagesAreComplete(t *testing.T) {
	texts, err := app.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	for _, wrong := range texts.Check() {
		t.Error(wrong)
	}
}

// code is what a translation key of a fault looks like.
var code = regexp.MustCompile(`^[a-z]+(\.[a-z_]+)+$`)

// TestEveryFaultHasAText looks for codes in the sources: whatever is handed to
// the fault package, or named Code.
func TestEveryFaultHasAText(t *testing.T) {
	texts, err := app.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	err = filepath.WalkDir("..", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			for _, c := range codesIn(n) {
				if seen[c] = true; !texts.Has(c) {
					t.Errorf("%s: %q has no text", path, c)
				}
			}
			return true
		})
		return nil
	})
	if err != nil || len(seen) < 25 {
		t.Fatalf("found %d codes: %v", len(seen), err)
	}
}

func codesIn(n ast.Node) (all []string) {
	switch n := n.(type) {
	case *ast.CallExpr:
		if from, ok := codeArguments[calledName(n)]; ok && from < len(n.Args) {
			for _, arg := range n.Args[from:] {
				all = append(all, literal(arg)...)
			}
		}
	case *ast.KeyValueExpr:
		if key, ok := n.Key.(*ast.Ident); ok && key.Name == "Code" {
			all = append(all, literal(n.Value)...)
		}
	case *ast.ValueSpec:
		for i, name := range n.Names {
			if (strings.HasPrefix(name.Name, "Code") || name.Name == "exportColumns") && i < len(n.Values) {
				all = append(all, literal(n.Values[i])...)
			}
		}
	}
	return all
}

// codeArguments says from which argument on a function takes codes.
var codeArguments = map[string]int{"New": 0, "On": 1, "Add": 2, "One": 0, "Change": 0, "T": 0}

func calledName(call *ast.CallExpr) string {
	if s, ok := call.Fun.(*ast.SelectorExpr); ok {
		return s.Sel.Name
	}
	return ""
}

func literal(e ast.Expr) (all []string) {
	if list, ok := e.(*ast.CompositeLit); ok {
		for _, element := range list.Elts {
			all = append(all, literal(element)...)
		}
		return all
	}
	l, ok := e.(*ast.BasicLit)
	if !ok || l.Kind != token.STRING {
		return nil
	}
	s, err := strconv.Unquote(l.Value)
	if err != nil || !code.MatchString(s) {
		return nil
	}
	return []string{s}
}

// Whatever people are told of has its line in the panel and in the table of ways, and a
// mail, unless its area writes that by itself.
func TestEveryKindOfNoticeHasItsTexts(t *testing.T) {
	w := newWorld(t)
	seen := map[string]bool{}
	for _, k := range w.app.Parts().Kinds() {
		if seen[k.Name] {
			t.Errorf("%s stands twice", k.Name)
		}
		seen[k.Name] = true
		keys := []string{"home.told." + k.Name, "profile.notices.kind." + k.Name}
		if !k.Apart {
			keys = append(keys, "mail."+k.Name+".subject")
		}
		for _, key := range keys {
			if !w.app.Texts.Has(key) {
				t.Errorf("%s has no text", key)
			}
		}
	}
	if len(seen) < 40 {
		t.Errorf("%d kinds", len(seen))
	}
}
