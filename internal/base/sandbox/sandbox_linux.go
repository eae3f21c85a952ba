package sandbox

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"runtime/debug"
	"strconv"
	"syscall"
	"unsafe"

	"golang.org/x/sys/unix"
)

// enclose has a program begin without a network, among no other processes, and end
// with us.
func enclose(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{
		Cloneflags:  syscall.CLONE_NEWUSER | syscall.CLONE_NEWPID | syscall.CLONE_NEWNET | syscall.CLONE_NEWIPC | syscall.CLONE_NEWUTS,
		UidMappings: []syscall.SysProcIDMap{{ContainerID: os.Getuid(), HostID: os.Getuid(), Size: 1}},
		GidMappings: []syscall.SysProcIDMap{{ContainerID: os.Getgid(), HostID: os.Getgid(), Size: 1}},
		Setpgid:     true,
		Pdeathsig:   syscall.SIGKILL,
	}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}

// become gives up what the program must not have, and turns into it.
func become(args []string) error {
	runtime.LockOSThread() // what is given up, this thread gives up; it then becomes the program
	// We may have more memory than the program is to have: whatever of us asks for some once that is so ends us. So the
	// last collection is over, with all that it sweeps, before.
	debug.SetGCPercent(-1)
	runtime.GC()
	var n [3]uint64
	for i := range n {
		var err error
		if n[i], err = strconv.ParseUint(args[i], 10, 64); err != nil {
			return err
		}
	}
	folder, program := args[3], args[4]
	line, environment := append([]string{program}, args[5:]...), os.Environ()
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return fmt.Errorf("no new rights: %w", err)
	}
	if err := hideFiles(folder, program); err != nil {
		return fmt.Errorf("landlock: %w", err)
	}
	if err := refuseCalls(); err != nil {
		return fmt.Errorf("seccomp: %w", err)
	}
	if err := limit(n[0], n[1], n[2]); err != nil {
		return fmt.Errorf("limits: %w", err)
	}
	return fmt.Errorf("%s: %w", program, unix.Exec(program, line, environment))
}

func limit(memory, file, seconds uint64) error {
	// The memory comes last: nothing of ours but the exec is to follow it.
	for _, one := range []struct {
		resource int
		most     uint64
	}{{unix.RLIMIT_FSIZE, file}, {unix.RLIMIT_CPU, max(1, seconds)}, {unix.RLIMIT_CORE, 0}, {unix.RLIMIT_NOFILE, 256}, {unix.RLIMIT_AS, memory}} {
		if err := unix.Setrlimit(one.resource, &unix.Rlimit{Cur: one.most, Max: one.most}); err != nil {
			return err
		}
	}
	return nil
}

const (
	reading = unix.LANDLOCK_ACCESS_FS_EXECUTE | unix.LANDLOCK_ACCESS_FS_READ_FILE | unix.LANDLOCK_ACCESS_FS_READ_DIR
	// writing is what the program may do in its folder: files, and nothing odd.
	writing = unix.LANDLOCK_ACCESS_FS_READ_FILE | unix.LANDLOCK_ACCESS_FS_READ_DIR | unix.LANDLOCK_ACCESS_FS_WRITE_FILE |
		unix.LANDLOCK_ACCESS_FS_MAKE_REG | unix.LANDLOCK_ACCESS_FS_REMOVE_FILE | unix.LANDLOCK_ACCESS_FS_TRUNCATE
	// every is all that the first version of Landlock knows.
	every = 1<<13 - 1
)

// known are the rights that a version of the kernel's Landlock handles.
func known(version uintptr) uint64 {
	rights := uint64(every)
	if version >= 2 {
		rights |= unix.LANDLOCK_ACCESS_FS_REFER
	}
	if version >= 3 {
		rights |= unix.LANDLOCK_ACCESS_FS_TRUNCATE
	}
	if version >= 5 {
		rights |= unix.LANDLOCK_ACCESS_FS_IOCTL_DEV
	}
	return rights
}

// hideFiles leaves the system's programs to read, and the folder to write.
func hideFiles(folder, program string) error {
	version, _, errno := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, 0, 0, unix.LANDLOCK_CREATE_RULESET_VERSION)
	if errno != 0 {
		return errno
	}
	handled := known(version)
	attr := unix.LandlockRulesetAttr{Handled_access_fs: handled}
	rules, _, errno := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, uintptr(unsafe.Pointer(&attr)), unsafe.Sizeof(attr.Handled_access_fs), 0) //nolint:gosec // the kernel takes it by its address
	if errno != 0 {
		return errno
	}
	for _, path := range []string{"/usr", "/bin", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/alternatives", "/dev/null", "/dev/urandom", program} {
		if err := allow(rules, path, reading&handled); err != nil && !os.IsNotExist(err) {
			return fmt.Errorf("%s: %w", path, err)
		}
	}
	if err := allow(rules, folder, writing&handled); err != nil {
		return fmt.Errorf("%s: %w", folder, err)
	}
	if _, _, errno := unix.Syscall(unix.SYS_LANDLOCK_RESTRICT_SELF, rules, 0, 0); errno != 0 {
		return errno
	}
	return nil
}

// allow lets the program do something at and below a path.
func allow(rules uintptr, path string, rights uint64) error {
	fd, err := unix.Open(path, unix.O_PATH|unix.O_CLOEXEC, 0)
	if err != nil {
		return os.NewSyscallError("open", err)
	}
	defer unix.Close(fd)
	var is unix.Stat_t
	if err := unix.Fstat(fd, &is); err != nil {
		return err
	}
	if is.Mode&unix.S_IFMT != unix.S_IFDIR { // of a file there is nothing to list or to make
		rights &= unix.LANDLOCK_ACCESS_FS_EXECUTE | unix.LANDLOCK_ACCESS_FS_READ_FILE | unix.LANDLOCK_ACCESS_FS_WRITE_FILE | unix.LANDLOCK_ACCESS_FS_TRUNCATE
	}
	attr := unix.LandlockPathBeneathAttr{Allowed_access: rights, Parent_fd: int32(fd)}                                                                         //nolint:gosec // a descriptor fits
	if _, _, errno := unix.Syscall6(unix.SYS_LANDLOCK_ADD_RULE, rules, unix.LANDLOCK_RULE_PATH_BENEATH, uintptr(unsafe.Pointer(&attr)), 0, 0, 0); errno != 0 { //nolint:gosec // the kernel takes it by its address
		return errno
	}
	return nil
}
