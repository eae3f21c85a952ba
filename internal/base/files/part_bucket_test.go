package files

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/minio/minio-go/v7"

	"myspace/internal/base/fault"
)

// row is what the database knows of a part, for several servers.
type row struct {
	mu sync.Mutex
	Part
	fail func() (kept bool, err error) // when a note is lost; may be nil
}

func (r *row) read() Part {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.Part
}

var errMoved = errors.New("somebody else has gone on")

// add has a server go on where the row says, as far as content goes.
func (r *row) add(ctx context.Context, s *Store, piece io.Reader) error {
	return r.addTo(ctx, s, r.read(), piece)
}

func (r *row) addTo(ctx context.Context, s *Store, p Part, piece io.Reader) error {
	_, err := s.Append(ctx, p, piece, func(next Part) error {
		err := r.note(p, next)
		p = next
		return err
	})
	return err
}

// note is what the database does with a note.
func (r *row) note(before, next Part) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.Received != before.Received || r.Place != before.Place {
		return errMoved
	}
	kept, err := true, error(nil)
	if r.fail != nil {
		kept, err = r.fail()
	}
	if kept {
		r.Part = next
	}
	return err
}

// someBytes are no text, and the same in each run.
func someBytes(n int) []byte {
	content := make([]byte, n)
	_, _ = rand.NewChaCha8([32]byte{1}).Read(content)
	copy(content, "%PDF-1.7\n")
	return content
}

// twoServers are stores with folders of their own over one bucket.
func twoServers(t *testing.T) (all [2]*Store, ok bool) {
	t.Helper()
	if server.Endpoint == "" {
		t.Log("two servers: NOT RUN (TEST_S3 not set)")
		return all, false
	}
	c := newBucket()
	return [2]*Store{openBucketStore(t, c), openBucketStore(t, c)}, true
}

// becomes makes sure that a part is stored as the content it is, and that
// nothing of it is left behind.
func becomes(t *testing.T, s *Store, p Part, content []byte) {
	t.Helper()
	b, err := s.PutPart(t.Context(), p, Documents, "a.pdf")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(read(t, s, b.Hash), content) {
		t.Error("it came out differently")
	}
	want, err := s.Put(t.Context(), bytes.NewReader(content), int64(len(content)))
	if err != nil || b != want {
		t.Errorf("stored as %+v, want %+v, %v", b, want, err)
	}
	if err := s.DropPart(t.Context(), p.ID); err != nil {
		t.Fatal(err)
	}
	if left := leftOf(t, s); len(left) > 0 {
		t.Errorf("left in the store: %v", left)
	}
}

// leftOf lists what the store has of parts.
func leftOf(t *testing.T, s *Store) (left []string) {
	t.Helper()
	b := s.back.(*bucket)
	err := b.list(t.Context(), partFolder, func(e entry) error {
		left = append(left, e.key)
		return nil
	})
	begun, failed := b.core().ListMultipartUploads(t.Context(), b.Bucket, b.under(""), "", "", "", 1000)
	if err := errors.Join(err, failed); err != nil {
		t.Fatal(err)
	}
	for _, u := range begun.Uploads {
		left = append(left, "multipart "+u.Key)
	}
	return left
}

// Pieces of any size, below and above what S3 takes, to one server and the other.
func TestAnyServerGoesOnWithAPart(t *testing.T) {
	servers, ok := twoServers(t)
	if !ok {
		return
	}
	const mib = 1 << 20
	for name, sizes := range map[string][]int{
		"one small":         {100},
		"several small":     {10, 70_000, 1, 3 * mib},
		"one above a step":  {objectStep + mib},
		"small, then large": {3 * mib, 3 * mib, 1, 8 * mib, 20},
		"as browsers do":    {8 * mib, 8 * mib, 4 * mib},
		"a whole piece":     {leastPiece, leastPiece},
	} {
		t.Run(name, func(t *testing.T) {
			total := 0
			for _, n := range sizes {
				total += n
			}
			content := someBytes(total)
			r := &row{Part: Part{ID: strings.ReplaceAll(name, " ", ""), Size: int64(total)}}
			for i, n := range sizes {
				rest := content[r.Received:]
				if err := r.add(t.Context(), servers[i%2], bytes.NewReader(rest[:n])); err != nil {
					t.Fatal(err)
				}
				if has, err := servers[(i+1)%2].HasPart(t.Context(), r.read()); !has || err != nil {
					t.Errorf("after %d pieces the other server has it: %t, %v", i+1, has, err)
				}
			}
			becomes(t, servers[len(sizes)%2], r.read(), content)
		})
	}
}

// A server may die after any of its calls, and the note of what it did be lost,
// or kept without a word of it: another one goes on, and nothing that was noted
// is sent again.
func TestAServerMayDieBetweenStoreAndDatabase(t *testing.T) {
	servers, ok := twoServers(t)
	if !ok {
		return
	}
	content := someBytes(leastPiece + 3<<20)
	for _, kept := range []bool{false, true} {
		for at := 1; ; at++ { // the note that fails
			notes := 0
			r := &row{Part: Part{ID: fmt.Sprintf("p%t%d", kept, at), Size: int64(len(content))}}
			copy(content[100:], r.ID) // no content is there from an earlier round
			r.fail = func() (bool, error) {
				if notes++; notes == at {
					return kept, errors.New("killed")
				}
				return true, nil
			}
			for turn := 0; r.Received < r.Size; turn++ {
				before := r.Received
				piece := content[before:]
				piece = piece[:min(len(piece), 3<<20)]
				if err := r.add(t.Context(), servers[turn%2], bytes.NewReader(piece)); err != nil && notes != at {
					t.Fatal(err)
				}
				if r.Received < before {
					t.Fatalf("%d bytes were noted, and %d are", before, r.Received)
				}
			}
			becomes(t, servers[at%2], r.read(), content)
			if notes < at { // there were no more to fail
				break
			}
		}
	}
}

// Whichever of two is quicker, one piece counts, and it is whole.
func TestAPieceThatIsSentTwiceIsTakenOnce(t *testing.T) {
	servers, ok := twoServers(t)
	if !ok {
		return
	}
	content := someBytes(2*leastPiece + 100)
	r := &row{Part: Part{ID: "p", Size: int64(len(content))}}
	for r.Received < r.Size {
		piece := content[r.Received:]
		piece = piece[:min(len(piece), leastPiece)]
		was := r.read()
		var taken atomic.Int32
		var both sync.WaitGroup
		for _, s := range servers {
			both.Go(func() {
				err := r.addTo(t.Context(), s, was, bytes.NewReader(piece))
				if err == nil {
					taken.Add(1)
				} else if !errors.Is(err, errMoved) {
					t.Error(err)
				}
			})
		}
		both.Wait()
		if taken.Load() != 1 || r.Received != was.Received+int64(len(piece)) {
			t.Fatalf("a piece of %d bytes was taken %d times: %d became %d", len(piece), taken.Load(), was.Received, r.Received)
		}
	}
	becomes(t, servers[0], r.read(), content)
}

// Who is late, because another has gone on meanwhile, changes nothing of what
// that one was told: its bytes have another name.
func TestWhoIsLateWritesOverNothing(t *testing.T) {
	servers, ok := twoServers(t)
	if !ok {
		return
	}
	content := someBytes(2*leastPiece + 100)
	r := &row{Part: Part{ID: "p", Size: int64(len(content))}}
	if err := r.add(t.Context(), servers[0], bytes.NewReader(content[:leastPiece])); err != nil {
		t.Fatal(err)
	}
	before, notes := r.read(), 0
	_, err := servers[0].Append(t.Context(), before, bytes.NewReader(bytes.Repeat([]byte("x"), leastPiece)), func(next Part) error {
		err := r.note(before, next)
		before = next
		if notes++; notes == 1 { // it has the turn, and its bytes are not sent yet
			if err := r.add(t.Context(), servers[1], bytes.NewReader(content[leastPiece:2*leastPiece])); err != nil {
				t.Error(err)
			}
		}
		return err
	})
	if !errors.Is(err, errMoved) || notes != 2 {
		t.Errorf("who was late was told %v after %d notes", err, notes)
	}
	if err := r.add(t.Context(), servers[0], bytes.NewReader(content[2*leastPiece:])); err != nil {
		t.Fatal(err)
	}
	becomes(t, servers[1], r.read(), content)
}

// endingReader has something happen when all was read.
type endingReader struct {
	*bytes.Reader
	then func()
}

func (r endingReader) Read(p []byte) (int, error) {
	n, err := r.Reader.Read(p)
	if r.Len() == 0 {
		r.then()
	}
	return n, err
}

// Two servers may be asked at once to make a content of the same part.
func TestTwoServersFinishOnePart(t *testing.T) {
	servers, ok := twoServers(t)
	if !ok {
		return
	}
	content := someBytes(leastPiece + 100)
	r := &row{Part: Part{ID: "p", Size: int64(len(content))}}
	for _, piece := range [][]byte{content[:leastPiece], content[leastPiece:]} {
		if err := r.add(t.Context(), servers[0], bytes.NewReader(piece)); err != nil {
			t.Fatal(err)
		}
	}
	var both sync.WaitGroup
	for _, s := range servers {
		both.Go(func() {
			if _, err := s.PutPart(t.Context(), r.read(), Documents, "a.pdf"); err != nil {
				t.Error(err)
			}
		})
	}
	both.Wait()
	becomes(t, servers[1], r.read(), content)
}

// line leads to the S3 server, until it is cut.
type line struct {
	net.Listener
	cut   atomic.Bool
	mu    sync.Mutex
	conns []net.Conn
}

func newLine(t *testing.T) *line {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	one := &line{Listener: l}
	go one.serve()
	t.Cleanup(func() { _ = l.Close(); one.set(true) })
	return one
}

func (l *line) serve() {
	for {
		c, err := l.Accept()
		if err != nil {
			return
		}
		to, err := net.Dial("tcp", server.Endpoint)
		if err != nil || l.cut.Load() {
			_ = c.Close()
			if err == nil {
				_ = to.Close()
			}
			continue
		}
		l.mu.Lock()
		l.conns = append(l.conns, c, to)
		l.mu.Unlock()
		for _, way := range [][2]net.Conn{{c, to}, {to, c}} {
			go func() {
				_, _ = io.Copy(way[1], way[0])
				_ = way[1].Close()
			}()
		}
	}
}

// set cuts the line, or mends it.
func (l *line) set(cut bool) {
	l.cut.Store(cut)
	l.mu.Lock()
	defer l.mu.Unlock()
	if cut {
		for _, c := range l.conns {
			_ = c.Close()
		}
		l.conns = nil
	}
}

// While the store is away one is told so, and not that the part is gone; then it
// goes on with what was noted.
func TestTheStoreIsAwayInTheMiddleOfAPart(t *testing.T) {
	if server.Endpoint == "" {
		t.Log("the store away: NOT RUN (TEST_S3 not set)")
		return
	}
	way := newLine(t)
	c := newBucket()
	c.Endpoint = way.Addr().String()
	s := openBucketStore(t, c)
	content := someBytes(3*leastPiece + 100)
	r := &row{Part: Part{ID: "p", Size: int64(len(content))}}
	for _, end := range []int{leastPiece, leastPiece + 1000, 2*leastPiece + 1000, len(content)} {
		before := r.Received
		piece := content[before:end]
		if err := r.add(t.Context(), s, endingReader{bytes.NewReader(piece), func() { way.set(true) }}); fault.KindOf(err) != fault.Unavailable || r.Received != before {
			t.Fatalf("without the store: %d bytes became %d, %v", before, r.Received, err)
		}
		if _, err := s.HasPart(t.Context(), r.read()); before > 0 && fault.KindOf(err) != fault.Unavailable {
			t.Errorf("without the store: %v", err)
		}
		way.set(false)
		if err := r.add(t.Context(), s, bytes.NewReader(piece)); err != nil || r.Received != int64(end) {
			t.Fatalf("with the store again: %d bytes, %v", r.Received, err)
		}
	}
	way.set(true)
	if _, err := s.PutPart(t.Context(), r.read(), Documents, "a.pdf"); fault.KindOf(err) != fault.Unavailable {
		t.Errorf("stored without the store: %v", err)
	}
	way.set(false)
	becomes(t, s, r.read(), content)
}

// What belongs to no row is found again, and so is what a server that died was
// about to have put together.
func TestOldPartsOfABucketAreFound(t *testing.T) {
	servers, ok := twoServers(t)
	if !ok {
		return
	}
	s := servers[0]
	appended(t, s, Part{ID: "small", Size: 100}, "text")
	appended(t, s, Part{ID: "large", Size: 2 * leastPiece}, strings.Repeat("text", leastPiece/4))
	none, err := s.OldParts(t.Context(), now().Add(-time.Hour))
	if err != nil || len(none) > 0 {
		t.Errorf("old after a moment: %v, %v", none, err)
	}
	old, err := s.OldParts(t.Context(), now().Add(time.Hour))
	if err != nil || !slices.Equal(old, []string{"large", "small"}) {
		t.Errorf("old are %v, %v", old, err)
	}
	for _, id := range old {
		if err := s.DropPart(t.Context(), id); err != nil {
			t.Fatal(err)
		}
	}
	b := s.back.(*bucket)
	if _, err := b.core().NewMultipartUpload(t.Context(), b.Bucket, b.name("ab/cd/content"), minio.PutObjectOptions{}); err != nil {
		t.Fatal(err)
	}
	for hours, want := range []int{1, 0} { // what was begun an hour ago, and what was by now
		if err := b.tidy(t.Context(), now().Add(time.Duration(2*hours-1)*time.Hour)); err != nil {
			t.Fatal(err)
		}
		if left := leftOf(t, s); len(left) != want {
			t.Errorf("left in the store: %v", left)
		}
	}
}

// A text is one to its end, and a store has nobody read the end before it came.
func TestATextInPiecesIsOneToItsEnd(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		content := strings.Repeat("text", 20_000)
		p := appended(t, s, Part{ID: "p", Size: int64(len(content)) + 1}, content)
		if err := s.CheckPart(p, Documents, "a.txt"); err != nil {
			t.Errorf("a text was refused: %v", err)
		}
		if err := s.CheckPart(p, Pictures, "a.jpg"); fault.CodeOf(err) != "file.type_not_accepted" {
			t.Errorf("a text was taken for a picture: %v", err)
		}
		p = appended(t, s, p, "\xff")
		if _, err := s.PutPart(t.Context(), p, Documents, "a.txt"); fault.CodeOf(err) != "file.type_not_accepted" {
			t.Errorf("it was taken for a text: %v", err)
		}
	})
}

// Collect must spare what a part has just become, also where the same content
// had been forgotten for days.
func TestAPartMakesAnOldContentNew(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		b := put(t, s, "the content")
		makeOld(t, s, b.Hash)
		p := appended(t, s, Part{ID: "p", Size: b.Size}, "the content")
		if got, err := s.PutPart(t.Context(), p, Documents, "a.txt"); err != nil || got != b {
			t.Fatalf("stored as %+v, %v", got, err)
		}
		e, err := s.back.stat(t.Context(), blobKey(b.Hash))
		if err != nil || now().Sub(e.modified) > youngFor {
			t.Errorf("it is of %v, %v", e.modified, err)
		}
	})
}

// Parts in a folder are its server's own, and nobody's once a bucket keeps them.
func TestPartsThatABucketTookOverAreSwept(t *testing.T) {
	for _, over := range []S3{{}, {Endpoint: "127.0.0.1:1", Bucket: "school", Region: "us-east-1", Key: "key", Secret: "secret"}} {
		c := Config{Folder: filepath.Join(t.TempDir(), "files"), S3: over}
		openStore(t, c)
		old, fresh := filepath.Join(c.Folder, partFolder, "old"), filepath.Join(c.Folder, partFolder, "fresh")
		long := now().Add(-2 * staleAfter)
		if err := errors.Join(os.WriteFile(old, nil, 0o600), os.WriteFile(fresh, nil, 0o600), os.Chtimes(old, long, long)); err != nil {
			t.Fatal(err)
		}
		openStore(t, c)
		_, oldErr := os.Stat(old)
		_, freshErr := os.Stat(fresh)
		if kept := over.Endpoint == ""; (oldErr == nil) != kept || freshErr != nil {
			t.Errorf("with the bucket %q: %v, %v", over.Bucket, oldErr, freshErr)
		}
	}
}
