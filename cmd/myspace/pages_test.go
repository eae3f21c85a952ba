package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
)

var (
	inCode   = regexp.MustCompile("(?m)^ {4}.*$|`[^`\n]+`")
	longFlag = regexp.MustCompile(`--[a-z][a-z0-9-]*`)
)

// TestThePagesNameCommandsThatThereAre holds the commands in docs/operate against
// the program, with their flags.
func TestThePagesNameCommandsThatThereAre(t *testing.T) {
	parser, err := kong.New(&commands{})
	if err != nil {
		t.Fatal(err)
	}
	pages, err := filepath.Glob("../../docs/operate/*.md")
	if err != nil || len(pages) < 6 {
		t.Fatalf("%d pages, %v", len(pages), err)
	}
	named := 0
	for _, page := range pages {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, code := range inCode.FindAllString(string(text), -1) {
			for _, said := range strings.Split(strings.Trim(code, " `"), "myspace ")[1:] {
				if known(t, parser, filepath.Base(page), said) {
					named++
				}
			}
		}
	}
	if named < 15 {
		t.Errorf("only %d commands were found", named)
	}
}

// known reports whether what follows the program's name is a command, and fails
// the test where there is none of that name or a flag is not one of it.
func known(t *testing.T, parser *kong.Kong, page, said string) bool {
	t.Helper()
	words := strings.Fields(said)
	if len(words) == 0 || !regexp.MustCompile(`^[a-z]+$`).MatchString(words[0]) || words[0] == "myspace" {
		return false
	}
	at := slices.IndexFunc(parser.Model.Children, func(n *kong.Node) bool { return n.Name == words[0] })
	if at < 0 {
		t.Errorf("%s: there is no myspace %s", page, words[0])
		return false
	}
	command := parser.Model.Children[at]
	said, _, _ = strings.Cut(said, "&&")
	for _, flag := range longFlag.FindAllString(strings.Split(said, "#")[0], -1) {
		if !slices.ContainsFunc(command.Flags, func(f *kong.Flag) bool { return "--"+f.Name == flag }) {
			t.Errorf("%s: myspace %s has no %s", page, words[0], flag)
		}
	}
	return true
}
