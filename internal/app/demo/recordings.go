package demo

import (
	"context"
	_ "embed"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"myspace/internal/app/demo/picture"
	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/sound"
	"myspace/internal/school/media"
)

// film is a moving test card of twelve seconds with a tone; scripts/demo-film.sh
// makes it.
//
//go:embed film.mp4
var film []byte

const (
	filmSeconds  = 12
	soundsEach   = 4  // how many plays of bells there are
	photosEach   = 5  // and how many photos
	soundSeconds = 45 // of the first; each other one is a little longer
	// recordedEach is how many sessions of a campus and of a granted course have
	// recordings.
	recordedEach = 40
)

// recorded are the contents that sessions share.
type recorded struct {
	sounds, photos []string
	film, notes    string
	captions       map[string]string // by language
}

func planRecordings(ctx context.Context, w *world) error {
	contents := []func() ([]byte, error){
		func() ([]byte, error) { return film, nil },
		func() ([]byte, error) {
			text := "# Plan de la séance\nCe qui a été vu, avec les passages à relire.\n\n# Pour la prochaine fois\nLire les deux chapitres suivants et noter une question.\n"
			return paper{title: "Notes de la séance", issuer: w.campuses[0].BusinessName, color: w.campuses[0].city.color, text: text}.pdf(), nil
		},
	}
	languages := slices.Sorted(maps.Keys(captions))
	for _, language := range languages {
		contents = append(contents, func() ([]byte, error) { return []byte(captions[language]), nil })
	}
	for i := range soundsEach {
		contents = append(contents, func() ([]byte, error) { return bells(w.dice(fmt.Sprint("sound ", i)), soundSeconds+5*i), nil })
	}
	for i := range photosEach {
		contents = append(contents, func() ([]byte, error) { return photoOf(w.dice(fmt.Sprint("photo ", i))) })
	}
	blobs, err := w.putAll(ctx, len(contents), func(i int) ([]byte, error) { return contents[i]() })
	if err != nil {
		return err
	}
	w.recorded = recorded{film: blobs[0].Hash, notes: blobs[1].Hash, captions: map[string]string{}}
	for i, language := range languages {
		w.recorded.captions[language] = blobs[2+i].Hash
	}
	for i, b := range blobs[2+len(languages):] {
		if i < soundsEach {
			w.recorded.sounds = append(w.recorded.sounds, b.Hash)
		} else {
			w.recorded.photos = append(w.recorded.photos, b.Hash)
		}
	}
	return nil
}

// photoOf is a photo of some who sat together.
func photoOf(d dice) ([]byte, error) {
	people := make([]picture.Person, 6)
	for i := range people {
		people[i] = picture.Person{Woman: d.roll(50), Dark: d.roll(60), Age: d.between(20, 65)}
	}
	return picture.Group(d.Rand, people, 3)
}

// taped is a session of which there are recordings.
type taped struct {
	id, course string
	endsAt     clock.Time
	granted    bool
}

// findTaped returns sessions that are over, the latest first: those of a campus, or
// those of a course.
func findTaped(ctx context.Context, tx *db.Tx, condition, id string) ([]taped, error) {
	return db.All(ctx, tx, func(r db.Row) (t taped, err error) { return t, r.Scan(&t.id, &t.course, &t.endsAt) },
		`SELECT s.id, c.name, s.ends_at FROM published_agenda s JOIN course c ON c.id = s.course_id WHERE `+condition+` AND NOT s.canceled AND s.ends_at < ?
		ORDER BY s.starts_at DESC, s.id`+db.Limit(recordedEach), id, thisMorning())
}

// addRecordings gives the latest sessions of Paris and Nice, and the courses that
// were granted to accounts, sound, films, photos and papers: the very latest are not
// published yet, and here and there something is missing.
func addRecordings(ctx context.Context, tx *db.Tx, w *world) error {
	d, seen := w.dice("recordings"), map[string]bool{}
	var all []media.NewRecording
	tape := func(condition, id string, granted bool) error {
		found, err := findTaped(ctx, tx, condition, id)
		for i, t := range found {
			if t.granted = granted; !seen[t.id] {
				all = append(all, w.tape(d, t, i)...)
			}
			seen[t.id] = true
		}
		return err
	}
	for _, g := range grants {
		if err := tape(`s.course_id = ?`, w.courseID(g.course), true); err != nil {
			return err
		}
	}
	for _, p := range w.campuses[:2] {
		if err := tape(`s.campus_id = ?`, p.ID, false); err != nil {
			return err
		}
	}
	if err := media.AddRecordings(ctx, tx, all); err != nil {
		return err
	}
	if err := w.addCaptions(ctx, tx, all); err != nil {
		return err
	}
	if err := w.addListening(ctx, tx, all); err != nil {
		return err
	}
	at := thisMorning()
	return media.TellRecordings(ctx, tx, all, at, func() string { return d.id(at) })
}

// captions are what the test card says, by language.
var captions = map[string]string{
	"fr": "WEBVTT\n\n00:00.000 --> 00:04.000\nBienvenue à ce cours.\n\n00:04.000 --> 00:08.000\nCeci est une mire animée,\n\n00:08.000 --> 00:12.000\net la séance s’arrête ici.\n",
	"en": "WEBVTT\n\n00:00.000 --> 00:04.000\nWelcome to this course.\n\n00:04.000 --> 00:08.000\nThis is a moving test card,\n\n00:08.000 --> 00:12.000\nand here the session ends.\n",
}

// addCaptions gives every film what is said in it.
func (w *world) addCaptions(ctx context.Context, tx *db.Tx, all []media.NewRecording) error {
	var films []string
	for _, r := range all {
		if r.Kind == "video" {
			films = append(films, r.ID)
		}
	}
	for language, hash := range w.recorded.captions {
		if err := media.AddCaptions(ctx, tx, films, language, hash, w.accountAt(0, access.Multimedia), thisMorning()); err != nil {
			return err
		}
	}
	return nil
}

// sessionParts are where the parts of a session begin in its sound.
var sessionParts = []sound.Chapter{{At: 0, Title: "Accueil et prière"}, {At: 12_000, Title: "Enseignement"}, {At: 34_000, Title: "Questions"}}

// tape makes up what was recorded of a session, the latest of its kind being 0.
func (w *world) tape(d dice, t taped, number int) (all []media.NewRecording) {
	by, at := w.accountAt(0, access.Multimedia), t.endsAt.Add(26*time.Hour)
	if at.After(clock.Now()) {
		at = t.endsAt.Add(time.Hour)
	}
	add := func(kind, title, name, hash string, seconds int) {
		r := media.NewRecording{
			ID: d.id(at), SessionID: t.id, Kind: kind, Position: len(all), FileName: name, Hash: hash, By: by, At: at,
			RecordingFields: media.RecordingFields{
				Title: title, AllClasses: true, Rhema: t.granted || d.roll(50), Downloadable: kind == "document" || d.roll(30), Consent: kind == "photo" && number > 1,
				Duration: int64(seconds) * 1000, PublishAt: at,
			},
		}
		if kind == "audio" && len(all) == 0 {
			r.Chapters = sessionParts
		}
		switch {
		case t.granted:
		case number == 0:
			r.PublishAt = clock.Time{}
		case number == 1:
			r.PublishAt = thisMorning().Add(3*24*time.Hour + 7*time.Hour)
		}
		if kind == "photo" && !r.Consent {
			r.PublishAt = clock.Time{}
		}
		all = append(all, r)
	}
	if t.granted || d.roll(85) {
		for i, part := range []string{"Première partie", "Deuxième partie"} {
			n := d.IntN(soundsEach)
			add("audio", t.course+", "+strings.ToLower(part), fmt.Sprintf("ZOOM%04d.wav", d.between(1, 9999)+i), w.recorded.sounds[n], soundSeconds+5*n)
		}
	}
	if d.roll(40) {
		add("video", t.course, "film.mp4", w.recorded.film, filmSeconds)
	}
	if d.roll(30) {
		for i := range d.between(2, photosEach) {
			add("photo", fmt.Sprintf("Photo de groupe %d", i+1), fmt.Sprintf("IMG_%04d.png", d.between(1, 9999)), w.recorded.photos[i], 0)
		}
	}
	if t.granted || d.roll(40) {
		add("document", "Notes de la séance", "Notes.pdf", w.recorded.notes, 0)
	}
	return all
}

// addListening has the student and the alumnus of Paris hear some of it, and people
// ask for courses.
func (w *world) addListening(ctx context.Context, tx *db.Tx, all []media.NewRecording) error {
	d := w.dice("listening")
	var places []media.NewPlace
	for i, person := range []string{w.accountAt(0, access.Student), w.accountAt(0, access.Alumni)} {
		n := 0
		for _, r := range all {
			if r.Kind != "audio" || r.PublishAt.IsZero() || r.PublishAt.After(clock.Now()) {
				continue
			}
			if n++; n > 6 || n%3 == i {
				continue
			}
			percent := []int{100, 38, 95}[n%3]
			places = append(places, media.NewPlace{
				PersonID: person, RecordingID: r.ID, Duration: r.Duration, Position: r.Duration * int64(percent) / 100, Device: "Android", At: days(-n).Add(19 * time.Hour),
			})
		}
	}
	mates, err := w.classListening(ctx, tx)
	if err != nil {
		return err
	}
	if err := media.AddPlaces(ctx, tx, append(places, mates...)); err != nil {
		return err
	}
	at := days(-2).Add(20 * time.Hour)
	return media.AddRequests(ctx, tx, []media.NewRequest{
		{ID: d.id(at), PersonID: w.accountAt(0, access.Alumni), CourseID: w.courseID("FOI1"), Note: "Je prépare une étude pour mon groupe de maison.", At: at},
		{ID: d.id(at), PersonID: w.accountAt(0, access.Student), CourseID: w.courseID("HOM1"), Note: "", At: at.Add(time.Hour)},
	})
}

// classListening has most of the student's class hear its sessions too, some of them
// to the end: who falls behind is seen.
func (w *world) classListening(ctx context.Context, tx *db.Tx) ([]media.NewPlace, error) {
	const enrolled = `e.status = 'confirmed' AND e.outcome = ''`
	d, student := w.dice("class listening"), w.accountAt(0, access.Student)
	all := []media.NewPlace{}
	err := db.Each(ctx, tx, func(r db.Row) error {
		var p media.NewPlace
		if err := r.Scan(&p.PersonID, &p.RecordingID, &p.Duration); err != nil {
			return err
		}
		if percent := []int{0, 0, 45, 92, 100}[d.IntN(5)]; percent > 0 {
			p.Position, p.Device, p.At = p.Duration*int64(percent)/100, "Android", days(-1).Add(18*time.Hour)
			all = append(all, p)
		}
		return nil
	}, `SELECT e.person_id, r.id, r.duration FROM recording r JOIN published_agenda_class x ON x.agenda_id = r.agenda_id JOIN enrollment e ON e.class_id = x.class_id
		WHERE r.kind = 'audio' AND r.publish_at <= ? AND r.all_classes AND `+enrolled+` AND e.person_id <> ?
		AND x.class_id IN (SELECT e.class_id FROM enrollment e WHERE e.person_id = ? AND `+enrolled+`) ORDER BY e.sort_name, e.person_id, r.position, r.id`, thisMorning(), student, student)
	return all, err
}
