package app_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// TestTheServerSpeaksTheCallersLanguage asks for a refusal and for an export:
// in the language of the request, unless the caller has chosen his own.
func TestTheServerSpeaksTheCallersLanguage(t *testing.T) {
	w := newWorld(t)
	wrong := `{"email":"nobody@example.org","password":"wrong-2026","organization_id":"` + w.campus["own"] + `"}`
	for _, tt := range []struct{ accept, refusal, heading string }{
		{"fr-FR", "Adresse e-mail, mot de passe ou campus incorrect", "Téléphone"},
		{"en-GB,en;q=0.9", "Wrong email address, password or campus", "Phone"},
		{"pt-PT", "Endereço de e-mail, palavra-passe ou campus incorretos", "Telefone"},
		{"it", "Indirizzo e-mail, password o campus errati", "Telefono"},
		{"es-ES", "Correo electrónico, contraseña o campus incorrectos", "Teléfono"},
		{"de-DE", "Adresse e-mail, mot de passe ou campus incorrect", "Téléphone"},
	} {
		if got := w.say(0, tt.accept, http.MethodPost, "/session", wrong); !strings.Contains(got, tt.refusal) {
			t.Errorf("%s: the sign-in is refused with %s", tt.accept, got)
		}
		if got := w.say(access.Director, tt.accept, http.MethodGet, "/api/campuses/export?format=csv", ""); !strings.Contains(heading(got), tt.heading) {
			t.Errorf("%s: the export begins with %s", tt.accept, heading(got))
		}
	}
	must(t, db.Exec(t.Context(), w.database, `UPDATE person SET language = 'it' WHERE id = ?`, w.person[access.Director]))
	if got := w.say(access.Director, "en", http.MethodGet, "/api/campuses/export?format=csv", ""); !strings.Contains(heading(got), "Telefono") {
		t.Errorf("who has chosen Italian gets %s", heading(got))
	}
}

func heading(export string) string {
	line, _, _ := strings.Cut(export, "\n")
	return line
}

// say calls a route with a language and returns what it says.
func (w *world) say(caller access.Roles, accept, method, path, body string) string {
	req := httptest.NewRequest(method, path, strings.NewReader(body))
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Accept-Language", accept)
	if caller != 0 {
		req.Header.Set("Authorization", "Bearer "+w.token[caller])
	}
	rec := httptest.NewRecorder()
	w.router.ServeHTTP(rec, req)
	return rec.Body.String()
}
