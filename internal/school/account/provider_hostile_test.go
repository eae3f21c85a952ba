package account_test

import (
	"bytes"
	"crypto/hmac"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"log/slog"
	"maps"
	"math/big"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"myspace/internal/base/db"
	"myspace/internal/school/account"
)

// fakeProvider answers whatever a test wants.
type fakeProvider struct {
	*httptest.Server
	key *rsa.PrivateKey
	// what it says of itself, and what it does when it is asked for a token
	about   map[string]any
	handle  map[string]http.HandlerFunc
	claims  map[string]any
	sign    func(f *fakeProvider, claims map[string]any) string
	huge    string // the path whose answer is good, and ten megabytes long
	mu      sync.Mutex
	pledged map[string]string // code_challenge by code
}

const accessToken = "the-access-token-of-the-provider"

var testKey = sync.OnceValue(func() *rsa.PrivateKey {
	key, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		panic(err)
	}
	return key
})

func newFakeProvider(t *testing.T) *fakeProvider {
	t.Helper()
	f := &fakeProvider{key: testKey(), handle: map[string]http.HandlerFunc{}, pledged: map[string]string{}}
	f.Server = httptest.NewServer(f)
	t.Cleanup(f.Close)
	f.about = map[string]any{
		"issuer": f.URL, "authorization_endpoint": f.URL + "/authorize", "token_endpoint": f.URL + "/token",
		"jwks_uri": f.URL + "/keys", "id_token_signing_alg_values_supported": []string{"RS256", "HS256", "none"},
	}
	return f
}

func (f *fakeProvider) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if h := f.handle[r.URL.Path]; h != nil && r.URL.RawQuery == "" {
		h(w, r)
		return
	}
	answer := func(value map[string]any) {
		if value = maps.Clone(value); f.huge == r.URL.Path {
			value["padding"] = strings.Repeat("x", 10<<20)
		}
		w.Header().Set("Content-Type", "application/json")
		_ = json.NewEncoder(w).Encode(value)
	}
	switch r.URL.Path {
	case "/.well-known/openid-configuration":
		answer(f.about)
	case "/keys":
		answer(map[string]any{"keys": []any{map[string]string{
			"kty": "RSA", "use": "sig", "kid": "1", "n": b64(f.key.N.Bytes()), "e": b64(big.NewInt(int64(f.key.E)).Bytes()),
		}}})
	case "/token":
		verifier := sha256.Sum256([]byte(r.FormValue("code_verifier")))
		if challenge := f.pledged[r.FormValue("code")]; challenge == "" || challenge != b64(verifier[:]) {
			http.Error(w, `{"error":"invalid_grant"}`, http.StatusBadRequest)
			return
		}
		answer(map[string]any{"access_token": accessToken, "token_type": "Bearer", "id_token": f.sign(f, f.claims)})
	default:
		http.NotFound(w, r)
	}
}

func (f *fakeProvider) config(name string) account.ProviderConfig {
	return account.ProviderConfig{Name: name, Label: name, Issuer: f.URL, Client: "myspace", Secret: "the-client-secret"}
}

// visit is somebody who signs in with good claims, but for what a test changes.
func (f *fakeProvider) visit(t *testing.T, address string, change func(claims map[string]any), sign func(*fakeProvider, map[string]any) string) url.Values {
	t.Helper()
	u, err := url.Parse(address)
	must(t, err)
	q := u.Query()
	code := rand.Text()
	f.mu.Lock()
	defer f.mu.Unlock()
	f.pledged[code] = q.Get("code_challenge")
	f.claims = map[string]any{
		"iss": f.URL, "aud": "myspace", "sub": "anna", "nonce": q.Get("nonce"), "email": "student@example.org", "email_verified": true,
		"iat": time.Now().Unix(), "exp": time.Now().Add(time.Hour).Unix(),
	}
	if change != nil {
		change(f.claims)
	}
	maps.DeleteFunc(f.claims, func(_ string, value any) bool { return value == nil })
	if f.sign = sign; sign == nil {
		f.sign = signRS256
	}
	return url.Values{"code": {code}, "state": {q.Get("state")}}
}

func b64(data []byte) string { return base64.RawURLEncoding.EncodeToString(data) }

// jwt returns a token up to its signature.
func jwt(alg, kid string, claims map[string]any) string {
	header, _ := json.Marshal(map[string]string{"alg": alg, "typ": "JWT", "kid": kid})
	body, _ := json.Marshal(claims)
	return b64(header) + "." + b64(body)
}

func signRS256(f *fakeProvider, claims map[string]any) string { return signWith(f.key, "1", claims) }

func signWith(key *rsa.PrivateKey, kid string, claims map[string]any) string {
	text := jwt("RS256", kid, claims)
	sum := sha256.Sum256([]byte(text))
	signature, err := rsa.SignPKCS1v15(nil, key, 5, sum[:]) // crypto.SHA256
	if err != nil {
		panic(err)
	}
	return text + "." + b64(signature)
}

func signHS256(secret []byte) func(*fakeProvider, map[string]any) string {
	return func(_ *fakeProvider, claims map[string]any) string {
		text := jwt("HS256", "1", claims)
		mac := hmac.New(sha256.New, secret)
		mac.Write([]byte(text))
		return text + "." + b64(mac.Sum(nil))
	}
}

func set(name string, value any) func(map[string]any) {
	return func(claims map[string]any) { claims[name] = value }
}

// tally counts everything that a sign-in makes.
func (d door) tally(t *testing.T) string {
	t.Helper()
	all := ""
	for _, table := range []string{"session", "identity", "provider_session", "person", "user_metadata", "audit_event"} {
		n, err := db.One(t.Context(), d.db, "", db.ScanInt, `SELECT COUNT(*) FROM `+table)
		must(t, err)
		all += fmt.Sprintf("%s %d ", table, n)
	}
	return all
}

// safeBuffer keeps the log of a test.
type safeBuffer struct {
	mu sync.Mutex
	bytes.Buffer
}

func (b *safeBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.Buffer.Write(p)
}

func (b *safeBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.Buffer.String()
}

func keepLog(t *testing.T) *safeBuffer {
	t.Helper()
	log := &safeBuffer{}
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(log, nil)))
	t.Cleanup(func() { slog.SetDefault(before) })
	return log
}

func TestHostileAnswersOfAProviderAreRefused(t *testing.T) {
	log := keepLog(t)
	f := newFakeProvider(t)
	d := newDoor(t, func(c *account.Config) {
		c.PublicURL, c.Providers = publicURL, []account.ProviderConfig{f.config("fake")}
	})
	must(t, d.db.Tx(t.Context(), func(tx *db.Tx) error {
		for _, text := range []string{
			`INSERT INTO identity (issuer, subject, person_id, created_at) VALUES ('` + f.URL + `', 'of-supervisor', 'supervisor', '2026-01-01T00:00:00.000000Z')`,
			`INSERT INTO identity (issuer, subject, person_id, created_at) VALUES ('https://another.example', 'anna', 'supervisor', '2026-01-01T00:00:00.000000Z')`,
			`UPDATE person SET email = 'double@example.org', email_key = 'double@example.org' WHERE id = 'supervisor'`,
		} {
			if err := db.Exec(t.Context(), tx, text); err != nil {
				return err
			}
		}
		return nil
	}))
	public, err := x509.MarshalPKIXPublicKey(&f.key.PublicKey)
	must(t, err)
	other, err := rsa.GenerateKey(rand.Reader, 2048)
	must(t, err)
	before := d.tally(t)
	for name, tt := range map[string]struct {
		change func(map[string]any)
		sign   func(*fakeProvider, map[string]any) string
	}{
		"wrong issuer":              {change: set("iss", "https://evil.example")},
		"wrong audience":            {change: set("aud", "another-client")},
		"many audiences":            {change: set("aud", []string{"myspace", "another-client"})},
		"made for another party":    {change: set("azp", "another-client")},
		"wrong nonce":               {change: set("nonce", "of-another-sign-in")},
		"no nonce":                  {change: set("nonce", nil)},
		"expired":                   {change: set("exp", time.Now().Add(-time.Minute).Unix())},
		"never expires":             {change: set("exp", nil)},
		"not yet":                   {change: set("nbf", time.Now().Add(time.Hour).Unix())},
		"no subject":                {change: set("sub", "")},
		"long subject":              {change: set("sub", strings.Repeat("x", 256))},
		"dots for a subject":        {change: set("sub", "..")},
		"wrong access token":        {change: set("at_hash", "AAAAAAAAAAAAAAAAAAAAAA")},
		"alg none":                  {sign: func(_ *fakeProvider, c map[string]any) string { return jwt("none", "1", c) + "." }},
		"HS256 with the public key": {sign: signHS256(pem.EncodeToMemory(&pem.Block{Type: "PUBLIC KEY", Bytes: public}))},
		"HS256 with the modulus":    {sign: signHS256(f.key.N.Bytes())},
		"HS256 with the secret":     {sign: signHS256([]byte("the-client-secret"))},
		"signed by another":         {sign: func(_ *fakeProvider, c map[string]any) string { return signWith(other, "1", c) }},
		"not signed":                {sign: func(f *fakeProvider, c map[string]any) string { return strings.TrimRight(signRS256(f, c), "-_") + "x" }},
		"no ID token":               {sign: func(*fakeProvider, map[string]any) string { return "" }},
		"not a token":               {sign: func(*fakeProvider, map[string]any) string { return "a.b.c" }},
		"huge token":                {change: set("padding", strings.Repeat("x", 20<<10))},
		"unverified address":        {change: set("email_verified", false)},
		"address verified by none":  {change: set("email_verified", nil)},
		"verified is a number":      {change: set("email_verified", 1)},
		"no address":                {change: set("email", nil)},
		"address of nobody":         {change: set("email", "nobody@example.org")},
		"wildcards for an address":  {change: set("email", "%@example.org")},
		"disabled person":           {change: set("email", "disabled@example.org")},
		"bound to another":          {change: set("sub", "of-supervisor")},
		"person bound to another":   {change: set("email", "double@example.org")},
	} {
		started := d.started(t, "10.1.0.1", "fake", "paris")
		back := f.visit(t, started.URL, tt.change, tt.sign)
		refused(t, d.finish("10.1.0.1", finish(started, back)), name)
		if after := d.tally(t); after != before {
			t.Fatalf("%s made something: %s, before %s", name, after, before)
		}
	}
	started := d.started(t, "10.1.0.1", "fake", "nice")
	refused(t, d.finish("10.1.0.1", finish(started, f.visit(t, started.URL, nil, nil))), "no membership there")
	must(t, db.Exec(t.Context(), d.db, `INSERT INTO unconfirmed (person_id) VALUES ('student')`))
	started = d.started(t, "10.1.0.1", "fake", "paris")
	refused(t, d.finish("10.1.0.1", finish(started, f.visit(t, started.URL, nil, nil))), "not confirmed")
	if after := d.tally(t); after != before {
		t.Errorf("something was made: %s, before %s", after, before)
	}

	must(t, db.Exec(t.Context(), d.db, `DELETE FROM unconfirmed`)) // and with nothing wrong he enters
	started = d.started(t, "10.1.0.1", "fake", "paris")
	rec := d.finish("10.1.0.1", finish(started, f.visit(t, started.URL, nil, nil)))
	into(t, rec, http.StatusOK, nil)
	for name, text := range map[string]string{"answer": rec.Body.String(), "log": log.String()} {
		for _, hidden := range []string{accessToken, "the-client-secret", started.BrowserSecret} {
			if strings.Contains(text, hidden) {
				t.Errorf("%s is in the %s", hidden, name)
			}
		}
	}
	if !strings.Contains(log.String(), "expected audience") {
		t.Error("the log does not say why")
	}
	for _, column := range []string{"sealed", "subject", "provider"} {
		if found, err := db.Exists(t.Context(), d.db, `SELECT 1 FROM provider_session WHERE `+column+` LIKE ?`, "%"+accessToken+"%"); err != nil || found {
			t.Errorf("the access token is in the column %s: %v", column, err)
		}
	}
}

func TestAWayBackWorksOnceAndInItsBrowser(t *testing.T) {
	f := newFakeProvider(t)
	d := newDoor(t, func(c *account.Config) {
		c.PublicURL, c.Providers = publicURL, []account.ProviderConfig{f.config("fake")}
	})
	before := d.tally(t)
	begin := func() (account.ProviderStarted, m) {
		s := d.started(t, "10.0.0.1", "fake", "paris")
		return s, finish(s, f.visit(t, s.URL, nil, nil))
	}
	_, body := begin()
	body["browser_secret"] = "another"
	refused(t, d.finish("10.0.0.1", body), "another browser")
	started, body := begin()
	body["state"] = "unknown"
	refused(t, d.finish("10.0.0.1", body), "a state that is not")
	first, _ := begin()
	_, second := begin()
	second["browser_secret"] = first.BrowserSecret
	refused(t, d.finish("10.0.0.1", second), "the browser secret of another flow")
	_, body = begin()
	f.mu.Lock()
	f.pledged[body["code"].(string)] = "of-another-flow"
	f.mu.Unlock()
	refused(t, d.finish("10.0.0.1", body), "a code that another browser asked for")
	_, body = begin()
	f.mu.Lock()
	f.pledged = map[string]string{}
	f.mu.Unlock()
	refused(t, d.finish("10.0.0.1", body), "a code that nobody asked for")
	_, body = begin()
	body["iss"] = "https://another.example"
	refused(t, d.finish("10.0.0.1", body), "an answer of another provider")
	_, body = begin()
	must(t, db.Exec(t.Context(), d.db, `UPDATE provider_flow SET expires_at = '2020-01-01T00:00:00.000000Z'`))
	refused(t, d.finish("10.0.0.1", body), "too late")
	if after := d.tally(t); after != before {
		t.Fatalf("something was made: %s, before %s", after, before)
	}
	if started.BrowserSecret == first.BrowserSecret {
		t.Error("two flows have one secret")
	}

	_, body = begin()
	var wg sync.WaitGroup
	var mu sync.Mutex
	codes := map[int]int{}
	for range 20 {
		wg.Go(func() {
			rec := d.finish("10.0.0.1", body)
			mu.Lock()
			codes[rec.Code]++
			mu.Unlock()
		})
	}
	wg.Wait()
	if codes[http.StatusOK] != 1 || codes[http.StatusUnprocessableEntity] != 19 {
		t.Errorf("at once: %v", codes)
	}
}

func TestAProviderCannotSendUsElsewhere(t *testing.T) {
	elsewhere := 0
	stranger := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { elsewhere++ }))
	t.Cleanup(stranger.Close)
	redirect := func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, stranger.URL, http.StatusTemporaryRedirect)
	}
	inside := func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, r.URL.Path+"?moved", http.StatusTemporaryRedirect)
	}
	const about = "/.well-known/openid-configuration"
	fakes := map[string]*fakeProvider{}
	var configs []account.ProviderConfig
	atStart := map[string]bool{}
	for name, change := range map[string]func(f *fakeProvider){
		"about-elsewhere":     func(f *fakeProvider) { f.handle[about] = redirect },
		"about-moved":         func(f *fakeProvider) { f.handle[about] = inside },
		"token-moved":         func(f *fakeProvider) { f.handle["/token"] = inside },
		"keys-moved":          func(f *fakeProvider) { f.handle["/keys"] = inside },
		"about-huge":          func(f *fakeProvider) { f.huge = about },
		"about-another":       func(f *fakeProvider) { f.about["issuer"] = "https://another.example" },
		"about-broken":        func(f *fakeProvider) { f.about = nil },
		"authorize-elsewhere": func(f *fakeProvider) { f.about["authorization_endpoint"] = "javascript:alert(1)" },
		"token-redirects":     func(f *fakeProvider) { f.handle["/token"] = redirect },
		"token-elsewhere":     func(f *fakeProvider) { f.about["token_endpoint"] = stranger.URL },
		"token-huge":          func(f *fakeProvider) { f.huge = "/token" },
		"keys-redirect":       func(f *fakeProvider) { f.handle["/keys"] = redirect },
		"keys-elsewhere":      func(f *fakeProvider) { f.about["jwks_uri"] = stranger.URL },
		"keys-huge":           func(f *fakeProvider) { f.huge = "/keys" },
		"keys-by-file":        func(f *fakeProvider) { f.about["jwks_uri"] = "file:///etc/passwd" },
		"iss-is-missing":      func(f *fakeProvider) { f.about["authorization_response_iss_parameter_supported"] = true },
	} {
		f := newFakeProvider(t)
		change(f)
		fakes[name] = f
		configs = append(configs, f.config(name))
		atStart[name] = strings.HasPrefix(name, "about") || strings.HasPrefix(name, "authorize")
	}
	d := newDoor(t, func(c *account.Config) { c.PublicURL, c.Providers = publicURL, configs })
	before := d.tally(t)
	for name, f := range fakes {
		if atStart[name] {
			rec := d.post("10.0.0.1", "/api/auth/providers/"+name+"/start", "", m{"organization_id": "paris"})
			if rec.Code != http.StatusServiceUnavailable || errorsOf(t, rec)["form"] != "session.provider_away" {
				t.Errorf("%s: %d %s", name, rec.Code, rec.Body)
			}
			continue
		}
		started := d.started(t, "10.0.0.1", name, "paris")
		refused(t, d.finish("10.0.0.1", finish(started, f.visit(t, started.URL, nil, nil))), name)
	}
	if after := d.tally(t); after != before || elsewhere != 0 {
		t.Errorf("made %s, before %s; called elsewhere %d times", after, before, elsewhere)
	}
}

func TestAProviderIsStartedOnlyWhereItIsOffered(t *testing.T) {
	f := newFakeProvider(t)
	d := newDoor(t, func(c *account.Config) {
		c.PublicURL, c.Providers = publicURL, []account.ProviderConfig{f.config("fake")}
	})
	start := func(name string, body m) *httptest.ResponseRecorder {
		return d.post("10.0.0.1", "/api/auth/providers/"+name+"/start", "", body)
	}
	fails(t, start("none", m{"organization_id": "paris"}), http.StatusNotFound, "session.provider_unknown")
	fails(t, start("fake", m{"organization_id": ""}), http.StatusUnprocessableEntity, "request.invalid")
	for target, want := range map[string]string{
		"/apps/campus?q=1": "/apps/campus?q=1", "https://evil.example": "", "//evil.example": "", `/\evil.example`: "", "javascript:alert(1)": "", "/a\nb": "", "": "",
	} {
		var started account.ProviderStarted
		into(t, start("fake", m{"organization_id": "paris", "target": target}), http.StatusOK, &started)
		var s account.Session
		into(t, d.finish("10.0.0.1", finish(started, f.visit(t, started.URL, nil, nil))), http.StatusOK, &s)
		if s.User.RedirectURL != want {
			t.Errorf("after %q he goes to %q", target, s.User.RedirectURL)
		}
	}
	must(t, db.Exec(t.Context(), d.db, `INSERT INTO network_setting (name, value) VALUES ('network', '{"providers":[]}')`))
	fails(t, start("fake", m{"organization_id": "paris"}), http.StatusNotFound, "session.provider_unknown")
}

func TestBeginningsAtAProviderAreLimited(t *testing.T) {
	f := newFakeProvider(t)
	d := newDoor(t, func(c *account.Config) {
		c.PublicURL, c.Providers = publicURL, []account.ProviderConfig{f.config("fake")}
	})
	for range 100 {
		d.started(t, "10.0.0.1", "fake", "paris")
	}
	if rec := d.post("10.0.0.1", "/api/auth/providers/fake/start", "", m{"organization_id": "paris"}); rec.Code != http.StatusTooManyRequests {
		t.Errorf("the 101st: %d", rec.Code)
	}
}
