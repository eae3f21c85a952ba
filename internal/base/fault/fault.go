// Package fault holds the one error type that crosses package boundaries.
// Anything that is not a *fault.Error is a bug or an outage: it is logged
// once, at the edge, and the caller only learns that something went wrong.
package fault

import (
	"errors"
	"strings"
)

// Kind says what went wrong in terms any transport can translate.
type Kind int

// The kinds of fault; api turns them into HTTP.
const (
	Internal Kind = iota // the zero Kind: nothing the caller can mend
	Invalid
	Unauthenticated
	Forbidden
	NotFound
	Conflict
	TooMany
	TooLarge
	Unavailable
	Closed // on purpose, and for a while
	Full   // there is no room to keep it
)

// Params are the values that a translated text refers to.
type Params map[string]any

// Error is a fault the caller may see. Code is a translation key such as
// "campus.name_taken", present in all five languages.
type Error struct {
	Kind    Kind
	Code    string
	Field   string // JSON name of the field to blame, if there is one
	Params  Params
	Current any // with a stale edit: the record as it is now
}

func (e *Error) Error() string {
	if e.Field != "" {
		return e.Field + ": " + e.Code
	}
	return e.Code
}

// New returns an error of the given kind.
func New(kind Kind, code string) *Error { return &Error{Kind: kind, Code: code} }

// On returns an Invalid error that blames one field.
func On(field, code string, params Params) *Error {
	return &Error{Kind: Invalid, Code: code, Field: field, Params: params}
}

// Stale tells that somebody else saved the record in the meantime.
func Stale(current any) *Error {
	return &Error{Kind: Conflict, Code: "edit.stale", Current: current}
}

// List is several field errors at once, so that a form learns all of them.
type List []*Error

func (l List) Error() string {
	all := make([]string, len(l))
	for i, e := range l {
		all[i] = e.Error()
	}
	return strings.Join(all, "; ")
}

// Add appends an error that blames a field, when wrong is true.
func (l *List) Add(wrong bool, field, code string, params Params) {
	if wrong {
		*l = append(*l, On(field, code, params))
	}
}

// Err returns the list as an error, or nil when it is empty.
func (l List) Err() error {
	if len(l) == 0 {
		return nil
	}
	return l
}

// KindOf returns the kind of the first *Error in err's tree, or Internal.
func KindOf(err error) Kind {
	if e, ok := errors.AsType[*Error](err); ok {
		return e.Kind
	}
	if _, ok := errors.AsType[List](err); ok {
		return Invalid
	}
	return Internal
}

// CodeOf returns the code of the first *Error in err's tree, or "".
func CodeOf(err error) string {
	if e, ok := errors.AsType[*Error](err); ok {
		return e.Code
	}
	return ""
}
