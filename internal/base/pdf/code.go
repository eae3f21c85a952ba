package pdf

import (
	"fmt"
	"image"

	"github.com/boombuler/barcode/code128"
	"github.com/boombuler/barcode/qr"
)

// Code draws a text as a QR code, so that it is as sharp as the printer is.
func (d *Document) Code(x, y, side float64, content string) {
	size, all, err := DarkRuns(content)
	if err != nil {
		d.SetError(err)
		return
	}
	one := side / float64(size)
	d.SetFillColor(0, 0, 0)
	for _, r := range all {
		d.Rect(x+float64(r.Col)*one, y+float64(r.Row)*one, float64(r.Width)*one, one, "F")
	}
}

// Run is squares of a QR code that are dark, side by side.
type Run struct{ Row, Col, Width int }

// DarkRuns is a text as a QR code of so many squares: which of them are dark.
func DarkRuns(content string) (size int, all []Run, err error) {
	found, err := qr.Encode(content, qr.M, qr.Auto)
	if err != nil {
		return 0, nil, fmt.Errorf("QR code: %w", err)
	}
	size = found.Bounds().Dx()
	dark := func(col, row int) bool {
		if col >= size {
			return false
		}
		r, _, _, _ := found.At(col, row).RGBA()
		return r == 0
	}
	for row := range size {
		for col := 0; col < size; col++ {
			from := col
			for dark(col, row) {
				col++
			}
			if col > from {
				all = append(all, Run{row, from, col - from})
			}
		}
	}
	return size, all, nil
}

// Bars draws a text as a barcode (Code 128) that scanners read. It reports
// whether it did: letters beyond ASCII have no bars.
func (d *Document) Bars(x, y, width, height float64, content string) bool {
	found, err := code128.Encode(content)
	if err != nil {
		return false
	}
	count := found.Bounds().Dx()
	one := width / float64(count)
	d.SetFillColor(0, 0, 0)
	for from := 0; from < count; from++ {
		to := from
		for to < count && isDark(found, to) {
			to++
		}
		if to > from {
			d.Rect(x+float64(from)*one, y, float64(to-from)*one, height, "F")
			from = to
		}
	}
	return true
}

func isDark(found image.Image, at int) bool {
	r, _, _, _ := found.At(at, 0).RGBA()
	return r == 0
}
