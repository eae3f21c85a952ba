package files

import (
	"net"
	"strings"
	"testing"

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
