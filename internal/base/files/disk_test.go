package files

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hanwen/go-fuse/v2/fs"
	"github.com/hanwen/go-fuse/v2/fuse"
)

// A power cut may come after any call. What makes Put safe is the order in
// which its calls reach the disk, so this test stands in for the disk.
func TestPutReachesTheDiskInASafeOrder(t *testing.T) {
	d := mountDisk(t)
	if d == nil {
		fmt.Println("order of disk writes: NOT RUN (/dev/fuse cannot be used)")
		return
	}
	s := openStore(t, Config{Folder: filepath.Join(d.mount, "files")})
	for range 2 { // for a new content, and for one that is already there
		d.take()
		b := put(t, s, "precious")
		key := blobKey(b.Hash)
		want := []string{
			"write temp", "sync temp", "rename to " + key,
			"sync " + filepath.Dir(key), "sync " + key[:2], "sync .",
		}
		if diff := cmp.Diff(want, d.take()); diff != "" {
			t.Errorf("(-want +got)\n%s", diff)
		}
	}
}

// disk is a file system that notes what would reach the disk, and when.
type disk struct {
	mount string
	mu    sync.Mutex
	calls []string
}

func (d *disk) note(what string, node *fs.Inode, name ...string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	at := filepath.Join(append([]string{node.Path(nil)}, name...)...)
	at = strings.TrimPrefix(at, "files")
	at = filepath.Clean(strings.TrimPrefix(at, "/"))
	if strings.HasPrefix(at, tempFolder+"/") {
		at = tempFolder
	}
	d.calls = slices.Compact(append(d.calls, what+" "+at))
}

// take returns the notes, and begins anew.
func (d *disk) take() []string {
	d.mu.Lock()
	defer d.mu.Unlock()
	calls := d.calls
	d.calls = nil
	return calls
}

func mountDisk(t *testing.T) *disk {
	t.Helper()
	if f, err := os.OpenFile("/dev/fuse", os.O_RDWR, 0); err != nil {
		return nil
	} else if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	d := &disk{mount: t.TempDir()}
	under := &fs.LoopbackRoot{Path: t.TempDir()}
	under.NewNode = func(root *fs.LoopbackRoot, _ *fs.Inode, _ string, _ *syscall.Stat_t) fs.InodeEmbedder {
		return &node{LoopbackNode: fs.LoopbackNode{RootData: root}, disk: d}
	}
	top := under.NewNode(under, nil, "", nil)
	under.RootNode = top
	server, err := fs.Mount(d.mount, top, &fs.Options{MountOptions: fuse.MountOptions{DirectMount: true}})
	if err != nil {
		return nil
	}
	t.Cleanup(func() {
		if err := server.Unmount(); err != nil {
			t.Error(err)
		}
	})
	return d
}

// node is a file or folder of the disk.
type node struct {
	fs.LoopbackNode
	disk *disk
}

// OpendirHandle opens a folder without a handle, so that Fsync is asked of it.
func (n *node) OpendirHandle(context.Context, uint32) (fs.FileHandle, uint32, syscall.Errno) {
	return nil, 0, 0
}

// Create wraps the file's handle, so that the kernel does not write past us.
func (n *node) Create(ctx context.Context, name string, flags, mode uint32, out *fuse.EntryOut) (*fs.Inode, fs.FileHandle, uint32, syscall.Errno) {
	inode, f, fuseFlags, errno := n.LoopbackNode.Create(ctx, name, flags, mode, out)
	return inode, written{f, n.disk, inode}, fuseFlags, errno
}

func (n *node) Fsync(context.Context, fs.FileHandle, uint32) syscall.Errno {
	n.disk.note("sync", n.EmbeddedInode())
	return 0
}

func (n *node) Rename(ctx context.Context, name string, to fs.InodeEmbedder, toName string, flags uint32) syscall.Errno {
	n.disk.note("rename to", to.EmbeddedInode(), toName)
	return n.LoopbackNode.Rename(ctx, name, to, toName, flags)
}

// written is an open file.
type written struct {
	under fs.FileHandle
	disk  *disk
	inode *fs.Inode
}

func (w written) Write(ctx context.Context, data []byte, off int64) (uint32, syscall.Errno) {
	w.disk.note("write", w.inode)
	return w.under.(fs.FileWriter).Write(ctx, data, off)
}

func (w written) Read(ctx context.Context, data []byte, off int64) (fuse.ReadResult, syscall.Errno) {
	return w.under.(fs.FileReader).Read(ctx, data, off)
}

func (w written) Release(ctx context.Context) syscall.Errno {
	return w.under.(fs.FileReleaser).Release(ctx)
}
