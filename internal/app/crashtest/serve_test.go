package crashtest

import (
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"sync"
	"testing"
	"time"

	"myspace/internal/app"
	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
)

const clients = 8

// serverFolder is the environment variable that makes this binary a whole
// server: it names the data folder.
const serverFolder = "MYSPACE_CRASHTEST_SERVER"

// mailServer is the environment variable that says where the server's mails go.
const mailServer = "MYSPACE_CRASHTEST_SMTP"

// moreSettings is the environment variable with the settings of a server that is
// not alone, in JSON.
const moreSettings = "MYSPACE_CRASHTEST_SETTINGS"

func serverConfig(folder string) app.Config {
	c := app.Config{
		Addr: "127.0.0.1:0", OpsAddr: "off", Data: folder, SqliteMapMB: 256, Region: "AF",
		SessionDays: 14, SMTPTLS: "off", SMTPAddr: os.Getenv(mailServer), MailFrom: "My space <noreply@localhost>",
	}
	if more := os.Getenv(moreSettings); more != "" {
		if err := json.Unmarshal([]byte(more), &c); err != nil {
			panic(err)
		}
	}
	return c
}

// serve is what myspace serve does. It says where it listens.
func serve(ctx context.Context, folder string) error {
	c := serverConfig(folder)
	if _, _, err := app.Prepare(ctx, c); err != nil {
		return err
	}
	a, err := app.Open(ctx, c, slog.New(slog.DiscardHandler))
	if err != nil {
		return err
	}
	return a.Serve(ctx, func(at net.Addr) { fmt.Println("http://" + at.String()) })
}

// TestCrashKillServer kills the whole server while people use it.
func TestCrashKillServer(t *testing.T) {
	folder := t.TempDir()
	_, err := app.AddUser(t.Context(), serverConfig(folder), app.NewUser{
		Email: "anne@school.example", FirstName: "Anne", LastName: "Martin", Role: "admin", Campus: "Paris", Password: password,
	})
	if err != nil {
		t.Fatal(err)
	}
	v, serverKills := &served{victim: victim{folder: folder}}, longtest.Times(5, 20)
	slowest := time.Duration(0)
	for range serverKills {
		took, err := v.killOnce(t)
		if err != nil {
			t.Fatal(err)
		}
		slowest = max(slowest, took)
	}
	if len(v.acks) < serverKills {
		t.Errorf("only %d requests were acknowledged", len(v.acks))
	}
	if slowest > quickly {
		t.Errorf("after a kill the server took %v to answer", slowest)
	}
	t.Logf("kills: %d (of the whole server; %d acknowledged requests, none lost; it answers again after at most %v)",
		v.kills, len(v.acks), slowest.Round(time.Millisecond))
}

const password = "a-password-of-2026"

// served is a data folder whose server is killed again and again.
type served struct {
	victim
	token string
}

func (v *served) killOnce(t *testing.T) (took time.Duration, err error) {
	began := time.Now()
	c, err := startChild(serverFolder, v.folder)
	if err != nil {
		return 0, err
	}
	if err := c.until(func(lines, _ int) bool { return lines > 0 }); err != nil {
		return 0, err
	}
	took = time.Since(began)
	people := &visitors{url: c.line(0), token: v.token}
	if v.token == "" {
		err = people.signIn(t.Context())
		v.token = people.token
	}
	people.begin(t.Context())
	if err == nil {
		err = c.letRun(true, 200*time.Millisecond)
	}
	c.kill()
	v.acks = append(v.acks, people.end()...)
	v.kills++
	if err != nil {
		return 0, err
	}
	copied, err := v.copyDatabase(t)
	if err != nil {
		return 0, err
	}
	return took, v.check(t.Context(), copied)
}

func (v *served) check(ctx context.Context, folder string) (err error) {
	d, err := db.Open(ctx, config(folder))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	return errors.Join(checkSound(ctx, d), checkAcks(ctx, d, v.acks), checkPairs(ctx, d))
}

// visitors are people who use the server all at once, under the name of one.
type visitors struct {
	url, token string
	email      string // Anne's where it is empty
	wg         sync.WaitGroup
	mu         sync.Mutex
	acks       []string
}

func (v *visitors) signIn(ctx context.Context) error {
	var campuses []struct{ ID string }
	if err := v.call(ctx, http.MethodGet, "/organization-openlist/AF", nil, &campuses); err != nil {
		return err
	}
	if len(campuses) != 1 {
		return fmt.Errorf("there are %d campuses to sign in at", len(campuses))
	}
	var session struct{ Token string }
	err := v.call(ctx, http.MethodPost, "/session", map[string]string{
		"email": cmp.Or(v.email, "anne@school.example"), "password": password, "organization_id": campuses[0].ID,
	}, &session)
	v.token = session.Token
	return err
}

// begin has them make regions until nobody answers any more.
func (v *visitors) begin(ctx context.Context) {
	for range clients {
		v.wg.Go(func() {
			for {
				var region struct{ ID string }
				fields := map[string]string{"code": rand.Text()[:10], "name": rand.Text()}
				if err := v.call(ctx, http.MethodPost, "/api/regions", fields, &region); err != nil {
					return
				}
				v.mu.Lock()
				v.acks = append(v.acks, "region "+region.ID)
				v.mu.Unlock()
			}
		})
	}
}

// end waits until everybody has noticed, and returns what was acknowledged.
func (v *visitors) end() []string {
	v.wg.Wait()
	return v.acks
}

func (v *visitors) call(ctx context.Context, method, path string, body, into any) error {
	return call(ctx, http.DefaultClient, method, v.url+path, v.token, body, into)
}

// errRefused is for an answer that says no.
var errRefused = errors.New("refused")

// refusal is such an answer.
type refusal struct {
	request string
	status  int
	code    string // of the problem
	later   string // when to come again
	body    []byte
}

func (r *refusal) Error() string {
	return fmt.Sprintf("%v: %s: %d %s", errRefused, r.request, r.status, r.body)
}

// Is has errors.Is take it for errRefused.
func (r *refusal) Is(err error) bool { return err == errRefused }

// call asks the server for something, over a line of the caller's choice.
func call(ctx context.Context, by *http.Client, method, url, token string, body, into any) error {
	text, err := json.Marshal(body)
	if err != nil {
		return err
	}
	_, answer, err := ask(ctx, by, method, url, token, text, http.Header{"Content-Type": {"application/json"}})
	if err != nil || into == nil {
		return err
	}
	return json.Unmarshal(answer, into)
}

// ask is call for any body, and any answer.
func ask(ctx context.Context, by *http.Client, method, url, token string, body []byte, header http.Header) (http.Header, []byte, error) {
	req, err := http.NewRequestWithContext(ctx, method, url, bytes.NewReader(body))
	if err != nil {
		return nil, nil, err
	}
	req.Header = header
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	resp, err := by.Do(req)
	if err != nil {
		return nil, nil, err
	}
	defer resp.Body.Close()
	answer, err := io.ReadAll(resp.Body)
	if err != nil {
		return nil, nil, err
	}
	if resp.StatusCode >= http.StatusMultipleChoices {
		no := &refusal{request: method + " " + url, status: resp.StatusCode, later: resp.Header.Get("Retry-After"), body: answer}
		var problem struct{ Code string }
		if json.Unmarshal(answer, &problem) == nil {
			no.code = problem.Code
		}
		return nil, nil, no
	}
	return resp.Header, answer, nil
}
