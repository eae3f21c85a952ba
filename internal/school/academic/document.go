package academic

import (
	"slices"
	"strings"

	"golang.org/x/text/language"

	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/uploads"
)

// documentFormats are what a course's documents may be: papers, pictures,
// sound and film.
var documentFormats = slices.Concat(files.Documents, files.Pictures, files.Audio, files.Video)

const maxDocument = 4 << 30

// DocumentUpload is how large documents come in: in pieces.
var DocumentUpload = uploads.Kind{Name: "course_document", Formats: documentFormats, Limit: maxDocument, Rule: changeDocuments}

// CourseDocument is a paper, slideshow or exam of a course.
type CourseDocument struct {
	ID       string `json:"id"`
	Version  int64  `json:"version"`
	CourseID string `json:"course_id"`
	CourseDocumentFields
	Name       string     `json:"name" doc:"The file's name."`
	MediaType  string     `json:"media_type"`
	Size       int64      `json:"size"`
	FileNumber int        `json:"file_number" doc:"How often the file was replaced, from 1."`
	ContentURL string     `json:"content_url"`
	UploadedAt clock.Time `json:"uploaded_at" format:"date-time"`
	UploadedBy string     `json:"uploaded_by" doc:"The name of who sent the file."`
	MayEdit    bool       `json:"may_edit"`
	hash       string
}

// CourseDocumentFields is the part of a document that people fill in and may
// change.
type CourseDocumentFields struct {
	Title         string `json:"title" minLength:"1" maxLength:"200"`
	Type          string `json:"type" enum:"complement,material,summary,exam,exam_answer,slideshow,other"`
	Language      string `json:"language" maxLength:"16" doc:"A language code such as fr, or nothing."`
	StudentAccess bool   `json:"student_access" doc:"Students of the course may open it. Exams and their answers never are for them."`
}

// Check returns what is wrong beyond what the tags tell.
func (f CourseDocumentFields) Check() error {
	var wrong fault.List
	_, err := language.ParseBase(f.Language)
	wrong.Add(strings.TrimSpace(f.Title) == "", "title", "field.required", nil)
	wrong.Add(f.Language != "" && err != nil, "language", "field.not_a_choice", nil)
	wrong.Add(f.StudentAccess && isExam(f.Type), "student_access", "course.exam_not_for_students", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *CourseDocumentFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

// trail is what the audit trail keeps of a document.
func (d CourseDocument) trail() any {
	return struct {
		CourseDocumentFields
		Name string `json:"name"`
		Hash string `json:"hash"`
	}{d.CourseDocumentFields, d.Name, d.hash}
}

// CourseDocumentFile is one version of a document's file.
type CourseDocumentFile struct {
	Number     int        `json:"number"`
	Name       string     `json:"name"`
	MediaType  string     `json:"media_type"`
	Size       int64      `json:"size"`
	ContentURL string     `json:"content_url"`
	UploadedAt clock.Time `json:"uploaded_at" format:"date-time"`
	UploadedBy string     `json:"uploaded_by"`
	hash       string
}
