// Package library is the network's books: the catalogue, covers, the files of
// those that are read or heard on a screen, and the copies on paper that are lent.
package library

import (
	"io"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/base/mobi"
	"myspace/internal/base/recent"
	"myspace/internal/base/uploads"
	"myspace/internal/school/part"
)

// Area serves the library routes.
type Area struct {
	*part.Around
	db     *db.DB
	kindle *recent.Kept[*mobi.Text]                     // by the hashes of their files
	unpack func(io.ReaderAt, int64) (*mobi.Text, error) // what fills it; a test counts
}

// New returns the area.
func New(around *part.Around) *Area {
	return &Area{Around: around, db: around.DB, kindle: recent.Keep[*mobi.Text](maxKept), unpack: mobi.Unpack}
}

// Part is the area as the rest of the program sees it.
func (a *Area) Part() part.Part {
	return part.Part{
		Routes: a.Routes, Jobs: a.Jobs, Kinds: a.kinds(), References: references, Uploads: []uploads.Kind{FileUpload}, Ties: ties,
		Searches: []part.SearchSource{a.searchBooks}, Uses: uses, Follower: part.Follower{Merge: a.joinReaders},
	}
}

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	r.Area("library", "The catalogue of books, with covers and files; copies on paper, and who has them.")
	a.bookRoutes(r)
	a.coverRoutes(r)
	a.fileRoutes(r)
	a.copyRoutes(r)
	a.loanRoutes(r)
	a.readingRoutes(r)
	a.chargeRoutes(r)
	a.reservationRoutes(r)
	a.stockRoutes(r)
	a.textRoutes(r)
}

// references are the stored contents that books refer to.
var references = files.References{
	"book.cover_hash": `SELECT cover_hash FROM book WHERE cover_hash IS NOT NULL`,
	"book_file.hash":  `SELECT hash FROM book_file`,
}

// Who may do what, as in product.md: the library's own people and those above
// change books, coordinators and secretaries read them all, the rest of the
// school reads what is published.
var (
	read = access.Allow(access.Network|access.Coordinator|access.Secretary, access.AllCampuses).
		Or(access.Accounting|access.Multimedia|access.Teacher|access.Alumni|access.Student, access.Self)
	change = access.Allow(access.Network, access.AllCampuses)
	// Copies are a campus's; who borrowed something sees his own loans.
	manageLoans = access.Allow(access.Network, access.AllCampuses).Or(access.Coordinator|access.Secretary, access.OwnCampus)
	// A draft of an invoice is for who takes money as well.
	chargeLoans = access.Allow(access.Heads, access.AllCampuses).Or(access.Coordinator|access.Secretary, access.OwnCampus)
	readLoans   = manageLoans.Or(access.Accounting|access.Multimedia|access.Teacher|access.Alumni|access.Student, access.Self)
	// readOwn is for spaces: they show everybody what is published, and his own.
	readOwn = access.Allow(access.Members, access.Self)
)

// published holds for the books that everyone in the school may read.
const published = `b.active AND b.published`
