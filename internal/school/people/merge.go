package people

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// MergePreview is what merging two records of one person would make of them.
type MergePreview struct {
	Kept   MergeSide    `json:"kept"`
	Other  MergeSide    `json:"other"`
	Fields []MergeField `json:"fields" doc:"What is known of either."`
	Roles  []Role       `json:"roles" doc:"Of both together."`
	Rows   []MergeRows  `json:"rows" doc:"What hangs on the other record."`
}

// MergeSide is one of two records.
type MergeSide struct {
	ID        string     `json:"id"`
	Version   int64      `json:"version"`
	Name      string     `json:"name"`
	PhotoURL  string     `json:"photo_url"`
	Enabled   bool       `json:"enabled"`
	Roles     []Role     `json:"roles"`
	CreatedAt clock.Time `json:"created_at" format:"date-time"`
	SignsIn   bool       `json:"signs_in" doc:"Has a password, or signed in by a provider."`
}

// MergeField is a field of two records. Where only one of them has something,
// that is kept whatever one takes.
type MergeField struct {
	Name  string `json:"name"`
	Kept  string `json:"kept"`
	Other string `json:"other"`
	Taken string `json:"taken" enum:"kept,other,both" doc:"What becomes of it unless one chooses otherwise."`
}

// MergeRows is how many rows of a kind hang on the other record.
type MergeRows struct {
	Name  string `json:"name"`
	Count int    `json:"count"`
	Fate  string `json:"fate" enum:"moves,goes"`
}

// mergePeople is who makes two records one, as in product.md.
var mergePeople = access.Allow(access.Heads|access.Supervisor, access.AllCampuses)

// checkMerge refuses to merge records that the caller may not decide about: he
// stands above both, is neither, and could himself give every role that the
// kept one would get.
func checkMerge(in access.Scope, kept, other Person) error {
	if kept.ID == other.ID {
		return fault.On("other_id", "merge.same", nil)
	}
	caller := in.Actor()
	if caller.PersonID == kept.ID || caller.PersonID == other.ID {
		return fault.New(fault.Forbidden, "access.not_oneself")
	}
	if !caller.Roles.Outranks(rolesOf(kept.Roles)) || !caller.Roles.Outranks(rolesOf(other.Roles)) {
		return fault.New(fault.Forbidden, "access.rank")
	}
	gained := rolesAt(other.Roles, "") &^ rolesAt(kept.Roles, "")
	if gained&^in.Grantable("") != 0 {
		return fault.New(fault.Forbidden, "access.rank")
	}
	return nil
}

// personField is a field that two records of a person may differ in.
type personField struct {
	name string
	text func(p Person) string
	take func(to *Person, from Person)
}

// personFields are all of them: those that people fill in, the memo of the
// staff, and the photo.
var personFields = append(filledFields(),
	personField{"memo", func(p Person) string { return p.memo }, func(to *Person, from Person) { to.memo = from.memo }},
	personField{"photo", func(p Person) string { return p.photoHash }, func(to *Person, from Person) { to.photoHash = from.photoHash }},
)

func filledFields() (all []personField) {
	type filled struct {
		PersonFields
		Details
	}
	for _, f := range reflect.VisibleFields(reflect.TypeFor[filled]()) {
		if f.Anonymous {
			continue
		}
		at, _ := reflect.TypeFor[Person]().FieldByName(f.Name)
		all = append(all, personField{
			name: f.Tag.Get("json"),
			text: func(p Person) string { return fmt.Sprint(reflect.ValueOf(p).FieldByIndex(at.Index)) },
			take: func(to *Person, from Person) {
				reflect.ValueOf(to).Elem().FieldByIndex(at.Index).Set(reflect.ValueOf(from).FieldByIndex(at.Index))
			},
		})
	}
	return all
}

// maxMemo is as long as a memo may be.
const maxMemo = 4000

// fateOf says what becomes of a field: "kept", "other" or, of two memos, "both".
func (f personField) fateOf(kept, other Person, take []string) string {
	mine, theirs := f.text(kept), f.text(other)
	switch {
	case mine == "" && theirs != "":
		return "other"
	case theirs == "" || mine == theirs:
		return "kept"
	case f.name == "memo" && len(mine)+len(theirs)+2 <= maxMemo:
		return "both"
	case slices.Contains(take, f.name):
		return "other"
	}
	return "kept"
}

// merged returns the one record that two become.
func merged(kept, other Person, take []string) Person {
	one := kept
	for _, f := range personFields {
		switch f.fateOf(kept, other, take) {
		case "other":
			f.take(&one, other)
		case "both":
			one.memo = kept.memo + "\n\n" + other.memo
		}
	}
	return one
}

// mergeFields tells the fields of two records, without what the caller may not
// know.
func mergeFields(in access.Scope, kept, other Person) []MergeField {
	all := []MergeField{}
	for _, f := range personFields {
		one := MergeField{Name: f.name, Kept: f.text(kept), Other: f.text(other), Taken: f.fateOf(kept, other, nil)}
		if one.Kept == "" && one.Other == "" {
			continue
		}
		if f.name == "church_id" {
			one.Kept, one.Other = kept.ChurchName, other.ChurchName
		}
		if special := specialOf[f.name]; f.name == "photo" || special != "" && !slices.Contains(kept.specials(in), special) {
			one.Kept, one.Other = masked(one.Kept), masked(one.Other)
		}
		all = append(all, one)
	}
	return all
}

func masked(value string) string {
	if value == "" {
		return ""
	}
	return audit.Secret
}

// unite returns the roles of two records together, each once.
func unite(kept, other []Role) []Role {
	all := slices.Concat(kept, other)
	slices.SortFunc(all, func(a, b Role) int {
		return strings.Compare(a.CampusName+"\x00"+a.CampusID+"\x00"+a.Role, b.CampusName+"\x00"+b.CampusID+"\x00"+b.Role)
	})
	return slices.Compact(all)
}
