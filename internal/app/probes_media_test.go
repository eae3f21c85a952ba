package app_test

import (
	"maps"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
)

const recordingBody = `{"version":1,"title":"New","publish_at":null,"all_classes":true,"class_ids":[],"rhema":false,"downloadable":true,"consent":false,"duration":0,"chapters":[{"at":0,"title":"New"}]}`

func init() {
	maps.Copy(probes, map[string]func(w *world, caller access.Roles, on target) probe{
		"listRecordingSessions": func(w *world, caller access.Roles, on target) probe {
			w.recorded(caller, on)
			return probe{path: "/api/recording-sessions?from=2026-10-01&to=2026-10-10", shows: w.session[on]}
		},
		"exportRecordingSessions": func(w *world, caller access.Roles, on target) probe {
			w.recorded(caller, on)
			return probe{path: "/api/recording-sessions/export?format=csv&from=2026-10-01&to=2026-10-10", shows: "class-" + on.campus + "-" + on.record}
		},
		"getRecordingSession": onRecordingSession("", ""),
		"createRecording":     onRecordingSession("/recordings?kind=document&name=a.txt", "notes"),
		"orderRecordings":     onRecordingSession("/order", `{"kind":"document","ids":["recording"]}`),
		"listRecordingLinks":  onRecordingSession("/links", ""),
		"createRecordingLink": onRecordingSession("/links", ""),
		"deleteRecordingLink": func(w *world, caller access.Roles, on target) probe {
			w.recorded(caller, on)
			w.recordingLink(w.session[on])
			return probe{path: "/api/recording-links/link"}
		},
		// The link opens it, whoever comes with it; an admin made it.
		"readRecordingLink": func(w *world, caller access.Roles, on target) probe {
			w.recorded(caller, on)
			w.recordingLink(w.session[on])
			return probe{path: "/api/recording-links/read", body: `{"token":"` + linkToken + `"}`}
		},
		"addByRecordingLink": func(w *world, caller access.Roles, on target) probe {
			w.recorded(caller, on)
			w.recordingLink(w.session[on])
			return probe{path: "/api/recording-links/recordings?kind=document&name=a.txt", body: "notes", header: map[string]string{"Link-Token": linkToken}}
		},
		"listListeners":           onRecordingSession("/listeners", ""),
		"listClassListeners":      onListenedClass(""),
		"exportClassListeners":    onListenedClass("/export?format=csv"),
		"getRecording":            onRecording("", ""),
		"updateRecording":         onRecording("", recordingBody),
		"deleteRecording":         onRecording("", ""),
		"replaceRecording":        onRecording("/files?name=a.txt", "notes"),
		"listRecordingFiles":      onRecording("/files", ""),
		"getRecordingFileContent": onRecording("/files/1/content", ""),
		"getRecordingContent":     onRecording("/content", ""),
		"getRecordingThumbnail": func(w *world, caller access.Roles, on target) probe {
			w.photographed(caller, on)
			return probe{path: "/api/recordings/photo/thumbnail"}
		},
		"getRecordingLight": func(w *world, caller access.Roles, on target) probe {
			p := onRecording("/light", "")(w, caller, on)
			w.lightened()
			return p
		},
		"getRecordingPoster": func(w *world, caller access.Roles, on target) probe {
			p := onRecording("/poster", "")(w, caller, on)
			w.lightened()
			return p
		},
		"getCaption": onFilm(""), "removeCaption": onFilm(""), "setCaption": onFilm("WEBVTT\n"),
		"retryRecordingLight": onRecording("/light", ""),
		"savePlace": func(w *world, caller access.Roles, on target) probe {
			p := onRecording("/place", `{"position":1,"duration":2,"heard":[],"device":"","age":0}`)(w, caller, on)
			w.exec(`UPDATE recording SET kind = 'audio' WHERE id = 'recording'`)
			return p
		},
		"publishRecordings": onRecordings("/publish", `{"ids":["recording"],"publish_at":null,"consent":false}`),
		"hideRecordings":    onRecordings("/hide", `{"ids":["recording"]}`),
		"moveRecordings": func(w *world, caller access.Roles, on target) probe {
			return onRecordings("/move", `{"ids":["recording"],"session_id":"`+w.session[on]+`"}`)(w, caller, on)
		},
		"listOpenCourses":    at("/api/open-courses", ""),
		"listAskableCourses": at("/api/askable-courses", ""),
		"getOpenCourse": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/open-courses/" + w.course[on.record]}
		},
		"askForCourse": func(w *world, _ access.Roles, _ target) probe {
			return probe{path: "/api/course-requests", body: `{"course_id":"` + w.course["other"] + `","note":""}`}
		},
		"listCourseRequests": func(w *world, caller access.Roles, on target) probe {
			w.askedForCourse(caller, on)
			return probe{path: "/api/course-requests", shows: "request-of-it"}
		},
		"exportCourseRequests": func(w *world, caller access.Roles, on target) probe {
			w.askedForCourse(caller, on)
			return probe{path: "/api/course-requests/export?format=csv", shows: "asked-for-it"}
		},
		"getPodcast": at("/api/podcast", ""),
		"renewPodcast": func(w *world, _ access.Roles, _ target) probe {
			w.podcasts()
			return probe{path: "/api/podcast"}
		},
		"deletePodcast": func(w *world, caller access.Roles, on target) probe {
			w.podcast(w.personOn(caller, target{on.campus, "own"}))
			return probe{path: "/api/podcast"}
		},
		// The link opens it, whoever comes with it; its owner is a student.
		"readPodcast": func(w *world, _ access.Roles, _ target) probe {
			w.podcast(w.person[access.Student])
			return probe{path: "/feed/" + linkToken + "/courses.rss"}
		},
		"readPodcastRecording": func(w *world, caller access.Roles, on target) probe {
			w.recorded(caller, on)
			w.exec(`UPDATE recording SET kind = 'audio' WHERE id = 'recording'`)
			w.podcast(w.person[access.Student])
			return probe{path: "/feed/" + linkToken + "/recordings/recording"}
		},
		"grantCourseRequest":   onCourseRequest("/grant", `{"days":90}`),
		"declineCourseRequest": onCourseRequest("/decline", `{"reason":""}`),
	})
}

// onFilm is a probe on what is said in a film.
func onFilm(body string) func(w *world, caller access.Roles, on target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		path := "/captions/fr"
		if body != "" {
			path += "?name=a.vtt"
		}
		p := onRecording(path, body)(w, caller, on)
		w.exec(`UPDATE recording SET kind = 'video' WHERE id = 'recording'`)
		w.exec(`INSERT INTO recording_caption (recording_id, language, hash, created_by, created_at)
			SELECT 'recording', 'fr', MIN(hash), '', ? FROM course_document_file WHERE TRUE ON CONFLICT DO NOTHING`, clock.Now())
		return p
	}
}

// recorded gives the session of a target a published document.
func (w *world) recorded(caller access.Roles, on target) {
	w.taught(caller, on)
	now := clock.Now()
	w.exec(`INSERT INTO recording (id, agenda_id, kind, title, position, publish_at, all_classes, rhema, downloadable, consent, duration, created_by, created_at, updated_at)
		VALUES ('recording', ?, 'document', 'Notes', 0, ?, TRUE, FALSE, TRUE, FALSE, 0, '', ?, ?) ON CONFLICT DO NOTHING`, w.session[on], now, now, now)
	w.exec(`INSERT INTO recording_file (id, recording_id, number, name, hash, created_by, created_at) SELECT 'file', 'recording', 1, 'a.txt', MIN(hash), '', ? FROM course_document_file WHERE TRUE ON CONFLICT DO NOTHING`, now)
}

// lightened gives every recording a light form: a picture does for both.
func (w *world) lightened() {
	w.exec(`INSERT INTO light_form (hash, film, state, percent, light_hash, poster_hash, wave, updated_at) SELECT DISTINCT v.hash, TRUE, 'ready', 100, p.hash, p.hash, '', v.created_at
		FROM recording_file v CROSS JOIN (SELECT MIN(photo_hash) AS hash FROM person) p WHERE TRUE ON CONFLICT DO NOTHING`)
}

// photographed gives the session of a target a published photo, too.
func (w *world) photographed(caller access.Roles, on target) {
	w.recorded(caller, on)
	w.exec(`INSERT INTO recording (id, agenda_id, kind, title, position, publish_at, all_classes, rhema, downloadable, consent, duration, created_by, created_at, updated_at)
		SELECT 'photo', agenda_id, 'photo', 'Class', 0, publish_at, TRUE, FALSE, TRUE, TRUE, 0, '', created_at, updated_at FROM recording WHERE id = 'recording' ON CONFLICT DO NOTHING`)
	w.exec(`INSERT INTO recording_file (id, recording_id, number, name, hash, created_by, created_at)
		SELECT 'photo-file', 'photo', 1, 'a.png', (SELECT MIN(photo_hash) FROM person), '', created_at FROM recording_file WHERE id = 'file' ON CONFLICT DO NOTHING`)
}

// podcasts switches podcasts on.
func (w *world) podcasts() {
	w.exec(`INSERT INTO network_setting (name, value) VALUES ('network', '{"podcast":true,"registration":true,"session_days":14}') ON CONFLICT DO NOTHING`)
}

// podcast gives somebody a podcast.
func (w *world) podcast(personID string) {
	w.podcasts()
	w.exec(`INSERT INTO podcast (person_id, campus_id, token_hash, token_sealed, created_at) VALUES (?, ?, ?, '', ?) ON CONFLICT DO NOTHING`,
		personID, w.campus["own"], hashed(linkToken), clock.Now())
}

// recordingLink is a link by which phones add recordings to a session.
func (w *world) recordingLink(session string) {
	now := clock.Now()
	w.exec(`INSERT INTO recording_link (id, agenda_id, person_id, campus_id, token_hash, files, bytes, created_at, ends_at) VALUES ('link', ?, ?, ?, ?, 0, 0, ?, ?)
		ON CONFLICT (id) DO UPDATE SET agenda_id = excluded.agenda_id`, session, w.person[access.Admin], w.campus["own"], hashed(linkToken), now, now.Add(time.Hour))
}

func onRecordingSession(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		w.recorded(caller, on)
		return probe{path: "/api/recording-sessions/" + w.session[on] + suffix, body: body}
	}
}

// onListenedClass is a probe on who heard the sessions of a class.
func onListenedClass(suffix string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		w.recorded(caller, on)
		return probe{path: "/api/classes/" + w.class[on] + "/listeners" + suffix}
	}
}

func onRecording(suffix, body string) func(*world, access.Roles, target) probe {
	return onRecordings("/recording"+suffix, body)
}

func onRecordings(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		w.recorded(caller, on)
		return probe{path: "/api/recordings" + suffix, body: body}
	}
}

// askedForCourse has the person of a target ask for a course.
func (w *world) askedForCourse(caller access.Roles, on target) {
	w.exec(`INSERT INTO course_request (id, person_id, course_id, note, state, created_at) VALUES ('request-of-it', ?, ?, 'asked-for-it', 'waiting', ?) ON CONFLICT DO NOTHING`,
		w.personOn(caller, on), w.course["other"], clock.Now())
}

func onCourseRequest(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		w.askedForCourse(caller, on)
		return probe{path: "/api/course-requests/request-of-it" + suffix, body: body}
	}
}
