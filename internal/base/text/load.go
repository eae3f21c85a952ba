package text

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"strconv"
	"strings"
)

// Load reads the files <language>/<area>.json. The name of a file is the first
// part of its keys: name_taken in campus.json is campus.name_taken.
func Load(files fs.FS) (*Catalogue, error) {
	c := &Catalogue{texts: map[string]map[string]string{}}
	for _, lang := range Languages {
		c.texts[lang] = map[string]string{}
		names, err := fs.Glob(files, lang+"/*.json")
		if err != nil {
			return nil, err
		}
		if len(names) == 0 {
			return nil, fmt.Errorf("texts: there is no file for the language %s", lang)
		}
		for _, name := range names {
			if err := readArea(files, name, c.texts[lang]); err != nil {
				return nil, fmt.Errorf("texts: %s: %w", name, err)
			}
		}
	}
	for key, said := range c.texts["fr"] {
		c.texts["fr"][key] = frenchSpaces.Replace(said)
	}
	return c, nil
}

func readArea(files fs.FS, name string, into map[string]string) error {
	data, err := fs.ReadFile(files, name)
	if err != nil {
		return err
	}
	var tree map[string]any
	if err := json.Unmarshal(data, &tree); err != nil {
		return err
	}
	return flatten(tree, strings.TrimSuffix(path.Base(name), ".json"), into)
}

// flatten turns {"a": {"b": "x", "c": ["y"]}} into a.b = x and a.c.0 = y.
func flatten(node any, key string, into map[string]string) error {
	switch node := node.(type) {
	case string:
		into[key] = node
	case map[string]any:
		for name, child := range node {
			if err := flatten(child, key+"."+name, into); err != nil {
				return err
			}
		}
	case []any:
		for i, child := range node {
			if err := flatten(child, key+"."+strconv.Itoa(i), into); err != nil {
				return err
			}
		}
	default:
		return fmt.Errorf("%s is neither a text nor a group of texts", key)
	}
	return nil
}
