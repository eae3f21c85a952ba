package main

import (
	"errors"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/alecthomas/kong"
)

// reader reads numbers and truth values of flags and variables. Kong would end
// at the first that it cannot read; this one tells them all, with whatever else
// is wrong with the settings.
type reader struct {
	unread     []unreadable
	afterFlags bool // what follows are variables and defaults
}

// unreadable is a value that is no number, or neither yes nor no.
type unreadable struct {
	name   string
	byFlag bool
	why    error
}

// options have Kong use the reader.
func (r *reader) options() []kong.Option {
	return []kong.Option{
		kong.KindMapper(reflect.Int, number{r}), kong.KindMapper(reflect.Bool, truth{r}),
		kong.WithBeforeReset(func() error { r.afterFlags = true; return nil }),
	}
}

// wrong returns what could not be read. A variable does not count where a flag
// was given instead.
func (r *reader) wrong(chosen *kong.Context) error {
	given := map[string]bool{}
	for _, p := range chosen.Path {
		if p.Flag != nil {
			given[p.Flag.Name] = true
		}
	}
	var all []error
	for _, u := range r.unread {
		if u.byFlag || !given[u.name] {
			all = append(all, u.why)
		}
	}
	return errors.Join(all...)
}

// note remembers a value that could not be read.
func (r *reader) note(v *kong.Value, text string, readable bool, allowed string) {
	if readable {
		return
	}
	name := "--" + v.Name
	if len(v.Tag.Envs) > 0 {
		name += " (" + v.Tag.Envs[0] + ")"
	}
	r.unread = append(r.unread, unreadable{v.Name, !r.afterFlags, fmt.Errorf("%s: %q is not allowed: %s", name, text, allowed)})
}

// number reads a whole number.
type number struct{ *reader }

// Decode reads the next word, or what stands for it where that is no number.
func (n number) Decode(ctx *kong.DecodeContext, target reflect.Value) error {
	token, err := ctx.Scan.PopValue("number")
	if err != nil {
		return err
	}
	text := fmt.Sprint(token.Value)
	value, err := strconv.Atoi(text)
	n.note(ctx.Value, text, err == nil, "write a whole number")
	if err != nil {
		value, _ = strconv.Atoi(ctx.Value.Default) // allowed, so that it is not told twice
	}
	target.SetInt(int64(value))
	return nil
}

// truth reads yes or no.
type truth struct{ *reader }

// IsBool has Kong take a flag of this kind without a value.
func (truth) IsBool() bool { return true }

// Decode reads a value if there is one; the flag alone means yes.
func (t truth) Decode(ctx *kong.DecodeContext, target reflect.Value) error {
	if ctx.Scan.Peek().Type != kong.FlagValueToken {
		target.SetBool(true)
		return nil
	}
	text := strings.ToLower(fmt.Sprint(ctx.Scan.Pop().Value))
	yes := slices.Contains([]string{"true", "yes", "on", "1"}, text)
	no := slices.Contains([]string{"false", "no", "off", "0"}, text)
	t.note(ctx.Value, text, yes || no, "write true or false")
	target.SetBool(yes)
	return nil
}

// forgetEmpty takes a variable that is set to nothing for one that is not set:
// that is what container files make of an optional one.
func forgetEmpty() {
	for _, entry := range os.Environ() {
		if name, value, _ := strings.Cut(entry, "="); strings.HasPrefix(name, "MYSPACE_") && value == "" {
			_ = os.Unsetenv(name) // it fails for impossible names only
		}
	}
}

// describe is the help of a flag: what it is for, its variable, its default.
func describe(v *kong.Value) string {
	var more []string
	if len(v.Tag.Envs) > 0 {
		more = append(more, v.Tag.Envs[0])
	}
	if v.HasDefault && v.Default != "" {
		more = append(more, "default "+v.Default)
	}
	if len(more) == 0 {
		return v.Help
	}
	return v.Help + " (" + strings.Join(more, ", ") + ")"
}
