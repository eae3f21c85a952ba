package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

// prompt asks questions at a terminal.
type prompt struct {
	ctx  context.Context //nolint:containedctx // of the one command that asks
	in   *os.File
	out  io.Writer
	text *bufio.Reader
}

// maxLine is more than anybody types.
const maxLine = 4096

func newPrompt(ctx context.Context, in *os.File, out io.Writer) *prompt {
	return &prompt{ctx: ctx, in: in, out: out, text: bufio.NewReader(io.LimitReader(in, maxLine))}
}

// isTerminal reports whether there is somebody to ask.
func (p *prompt) isTerminal() bool {
	restore, err := hideTyping(p.in)
	if err == nil {
		restore()
	}
	return err == nil
}

// newPassword asks for a password twice, without showing it.
func (p *prompt) newPassword() (string, error) {
	first, err := p.hidden("Password (8 characters or more, with a digit): ")
	if err != nil {
		return "", err
	}
	second, err := p.hidden("The same again: ")
	if err == nil && first != second {
		err = errors.New("the two passwords are not the same")
	}
	return first, err
}

func (p *prompt) hidden(question string) (string, error) {
	restore, err := hideTyping(p.in)
	if err != nil {
		return "", errors.New("there is no terminal to ask for the password at: use --password-stdin")
	}
	defer func() {
		restore()
		fmt.Fprintln(p.out)
	}()
	return p.line(question)
}

// line asks a question and returns the answer. Ctrl-C ends the wait.
func (p *prompt) line(question string) (string, error) {
	fmt.Fprint(p.out, question)
	type answer struct {
		text string
		err  error
	}
	typed := make(chan answer, 1)
	go func() {
		text, err := p.firstLine()
		typed <- answer{text, err}
	}()
	select {
	case a := <-typed:
		return a.text, a.err
	case <-p.ctx.Done():
		return "", p.ctx.Err()
	}
}

// firstLine returns the next line of the input, whoever writes it.
func (p *prompt) firstLine() (string, error) {
	text, err := p.text.ReadString('\n')
	if err != nil && (text == "" || !errors.Is(err, io.EOF)) {
		return "", fmt.Errorf("nothing could be read: %w", err)
	}
	return strings.TrimRight(text, "\r\n"), nil
}
