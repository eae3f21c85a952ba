package intake

import (
	"cmp"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"myspace/internal/base/fault"
)

// CheckTags tells what is wrong with some fields by the tags on them, as the
// router does for a form.
func CheckTags(fields any) error {
	var wrong fault.List
	of := reflect.ValueOf(fields)
	for _, f := range reflect.VisibleFields(of.Type()) {
		if f.Anonymous {
			continue
		}
		name := f.Tag.Get("json")
		switch value := of.FieldByIndex(f.Index); value.Kind() {
		case reflect.String:
			checkText(&wrong, name, value.String(), f.Tag)
		case reflect.Int, reflect.Int64:
			least, limited := wholeTag(f.Tag, "minimum")
			wrong.Add(limited && value.Int() < least, name, "field.too_small", fault.Params{"limit": least})
			most, limited := wholeTag(f.Tag, "maximum")
			wrong.Add(limited && value.Int() > most, name, "field.too_large", fault.Params{"limit": most})
		default:
		}
	}
	return wrong.Err()
}

func checkText(wrong *fault.List, name, value string, tag reflect.StructTag) {
	most, limited := wholeTag(tag, "maxLength")
	wrong.Add(limited && int64(utf8.RuneCountInString(value)) > most, name, "field.too_long", fault.Params{"limit": most})
	choices, limited := tag.Lookup("enum")
	wrong.Add(limited && !strings.Contains(","+choices+",", ","+value+","), name, "field.not_a_choice", nil)
}

func wholeTag(tag reflect.StructTag, name string) (int64, bool) {
	n, err := strconv.ParseInt(tag.Get(name), 10, 64)
	return n, err == nil
}

// Compare notes which fields would change, each as it is kept.
func (r *ImportRow) Compare(before, after any) {
	was, is := reflect.ValueOf(before), reflect.ValueOf(after)
	for _, f := range reflect.VisibleFields(was.Type()) {
		if !f.Anonymous {
			r.Differs(f.Tag.Get("json"), fmt.Sprint(was.FieldByIndex(f.Index)), fmt.Sprint(is.FieldByIndex(f.Index)))
		}
	}
}

// Put takes over what the cells of some columns say; an empty cell leaves a
// field as it is.
func (l Line) Put(into map[string]*string) {
	for column, field := range into {
		if value, given := l.Cells[column]; given {
			*field = value
		}
	}
}

// PutNumbers takes over the whole numbers that the cells of some columns hold.
func (l Line) PutNumbers(wrong *fault.List, into map[string]*int) {
	for _, column := range slices.Sorted(maps.Keys(into)) {
		value, given := l.Cells[column]
		if !given {
			continue
		}
		n, err := strconv.Atoi(strings.TrimSuffix(value, ".0"))
		wrong.Add(err != nil, column, "import.not_a_number", fault.Params{"value": value})
		if err == nil {
			*into[column] = n
		}
	}
}

// PutChoice takes over the value that a cell names.
func (l Line) PutChoice(wrong *fault.List, column string, from Names, into *string) {
	if value, given := l.Cells[column]; given {
		found, ok := from.Find(value)
		wrong.Add(!ok, column, "import.unknown_value", fault.Params{"value": value})
		if ok {
			*into = found
		}
	}
}

// PutLanguage takes over a language: one of the five by its name, any by its code.
func (l Line) PutLanguage(column string, into *string) {
	if value, given := l.Cells[column]; given {
		found, _ := LanguageNames().Find(value)
		*into = cmp.Or(found, strings.ToLower(value))
	}
}
