package crashtest

import (
	"context"
	"os"
	"path"
	"syscall"

	"github.com/hanwen/go-fuse/v2/fs"
	"github.com/hanwen/go-fuse/v2/fuse"
)

const fsDir = syscall.S_IFDIR

// mount makes a disk appear as a folder.
func mount(d *disk, folder string) (*fuse.Server, error) {
	return fs.Mount(folder, d.root, &fs.Options{
		MountOptions: fuse.MountOptions{FsName: "crashtest", DirectMount: true, AllowOther: false},
	})
}

// unmount takes it away again. The kernel lets go of the files of a killed process
// a moment after its end, and calls the disk busy until then.
func unmount(server *fuse.Server, folder string) error {
	err := syscall.Unmount(folder, syscall.MNT_DETACH)
	if err == nil {
		server.Wait()
	}
	return err
}

var (
	_ fs.NodeOnAdder   = (*node)(nil)
	_ fs.NodeGetattrer = (*node)(nil)
	_ fs.NodeSetattrer = (*node)(nil)
	_ fs.NodeStatfser  = (*node)(nil)
	_ fs.NodeCreater   = (*node)(nil)
	_ fs.NodeMkdirer   = (*node)(nil)
	_ fs.NodeUnlinker  = (*node)(nil)
	_ fs.NodeRmdirer   = (*node)(nil)
	_ fs.NodeRenamer   = (*node)(nil)
	_ fs.NodeLinker    = (*node)(nil)
	_ fs.NodeOpener    = (*node)(nil)
	_ fs.NodeReader    = (*node)(nil)
	_ fs.NodeWriter    = (*node)(nil)
	_ fs.NodeFsyncer   = (*node)(nil)
	_ fs.NodeFlusher   = (*node)(nil)
)

// look runs an operation that changes nothing, unless the power is gone.
func (n *node) look(f func()) syscall.Errno {
	n.disk.mu.Lock()
	defer n.disk.mu.Unlock()
	if n.disk.dead {
		return syscall.EIO
	}
	f()
	return 0
}

// alter is look for one that changes something, and may fail.
func (n *node) alter(f func() syscall.Errno) syscall.Errno {
	n.disk.mu.Lock()
	defer n.disk.mu.Unlock()
	if n.disk.dead || !n.disk.spend() {
		return syscall.EIO
	}
	return f()
}

// OnAdd shows the files that were on the disk from the beginning.
func (n *node) OnAdd(ctx context.Context) {
	for name, child := range n.names {
		mode := uint32(syscall.S_IFREG)
		if child.isFolder() {
			mode = syscall.S_IFDIR
		}
		n.AddChild(name, n.NewPersistentInode(ctx, child, fs.StableAttr{Mode: mode}), true)
	}
}

func (n *node) fill(a *fuse.Attr) {
	a.Mode, a.Size, a.Nlink = n.mode, uint64(len(n.now)), 1
	a.Uid, a.Gid = uint32(os.Getuid()), uint32(os.Getgid())
	a.SetTimes(nil, &n.modified, &n.modified)
}

// Getattr tells size, mode and time.
func (n *node) Getattr(_ context.Context, _ fs.FileHandle, out *fuse.AttrOut) syscall.Errno {
	return n.look(func() { n.fill(&out.Attr) })
}

// Setattr changes the length; of the rest nothing matters here.
func (n *node) Setattr(_ context.Context, _ fs.FileHandle, in *fuse.SetAttrIn, out *fuse.AttrOut) syscall.Errno {
	if size, ok := in.GetSize(); ok {
		errno := n.alter(func() syscall.Errno { n.change(write{at: int64(size), truncate: true}); return 0 })
		if errno != 0 {
			return errno
		}
	}
	return n.look(func() { n.fill(&out.Attr) })
}

// Statfs tells that there is room.
func (n *node) Statfs(_ context.Context, out *fuse.StatfsOut) syscall.Errno {
	out.Bsize, out.Frsize = blockSize, blockSize
	out.Blocks, out.Bfree, out.Bavail = 1<<20, 1<<20, 1<<20
	return 0
}

func (n *node) add(ctx context.Context, name string, mode uint32, out *fuse.EntryOut) (inode *fs.Inode, errno syscall.Errno) {
	errno = n.alter(func() syscall.Errno {
		child := n.disk.newNode(path.Join(n.path, name), mode)
		inode = n.NewPersistentInode(ctx, child, fs.StableAttr{Mode: mode & syscall.S_IFMT})
		n.rename(name, child)
		child.fill(&out.Attr)
		return 0
	})
	return inode, errno
}

// Create makes a file.
func (n *node) Create(ctx context.Context, name string, _, mode uint32, out *fuse.EntryOut) (*fs.Inode, fs.FileHandle, uint32, syscall.Errno) {
	inode, errno := n.add(ctx, name, syscall.S_IFREG|mode, out)
	return inode, nil, 0, errno
}

// Mkdir makes a folder.
func (n *node) Mkdir(ctx context.Context, name string, mode uint32, out *fuse.EntryOut) (*fs.Inode, syscall.Errno) {
	return n.add(ctx, name, syscall.S_IFDIR|mode, out)
}

// Unlink takes a file's name away.
func (n *node) Unlink(_ context.Context, name string) syscall.Errno {
	return n.alter(func() syscall.Errno {
		n.disk.used -= int64(len(n.GetChild(name).Operations().(*node).now))
		n.rename(name, nil)
		return 0
	})
}

// Rmdir takes a folder's name away.
func (n *node) Rmdir(_ context.Context, name string) syscall.Errno {
	return n.alter(func() syscall.Errno { n.rename(name, nil); return 0 })
}

// Rename gives a node another name, maybe in another folder.
func (n *node) Rename(_ context.Context, name string, to fs.InodeEmbedder, newName string, _ uint32) syscall.Errno {
	return n.alter(func() syscall.Errno {
		moved := n.GetChild(name).Operations().(*node)
		to.(*node).rename(newName, moved)
		n.rename(name, nil)
		return 0
	})
}

// Link gives a file one more name.
func (n *node) Link(_ context.Context, file fs.InodeEmbedder, name string, out *fuse.EntryOut) (*fs.Inode, syscall.Errno) {
	return file.EmbeddedInode(), n.alter(func() syscall.Errno {
		n.rename(name, file.(*node))
		file.(*node).fill(&out.Attr)
		return 0
	})
}

// Open opens a file; there is nothing to remember about that.
func (n *node) Open(context.Context, uint32) (fs.FileHandle, uint32, syscall.Errno) {
	return nil, 0, n.look(func() {})
}

// Read reads what programs see.
func (n *node) Read(_ context.Context, _ fs.FileHandle, dest []byte, at int64) (fuse.ReadResult, syscall.Errno) {
	read := 0
	errno := n.look(func() {
		if at < int64(len(n.now)) {
			read = copy(dest, n.now[at:])
		}
	})
	return fuse.ReadResultData(dest[:read]), errno
}

// Write changes what programs see.
func (n *node) Write(_ context.Context, _ fs.FileHandle, data []byte, at int64) (uint32, syscall.Errno) {
	return uint32(len(data)), n.alter(func() syscall.Errno {
		w := write{at: at, data: append([]byte(nil), data...)}
		if !n.fits(w) {
			return syscall.ENOSPC
		}
		n.change(w)
		return 0
	})
}

// Flush comes with closing a file, which stores nothing.
func (n *node) Flush(context.Context, fs.FileHandle) syscall.Errno { return 0 }

// Fsync stores a file's bytes or a folder's names.
func (n *node) Fsync(context.Context, fs.FileHandle, uint32) syscall.Errno {
	return n.alter(func() syscall.Errno {
		if n.disk.broken(n) {
			return syscall.EIO
		}
		n.sync()
		return 0
	})
}
