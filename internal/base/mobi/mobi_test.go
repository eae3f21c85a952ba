package mobi_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"myspace/internal/base/epub"
	"myspace/internal/base/mobi"
)

// made is a book for Kindle, to be written as a file.
type made struct {
	way, locked, flags uint16
	encoding, version  uint32
	flows              uint32   // the record that says where the text ends
	text               []string // a record each
	more               []string // pictures and the like
}

const picture = "\x89PNG\r\n\x1a\n"

func (m made) file() []byte {
	first := make([]byte, 0x100)
	binary.BigEndian.PutUint16(first, m.way)
	binary.BigEndian.PutUint16(first[8:], uint16(len(m.text)))
	binary.BigEndian.PutUint16(first[12:], m.locked)
	copy(first[16:], "MOBI")
	binary.BigEndian.PutUint32(first[20:], 0xe8)
	binary.BigEndian.PutUint32(first[28:], m.encoding)
	binary.BigEndian.PutUint32(first[0x24:], m.version)
	binary.BigEndian.PutUint32(first[0x6c:], uint32(len(m.text)+1))
	binary.BigEndian.PutUint32(first[0xc0:], m.flows)
	binary.BigEndian.PutUint16(first[0xf2:], m.flags)
	records := append([]string{string(first)}, append(m.text, m.more...)...)
	head := make([]byte, 78)
	copy(head, "A book")
	copy(head[60:], "BOOKMOBI")
	binary.BigEndian.PutUint16(head[76:], uint16(len(records)))
	at := len(head) + 8*len(records)
	var list, all []byte
	for i, r := range records {
		list = binary.BigEndian.AppendUint32(list, uint32(at+len(all)))
		list = binary.BigEndian.AppendUint32(list, uint32(2*i))
		all = append(all, r...)
	}
	return bytes.Join([][]byte{head, list, all}, nil)
}

func open(t *testing.T, m made) *epub.Book {
	t.Helper()
	data := m.file()
	b, err := mobi.Open(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func htmlOf(t *testing.T, b *epub.Book) (all []string) {
	t.Helper()
	for n := range b.Sections {
		text, err := b.HTML(n)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, text)
	}
	return all
}

func expect(t *testing.T, b *epub.Book, want ...string) {
	t.Helper()
	if got := htmlOf(t, b); strings.Join(got, "|") != strings.Join(want, "|") {
		t.Errorf("it reads\n%s, want\n%s", strings.Join(got, "|"), strings.Join(want, "|"))
	}
}

func TestAMobiIsReadPageByPage(t *testing.T) {
	b := open(t, made{way: 1, encoding: 1252, version: 6, text: []string{
		"<html><head><title>no</title><guide><reference title=no></guide></head><body><H1>Premi\xe8re <i>page</i></H1><p width=0>Un & deux<p>Trois<div>",
		"<mbp:pagebreak/></div><h2>Seconde</h2><h2>no</h2><img recindex=\"00002\" alt=\"A\"><p>Fin</body></html><mbp:pagebreak> ",
	}, more: []string{"no picture", picture}})
	expect(t, b, "<h1>Première <i>page</i></h1><p>Un &amp; deux</p><p>Trois<div></div></p>",
		`<h2>Seconde</h2><h2>no</h2><img alt="A" data-n="1"><p>Fin</p>`)
	if c := b.Contents; len(c) != 2 || c[0] != (epub.Entry{Title: "Première page"}) || c[1] != (epub.Entry{Title: "Seconde", Section: 1}) {
		t.Errorf("its contents are %+v", c)
	}
	r, _, err := b.Picture(1)
	if err != nil {
		t.Fatal(err)
	}
	if data, _ := io.ReadAll(r); string(data) != picture {
		t.Errorf("its picture is %q", data)
	}
}

// counted counts how often a file is read.
type counted struct {
	io.ReaderAt
	times int
}

func (c *counted) ReadAt(b []byte, at int64) (int, error) {
	c.times++
	return c.ReaderAt.ReadAt(b, at)
}

// TestATextThatIsKeptIsNotReadAgain: of its file only pictures are.
func TestATextThatIsKeptIsNotReadAgain(t *testing.T) {
	data := made{way: 1, encoding: 65001, text: []string{"<p>one</p><mbp:pagebreak/>", `<p>two</p><img recindex="1">`}, more: []string{picture}}.file()
	kept, err := mobi.Unpack(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	if least := int64(len("<p>one</p><p>two</p>")); kept.Size() < least {
		t.Errorf("it takes %d", kept.Size())
	}
	file := &counted{ReaderAt: bytes.NewReader(data)}
	b, err := kept.Book(file)
	if err != nil {
		t.Fatal(err)
	}
	expect(t, b, "<p>one</p>", `<p>two</p><img alt="" data-n="0">`)
	if file.times != 0 {
		t.Errorf("its file was read %d times", file.times)
	}
	r, _, err := b.Picture(0)
	if err != nil {
		t.Fatal(err)
	}
	if got, _ := io.ReadAll(r); string(got) != picture || file.times != 1 {
		t.Errorf("its picture is %q after %d reads", got, file.times)
	}
}

func TestAnAZW3IsReadFileByFileWithoutItsStyles(t *testing.T) {
	text := `<?xml version="1.0"?><html><head/><body></body></html><p>Één</p><img src="kindle:embed:0001?mime=image/png"/><html><body></body></html><p>Twee</p>`
	flows := "FDST" + string(binary.BigEndian.AppendUint32(nil, 12)) + string(binary.BigEndian.AppendUint32(nil, 2)) +
		string(binary.BigEndian.AppendUint32(nil, 0)) + string(binary.BigEndian.AppendUint32(nil, uint32(len(text))))
	b := open(t, made{way: 1, encoding: 65001, version: 8, flows: 3, text: []string{text + "p { color: red }"}, more: []string{picture, flows}})
	expect(t, b, `<p>Één</p><img alt="" data-n="0">`, "<p>Twee</p>")
}

// TestPackedRecordsAreUnpacked: bytes as they are, a run, a blank with a letter, and a
// repetition that overlaps itself; what hangs on the record is taken off.
func TestPackedRecordsAreUnpacked(t *testing.T) {
	packed := "<p>ab\x80\x10\x02\xc3\xa9\xe3</p>" // from two before, three letters
	b := open(t, made{way: 2, encoding: 65001, flags: 3, text: []string{packed + "\x00" + "xx\x83"}})
	expect(t, b, "<p>ababaé c</p>")
}

func TestNothingOfAHostileKindleBookComesOut(t *testing.T) {
	b := open(t, made{way: 1, encoding: 65001, text: []string{`<script>bad()</script><p onclick="bad()" style="x:url(https://evil.example)">words</p><img src="https://evil.example/x" onerror=bad()>` +
		`<a href="javascript:bad()">words</a><svg onload=bad()><script>bad()</script></svg><iframe src=//evil.example></iframe><p title='"><script>bad()</script>'>words<plaintext><script>bad()`}})
	got := strings.Join(htmlOf(t, b), "")
	if strings.Contains(got, "evil") || strings.Contains(got, "<script") || strings.Contains(got, "on") && strings.Contains(got, "=bad") || strings.Count(got, "words") != 3 {
		t.Errorf("it comes out as %s", got)
	}
}

func TestWhatIsNoKindleBookIsRefused(t *testing.T) {
	fine := made{way: 1, encoding: 65001, text: []string{"<p>words</p>"}}
	locked, unknown, strange, empty := fine, fine, fine, fine
	locked.locked, unknown.way, strange.encoding, empty.text = 2, 17480, 1, nil
	backwards := fine.file()
	binary.BigEndian.PutUint32(backwards[78+8:], 0xffffff)
	for name, data := range map[string][]byte{
		"nothing": {}, "another kind": []byte("%PDF-1.4"), "a locked one": locked.file(), "one packed otherwise": unknown.file(), "one in no alphabet": strange.file(),
		"one without a text": empty.file(), "one whose records go backwards": backwards,
	} {
		if _, err := mobi.Open(bytes.NewReader(data), int64(len(data))); !errors.Is(err, epub.ErrBroken) && !errors.Is(err, epub.ErrTooLarge) {
			t.Errorf("%s: %v", name, err)
		}
	}
	many := fine
	many.text = make([]string, 40)
	for i := range many.text {
		many.text[i] = strings.Repeat("x", 1<<20)
	}
	data := many.file()
	if _, err := mobi.Open(bytes.NewReader(data), int64(len(data))); !errors.Is(err, epub.ErrTooLarge) {
		t.Errorf("one that is too large: %v", err)
	}
}

// TestBrokenKindleBooksDoNoHarm: whatever byte is another, and wherever the file ends,
// it is read or refused.
func TestBrokenKindleBooksDoNoHarm(t *testing.T) {
	whole := made{way: 2, encoding: 65001, version: 8, flags: 7, flows: 2, text: []string{"<p>ab\x80\x10\x02\xc3\xa9</p>\x83"}, more: []string{"FDST", picture}}.file()
	random := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		data := bytes.Clone(whole)
		for range 1 + random.IntN(4) {
			data[random.IntN(len(data))] = byte(random.IntN(256))
		}
		data = data[:random.IntN(len(data)+1)]
		b, err := mobi.Open(bytes.NewReader(data), int64(len(data)))
		if err == nil {
			_, err = b.HTML(0)
			_, _, _ = b.Picture(0)
		}
		if err != nil && !errors.Is(err, epub.ErrBroken) && !errors.Is(err, epub.ErrTooLarge) {
			t.Errorf("%q: %v", data, err)
		}
	}
}
