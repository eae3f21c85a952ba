package media_test

import (
	"encoding/xml"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/clock"
	"myspace/internal/school/media"
)

// podcast has a school with podcasts, and somebody's.
func (s school) podcast(t testing.TB) string {
	t.Helper()
	s.exec(t, `INSERT INTO network_setting (name, value) VALUES ('network', '{"podcast":true}') ON CONFLICT DO NOTHING`)
	var p media.Podcast
	if s.Call(t, http.MethodPost, "/api/podcast", nil).Into(http.StatusOK, &p); !p.Allowed || p.Path == "" {
		t.Fatalf("the podcast is %+v", p)
	}
	return p.Path
}

// episodes are the titles and addresses of a feed.
func (s school) episodes(t testing.TB, path string) (addresses []string) {
	t.Helper()
	rec := s.Call(t, http.MethodGet, path, nil).Is(http.StatusOK)
	var feed struct {
		Channel struct {
			Block string `xml:"block"`
			Items []struct {
				Enclosure struct {
					URL  string `xml:"url,attr"`
					Type string `xml:"type,attr"`
				} `xml:"enclosure"`
			} `xml:"item"`
		} `xml:"channel"`
	}
	must(t, xml.Unmarshal(rec.Body.Bytes(), &feed))
	if feed.Channel.Block != "Yes" {
		t.Error("the feed asks nobody to leave it out of lists")
	}
	for _, item := range feed.Channel.Items {
		_, path, _ := strings.Cut(item.Enclosure.URL, "https://my.school.example")
		addresses = append(addresses, path)
	}
	return addresses
}

func TestAPodcastHasWhatIsOpenAndDiesWithTheAccess(t *testing.T) {
	s := newSchool(t)
	r := s.update(t, s.record(t, "s0", "audio"), func(f *media.RecordingFields) {
		publish(f)
		f.Rhema, f.Title = true, `A <b>"title"</b> & more`
	})
	s.update(t, s.record(t, "s0", "document"), publish)
	s.record(t, "s0", "audio")
	gil := s.by("gil")
	path := gil.podcast(t)
	all := gil.episodes(t, path)
	if len(all) != 1 || !strings.HasSuffix(all[0], "/recordings/"+r.ID) {
		t.Fatalf("it has %q", all)
	}
	s.Call(t, http.MethodGet, all[0], nil).Is(http.StatusOK)
	s.exec(t, `UPDATE course_access SET last_day = ? WHERE person_id = 'gil'`, clock.Today("Europe/Paris").AddDays(-1))
	if left := gil.episodes(t, path); len(left) != 0 {
		t.Errorf("after the last day it has %q", left)
	}
	s.Call(t, http.MethodGet, all[0], nil).Is(http.StatusNotFound)
}

func TestAPodcastIsRenewedEndedAndSwitchedOff(t *testing.T) {
	s := newSchool(t)
	lea := s.by("lea")
	lea.Call(t, http.MethodPost, "/api/podcast", nil).Fails(http.StatusConflict, "podcast.off")
	old := lea.podcast(t)
	path := lea.podcast(t)
	s.Call(t, http.MethodGet, old, nil).Is(http.StatusNotFound)
	lea.episodes(t, path)
	s.exec(t, `UPDATE network_setting SET value = '{"podcast":false}'`)
	s.Call(t, http.MethodGet, path, nil).Is(http.StatusNotFound)
	s.exec(t, `UPDATE network_setting SET value = '{"podcast":true}'`)
	s.exec(t, `UPDATE person SET enabled = FALSE WHERE id = 'lea'`)
	s.Call(t, http.MethodGet, path, nil).Is(http.StatusNotFound)
	s.exec(t, `UPDATE person SET enabled = TRUE WHERE id = 'lea'`)
	lea.Call(t, http.MethodDelete, "/api/podcast", nil).Is(http.StatusNoContent)
	s.Call(t, http.MethodGet, path, nil).Is(http.StatusNotFound)
	lea.Call(t, http.MethodDelete, "/api/podcast", nil).Is(http.StatusNotFound)
}
