package files

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"slices"
	"strings"
	"testing"
)

// payload is what must never run, nor be found in a picture we serve.
const payload = "<script>alert('ran')</script>"

// archive makes a zip file of the names and contents, in that order. The first
// is stored as it is if it is called mimetype, as such formats want.
func archive(namesAndContents ...string) []byte {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(namesAndContents); i += 2 {
		h := &zip.FileHeader{Name: namesAndContents[i], Method: zip.Deflate}
		if h.Name == "mimetype" {
			content := namesAndContents[i+1]
			h.Method, h.CRC32 = zip.Store, crc32.ChecksumIEEE([]byte(content))
			h.CompressedSize64, h.UncompressedSize64 = uint64(len(content)), uint64(len(content))
			w, _ := z.CreateRaw(h)
			_, _ = w.Write([]byte(content))
			continue
		}
		w, _ := z.CreateHeader(h)
		_, _ = w.Write([]byte(namesAndContents[i+1]))
	}
	_ = z.Close()
	return b.Bytes()
}

// officeFile makes the beginning of a Word, Excel or PowerPoint file: its parts
// are named only after a long list of types.
func officeFile(part string) []byte {
	types := make([]byte, 12<<10)
	for i := range types {
		types[i] = byte('a' + i*i%23) // does not compress well
	}
	return archive("[Content_Types].xml", string(types), "_rels/.rels", "<x/>", part, "<x/>")
}

func openFile(kind string) []byte {
	return archive("mimetype", kind, "content.xml", "<x/>", "META-INF/manifest.xml", "<x/>")
}

// drawing is a picture with a dark corner at the top left.
func drawing(w, h int) *image.NRGBA {
	m := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			c := color.NRGBA{R: 240, G: 240, B: 240, A: 255}
			if x < w/2 && y < h/2 {
				c = color.NRGBA{R: 10, G: 10, B: 10, A: 255}
			}
			m.SetNRGBA(x, y, c)
		}
	}
	return m
}

func jpegOf(m image.Image) []byte {
	var b bytes.Buffer
	_ = jpeg.Encode(&b, m, &jpeg.Options{Quality: 95})
	return b.Bytes()
}

func pngOf(m image.Image) []byte {
	var b bytes.Buffer
	_ = png.Encode(&b, m)
	return b.Bytes()
}

// pngChunk makes a chunk of a PNG file.
func pngChunk(kind string, data []byte) []byte {
	body := append([]byte(kind), data...)
	chunk := binary.BigEndian.AppendUint32(nil, uint32(len(data)))
	chunk = append(chunk, body...)
	return binary.BigEndian.AppendUint32(chunk, crc32.ChecksumIEEE(body))
}

// hugePNG says that it is as large as given, and holds nothing.
func hugePNG(w, h uint32) []byte {
	head := binary.BigEndian.AppendUint32(nil, w)
	head = binary.BigEndian.AppendUint32(head, h)
	head = append(head, 8, 2, 0, 0, 0)
	return append([]byte("\x89PNG\r\n\x1a\n"), pngChunk("IHDR", head)...)
}

func riff(kind string, body []byte) []byte {
	b := append([]byte("RIFF"), binary.LittleEndian.AppendUint32(nil, uint32(len(body)+4))...)
	return append(append(b, kind...), body...)
}

func riffChunk(kind string, body []byte) []byte {
	b := append([]byte(kind), binary.LittleEndian.AppendUint32(nil, uint32(len(body)))...)
	b = append(b, body...)
	if len(body)%2 == 1 {
		b = append(b, 0)
	}
	return b
}

func pad(s string, n int) []byte { return append([]byte(s), make([]byte, n)...) }

func ogg(codec string) []byte {
	return append(append([]byte("OggS\x00\x02"), make([]byte, 22)...), codec+strings.Repeat("\x00", 30)...)
}

// good holds an honest beginning of each accepted format, by extension.
func good(t testing.TB) map[string][]byte {
	t.Helper()
	frame := pad("\xff\xfb\x90\x64", 413) // one MP3 frame
	return map[string][]byte{
		"jpg":  jpegOf(drawing(8, 8)),
		"jpeg": jpegOf(drawing(8, 8)),
		"png":  pngOf(drawing(8, 8)),
		"webp": fixture(t, "opaque.webp"),
		"pdf":  []byte("%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n"),
		"docx": officeFile("word/document.xml"),
		"xlsx": officeFile("xl/workbook.xml"),
		"pptx": officeFile("ppt/presentation.xml"),
		"odt":  openFile(openOffice + "text"),
		"ods":  openFile(openOffice + "spreadsheet"),
		"odp":  openFile(openOffice + "presentation"),
		"vtt":  []byte("WEBVTT\n\n00:00.000 --> 00:04.000\nÀ bientôt\n"),
		"txt":  []byte("Liste des élèves\n1;Zoé;Nîmes\n2;Íñigo;Málaga\n"),
		"epub": openFile("application/epub+zip"),
		"mobi": append(pad("A Book", 54), "BOOKMOBI"...),
		"azw3": append(pad("A Book", 54), "BOOKMOBI"...),
		"mp3":  bytes.Repeat(frame, 4),
		"m4a":  pad("\x00\x00\x00\x18ftypM4A \x00\x00\x00\x00M4A mp42", 64),
		"m4b":  pad("\x00\x00\x00\x18ftypM4B \x00\x00\x00\x00M4B mp42", 64),
		"wav":  riff("WAVE", riffChunk("fmt ", make([]byte, 16))),
		"ogg":  ogg("\x01vorbis"),
		"mp4":  pad("\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom", 64),
		"mov":  pad("\x00\x00\x00\x14ftypqt  \x00\x00\x02\x00qt  ", 64),
		"mkv":  pad("\x1a\x45\xdf\xa3\xa3\x42\x86\x81\x01\x42\x82\x88matroska", 64),
		"webm": pad("\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm", 64),
	}
}

// hostile holds files that want to be something else, by name.
func hostile(t testing.TB) map[string][]byte {
	t.Helper()
	j, p := jpegOf(drawing(8, 8)), pngOf(drawing(8, 8))
	html := []byte("<!DOCTYPE html><html><body>" + payload)
	svg := []byte(`<svg xmlns="http://www.w3.org/2000/svg">` + payload + `</svg>`)
	all := map[string][]byte{
		// what it says it is, and is not
		"page.jpg": html, "page.png": html, "page.pdf": html, "page.txt": html, "page.mp3": html, "page.docx": html,
		"page.html": html, "page.htm": html, "page.xhtml": []byte(`<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">` + payload),
		"spaces.txt": append([]byte("\n\n \t\n"), html...), "bom.txt": append([]byte("\xef\xbb\xbf"), html...),
		"comment.txt": []byte("<!-- " + payload + " -->"), "bare.txt": []byte(payload),
		"drawing.svg": svg, "drawing.jpg": svg, "drawing.png": svg, "drawing.txt": svg,
		"declared.txt": append([]byte(`<?xml version="1.0"?>`), svg...), "drawing.svgz": {0x1f, 0x8b, 8, 0, 0, 0, 0, 0},
		"feed.txt": []byte(`<?xml version="1.0"?><rss>` + payload), "code.php": []byte("<?php echo 1;"), "code.txt": []byte("<?php echo 1;"),
		"run.exe": pad("MZ\x90\x00", 200), "run.jpg": pad("MZ\x90\x00", 200), "run.pdf": pad("\x7fELF\x02\x01\x01", 200),
		"run.sh": []byte("#!/bin/sh\nrm -rf /\n"), "applet.docx": archive("META-INF/MANIFEST.MF", "x"),
		"plain.docx": archive("readme", "x"), "links.docx": archive("../../etc/passwd", "x"), "plain.epub": archive("x.html", string(html)),
		"app.xlsx": archive("AndroidManifest.xml", "x", "classes.dex", "x"), "old.docx": pad("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", 600),
		"packed.pdf": {0x1f, 0x8b, 8, 0, 0, 0, 0, 0}, "archive.zip": archive("a", "b"), "macro.docm": officeFile("word/document.xml"),
		"word.xlsx": officeFile("word/document.xml"), "sheet.odt": openFile(openOffice + "spreadsheet"),
		"picture.pdf": j, "picture.mp4": p, "animation.gif": []byte("GIF89a"), "film.avi": riff("AVI LIST", nil),
		"latin1.txt": []byte("\xc9t\xe9 \xe0 la plage"), "utf16.txt": []byte("\xff\xfeh\x00i\x00"), "binary.txt": {0, 1, 2, 3, 4},
		"late.txt": append(bytes.Repeat([]byte("honest text\n"), headSize/8), 0xff, 0xfe),
		// two things at once
		"script.gif": []byte("GIF89a/*" + strings.Repeat("x", 50) + "*/=1;alert('ran')"),
		"script.jpg": []byte("GIF89a/*" + strings.Repeat("x", 50) + "*/=1;alert('ran')"),
		"both.pdf":   []byte("<html>" + payload + "<!--\n%PDF-1.4\n-->"),
		"tail.jpg":   append(bytes.Clone(j), payload...), "tail.png": append(bytes.Clone(p), payload...),
		"tail.pdf":    []byte("%PDF-1.4\n" + payload),
		"comment.jpg": append(append(bytes.Clone(j[:2]), jpegSegment(0xfe, []byte(payload))...), j[2:]...),
		"text.png":    append(append(bytes.Clone(p[:33]), pngChunk("tEXt", []byte("Title\x00"+payload))...), p[33:]...),
		"id3.mp3":     append([]byte("ID3\x03\x00\x00\x00\x00\x00\x7f"), payload...),
		"virus.txt":   []byte(`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + `EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`),
		// broken or too much
		"half.jpg": j[:len(j)/2], "half.png": p[:len(p)/2], "half.webp": fixture(t, "opaque.webp")[:1000],
		"huge.png": hugePNG(50_000, 50_000), "wide.png": hugePNG(1<<31-1, 1), "none.png": hugePNG(0, 0), "empty.jpg": {}, "empty.pdf": {},
		// names
		"double.php.jpg": html, "double.jpg.php": j, "upper.JPG.EXE": j, "noextension": j, "dot.": j, ".jpg": html,
		"nul.jpg\x00.html": html, "turned\u202egpj.html": html, "../../../etc/cron.d/x": html, `..\..\boot.ini`: html,
		"....//....//x.html": html, strings.Repeat("é", 300) + ".html": html, "CON": html, "a\r\nSet-Cookie: x=1.html": html,
		`quote".html`: html, "semi;colon.html": html, "query.jpg?x=.html": html, "space.jpg .html": html,
	}
	return all
}

func jpegSegment(kind byte, data []byte) []byte {
	return append(binary.BigEndian.AppendUint16([]byte{0xff, kind}, uint16(len(data)+2)), data...)
}

// slowJPEG is a small file that goes over all of its pixels once more for
// every 12 bytes: a progressive picture whose steps add nothing.
func slowJPEG(steps int) []byte {
	const side = 1000
	table := append([]byte{0x10, 1}, make([]byte, 15)...) // one code: nothing in the next 16,384 blocks
	table = append(table, 0xe0)
	frame := []byte{8, side >> 8, side & 0xff, side >> 8, side & 0xff, 1, 1, 0x11, 0}
	step := append(jpegSegment(0xda, []byte{1, 1, 0, 1, 63, 0x10}), 0, 1)
	return slices.Concat([]byte{0xff, 0xd8}, jpegSegment(0xc4, table), jpegSegment(0xc2, frame), bytes.Repeat(step, steps))
}
