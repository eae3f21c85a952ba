package planning

import (
	"strconv"
	"strings"

	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/ical"
	"myspace/internal/base/text"
)

// feedForm is another when sessions are written in another way, so that
// calendars fetch them anew.
const feedForm = "1"

// askAgain is how often a calendar should ask.
const askAgain = "PT1H"

// calendar is a feed that is being written.
type calendar struct {
	ical.Writer
	texts text.Texts
	feed  Feed
	zone  string // of the owner's campus
}

// write returns sessions as a calendar. The same sessions are always the same
// bytes: nothing in it tells when it was written.
func (c *calendar) write(all []feedSession) []byte {
	c.Begin("VCALENDAR")
	c.Line("VERSION", "2.0")
	c.Line("PRODID", "-//My space//Agenda//"+strings.ToUpper(c.texts.Lang()))
	c.Line("CALSCALE", "GREGORIAN")
	c.Line("METHOD", "PUBLISH")
	c.Text("NAME", c.name())
	c.Text("X-WR-CALNAME", c.name())
	c.Text("X-WR-TIMEZONE", c.zone)
	c.Line("REFRESH-INTERVAL;VALUE=DURATION", askAgain)
	c.Line("X-PUBLISHED-TTL", askAgain)
	for _, zone := range zonesOf(all) {
		c.Zone(clock.Zone(zone), all[0].StartsAt.Time, all[len(all)-1].EndsAt.Time)
	}
	for _, s := range all {
		c.session(s)
	}
	c.End("VCALENDAR")
	return c.Bytes()
}

// name is what the calendar is called among others.
func (c *calendar) name() string {
	switch c.feed.Kind {
	case feedClass:
		return c.texts.T("program.feed_class", fault.Params{"class": c.feed.ClassCode, "campus": c.feed.Campus})
	case feedCampus:
		return c.texts.T("program.feed_campus", fault.Params{"campus": c.feed.Campus})
	}
	return c.texts.T("program.feed_own", nil)
}

// uid is what a session is known by in every calendar, for its whole life.
func uid(sessionID string) string { return sessionID + "@myspace" }

func (c *calendar) session(s feedSession) {
	c.Begin("VEVENT")
	c.Text("UID", uid(s.ID))
	c.Line("SEQUENCE", strconv.Itoa(s.sequence))
	c.Instant("DTSTAMP", s.updatedAt.Time)
	c.Instant("LAST-MODIFIED", s.updatedAt.Time)
	c.Span(s.StartsAt.Time, s.EndsAt.Time, clock.Zone(s.TimeZone))
	c.Text("SUMMARY", c.summary(s))
	c.Text("LOCATION", s.where())
	c.Text("DESCRIPTION", c.description(s))
	if strings.HasPrefix(s.Place, "https://") {
		c.Line("URL", s.Place)
	}
	c.Line("STATUS", map[bool]string{true: "CANCELLED", false: "CONFIRMED"}[s.Canceled])
	c.Line("TRANSP", map[bool]string{true: "OPAQUE", false: "TRANSPARENT"}[c.feed.Kind == feedOwn && !s.Canceled])
	c.End("VEVENT")
}

// summary is what stands in the calendar's square. Programs that do not cross
// out what was canceled still say so.
func (c *calendar) summary(s feedSession) string {
	says := s.CourseName
	if codes := codesOf(s.Classes); c.feed.Kind != feedClass && codes != "" {
		says += " · " + codes
	}
	if s.Canceled {
		return c.texts.T("program.feed_canceled", fault.Params{"what": says})
	}
	return says
}

// where is the place, and the way to it; a link leads there by itself.
func (s feedSession) where() string {
	if strings.HasPrefix(s.Place, "https://") {
		return s.Place
	}
	return strings.Join(known(s.Place, s.CampusName, s.address, strings.TrimSpace(s.zip+" "+s.city)), ", ")
}

func (c *calendar) description(s feedSession) string {
	lines := []string{}
	for _, one := range []struct{ label, value string }{
		{"code", s.CourseCode},
		{"classes", codesOf(s.Classes)},
		{"teachers", s.names(Teacher)},
		{"translators", s.names(Translator)},
		{"campus", s.CampusName},
		{"weekend", s.Planning},
	} {
		if one.value != "" {
			lines = append(lines, c.texts.T("program.feed_line", fault.Params{"label": c.texts.T("program."+one.label, nil), "value": one.value}))
		}
	}
	return strings.Join(lines, "\n")
}

// zonesOf are the zones that sessions go by, each once.
func zonesOf(all []feedSession) []string {
	names := make([]string, len(all))
	for i, s := range all {
		names[i] = s.TimeZone
	}
	return unique(names)
}
