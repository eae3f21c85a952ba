package files

import (
	"net/url"
	"path"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

const (
	maxName      = 200 // bytes: enough for people, and for every file system
	maxExtension = 20
)

// CleanName makes a name that a client sent safe to keep, to show and to save
// under on any system: no folders, no control or direction characters, no
// name that Windows reserves. It is never empty.
func CleanName(name string) string {
	name = name[strings.LastIndexAny(name, `/\`)+1:]
	// Composed last: what stood between a letter and its accent may just have been dropped.
	name = norm.NFC.String(strings.Map(safeRune, strings.ToValidUTF8(name, "_")))
	name = strings.Trim(name, ". ")
	extension := path.Ext(name)
	if len(extension) > maxExtension {
		extension = ""
	}
	stem := cut(strings.TrimSuffix(name, extension), maxName-len(extension))
	if stem == "" || reserved(stem) {
		stem = "file" + stem
	}
	return stem + extension
}

// Title is what a file is called at first: its name without the ending.
func Title(name string) string {
	if title := strings.TrimSuffix(name, path.Ext(name)); title != "" {
		return title
	}
	return name
}

// cut shortens a text to at most n bytes, between two characters.
func cut(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for !utf8.RuneStart(s[n]) {
		n--
	}
	return strings.TrimRight(s[:n], ". ")
}

// safeRune drops what is invisible or turns the reading direction, and
// replaces what file systems give a meaning to.
func safeRune(r rune) rune {
	switch {
	case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Co):
		return -1
	case strings.ContainsRune(`<>:"|?*`, r):
		return '_'
	case unicode.IsSpace(r):
		return ' '
	}
	return r
}

// reserved reports whether Windows keeps a name for a device.
func reserved(stem string) bool {
	stem, _, _ = strings.Cut(strings.ToUpper(stem), ".")
	stem = strings.TrimSpace(stem)
	switch stem {
	case "CON", "PRN", "AUX", "NUL":
		return true
	}
	return len(stem) == 4 && (stem[:3] == "COM" || stem[:3] == "LPT") && stem[3] >= '0' && stem[3] <= '9'
}

// Flat makes a text that people typed fit to be part of a name: what divides
// folders is no longer in it.
func Flat(text string) string { return strings.NewReplacer("/", "-", `\`, "-").Replace(text) }

// Attachment writes the Content-Disposition header of something to save.
func Attachment(name string) string { return disposition("attachment", name) }

// disposition writes a Content-Disposition header (RFC 6266): the name in full
// for today's browsers, and in ASCII for all others.
func disposition(kind, name string) string {
	if name == "" {
		return kind
	}
	name = CleanName(name)
	plain := strings.Map(asciiRune, norm.NFD.String(name))
	header := kind + `; filename="` + plain + `"`
	if plain != name {
		header += "; filename*=UTF-8''" + strings.ReplaceAll(url.QueryEscape(name), "+", "%20")
	}
	return header
}

// asciiRune keeps letters without their accents; the rest becomes a line.
func asciiRune(r rune) rune {
	switch {
	case unicode.Is(unicode.Mn, r):
		return -1
	case r < ' ' || r > '~' || strings.ContainsRune(`"\%`, r):
		return '_'
	}
	return r
}
