package app_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const specification = "../../docs/specification.md"

// TestTheSpecificationIsHeldByTestsThatThereAre keeps docs/specification.md
// true: each line is a sentence with where it works and which tests hold it,
// and names only files, addresses and tests that there are.
func TestTheSpecificationIsHeldByTestsThatThereAre(t *testing.T) {
	text, err := os.ReadFile(specification)
	must(t, err)
	addresses := knownAddresses(t)
	numbers := map[string]bool{}
	for _, row := range rowsIn(string(text)) {
		if row[0] == "no." {
			continue
		}
		if len(row) != 4 || numbers[row[0]] || row[1] == "" {
			t.Errorf("%v is no line of a sentence, or stands there twice", row)
			continue
		}
		numbers[row[0]] = true
		checkPlaces(t, row[0], row[2], addresses)
		for held := range strings.SplitSeq(row[3], "<br>") {
			checkTest(t, row[0], held)
		}
	}
	checkNumbers(t, numbers)
	if said := fmt.Sprintf("There are %d sentences;", len(numbers)); !strings.Contains(string(text), said) {
		t.Errorf("the page does not say %q", said)
	}
}

// checkNumbers looks for a line that was lost: each section counts from one, and
// none is left out.
func checkNumbers(t *testing.T, numbers map[string]bool) {
	t.Helper()
	counted := 0
	for section := 1; section <= 9; section++ {
		last := 0
		for numbers[fmt.Sprintf("%d.%d", section, last+1)] {
			last++
		}
		if last == 0 {
			t.Errorf("section %d is not there", section)
		}
		counted += last
	}
	if counted != len(numbers) {
		t.Errorf("%d of %d sentences are counted: one is missing", counted, len(numbers))
	}
}

var inTicks = regexp.MustCompile("`([^`]+)`")

// checkPlaces looks for the files and addresses that a line names.
func checkPlaces(t *testing.T, number, places string, addresses []string) {
	t.Helper()
	found := inTicks.FindAllStringSubmatch(places, -1)
	if len(found) == 0 {
		t.Errorf("%s does not say where it works", number)
	}
	for _, place := range found {
		_, err := os.Stat("../../" + place[1])
		if strings.HasPrefix(place[1], "/") && !slices.Contains(addresses, place[1]) || !strings.HasPrefix(place[1], "/") && err != nil {
			t.Errorf("%s: there is no %s", number, place[1])
		}
	}
}

var heldBy = regexp.MustCompile("^`([^`]+)`: (.+)$")

// checkTest looks for a test of a file.
func checkTest(t *testing.T, number, held string) {
	t.Helper()
	named := heldBy.FindStringSubmatch(strings.TrimSpace(held))
	if named == nil {
		t.Errorf("%s: %q names no test", number, held)
		return
	}
	source, err := os.ReadFile("../../" + named[1])
	if err != nil || !strings.Contains(asSingleQuoted(string(source)), testBegins(named[1], named[2])) {
		t.Errorf("%s: %s has no test %q", number, named[1], named[2])
	}
}

// testBegins is what a test of a name begins with in a file.
func testBegins(file, name string) string {
	if strings.HasSuffix(file, ".go") {
		return "func " + name + "("
	}
	return "'" + name + "',"
}

// asSingleQuoted writes names of tests alike, whatever quotes their language or
// their text asks for.
func asSingleQuoted(source string) string {
	return strings.NewReplacer("`", "'", `("`, "('", `",`, "',").Replace(source)
}

var (
	screenPath    = regexp.MustCompile(`'(/[^']*)'`)
	describedPath = regexp.MustCompile(`(?m)^  (/\S+):$`)
	placeInPath   = regexp.MustCompile(`:(\w+)\??`)
)

// knownAddresses are those of the browser's route tables and of the API.
func knownAddresses(t *testing.T) (all []string) {
	t.Helper()
	tables, err := filepath.Glob("../../web/src/app/*.ts")
	must(t, err)
	for _, table := range append(tables, "../../web/src/app/router.tsx") {
		source, err := os.ReadFile(table)
		must(t, err)
		for _, path := range screenPath.FindAllStringSubmatch(string(source), -1) {
			all = append(all, placeInPath.ReplaceAllString(path[1], "{$1}"))
		}
	}
	description, err := os.ReadFile("../../openapi.yaml")
	must(t, err)
	for _, path := range describedPath.FindAllStringSubmatch(string(description), -1) {
		all = append(all, path[1])
	}
	return all
}
