package library

import (
	"io"

	"myspace/internal/base/mobi"
)

// CountUnpacked counts how often the area unpacks a book for Kindle.
func (a *Area) CountUnpacked() *int {
	n, unpack := new(int), a.unpack
	a.unpack = func(r io.ReaderAt, size int64) (*mobi.Text, error) {
		*n++
		return unpack(r, size)
	}
	return n
}

// CheckText is what is said of a file that comes.
func CheckText(kind string, content io.ReaderAt, size int64) error {
	return reading(content, size, func(r io.ReaderAt) error { return checkText(kind, r, size) })
}
