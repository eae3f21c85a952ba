package crashtest

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"net/http"
	"slices"

	"myspace/internal/base/db"
)

// recordedSession is the session in which something was recorded.
func recordedSession() string { return "/api/recording-sessions/" + sessionOf(3) }

// listener hears a recording to its end, from its beginning, and tells where he is.
type listener struct {
	recording  string
	made, kept int
}

// step is how much is heard each time, in milliseconds: more than what counts as one go
// where a note in between is missing.
const step = 2000

func (b *listener) next() {
	if !b.unsent() {
		b.made++
	}
}

func (b *listener) unsent() bool { return b.kept < b.made }

func (b *listener) send(ctx context.Context, by *http.Client, url, token string) error {
	if b.recording == "" {
		if err := b.open(ctx, by, url, token); err != nil {
			return err
		}
	}
	heard := []map[string]any{{"from": (b.made - 1) * step, "to": b.made * step}}
	note := map[string]any{"position": b.made * step, "duration": 0, "heard": heard, "device": "phone", "age": 0}
	err := call(ctx, by, http.MethodPost, url+"/api/recordings/"+b.recording+"/place", token, note, nil)
	if err == nil {
		b.kept = b.made
	}
	return err
}

// open finds the recording, or makes it: one of a try whose answer was lost is taken.
func (b *listener) open(ctx context.Context, by *http.Client, url, token string) error {
	var there struct{ Recordings []struct{ ID, Kind string } }
	if err := call(ctx, by, http.MethodGet, url+recordedSession(), token, nil, &there); err != nil {
		return err
	}
	for _, r := range there.Recordings {
		if r.Kind == "audio" {
			b.recording = r.ID
			return nil
		}
	}
	_, _, err := ask(ctx, by, http.MethodPost, url+recordedSession()+"/recordings?kind=audio&name=talk.wav", token, silence(), http.Header{})
	return errors.Join(err, fmt.Errorf("it has to be found yet"))
}

// silence is a second of sound.
func silence() []byte {
	const rate = 8000
	head := binary.LittleEndian.AppendUint32([]byte("RIFF"), 36+rate)
	head = append(head, "WAVEfmt "...)
	head, _ = binary.Append(head, binary.LittleEndian, struct {
		Size            uint32
		Format, Tracks  uint16
		Rate, ByteRate  uint32
		Align, BitsEach uint16
	}{16, 1, 1, rate, rate, 1, 8})
	head = binary.LittleEndian.AppendUint32(append(head, "data"...), rate)
	return append(head, slices.Repeat([]byte{128}, rate)...)
}

// check: all that was acknowledged was heard, in one go, and he stopped at its end.
func (b *listener) check(ctx context.Context, d *db.DB) error {
	var position int
	var heard string
	err := db.Each(ctx, d, func(r db.Row) error { return r.Scan(&position, &heard) }, `SELECT position, heard FROM place WHERE item = ?`, b.recording)
	if end := b.kept * step; position != end || heard != fmt.Sprintf("0-%d", end) {
		err = errors.Join(err, fmt.Errorf("he has heard %d ms; it is noted that he stopped at %d and heard %s", end, position, heard))
	}
	return err
}
