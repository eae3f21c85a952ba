package dbtest

import (
	"context"
	"crypto/rand"
	"fmt"
	"net"
	"net/url"
	"sync"
	"testing"

	"myspace/internal/base/db"
)

// Proxy stands between a test and the PostgreSQL server, and takes the server
// away from it: nobody else notices.
type Proxy struct {
	t       testing.TB
	server  string
	address string

	mu       sync.Mutex
	listener net.Listener
	conns    map[net.Conn]struct{}
	gate     *sync.Cond // guards frozen, by mu
	frozen   bool
	breaks   int // how often everything was broken off
}

// Behind returns c with a proxy before its server.
func Behind(t testing.TB, c db.Config) (db.Config, *Proxy) {
	t.Helper()
	u, err := url.Parse(c.Address)
	if err != nil {
		t.Fatal(err)
	}
	p := &Proxy{t: t, server: u.Host, conns: map[net.Conn]struct{}{}}
	p.gate = sync.NewCond(&p.mu)
	// An address of its own: while nobody listens there, nobody else will.
	own := make([]byte, 3)
	_, _ = rand.Read(own)
	p.listen(fmt.Sprintf("127.%d.%d.%d:0", 1+own[0]%254, own[1], 1+own[2]%254))
	t.Cleanup(p.Cut)
	u.Host = p.address
	c.Address = u.String()
	return c, p
}

func (p *Proxy) listen(address string) {
	p.t.Helper()
	l, err := (&net.ListenConfig{}).Listen(context.Background(), "tcp", address)
	if err != nil {
		p.t.Fatal(err)
	}
	p.mu.Lock()
	p.listener, p.address = l, l.Addr().String()
	p.mu.Unlock()
	go p.accept(l)
}

func (p *Proxy) accept(l net.Listener) {
	for {
		ours, err := l.Accept()
		if err != nil {
			return
		}
		p.mu.Lock()
		breaks := p.breaks
		p.mu.Unlock()
		go p.join(ours, breaks)
	}
}

// Cut breaks every connection off, and refuses new ones.
func (p *Proxy) Cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	_ = p.listener.Close()
	p.breakOff()
}

// BreakOff breaks every connection off, as when the server's processes are
// killed; new ones are taken.
func (p *Proxy) BreakOff() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.breakOff()
}

func (p *Proxy) breakOff() {
	p.frozen = false
	p.breaks++
	p.gate.Broadcast()
	for c := range p.conns {
		_ = c.Close()
	}
	clear(p.conns)
}

// Freeze lets nothing more through, and breaks nothing off.
func (p *Proxy) Freeze() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.frozen = true
}

// Restore brings the server back.
func (p *Proxy) Restore() {
	p.t.Helper()
	p.mu.Lock()
	wasFrozen := p.frozen
	p.frozen = false
	p.gate.Broadcast()
	p.mu.Unlock()
	if !wasFrozen {
		p.listen(p.address)
	}
}

func (p *Proxy) join(ours net.Conn, breaks int) {
	p.pass()
	theirs, err := (&net.Dialer{}).DialContext(context.Background(), "tcp", p.server)
	if err != nil {
		_ = ours.Close()
		return
	}
	p.mu.Lock()
	p.conns[ours], p.conns[theirs] = struct{}{}, struct{}{}
	if p.breaks != breaks { // meanwhile
		p.breakOff()
	}
	p.mu.Unlock()
	go p.copy(theirs, ours)
	p.copy(ours, theirs)
}

func (p *Proxy) copy(to, from net.Conn) {
	defer to.Close()
	defer from.Close()
	buffer := make([]byte, 32<<10)
	for {
		n, err := from.Read(buffer)
		p.pass()
		if n > 0 {
			if _, e := to.Write(buffer[:n]); e != nil {
				return
			}
		}
		if err != nil {
			return
		}
	}
}

// pass waits while the server is frozen.
func (p *Proxy) pass() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for p.frozen {
		p.gate.Wait()
	}
}
