package epub

import (
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// void are the tags that hold nothing and are not closed.
var void = wordsOf(`area base br col embed hr img input link meta source track wbr`)

// raw are the tags in which nothing is a tag but their own end. What browsers take so
// besides (noscript, iframe) is read as it is where nothing runs: with the tags in it.
var raw = wordsOf(`script style title textarea`)

// readMisspelled reads a section that is no XML, as browsers do: no mistake ends it.
func readMisspelled(f io.Reader, w *writer) error {
	z := html.NewTokenizer(f)
	var open []string
	for {
		kind := z.Next()
		if kind == html.ErrorToken {
			w.closeAll()
			switch {
			case errors.Is(z.Err(), io.EOF):
				return nil
			case errors.Is(z.Err(), ErrTooLarge):
				return ErrTooLarge
			default:
				return ErrDamaged
			}
		}
		switch t := z.Token(); kind {
		case html.StartTagToken, html.SelfClosingTagToken:
			if err := w.start(elementOf(t)); err != nil {
				return err
			}
			if !raw[t.Data] || kind == html.SelfClosingTagToken { // <script src="a.js"/> holds nothing, as in XML
				z.NextIsNotRawText()
			}
			if kind == html.SelfClosingTagToken || void[t.Data] {
				w.end()
			} else {
				open = append(open, t.Data)
			}
		case html.EndTagToken:
			at := lastOf(open, t.Data)
			for at >= 0 && len(open) > at { // what was not closed before it is closed with it
				w.end()
				open = open[:len(open)-1]
			}
		case html.TextToken:
			if w.silent == 0 {
				w.words(t.Data)
			}
		}
	}
}

// lastOf is where a tag was opened last; -1 where it was not.
func lastOf(open []string, name string) int {
	for i, one := range slices.Backward(open) {
		if one == name {
			return i
		}
	}
	return -1
}

// elementOf is a tag as XML has it, without the prefixes of names.
func elementOf(t html.Token) xml.StartElement {
	e := xml.StartElement{Name: xml.Name{Local: t.Data}}
	for _, a := range t.Attr {
		e.Attr = append(e.Attr, xml.Attr{Name: xml.Name{Local: a.Key[strings.LastIndexByte(a.Key, ':')+1:]}, Value: a.Val})
	}
	return e
}
