package files

import (
	"net"
	"net/http"
	"strings"
	"testing"

	"github.com/minio/minio-go/v7"

	"myspace/internal/base/fault"
)

// TestAStoreOutOfReachIsAway: whoever stores or opens a file then is told to come
// again, and not that something failed.
func TestAStoreOutOfReachIsAway(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			_ = c.Close() // as a server that is killed
		}
	}()
	t.Cleanup(func() { _ = l.Close() })
	s := openStore(t, Config{S3: S3{Endpoint: l.Addr().String(), Bucket: "school", Region: "us-east-1", Key: "key", Secret: "secret"}})
	_, put := s.Put(t.Context(), strings.NewReader("a text"), 100)
	_, opened := s.Open(t.Context(), strings.Repeat("a", 64))
	for what, err := range map[string]error{"put": put, "open": opened} {
		if fault.KindOf(err) != fault.Unavailable || fault.CodeOf(err) != "storage.away" {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// A folder that is just going is no fault of who makes something in it; one that stays is.
func TestAFolderInTheWayIsAskedPast(t *testing.T) {
	inTheWay := minio.ErrorResponse{Code: "ExistingObjectIsDirectory", StatusCode: http.StatusConflict}
	for _, tt := range []struct{ times, asked int }{{0, 1}, {1, 2}, {9, 3}} {
		asked := 0
		err := pastFolders(func() error {
			if asked++; asked <= tt.times {
				return inTheWay
			}
			return nil
		})
		if asked != tt.asked || (err != nil) != (tt.times > 3) {
			t.Errorf("in the way %d times: asked %d times, %v", tt.times, asked, err)
		}
	}
}
