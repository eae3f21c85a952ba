package app_test

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"myspace/internal/app"
	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/base/httpd"
	"myspace/internal/school/account"
)

// Twenty tablets of a classroom have one address. Each signs in and opens a
// list with fifty photos, at once: nobody is refused for what the others do.
func TestAClassroomOfTwentyTabletsBehindOneAddressGetsNo429(t *testing.T) {
	const tablets, photos = 20, 50
	a, campusID := classroom(t, tablets, photos)
	handler, err := a.Handler(httpd.NewMetrics(), httpd.NewHealth(a.Log))
	must(t, err)
	ask := func(method, path, token, body string) *httptest.ResponseRecorder {
		req := httptest.NewRequest(method, path, strings.NewReader(body))
		req.RemoteAddr = "203.0.113.7:4711"
		req.Header.Set("Content-Type", "application/json")
		if token != "" {
			req.Header.Set("Authorization", "Bearer "+token)
		}
		rec := httptest.NewRecorder()
		handler.ServeHTTP(rec, req)
		return rec
	}
	var wg sync.WaitGroup
	for tablet := range tablets {
		wg.Go(func() {
			if err := openList(ask, fmt.Sprintf("secretary%d@example.org", tablet), campusID, photos); err != nil {
				t.Errorf("tablet %d: %v", tablet, err)
			}
		})
	}
	wg.Wait()
}

// openList does what a browser does from the sign-in to a list with photos.
func openList(ask func(method, path, token, body string) *httptest.ResponseRecorder, email, campusID string, photos int) error {
	var session struct{ Token string }
	signedIn := ask(http.MethodPost, "/session", "", fmt.Sprintf(`{"email":%q,"password":%q,"organization_id":%q}`, email, password, campusID))
	if err := json.Unmarshal(signedIn.Body.Bytes(), &session); err != nil || signedIn.Code != http.StatusOK {
		return fmt.Errorf("signing in: %d %s", signedIn.Code, signedIn.Body)
	}
	for _, path := range []string{"/session", "/api/quick-panel/data", "/api/campuses", "/api/people?page_size=" + fmt.Sprint(photos)} {
		rec := ask(http.MethodGet, path, session.Token, "")
		if rec.Code != http.StatusOK {
			return fmt.Errorf("%s: %d %s", path, rec.Code, rec.Body)
		}
		if !strings.HasPrefix(path, "/api/people") {
			continue
		}
		var list struct {
			Items []struct {
				PhotoURL string `json:"photo_url"`
			}
		}
		if err := json.Unmarshal(rec.Body.Bytes(), &list); err != nil || len(list.Items) != photos {
			return fmt.Errorf("listed %d: %w", len(list.Items), err)
		}
		for _, p := range list.Items {
			if rec := ask(http.MethodGet, p.PhotoURL, "", ""); rec.Code != http.StatusOK {
				return fmt.Errorf("%s: %d %s", p.PhotoURL, rec.Code, rec.Body)
			}
		}
	}
	return nil
}

// classroom is a campus with as many secretaries as there are tablets, and as
// many students with photos as a list shows.
func classroom(t *testing.T, tablets, photos int) (a *app.App, campusID string) {
	t.Helper()
	ctx := context.WithoutCancel(t.Context())
	c := settings(t)
	done, _, err := app.Prepare(ctx, c)
	must(t, err)
	t.Cleanup(func() { must(t, done()) })
	a, err = app.Open(ctx, c, slog.New(slog.DiscardHandler))
	must(t, err)
	t.Cleanup(func() { must(t, a.Close()) })
	region, campusID := db.NewID(), db.NewID()
	hash := account.HashPassword(password)
	blob, err := a.Files.PutPicture(ctx, "p.png", strings.NewReader(onePixel), 1<<20)
	must(t, err)
	must(t, a.DB.Tx(ctx, func(tx *db.Tx) error {
		must(t, files.Keep(ctx, tx, blob))
		must(t, addRegion(ctx, tx, region, "CL"))
		must(t, addCampus(ctx, tx, campusID, region, "classroom"))
		for i := range tablets {
			addPerson(ctx, t, tx, access.Secretary, campusID, fmt.Sprintf("secretary%d", i), blob.Hash, hash)
		}
		for i := range photos {
			addPerson(ctx, t, tx, access.Student, campusID, fmt.Sprintf("student%d", i), blob.Hash, "")
		}
		return nil
	}))
	return a, campusID
}
