package media

import (
	"path"
	"strconv"
	"strings"

	"myspace/internal/base/clock"
	"myspace/internal/base/files"
)

// named is what the file of a recording is named by.
type named struct {
	day                      clock.Date
	classes, course, teacher string
}

// fileName is what a recording is saved as: day, classes, course, teacher, and its
// title, which tells those of one session apart.
func (n named) fileName(title, original string) string {
	parts := []string{}
	for _, part := range []string{n.day.String(), n.classes, n.course, n.teacher, title} {
		if part = strings.TrimSpace(part); part != "" {
			parts = append(parts, files.Flat(part))
		}
	}
	return files.CleanName(strings.Join(parts, " - ") + strings.ToLower(path.Ext(original)))
}

func filePath(id string, number int) string {
	return "/api/recordings/" + id + "/files/" + strconv.Itoa(number) + "/content"
}
