package main

import (
	"errors"
	"fmt"
	"maps"
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
type reader struct{ unread map[string]error }

func newReader() *reader { return &reader{map[string]error{}} }

func (r *reader) options() []kong.Option {
	return []kong.Option{kong.KindMapper(reflect.Int, number{r}), kong.KindMapper(reflect.Bool, truth{r})}
}

// wrong returns what could not be read.
func (r *reader) wrong() error {
	var all []error
	for _, name := range slices.Sorted(maps.Keys(r.unread)) {
		all = append(all, r.unread[name])
	}
	return errors.Join(all...)
}

// note remembers whether a value could be read; a flag that can be makes up
// for a variable that could not.
func (r *reader) note(v *kong.Value, text string, readable bool, allowed string) {
	delete(r.unread, v.Name)
	if readable {
		return
	}
	name := "--" + v.Name
	if len(v.Tag.Envs) > 0 {
		name += " (" + v.Tag.Envs[0] + ")"
	}
	r.unread[v.Name] = fmt.Errorf("%s: %q is not allowed: %s", name, text, allowed)
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
