//go:build !linux

package main

import (
	"errors"
	"os"
)

// hideTyping is known for Linux only; elsewhere passwords come by standard
// input.
func hideTyping(*os.File) (restore func(), err error) {
	return nil, errors.ErrUnsupported
}
