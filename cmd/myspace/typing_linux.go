package main

import (
	"os"

	"golang.org/x/sys/unix"
)

// hideTyping has a terminal not show what is typed until restore is called. It
// fails for what is no terminal.
func hideTyping(f *os.File) (restore func(), err error) {
	fd := int(f.Fd())
	shown, err := unix.IoctlGetTermios(fd, unix.TCGETS)
	if err != nil {
		return nil, err
	}
	hidden := *shown
	hidden.Lflag &^= unix.ECHO
	return func() { _ = unix.IoctlSetTermios(fd, unix.TCSETS, shown) }, unix.IoctlSetTermios(fd, unix.TCSETS, &hidden)
}
