package httpd

import (
	"errors"
	"io"
	"net/http"
	"time"
)

const (
	writeGrace = 30 * time.Second // to take a piece of the answer
	writeRate  = 1 << 10          // bytes a second a reader must keep up with
	pieceSize  = 512 << 10
)

// Pace gives every piece of an answer its own deadline: a client that reads
// slowly gets a film of two hours, one that stops reading is cut off.
func Pace(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		next.ServeHTTP(&paced{ResponseWriter: w, control: http.NewResponseController(w)}, r)
	})
}

type paced struct {
	http.ResponseWriter
	control *http.ResponseController
	until   time.Time
}

func (w *paced) allow(bytes int64) {
	until := time.Now().Add(writeGrace + time.Duration(bytes/writeRate)*time.Second)
	if until.Sub(w.until) >= time.Second { // not for every line of an export
		w.until = until
		_ = w.control.SetWriteDeadline(until) // unsupported only by test recorders
	}
}

func (w *paced) WriteHeader(status int) {
	w.allow(0)
	w.ResponseWriter.WriteHeader(status)
}

func (w *paced) Write(p []byte) (int, error) {
	w.allow(int64(len(p)))
	return w.ResponseWriter.Write(p)
}

// ReadFrom copies in pieces. It takes the reader out of an io.LimitedReader,
// because sendfile looks through one of them only.
func (w *paced) ReadFrom(src io.Reader) (total int64, err error) {
	outer, limited := src.(*io.LimitedReader)
	if limited {
		src = outer.R
	}
	for err == nil {
		piece := int64(pieceSize)
		if limited {
			if piece = min(piece, outer.N); piece <= 0 {
				return total, nil
			}
		}
		w.allow(piece)
		var n int64
		n, err = io.CopyN(w.ResponseWriter, src, piece)
		total += n
		if limited {
			outer.N -= n
		}
	}
	if errors.Is(err, io.EOF) {
		err = nil
	}
	return total, err
}

func (w *paced) Unwrap() http.ResponseWriter { return w.ResponseWriter }
