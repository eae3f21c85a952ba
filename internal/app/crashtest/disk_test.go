package crashtest

import (
	"math"
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/hanwen/go-fuse/v2/fs"
)

// disk is a file system in memory that keeps apart what would survive a power
// cut and what would not. It is as strict as POSIX: syncing a file stores its
// bytes but not its name, which is the folder's; a rename is two changes of
// names, stored when either folder is synced.
type disk struct {
	mu   sync.Mutex
	dead bool // the power is cut
	root *node
	// deaf says whose syncs the disk only pretends to do.
	deaf func(n *node) bool
	// broken says whose syncs fail.
	broken func(n *node) bool
	// changes is how many there were; before the one after last the power goes.
	changes, last int
	// checkpointed is set when SQLite begins its log anew.
	checkpointed bool
	// used and size are the bytes of all files, and how many there may be.
	used, size int64
}

// node is a file or a folder.
type node struct {
	fs.Inode
	disk     *disk
	path     string // the name it was made under
	mode     uint32
	modified time.Time

	// Of a file: what programs see, what is stored, and what happened between.
	now, safe []byte
	writes    []write

	// Of a folder: the names that are stored, and what happened since. What
	// programs see is in the Inode.
	names   map[string]*node
	renames []rename
}

// write is a change of a file's bytes, or of its length.
type write struct {
	at       int64
	data     []byte
	truncate bool
}

// rename is a name that was given to a node or, where that is nil, taken away.
type rename struct {
	name string
	to   *node
}

func newDisk() *disk {
	no := func(*node) bool { return false }
	d := &disk{deaf: no, broken: no, size: 1 << 40, last: math.MaxInt}
	d.root = d.newNode("", 0o700)
	return d
}

func (d *disk) newNode(name string, mode uint32) *node {
	return &node{disk: d, path: name, mode: mode, modified: time.Now(), names: map[string]*node{}}
}

// has puts a file on the disk, stored, before it is used.
func (d *disk) has(name string, content []byte) {
	folder := d.root
	for {
		first, rest, deeper := strings.Cut(name, "/")
		if !deeper {
			break
		}
		if folder.names[first] == nil {
			folder.names[first] = d.newNode(path.Join(folder.path, first), fsDir|0o700)
		}
		folder, name = folder.names[first], rest
	}
	n := d.newNode(path.Join(folder.path, name), 0o600)
	n.now, n.safe = append(n.now, content...), append(n.safe, content...)
	folder.names[name] = n
}

// spend counts a change, or a sync, and reports whether there is power for it.
func (d *disk) spend() bool {
	d.dead = d.dead || d.changes == d.last
	d.changes++
	return !d.dead
}

// apply returns the bytes after a write. The slice may be the same.
func (w write) apply(b []byte) []byte {
	end := w.at + int64(len(w.data))
	if grow := end - int64(len(b)); grow > 0 {
		b = append(b, make([]byte, grow)...)
	}
	if w.truncate {
		return b[:w.at]
	}
	copy(b[w.at:], w.data)
	return b
}

func (n *node) change(w write) {
	before := len(n.now)
	n.disk.checkpointed = n.disk.checkpointed || n.isLog() && w.at == 0 && before > 0
	n.now = w.apply(n.now)
	n.disk.used += int64(len(n.now) - before)
	n.writes = append(n.writes, w)
	n.modified = time.Now()
}

// fits reports whether there is room for a write.
func (n *node) fits(w write) bool {
	grow := w.at + int64(len(w.data)) - int64(len(n.now))
	return grow <= 0 || n.disk.used+grow <= n.disk.size
}

func (n *node) rename(name string, to *node) { n.renames = append(n.renames, rename{name, to}) }

// sync stores what happened to a file's bytes, or to a folder's names.
func (n *node) sync() {
	if n.disk.deaf(n) {
		return
	}
	for _, w := range n.writes {
		n.safe = w.apply(n.safe)
	}
	for _, r := range n.renames {
		r.apply(n.names)
	}
	n.writes, n.renames = nil, nil
}

func (r rename) apply(names map[string]*node) {
	if r.to == nil {
		delete(names, r.name)
	} else {
		names[r.name] = r.to
	}
}

// set changes how the disk behaves while it is in use.
func (d *disk) set(change func()) {
	d.mu.Lock()
	defer d.mu.Unlock()
	change()
}

func (d *disk) isGone() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.dead
}

func (d *disk) hasCheckpointed() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.checkpointed
}

// cut cuts the power: from now on every operation fails. It writes what is
// left to a real folder. survives is asked for every change that was not
// synced, block by block.
func (d *disk) cut(folder string, survives func() bool) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.dead = true
	return d.root.leave(folder, survives)
}

func (n *node) leave(folder string, survives func() bool) error {
	for _, r := range n.renames {
		if survives() {
			r.apply(n.names)
		}
	}
	for name, child := range n.names {
		place := filepath.Join(folder, name)
		if !child.isFolder() {
			if err := os.WriteFile(place, child.left(survives), 0o600); err != nil {
				return err
			}
			continue
		}
		if err := os.Mkdir(place, 0o700); err != nil {
			return err
		}
		if err := child.leave(place, survives); err != nil {
			return err
		}
	}
	return nil
}

// blockSize is what a disk writes whole.
const blockSize = 4096

// left returns a file's bytes after the cut.
func (n *node) left(survives func() bool) []byte {
	b := append([]byte(nil), n.safe...)
	for _, w := range n.writes {
		for w.truncate || len(w.data) > 0 {
			part := w
			part.data = w.data[:min(len(w.data), blockSize-int(w.at%blockSize))]
			if survives() {
				b = part.apply(b)
			}
			if w.truncate {
				break
			}
			w.at, w.data = w.at+int64(len(part.data)), w.data[len(part.data):]
		}
	}
	return b
}

func (n *node) isFolder() bool { return n.mode&fsDir != 0 }

func (n *node) isLog() bool { return strings.HasSuffix(n.path, "-wal") }
