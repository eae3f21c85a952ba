package academic

// CourseBook is a book that a course asks for or suggests.
type CourseBook struct {
	BookID    string `json:"book_id"`
	Title     string `json:"title"`
	Author    string `json:"author"`
	Type      string `json:"type" enum:"ebook,audio_book,paperback"`
	Active    bool   `json:"active"`
	Published bool   `json:"published"`
	Need      string `json:"need" enum:"required,suggested"`
	CoverURL  string `json:"cover_url"`
	coverHash string
}

// CourseBookChoice is one book of a course as it is saved.
type CourseBookChoice struct {
	BookID string `json:"book_id" minLength:"1" maxLength:"64"`
	Need   string `json:"need" enum:"required,suggested"`
}

func booksTrail(books []CourseBook) any {
	titles := map[string][]string{"required": {}, "suggested": {}}
	for _, b := range books {
		titles[b.Need] = append(titles[b.Need], b.Title)
	}
	return map[string]any{"required_books": titles["required"], "suggested_books": titles["suggested"]}
}
