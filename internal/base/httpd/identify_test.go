package httpd

import (
	"net/http"
	"net/http/httptest"
	"net/netip"
	"testing"
)

func TestClientAddress(t *testing.T) {
	trusted, err := ParseProxies([]string{"127.0.0.1", "10.0.0.0/8", "fd00::/8"})
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		remote    string
		forwarded []string
		want      string
	}{
		"direct":                       {"203.0.113.9:1234", nil, "203.0.113.9"},
		"a stranger's header is empty": {"203.0.113.9:1234", []string{"198.51.100.1"}, "203.0.113.9"},
		"by our proxy":                 {"10.0.0.1:80", []string{"198.51.100.1"}, "198.51.100.1"},
		"what is left may be invented": {"10.0.0.1:80", []string{"1.1.1.1, 198.51.100.1"}, "198.51.100.1"},
		"two proxies":                  {"10.0.0.1:80", []string{"1.1.1.1, 198.51.100.1, 10.2.2.2"}, "198.51.100.1"},
		"two lines":                    {"10.0.0.1:80", []string{"1.1.1.1", "198.51.100.1"}, "198.51.100.1"},
		"with port":                    {"10.0.0.1:80", []string{"198.51.100.1:5555"}, "198.51.100.1"},
		"IPv6":                         {"[fd00::1]:80", []string{"2001:db8::7"}, "2001:db8::7"},
		"IPv6 with port":               {"[fd00::1]:80", []string{"[2001:db8::7]:99"}, "2001:db8::7"},
		"mapped":                       {"[::ffff:10.0.0.1]:80", []string{"::ffff:198.51.100.1"}, "198.51.100.1"},
		"unreadable":                   {"10.0.0.1:80", []string{"198.51.100.1, unknown"}, "10.0.0.1"},
		"unreadable further left":      {"10.0.0.1:80", []string{"evil, 10.2.2.2"}, "10.2.2.2"},
		"all ours":                     {"10.0.0.1:80", []string{"10.3.3.3, 10.2.2.2"}, "10.3.3.3"},
		"empty header":                 {"10.0.0.1:80", []string{""}, "10.0.0.1"},
		"a socket":                     {"@", nil, "invalid IP"},
	} {
		t.Run(name, func(t *testing.T) {
			var got netip.Addr
			h := Identify(trusted)(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { got = ClientIP(r.Context()) }))
			r := httptest.NewRequest("GET", "/", nil)
			r.RemoteAddr = c.remote
			r.Header["X-Forwarded-For"] = c.forwarded
			r.Header.Set("Forwarded", "for=9.9.9.9")
			h.ServeHTTP(httptest.NewRecorder(), r)
			if got.String() != c.want {
				t.Errorf("client %s, want %s", got, c.want)
			}
		})
	}
}

func TestRequestID(t *testing.T) {
	trusted := []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}
	h := Identify(trusted)(http.NotFoundHandler())
	for name, c := range map[string]struct {
		remote, id string
		kept       bool
	}{
		"from our proxy":     {"10.0.0.1:1", "abc-123.def_4", true},
		"from a stranger":    {"203.0.113.9:1", "abc-123.def_4", false},
		"not plain":          {"10.0.0.1:1", "abc 123\tdef", false},
		"too short to trace": {"10.0.0.1:1", "1", false},
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr = c.remote
		w := askWith(h, r, "X-Request-Id: "+c.id)
		got := w.Header().Get("X-Request-Id")
		if (got == c.id) != c.kept || len(got) < 8 {
			t.Errorf("%s: id %q", name, got)
		}
	}
	if a, b := ask(h, "GET", "/"), ask(h, "GET", "/"); a.Header().Get("X-Request-Id") == b.Header().Get("X-Request-Id") {
		t.Error("two requests have one id")
	}
}

func TestNetwork(t *testing.T) {
	for addr, want := range map[string]string{
		"203.0.113.9":          "203.0.113.9/32",
		"::ffff:203.0.113.9":   "203.0.113.9/32",
		"2001:db8:1:2:3:4:5:6": "2001:db8:1:2::/64",
		"fe80::1%eth0":         "fe80::/64",
	} {
		if got := Network(netip.MustParseAddr(addr)).String(); got != want {
			t.Errorf("network of %s is %s, want %s", addr, got, want)
		}
	}
	if got := Network(netip.Addr{}); got != (netip.Prefix{}) {
		t.Errorf("network of nothing is %s", got)
	}
}

func TestParseProxiesNamesTheWrongOne(t *testing.T) {
	_, err := ParseProxies([]string{"10.0.0.1", "office"})
	if err == nil || err.Error() != `"office" is neither an address nor a network such as 10.0.0.0/8` {
		t.Errorf("error %v", err)
	}
}
