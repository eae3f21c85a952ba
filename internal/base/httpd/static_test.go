package httpd

import (
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"
)

const indexHTML = `<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style>
<meta name="myspace-region" content="__REGION__"><meta name="myspace-help-url" content="__HELP_URL__"><meta name="myspace-version" content="__VERSION__">`

func testSite(t *testing.T, files map[string]string) *Static {
	t.Helper()
	dist := fstest.MapFS{}
	for name, content := range files {
		dist[name] = &fstest.MapFile{Data: []byte(content)}
	}
	s, err := NewStatic(dist, Site{
		Region: "AF", HelpURL: `https://help.example/?a=1&b="2"`, Version: "<1.0>",
		API: []string{"/api/", "/session", "/organization-openlist/", "/password/"},
	})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

var built = map[string]string{
	"index.html": indexHTML, ".gitkeep": "", "boot.js": "boot()", "favicon.ico": "icon",
	"assets/app-1a2b.js": "app()", "assets/app-1a2b.js.br": "app-br", "assets/app-1a2b.js.gz": "app-gz",
	"assets/font-9.woff2": "font", "assets/only.css.br": "orphan",
}

func TestStaticRoutes(t *testing.T) {
	h := Compress(testSite(t, built))
	const html, image = "Accept: text/html,application/xhtml+xml,*/*;q=0.8", "Accept: image/avif,*/*;q=0.8"
	for _, c := range []struct {
		method, path, header string
		status               int
		kind, body           string
	}{
		{"GET", "/", html, 200, "text/html; charset=utf-8", "<!doctype"},
		{"GET", "/", "Accept: */*", 200, "text/html; charset=utf-8", "<!doctype"},
		{"HEAD", "/", html, 200, "text/html; charset=utf-8", ""},
		{"GET", "/index.html", html, 200, "text/html; charset=utf-8", "<!doctype"},
		{"GET", "/apps/academic/campus/123", html, 200, "text/html; charset=utf-8", "<!doctype"},
		{"GET", "/check/0123456789abcdef0123456789abcdef", html, 200, "text/html; charset=utf-8", "<!doctype"},
		{"GET", "/sessions-of-the-year", html, 200, "text/html; charset=utf-8", "<!doctype"},
		{"GET", "/boot.js", image, 200, "text/javascript; charset=utf-8", "boot()"},
		{"GET", "/favicon.ico", image, 200, "image/x-icon", "icon"},
		{"GET", "/assets/font-9.woff2", image, 200, "font/woff2", "font"},
		{"GET", "/robots.txt", html, 200, "text/plain; charset=utf-8", "User-agent: *\nDisallow: /\n"},
		{"GET", "/assets/app-0000.js", html, 404, "application/problem+json", "request.not_found"},
		{"GET", "/assets/app-1a2b.js.br", image, 404, "application/problem+json", "request.not_found"},
		{"GET", "/assets/only.css", image, 404, "application/problem+json", "request.not_found"},
		{"GET", "/assets", html, 404, "application/problem+json", "request.not_found"},
		{"GET", "/missing.png", image, 404, "application/problem+json", "request.not_found"},
		{"GET", "/missing.js", "Accept: */*", 404, "application/problem+json", "request.not_found"},
		{"GET", "/.gitkeep", "Accept: */*", 404, "application/problem+json", "request.not_found"},
		{"GET", "/../go.mod", "Accept: */*", 404, "application/problem+json", "request.not_found"},
		{"GET", "/api/nothing", html, 404, "application/problem+json", "request.not_found"},
		{"GET", "/session", html, 404, "application/problem+json", "request.not_found"},
		{"GET", "/organization-openlist/AF", html, 404, "application/problem+json", "request.not_found"},
		{"POST", "/apps", html, 405, "application/problem+json", "request.method"},
		{"DELETE", "/boot.js", html, 405, "application/problem+json", "request.method"},
	} {
		r := httptest.NewRequest(c.method, "http://x/", nil)
		r.URL.Path = c.path
		w := askWith(h, r, c.header)
		if w.Code != c.status || w.Header().Get("Content-Type") != c.kind || !strings.Contains(w.Body.String(), c.body) {
			t.Errorf("%s %s: %d %q %q", c.method, c.path, w.Code, w.Header().Get("Content-Type"), w.Body)
		}
		if robots := w.Header().Get("X-Robots-Tag"); strings.HasPrefix(c.kind, "text/html") && robots != "noindex, nofollow" {
			t.Errorf("%s %s may be indexed: %q", c.method, c.path, robots)
		}
		if c.method == "HEAD" && w.Body.Len() > 0 {
			t.Errorf("HEAD %s has a body", c.path)
		}
	}
}

func TestAssetsAreCachedForGoodAndPrecompressed(t *testing.T) {
	h := Compress(testSite(t, built))
	for accept, want := range map[string][2]string{
		"gzip, br": {"br", "app-br"}, "gzip": {"gzip", "app-gz"}, "": {"", "app()"}, "br;q=0": {"", "app()"},
	} {
		w := ask(h, "GET", "/assets/app-1a2b.js", "Accept-Encoding: "+accept)
		got := [2]string{w.Header().Get("Content-Encoding"), w.Body.String()}
		if got != want || w.Header().Get("Cache-Control") != "public, max-age=31536000, immutable" ||
			w.Header().Get("Vary") != "Accept-Encoding" || w.Header().Get("Content-Type") != "text/javascript; charset=utf-8" {
			t.Errorf("%q: %v %v", accept, got, w.Header())
		}
		again := ask(h, "GET", "/assets/app-1a2b.js", "Accept-Encoding: "+accept, "If-None-Match: "+w.Header().Get("ETag"))
		if again.Code != 304 || again.Body.Len() > 0 {
			t.Errorf("%q: second time %d", accept, again.Code)
		}
	}
	short := ask(h, "GET", "/boot.js")
	if short.Header().Get("Cache-Control") != "public, max-age=300" || short.Header().Get("ETag") == "" {
		t.Errorf("boot.js: %v", short.Header())
	}
	if got := short.Header().Get("Content-Security-Policy"); got != PagePolicy("") {
		t.Errorf("boot.js has the policy %q", got)
	}
}

func TestOnlyWorkersNamedForItMayCompileWebAssembly(t *testing.T) {
	s := testSite(t, map[string]string{
		"index.html": indexHTML, "assets/wasm-barcode-1a.js": "1", "assets/app-1a.js": "2", "wasm-boot.js": "3", "assets/wasm-x.html": "4",
	})
	for target, want := range map[string]bool{
		"/assets/wasm-barcode-1a.js": true, "/assets/app-1a.js": false, "/wasm-boot.js": false, "/assets/wasm-x.html": false, "/": false,
	} {
		policy := ask(s, "GET", target, "Accept: text/html").Header().Get("Content-Security-Policy")
		if strings.Contains(policy, "'wasm-unsafe-eval'") != want || !strings.Contains(policy, "script-src 'self'") || strings.Contains(policy, "'unsafe-eval'") {
			t.Errorf("%s: policy %q", target, policy)
		}
	}
}

func TestOnlyThePageMayAskForTheCamera(t *testing.T) {
	s := testSite(t, built)
	if got := ask(s, "GET", "/login").Header().Get("Permissions-Policy"); !strings.Contains(got, "camera=(self), ") || !strings.Contains(got, "microphone=()") {
		t.Errorf("page: %q", got)
	}
}

func TestPageIsFilledIn(t *testing.T) {
	s := testSite(t, built)
	first, second := ask(s, "GET", "/"), ask(s, "GET", "/login")
	nonce := regexp.MustCompile(`'nonce-([A-Z2-7]{26})'`).FindStringSubmatch(first.Header().Get("Content-Security-Policy"))
	if nonce == nil {
		t.Fatalf("policy %q", first.Header().Get("Content-Security-Policy"))
	}
	want := strings.NewReplacer("__CSP_NONCE__", nonce[1], "__REGION__", "AF",
		"__HELP_URL__", "https://help.example/?a=1&amp;b=&#34;2&#34;", "__VERSION__", "&lt;1.0&gt;").Replace(indexHTML)
	if first.Body.String() != want {
		t.Errorf("page %s", first.Body)
	}
	if first.Body.String() == second.Body.String() {
		t.Error("two pages have one nonce")
	}
	if first.Header().Get("Cache-Control") != "no-cache" {
		t.Errorf("page caching %q", first.Header().Get("Cache-Control"))
	}
	const policy = "default-src 'self'; script-src 'self'; style-src-elem 'self' 'nonce-N'; style-src-attr 'none'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
	if got := PagePolicy("N"); got != policy {
		t.Errorf("policy %q", got)
	}
}

func TestWithoutABuildOneSentenceSaysSo(t *testing.T) {
	w := ask(testSite(t, map[string]string{".gitkeep": ""}), "GET", "/")
	if w.Code != 503 || w.Body.String() != notBuilt+"\n" || w.Header().Get("Content-Type") != "text/plain; charset=utf-8" {
		t.Errorf("%d %s", w.Code, w.Body)
	}
}

func TestServesTellsPagesFromTheAPI(t *testing.T) {
	s := testSite(t, built)
	for call, want := range map[string]bool{
		"GET /": true, "HEAD /assets/x.js": true, "GET /apps/x": true,
		"GET /api/x": false, "GET /session": false, "POST /": false,
	} {
		method, path, _ := strings.Cut(call, " ")
		if got := s.Serves(httptest.NewRequest(method, path, nil)); got != want {
			t.Errorf("%s: %v", call, got)
		}
	}
}
