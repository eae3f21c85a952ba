package account_test

import (
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/zitadel/oidc/v3/example/server/exampleop"
	"github.com/zitadel/oidc/v3/example/server/storage"

	"myspace/internal/base/db"
	"myspace/internal/school/account"
)

const publicURL = "http://localhost:4711"

// realProvider is an OpenID Connect provider of another project, with a user
// endpoint beside it.
type realProvider struct {
	issuer string
	mu     sync.Mutex
	users  map[string]json.RawMessage // user_metadata by subject
	saved  chan string                // what was written
}

// providerUsers are the users of the real provider, by subject.
type providerUsers map[string]*storage.User

func (u providerUsers) GetUserByID(id string) *storage.User { return u[id] }

func (u providerUsers) GetUserByUsername(name string) *storage.User {
	for _, user := range u {
		if user.Username == name {
			return user
		}
	}
	return nil
}

func (u providerUsers) ExampleClientID() string { return "service" }

func newRealProvider(t *testing.T) *realProvider {
	t.Helper()
	server := httptest.NewUnstartedServer(nil)
	p := &realProvider{issuer: "http://" + server.Listener.Addr().String(), users: map[string]json.RawMessage{}, saved: make(chan string, 10)}
	users := providerUsers{
		"auth0|anna": {ID: "auth0|anna", Username: "anna", Password: "p", Email: "Student@example.org", EmailVerified: true},
		"auth0|bert": {ID: "auth0|bert", Username: "bert", Password: "p", Email: "supervisor@example.org"},
	}
	clients := map[string]*storage.Client{"myspace": storage.WebClient("myspace", "shh", publicURL+"/login/provider")}
	mux := http.NewServeMux()
	mux.HandleFunc("/users/{sub}", p.user)
	mux.Handle("/", exampleop.SetupServer(p.issuer, storage.NewStorageWithClients(users, clients), slog.New(slog.DiscardHandler), false))
	server.Config.Handler = mux
	server.Start()
	t.Cleanup(server.Close)
	return p
}

func (p *realProvider) config() account.ProviderConfig {
	return account.ProviderConfig{Name: "real", Label: "Real", Issuer: p.issuer, Client: "myspace", Secret: "shh", UserEndpoint: p.issuer + "/users/{sub}"}
}

// user is the endpoint that keeps a user: for himself alone.
func (p *realProvider) user(w http.ResponseWriter, r *http.Request) {
	req, _ := http.NewRequestWithContext(r.Context(), http.MethodGet, p.issuer+"/userinfo", nil)
	req.Header.Set("Authorization", r.Header.Get("Authorization"))
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	defer res.Body.Close()
	var who struct{ Sub string }
	if json.NewDecoder(res.Body).Decode(&who) != nil || who.Sub != r.PathValue("sub") {
		http.Error(w, "not you", http.StatusForbidden)
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if r.Method == http.MethodPatch {
		body, _ := io.ReadAll(r.Body)
		var user map[string]json.RawMessage
		if json.Unmarshal(body, &user) != nil || len(user) != 1 {
			http.Error(w, "bad patch", http.StatusBadRequest)
			return
		}
		p.users[who.Sub] = user["user_metadata"]
		p.saved <- string(user["user_metadata"])
	}
	_ = json.NewEncoder(w).Encode(map[string]any{"user_id": who.Sub, "user_metadata": p.users[who.Sub]})
}

// started begins to sign in at a provider.
func (d door) started(t *testing.T, from, provider, campus string) account.ProviderStarted {
	t.Helper()
	var s account.ProviderStarted
	into(t, d.post(from, "/api/auth/providers/"+provider+"/start", "", m{"organization_id": campus, "target": "/pages/profile"}), http.StatusOK, &s)
	return s
}

// visit signs in at the real provider like a person with a browser, and returns
// what the provider sends back.
func visit(t *testing.T, address, username string) url.Values {
	t.Helper()
	browser := http.Client{CheckRedirect: func(req *http.Request, _ []*http.Request) error {
		if strings.HasPrefix(req.URL.String(), publicURL+"/login/provider?") {
			return http.ErrUseLastResponse
		}
		return nil
	}}
	page := do(t, &browser, http.MethodGet, address, nil)
	form := url.Values{"id": {page.Query().Get("authRequestID")}, "username": {username}, "password": {"p"}}
	return do(t, &browser, http.MethodPost, page.Scheme+"://"+page.Host+"/login/username", form).Query()
}

// do returns where a browser is, or would go next, after a request.
func do(t *testing.T, client *http.Client, method, address string, form url.Values) *url.URL {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), method, address, strings.NewReader(form.Encode()))
	must(t, err)
	req.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	res, err := client.Do(req)
	must(t, err)
	must(t, res.Body.Close())
	if next, err := res.Location(); err == nil {
		return next
	}
	return res.Request.URL
}

func finish(started account.ProviderStarted, back url.Values) m {
	return m{"state": back.Get("state"), "code": back.Get("code"), "browser_secret": started.BrowserSecret}
}

func (d door) finish(from string, body m) *httptest.ResponseRecorder {
	return d.post(from, "/api/auth/providers/finish", "", body)
}

func TestAPersonSignsInWithARealProvider(t *testing.T) {
	p := newRealProvider(t)
	p.users["auth0|anna"] = json.RawMessage(`{"settings":{"theme":"dark"},"shortcuts":["campus"],"other":1}`)
	d := newDoor(t, func(c *account.Config) {
		c.PublicURL, c.Providers = publicURL, []account.ProviderConfig{p.config()}
	})
	started := d.started(t, "10.0.0.1", "real", "paris")
	if u, err := url.Parse(started.URL); err != nil || u.Query().Get("redirect_uri") != publicURL+"/login/provider" || u.Query().Get("code_challenge_method") != "S256" || u.Query().Get("nonce") == "" {
		t.Errorf("goes to %s", started.URL)
	}
	back := visit(t, started.URL, "anna")
	var s account.Session
	into(t, d.finish("10.0.0.1", finish(started, back)), http.StatusOK, &s)
	if s.User.ID != "student" || s.User.Origin != "real" || s.User.RedirectURL != "/pages/profile" || strings.Count(s.IDToken, ".") != 2 ||
		string(s.User.Metadata.Settings) != `{"theme":"dark"}` || s.User.Metadata.Shortcuts[0] != "campus" {
		t.Errorf("got %+v", s)
	}
	var again account.Session
	into(t, d.call("10.0.0.1", "GET", "/session", s.Token, ""), http.StatusOK, &again)
	if again.IDToken != s.IDToken || string(again.User.Metadata.Settings) != `{"theme":"dark"}` {
		t.Errorf("with the stored token: %+v", again)
	}
	if rec := d.finish("10.0.0.1", finish(started, back)); rec.Code != http.StatusUnprocessableEntity {
		t.Errorf("the same way back again: %d", rec.Code)
	}

	into(t, d.post("10.0.0.1", "/api/auth/user/update", s.Token, m{"user": m{"metadata": m{"settings": m{"theme": "light"}}}}), http.StatusOK, nil)
	select {
	case got := <-p.saved:
		if got != `{"settings":{"theme":"light"},"shortcuts":["campus"]}` {
			t.Errorf("the provider was told %s", got)
		}
	case <-time.After(20 * time.Second):
		t.Error("the provider was not told")
	}

	// What he keeps here wins from now on, and his address no longer matters.
	must(t, db.Exec(t.Context(), d.db, `UPDATE person SET email = 'new@example.org', email_key = 'new@example.org' WHERE id = 'student'`))
	started = d.started(t, "10.0.0.1", "real", "paris")
	into(t, d.finish("10.0.0.1", finish(started, visit(t, started.URL, "anna"))), http.StatusOK, &again)
	if again.User.ID != "student" || string(again.User.Metadata.Settings) != `{"theme":"light"}` {
		t.Errorf("later: %+v", again.User)
	}

	started = d.started(t, "10.0.0.1", "real", "paris")
	refused(t, d.finish("10.0.0.1", finish(started, visit(t, started.URL, "bert"))), "an address that is not verified")
}

func TestSavingGoesOnWithoutTheProvider(t *testing.T) {
	log := keepLog(t)
	p := newRealProvider(t)
	d := newDoor(t, func(c *account.Config) {
		c.PublicURL, c.Providers = publicURL, []account.ProviderConfig{p.config()}
		c.Providers[0].UserEndpoint = p.issuer + "/nothing/{sub}"
	})
	started := d.started(t, "10.0.0.1", "real", "paris")
	var s account.Session
	into(t, d.finish("10.0.0.1", finish(started, visit(t, started.URL, "anna"))), http.StatusOK, &s)
	id, err := db.One(t.Context(), d.db, "", db.ScanString, `SELECT session_id FROM provider_session`)
	must(t, err)
	must(t, d.area.SaveAtProvider(t.Context(), id)) // an error would have it tried again
	if n := strings.Count(log.String(), "settings were not written"); n != 1 {
		t.Errorf("logged %d times: %s", n, log)
	}
	must(t, d.area.SaveAtProvider(t.Context(), "a session that has ended"))
	into(t, d.post("10.0.0.1", "/api/auth/user/update", s.Token, m{"user": m{"metadata": m{"shortcuts": []string{"x"}}}}), http.StatusOK, nil)
}

func TestTheSecondFactorIsAskedForAfterAProviderToo(t *testing.T) {
	p := newRealProvider(t)
	d := newDoor(t, func(c *account.Config) {
		c.PublicURL, c.Providers = publicURL, []account.ProviderConfig{p.config()}
	})
	a, codes := d.setUp(t, d.enter(t, "student@example.org", "paris").Token)
	sessions := func() int {
		n, err := db.One(t.Context(), d.db, "", db.ScanInt, `SELECT COUNT(*) FROM session WHERE origin = 'real'`)
		must(t, err)
		return n
	}
	const path = "/api/auth/providers/second-factor"
	started := d.started(t, "10.0.0.1", "real", "paris")
	back := visit(t, started.URL, "anna")
	rec := d.finish("10.0.0.1", finish(started, back))
	fails(t, rec, http.StatusUnprocessableEntity, "session.second_factor_needed")
	if errorsOf(t, rec)["code"] == "" || sessions() != 0 {
		t.Errorf("got %s", rec.Body)
	}
	proof := m{"state": back.Get("state"), "browser_secret": started.BrowserSecret, "code": "000000"}
	fails(t, d.post("10.0.0.1", path, "", proof), http.StatusUnprocessableEntity, "session.code_wrong")
	proof["code"] = ""
	fails(t, d.post("10.0.0.1", path, "", proof), http.StatusUnprocessableEntity, "session.second_factor_needed")
	proof["browser_secret"], proof["code"] = "another", a.code(t)
	refused(t, d.post("10.0.0.1", path, "", proof), "another browser")
	refused(t, d.finish("10.0.0.1", finish(started, back)), "the state with the provider's code again")
	proof["browser_secret"] = started.BrowserSecret
	var s account.Session
	into(t, d.post("10.0.0.1", path, "", proof), http.StatusOK, &s)
	if s.User.ID != "student" || s.User.Origin != "real" || s.User.RedirectURL != "/pages/profile" || sessions() != 1 {
		t.Errorf("got %+v", s)
	}
	proof["code"] = codes[0]
	refused(t, d.post("10.0.0.1", path, "", proof), "a flow that has ended")
}

// refused checks that somebody whom a provider sent was not let in, and not
// told why.
func refused(t *testing.T, rec *httptest.ResponseRecorder, name string) {
	t.Helper()
	if rec.Code != http.StatusUnprocessableEntity || !strings.Contains(rec.Body.String(), `"error":{"form":"session.provider_refused"}`) {
		t.Errorf("%s: %d %s", name, rec.Code, rec.Body)
	}
}
