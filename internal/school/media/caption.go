package media

import (
	"golang.org/x/text/language"

	"myspace/internal/base/fault"
)

// maxCaption is the largest text of a film: some days of talking.
const maxCaption = 4 << 20

// Caption is what is said in a film, in one language.
type Caption struct {
	Language string `json:"language" doc:"A language code such as fr."`
	URL      string `json:"url" doc:"The text as WebVTT."`
	hash     string
}

// CaptionID is the address of a caption.
type CaptionID struct {
	ID       string `path:"id" maxLength:"64"`
	Language string `path:"language" maxLength:"64" doc:"A language code such as fr."`
}

// check refuses what is no language, in the one way to write it: there is no such
// address.
func (c CaptionID) check() error {
	if base, err := language.ParseBase(c.Language); err != nil || base.String() != c.Language {
		return fault.New(fault.NotFound, noCaption)
	}
	return nil
}

func captionPath(id, language string) string {
	return "/api/recordings/" + id + "/captions/" + language
}
