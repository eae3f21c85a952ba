package media

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"net/http"
	"strings"
	"time"

	"myspace/internal/base/clock"
)

// Podcast is somebody's private feed of what he may hear: any app for podcasts takes
// its address.
type Podcast struct {
	Allowed   bool        `json:"allowed" doc:"The network has switched podcasts on."`
	Path      string      `json:"path" doc:"The private address; empty where there is none, or where it can be read no more."`
	CreatedAt *clock.Time `json:"created_at" format:"date-time" doc:"Null where there is none."`
	AskedAt   *clock.Time `json:"asked_at" format:"date-time" doc:"When an app asked for it last, to the hour."`
	personID  string
	madeAt    string // the campus
	sealed    string
}

// podcastPath is where the feed of a token is; what it names lies beside it.
func podcastPath(token string) string { return "/feed/" + token + "/courses.rss" }

func episodePath(token, id string) string { return "/feed/" + token + "/recordings/" + id }

// rss is a feed as apps read it. They are asked to list it nowhere: it is private.
type rss struct {
	XMLName xml.Name `xml:"rss"`
	Version string   `xml:"version,attr"`
	Itunes  string   `xml:"xmlns:itunes,attr"`
	Channel channel  `xml:"channel"`
}

type channel struct {
	Title       string    `xml:"title"`
	Link        string    `xml:"link"`
	Description string    `xml:"description"`
	Language    string    `xml:"language"`
	Block       string    `xml:"itunes:block"`
	Items       []episode `xml:"item"`
}

type episode struct {
	Title       string    `xml:"title"`
	Description string    `xml:"description"`
	Published   string    `xml:"pubDate"`
	ID          guid      `xml:"guid"`
	Enclosure   enclosure `xml:"enclosure"`
	Duration    string    `xml:"itunes:duration,omitempty"`
}

type guid struct {
	Permanent bool   `xml:"isPermaLink,attr"`
	ID        string `xml:",chardata"`
}

type enclosure struct {
	URL    string `xml:"url,attr"`
	Length int64  `xml:"length,attr"`
	Type   string `xml:"type,attr"`
}

// newEpisode is a recording as a feed has it.
func newEpisode(site, token string, r Recording, s RecordingSession) episode {
	e := episode{
		Title: s.CourseName + " – " + r.Title, Description: strings.Join(present(s.Day.String(), s.named().teacher, s.CampusName), " · "),
		Published: r.PublishAt.UTC().Format(time.RFC1123Z), ID: guid{ID: r.ID},
		Enclosure: enclosure{URL: site + episodePath(token, r.ID), Length: r.Size, Type: r.MediaType},
	}
	if seconds := r.Duration / 1000; seconds > 0 {
		e.Duration = fmt.Sprintf("%d:%02d:%02d", seconds/3600, seconds/60%60, seconds%60)
	}
	return e
}

func present(words ...string) (kept []string) {
	for _, w := range words {
		if w != "" {
			kept = append(kept, w)
		}
	}
	return kept
}

// write answers a feed. Nobody but the app that asked keeps it, and it asks again.
func (f rss) write(w http.ResponseWriter, req *http.Request) error {
	var b bytes.Buffer
	b.WriteString(xml.Header)
	if err := xml.NewEncoder(&b).Encode(f); err != nil {
		return err
	}
	h := w.Header()
	h.Set("Content-Type", "application/rss+xml; charset=utf-8")
	h.Set("Cache-Control", "private, no-cache")
	h.Set("X-Robots-Tag", "noindex")
	w.WriteHeader(http.StatusOK)
	if req.Method == http.MethodHead {
		return nil
	}
	_, err := w.Write(b.Bytes())
	return err
}
