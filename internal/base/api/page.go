package api

import "myspace/internal/base/db"

// Page is one page of a list.
type Page[T any] struct {
	Items []T  `json:"items"`
	Total int  `json:"total" doc:"How many there are, counted to 1000."`
	More  bool `json:"more" doc:"There are more than the total says."`
}

// PageOf is the answer to a list.
func PageOf[T any](l db.List[T], err error) (Page[T], error) {
	return Page[T](l), err
}

// Search is the words that a list is searched for.
type Search struct {
	Q string `query:"q" maxLength:"100" doc:"Words to search for."`
}

// Paging is which part of a list is asked for.
type Paging struct {
	Page     int `query:"page" default:"1" minimum:"1" maximum:"100000"`
	PageSize int `query:"page_size" default:"50" minimum:"1" maximum:"200"`
}

// wholePage is how many rows EachPage asks for at once.
const wholePage = 1000

// EachPage calls do with every row of a list that is found page by page, for
// exports of lists whose rows are filled in by several queries.
func EachPage[T any](find func(Paging) (db.List[T], error), do func(T) error) error {
	for page := 1; ; page++ {
		l, err := find(Paging{Page: page, PageSize: wholePage})
		if err != nil {
			return err
		}
		for _, one := range l.Items {
			if err := do(one); err != nil {
				return err
			}
		}
		if len(l.Items) < wholePage {
			return nil
		}
	}
}

// Versioned is what every change of a record carries: the version it was made
// on, so that nobody overwrites what somebody else saved meanwhile.
type Versioned struct {
	Version int64 `json:"version" minimum:"1"`
}

// ID is the input of a route about one record.
type ID struct {
	ID string `path:"id" maxLength:"64"`
}

// Seen is what the deletion of a record carries: the version that was seen, so
// that nobody deletes what somebody else has changed meanwhile.
type Seen struct {
	Version int64 `query:"version" minimum:"1" doc:"The version that was seen: a record that was changed since is not deleted. Without one, it is deleted as it stands."`
}

// SeenID is the input of a route that deletes a record.
type SeenID struct {
	ID string `path:"id" maxLength:"64"`
	Seen
}
