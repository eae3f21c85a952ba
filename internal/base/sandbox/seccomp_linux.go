package sandbox

import (
	"errors"
	"runtime"
	"unsafe"

	"golang.org/x/sys/unix"
)

// machine is what the kernel's filter has to know of a processor.
type machine struct {
	audit uint32
	// forks are its calls that begin a process and nothing else.
	forks []uint32
}

var machines = map[string]machine{
	"amd64": {unix.AUDIT_ARCH_X86_64, []uint32{57, 58}}, // fork and vfork
	"arm64": {unix.AUDIT_ARCH_AARCH64, nil},
}

const (
	// Where the kernel hands over the number of a call, the processor and the first
	// argument.
	callAt, auditAt, firstAt = 0, 4, 16
	// otherCalls is where the calls of another kind of program begin, by other numbers.
	otherCalls = 0x40000000

	deny  = unix.SECCOMP_RET_ERRNO | uint32(unix.EPERM)
	lacks = unix.SECCOMP_RET_ERRNO | uint32(unix.ENOSYS)
)

// refuseCalls leaves the program without sockets, also those that lie in the file
// system, which neither a namespace nor Landlock closes, and without other processes;
// threads it may have.
func refuseCalls() error {
	m, ok := machines[runtime.GOARCH]
	if !ok {
		return errors.New("this processor is not known")
	}
	filter := m.filter()
	program := unix.SockFprog{Len: uint16(len(filter)), Filter: &filter[0]}                                                                        //nolint:gosec // a few lines
	if _, _, errno := unix.Syscall(unix.SYS_PRCTL, unix.PR_SET_SECCOMP, unix.SECCOMP_MODE_FILTER, uintptr(unsafe.Pointer(&program))); errno != 0 { //nolint:gosec // the kernel takes it by its address
		return errno
	}
	return nil
}

func (m machine) filter() []unix.SockFilter {
	all := []unix.SockFilter{
		load(auditAt),
		{Code: unix.BPF_JMP | unix.BPF_JEQ | unix.BPF_K, K: m.audit, Jt: 1},
		answer(deny),
		load(callAt), unless(unix.BPF_JGE, otherCalls), answer(deny),
		// Of it the kernel shows no flags; who lacks it takes the older one.
		unless(unix.BPF_JEQ, unix.SYS_CLONE3), answer(lacks),
	}
	for _, call := range append([]uint32{unix.SYS_SOCKET, unix.SYS_SOCKETPAIR, unix.SYS_IO_URING_SETUP}, m.forks...) {
		all = append(all, unless(unix.BPF_JEQ, call), answer(deny))
	}
	return append(
		all,
		unix.SockFilter{Code: unix.BPF_JMP | unix.BPF_JEQ | unix.BPF_K, K: unix.SYS_CLONE, Jf: 3},
		load(firstAt), unix.SockFilter{Code: unix.BPF_JMP | unix.BPF_JSET | unix.BPF_K, K: unix.CLONE_THREAD, Jt: 1}, answer(deny),
		answer(unix.SECCOMP_RET_ALLOW),
	)
}

func load(at uint32) unix.SockFilter {
	return unix.SockFilter{Code: unix.BPF_LD | unix.BPF_W | unix.BPF_ABS, K: at}
}

// unless goes over the next step where something does not hold.
func unless(holds uint16, value uint32) unix.SockFilter {
	return unix.SockFilter{Code: unix.BPF_JMP | holds | unix.BPF_K, K: value, Jf: 1}
}

func answer(with uint32) unix.SockFilter {
	return unix.SockFilter{Code: unix.BPF_RET | unix.BPF_K, K: with}
}
