package demo

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"myspace/internal/app/demo/picture"
)

// album holds the stored portraits, and how many of each kind are given away.
// In a large school people share them.
type album struct {
	hashes map[picture.Person][]string
	given  map[picture.Person]int
}

// The ages that portraits are drawn for, and from when on one looks older.
const (
	youngAge, oldAge = 28, 61
	older            = 50
)

const (
	// maxEach is how many portraits of one kind are drawn at most.
	maxEach = 24
	// enough is how many people tell how many portraits are wanted.
	enough = 3000
)

// planPortraits draws as many portraits as will be wanted: it has people made
// up beforehand, with an album that is empty and only counts.
func planPortraits(ctx context.Context, w *world) error {
	w.portraits = album{map[picture.Person][]string{}, map[picture.Person]int{}}
	if err := planStaff(ctx, w); err != nil {
		return err
	}
	n := 0
	for range w.learners(w.portraits) {
		if n++; n == enough {
			break
		}
	}
	var wanted []picture.Person
	for i := range 8 {
		kind := picture.Person{Woman: i&1 > 0, Dark: i&2 > 0, Age: youngAge}
		if i&4 > 0 {
			kind.Age = oldAge
		}
		wanted = append(wanted, slices.Repeat([]picture.Person{kind}, min(w.portraits.given[kind], maxEach))...)
	}
	return w.drawPortraits(ctx, wanted)
}

// drawPortraits fills the album.
func (w *world) drawPortraits(ctx context.Context, wanted []picture.Person) error {
	clear(w.portraits.given)
	blobs, err := w.putAll(ctx, len(wanted), func(i int) ([]byte, error) {
		return picture.Portrait(w.dice(fmt.Sprint("portrait ", i)).Rand, wanted[i])
	})
	for i, b := range blobs {
		w.portraits.hashes[wanted[i]] = append(w.portraits.hashes[wanted[i]], b.Hash)
	}
	return err
}

// next returns the hash of a portrait that nobody else has, for as long as
// there is one.
func (a album) next(woman, dark bool, age int) string {
	kind := picture.Person{Woman: woman, Dark: dark, Age: youngAge}
	if age >= older {
		kind.Age = oldAge
	}
	a.given[kind]++
	all := a.hashes[kind]
	if len(all) == 0 {
		return ""
	}
	return all[(a.given[kind]-1)%len(all)]
}

func (a album) clone() album { return album{a.hashes, maps.Clone(a.given)} }
