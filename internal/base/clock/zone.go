package clock

import (
	"sync"
	"time"
)

// zones are those that were asked for: reading one is a thousand times slower
// than finding it here.
var zones sync.Map

// Zone returns a time zone by its name, such as Europe/Paris. One that nobody
// knows is UTC.
func Zone(name string) *time.Location {
	if zone, ok := zones.Load(name); ok {
		return zone.(*time.Location)
	}
	zone, err := time.LoadLocation(name)
	if err != nil {
		return time.UTC // and is not kept: names may come from anywhere
	}
	zones.Store(name, zone)
	return zone
}

// Today returns the day that it is in a zone.
func Today(zone string) Date { return DateOf(Now(), Zone(zone)) }
