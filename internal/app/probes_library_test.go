package app_test

import (
	"maps"
	"net/url"

	"myspace/internal/base/access"
)

func init() {
	maps.Copy(probes, map[string]func(w *world, caller access.Roles, on target) probe{
		"listBooks":         showing("/api/books?page_size=200", func(w *world, _ access.Roles, on target) string { return w.book[on.record] }),
		"exportBooks":       showing("/api/books/export?format=csv", func(_ *world, _ access.Roles, on target) string { return "book-" + on.record }),
		"getBook":           onBook("", ""),
		"createBook":        at("/api/books", `{"title":"New",`+bookBody+`,"published":true}`),
		"updateBook":        onBook("", `{"version":1,"title":"New",`+bookBody+`,"published":true}`),
		"getBookDependents": onBook("/dependents", ""),
		"deleteBook":        onBook("", ""),
		"getBookCover":      onBook("/cover", ""),
		"setBookCover":      onBook("/cover?name=new.png", onePixel),
		"removeBookCover":   onBook("/cover", ""),

		"listLibrary":     showing("/api/library?page_size=200", func(w *world, _ access.Roles, on target) string { return w.book[on.record] }),
		"getLibraryStart": at("/api/library/start", ""),
		"getLibraryBook":  onLibrary("", ""),
		"setShelf":        onLibrary("/shelf", `{"on":true}`),
		"saveBookPlace":   onText("/place", `{"position":1,"duration":2,"heard":[],"device":"","age":0}`),
		"getBookContents": onText("/contents", ""),
		"getBookSection":  onText("/sections/0", ""),
		"getBookPicture":  onText("/pictures/0", ""),
		"searchBook":      onText("/search?words=words", ""),
		"listBookMarks":   onText("/marks", ""),
		"createBookMark":  onText("/marks", `{"kind":"bookmark","position":1,"section":0,"start":0,"finish":0,"quote":"","note":"","color":"yellow"}`),
		"updateBookMark":  onMark(`{"version":1,"note":"New","color":"pink"}`),
		"deleteBookMark":  onMark(""),

		"listBookFiles":      onBook("/files", ""),
		"createBookFromFile": at("/api/books/from-file?name=new.pdf", "%PDF-1.4\n%%EOF\n"),
		"createBookFile":     onBook("/files?name=new.pdf", "%PDF-1.4\n%%EOF\n"),
		"orderBookFiles": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/books/" + w.book[on.record] + "/file-order", body: `{"ids":["` + w.bookFile[on.record] + `"]}`}
		},
		"updateBookFile":     onBookFile("", `{"version":1,"title":"New"}`),
		"deleteBookFile":     onBookFile("", ""),
		"getBookFileContent": onBookFile("/content", ""),

		"getUploadOptions": at("/api/uploads", ""),
		"createUpload":     newUpload,
		"getUploadOffset":  onUpload("", nil),
		"continueUpload":   onUpload("texts", map[string]string{"Content-Type": "application/offset+octet-stream", "Upload-Offset": "0"}),
		"deleteUpload":     onUpload("", nil),
	})
}

func onBook(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/books/" + w.book[on.record] + suffix, body: body}
	}
}

func onLibrary(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/library/" + w.book[on.record] + suffix, body: body}
	}
}

func onText(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/library/" + w.book[on.record] + "/files/" + w.bookFile[on.record] + suffix, body: body}
	}
}

// onMark is the probe of what somebody marked in the book that everybody may read.
func onMark(body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		path := "/api/library/" + w.book["own"] + "/files/" + w.bookFile["own"] + "/marks/"
		return probe{path: path + url.PathEscape(markOf(w.personOn(caller, on))), body: body}
	}
}

func onBookFile(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/books/" + w.book[on.record] + "/files/" + w.bookFile[on.record] + suffix, body: body}
	}
}

// onUpload is the probe of an upload that the caller began, or somebody else.
func onUpload(body string, more map[string]string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		id := w.upload[caller]
		if on.record == "other" || id == "" {
			if id = w.upload[access.Admin]; caller == access.Admin {
				id = w.upload[access.Director]
			}
		}
		content := body
		if body != "" && caller == access.Librarian {
			content = "%PDF-" // he sends files of books
		}
		header := map[string]string{"Tus-Resumable": "1.0.0"}
		maps.Copy(header, more)
		return probe{path: "/api/uploads/" + id, body: content, header: header}
	}
}
