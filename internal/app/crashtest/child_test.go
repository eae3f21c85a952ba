package crashtest

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"sync"
	"time"
)

// child is a running program that writes.
type child struct {
	cmd   *exec.Cmd
	said  bytes.Buffer  // on standard error
	ended chan struct{} // closed when it has said its last

	mu    sync.Mutex
	news  chan struct{} // closed, and replaced, with every line
	acks  []string
	fulls int // how often it found no room
}

// startChild starts this binary as the program that a variable names, with more
// variables where it needs them.
func startChild(variable, folder string, more ...string) (*child, error) {
	exe, err := os.Executable()
	if err != nil {
		return nil, err
	}
	c := &child{cmd: exec.Command(exe), ended: make(chan struct{}), news: make(chan struct{})}
	c.cmd.Env = append(append(os.Environ(), variable+"="+folder), more...)
	c.cmd.Stderr = &c.said
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := c.cmd.Start(); err != nil {
		return nil, err
	}
	go c.listen(out)
	return c, nil
}

func (c *child) listen(out io.Reader) {
	defer close(c.ended)
	for lines := bufio.NewScanner(out); lines.Scan(); {
		c.mu.Lock()
		if lines.Text() == noRoom {
			c.fulls++
		} else {
			c.acks = append(c.acks, lines.Text())
		}
		close(c.news)
		c.news = make(chan struct{})
		c.mu.Unlock()
	}
}

// counts returns how much was acknowledged, how often there was no room, and
// what tells of more.
func (c *child) counts() (acks, fulls int, news <-chan struct{}) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.acks), c.fulls, c.news
}

// line returns what the program said first, second and so on.
func (c *child) line(n int) string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.acks[n]
}

// until waits for something to be true of the counts.
func (c *child) until(what func(acks, fulls int) bool) error {
	deadline := time.After(time.Minute)
	for {
		acks, fulls, news := c.counts()
		if what(acks, fulls) {
			return nil
		}
		select {
		case <-news:
		case <-c.ended:
			return c.endedByItself()
		case <-deadline:
			return fmt.Errorf("the program made no progress in a minute: %d acknowledged, %d times no room", acks, fulls)
		}
	}
}

func (c *child) endedByItself() error {
	return fmt.Errorf("%w: %w: %s", errEnded, c.cmd.Wait(), c.said.String())
}

// errEnded is for a program that was not killed and is not there any more.
var errEnded = errors.New("the program ended by itself")

// letRun waits for a random moment: of the start, or of the work.
func (c *child) letRun(atStart bool, longest time.Duration) error {
	if !atStart {
		if err := c.until(func(acks, _ int) bool { return acks > 0 }); err != nil {
			return err
		}
	}
	select {
	case <-time.After(rand.N(longest)):
		return nil
	case <-c.ended:
		return c.endedByItself()
	}
}

// kill ends the program by kill -9 and returns what it had acknowledged.
func (c *child) kill() (acks []string) {
	_ = c.cmd.Process.Kill()
	<-c.ended
	_ = c.cmd.Wait()
	return c.acks
}
