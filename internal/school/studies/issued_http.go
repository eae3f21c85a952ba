package studies

import (
	"archive/zip"
	"context"
	"fmt"
	"io"
	"net/http"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/jobs"
	"myspace/internal/base/spool"
)

// maxPapersShown is how many papers a class or a student is shown with.
const maxPapersShown = 1000

// issuePapersRule is who issues papers and withdraws them.
var issuePapersRule = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).Or(access.Coordinator|access.Secretary, access.OwnCampus)

func (a *Area) issuedRoutes(r *api.Router) {
	api.Get(r, "listClassPapers", "/api/classes/{id}/papers", issuePapersRule, a.listClassPapers, api.Says("List the papers that were issued for the students of a class"))
	api.Post(r, "issuePapers", "/api/classes/{id}/papers", issuePapersRule, a.issuePapers, api.Says("Issue papers for students of a class, as a job"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Get(r, "getPaperRun", "/api/paper-runs/{id}", issuePapersRule, a.getPaperRun, api.Says("Get how far papers that were asked for together are"))
	api.Stream(r, "getPaperRunContent", "/api/paper-runs/{id}/content", issuePapersRule, a.getPaperRunContent, api.Says("Get papers that were asked for together, as one PDF or one each in a ZIP"))
	api.Get(r, "listStudentPapers", "/api/students/{id}/papers", readReports, a.listStudentPapers, api.Says("List the papers that were issued for a student"))
	api.Stream(r, "getIssuedPaper", "/api/issued-papers/{id}/content", readReports, a.getIssuedPaper, api.Says("Get a paper as it was issued"))
	api.Do(r, "withdrawPaper", "/api/issued-papers/{id}/withdraw", issuePapersRule, a.withdrawPaper, api.Refuses(fault.NotFound, fault.Conflict))
}

// IssuedPapers are papers that were issued.
type IssuedPapers struct {
	Items []IssuedPaper `json:"items" doc:"The latest first."`
}

func (a *Area) presentIssued(ctx context.Context, p IssuedPaper) IssuedPaper {
	scope := access.From(ctx)
	office := scope.Under(issuePapersRule).CoversCampus(p.campusID)
	p.MayWithdraw = office && p.State != PaperWithdrawn
	if !office {
		p.Reason, p.WithdrawnBy = "", ""
	}
	p.ContentURL = a.Link(ctx, "/api/issued-papers/"+p.ID+"/content", p.hash)
	return p
}

func (a *Area) papers(ctx context.Context, w db.Where) (all IssuedPapers, err error) {
	all.Items, err = findIssued(ctx, a.db, access.From(ctx), w)
	for i, p := range all.Items {
		all.Items[i] = a.presentIssued(ctx, p)
	}
	return all, err
}

// ClassPapers are the papers of a class, and what was asked for together.
type ClassPapers struct {
	IssuedPapers
	Runs []PaperRun `json:"runs" doc:"Papers that were asked for together, the latest first: a few of them, those that are being made among them."`
}

// maxRunsShown is how many runs of a class are shown.
const maxRunsShown = 5

func (a *Area) listClassPapers(ctx context.Context, in *api.ID) (all ClassPapers, err error) {
	scope := access.From(ctx)
	if _, err := findPaperClass(ctx, a.db, scope, in.ID); err != nil {
		return all, err
	}
	var w db.Where
	w.Add(`d.class_id = ?`, in.ID)
	if all.IssuedPapers, err = a.papers(ctx, w); err != nil {
		return all, err
	}
	runs, err := findRunsOf(ctx, a.db, scope, in.ID)
	all.Runs = make([]PaperRun, len(runs))
	for i, run := range runs {
		all.Runs[i] = run.present()
	}
	return all, err
}

func (a *Area) listStudentPapers(ctx context.Context, in *api.ID) (all IssuedPapers, err error) {
	if err := studentInReach(ctx, a.db, access.From(ctx), in.ID); err != nil {
		return all, err
	}
	var w db.Where
	w.Add(`d.person_id = ?`, in.ID)
	return a.papers(ctx, w)
}

func (a *Area) getIssuedPaper(ctx context.Context, in *struct {
	api.ID
	api.Link
},
) (api.Content, error) {
	p, err := findIssuedPaper(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	if p.hash == "" {
		return nil, fault.New(fault.NotFound, "file.not_found")
	}
	name := p.Number + " " + p.StudentName + ".pdf"
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: p.hash, Name: name, MediaType: "application/pdf", Inline: true})
	}, nil
}

func (a *Area) withdrawPaper(ctx context.Context, in *struct {
	api.ID
	Body struct {
		Reason string `json:"reason" minLength:"1" maxLength:"500"`
	}
},
) (p IssuedPaper, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := findIssuedPaper(ctx, tx, scope, in.ID.ID)
		if err != nil {
			return err
		}
		if before.State == PaperWithdrawn {
			return fault.New(fault.Conflict, "issued.is_withdrawn")
		}
		if err := withdraw(ctx, tx, before.ID, scope.Actor().PersonID, in.Body.Reason); err != nil {
			return err
		}
		if p, err = findIssuedPaper(ctx, tx, scope, before.ID); err != nil {
			return err
		}
		return recordIssued(ctx, tx, "withdrawPaper", p, map[string]any{"state": before.State}, map[string]any{"kind": p.Kind, "number": p.Number, "edition": p.Edition, "state": p.State})
	})
	return a.presentIssued(ctx, p), err
}

func recordIssued(ctx context.Context, tx *db.Tx, action string, p IssuedPaper, before, after map[string]any) error {
	return audit.Record(ctx, tx, issuedEvent(action, p, before, after))
}

func issuedEvent(action string, p IssuedPaper, before, after map[string]any) audit.Event {
	return audit.Event{Action: action, Entity: "person", EntityID: p.StudentID, CampusID: p.campusID, Before: trailOf("paper", before), After: trailOf("paper", after)}
}

// PaperRun is papers that were asked for together, and how far they are.
type PaperRun struct {
	ID             string     `json:"id"`
	ClassID        string     `json:"class_id"`
	Kind           string     `json:"kind" enum:"report_card,certificate,diploma,transcript"`
	Language       string     `json:"language"`
	SecondLanguage string     `json:"second_language"`
	Total          int        `json:"total"`
	Done           int        `json:"done" doc:"How many have been issued."`
	Finished       bool       `json:"finished" doc:"Nothing more comes; who is gone by then has none."`
	CreatedAt      clock.Time `json:"created_at" format:"date-time"`
	PDFURL         string     `json:"pdf_url" doc:"All of them as one PDF; empty until they are finished."`
	ZipURL         string     `json:"zip_url" doc:"Each by itself in a ZIP."`
}

// WantedPapers is what papers are asked for.
type WantedPapers struct {
	Kind           string   `json:"kind" enum:"report_card,certificate,diploma,transcript"`
	StudentIDs     []string `json:"student_ids" maxItems:"500" nullable:"false" doc:"For whom; for all of the class where it is empty."`
	Language       string   `json:"language" enum:",fr,en,pt,it,es" doc:"Each student's own where it is empty."`
	SecondLanguage string   `json:"second_language" enum:",fr,en,pt,it,es" doc:"Beside it; empty for one language only."`
	OnlyMissing    bool     `json:"only_missing" doc:"Leaves out who has a valid one."`
}

func (a *Area) issuePapers(ctx context.Context, in *struct {
	api.ID
	Body WantedPapers
},
) (PaperRun, error) {
	var run paperRun
	err := a.db.Tx(ctx, func(tx *db.Tx) error {
		class, err := findPaperClass(ctx, tx, access.From(ctx), in.ID.ID)
		if err != nil {
			return err
		}
		run, err = startRun(ctx, tx, class, in.Body)
		return err
	})
	return run.PaperRun, err
}

// startRun has papers of a class issued by a job.
func startRun(ctx context.Context, tx *db.Tx, class paperClass, want WantedPapers) (run paperRun, err error) {
	run = paperRun{createdBy: access.From(ctx).Actor().PersonID, PaperRun: PaperRun{
		ID: db.NewID(), ClassID: class.id, Kind: want.Kind, Language: want.Language, SecondLanguage: want.SecondLanguage, CreatedAt: clock.Now(),
	}}
	if run.people, err = receivers(ctx, tx, class, want); err != nil {
		return run, err
	}
	run.Total = len(run.people)
	if err := addRun(ctx, tx, run); err != nil {
		return run, err
	}
	if err := audit.Record(ctx, tx, audit.Event{
		Action: "issuePapers", Entity: "class", EntityID: class.id, CampusID: class.campusID, After: trailOf("issued", map[string]any{"kind": run.Kind, "papers": run.Total}),
	}); err != nil {
		return run, err
	}
	return run, jobs.Enqueue(ctx, tx, papersJob, papersTask{run.ID}, jobs.Options{})
}

// receivers is for whom papers are issued, or why for nobody. The year of an
// archived class is over; what somebody has at the end is asked for years later.
func receivers(ctx context.Context, q db.Querier, class paperClass, want WantedPapers) ([]string, error) {
	if class.archived && want.Kind == ReportCard {
		return nil, fault.New(fault.Conflict, "edit.archived")
	}
	if isAward(want.Kind) && class.programme != want.Kind {
		return nil, fault.New(fault.Conflict, "issued.other_programme")
	}
	all, err := findReceivers(ctx, q, class.id, want.Kind)
	if err != nil {
		return nil, err
	}
	if len(want.StudentIDs) > 0 {
		for _, id := range want.StudentIDs {
			if !slices.Contains(all, id) {
				return nil, fault.New(fault.Conflict, "issued.not_for_him")
			}
		}
		all = slices.DeleteFunc(all, func(id string) bool { return !slices.Contains(want.StudentIDs, id) })
	}
	if want.OnlyMissing {
		have, err := findHolders(ctx, q, class.id, want.Kind)
		if err != nil {
			return nil, err
		}
		all = slices.DeleteFunc(all, func(id string) bool { return have[id] })
	}
	if len(all) == 0 {
		return nil, fault.New(fault.Conflict, "issued.nobody")
	}
	return all, nil
}

func (a *Area) getPaperRun(ctx context.Context, in *api.ID) (PaperRun, error) {
	run, err := findRun(ctx, a.db, access.From(ctx), in.ID)
	return run.present(), err
}

// present says where its papers are, once all are there.
func (u paperRun) present() PaperRun {
	if u.Finished && u.Done > 0 {
		at := "/api/paper-runs/" + u.ID + "/content?as="
		u.PDFURL, u.ZipURL = at+"pdf", at+"zip"
	}
	return u.PaperRun
}

func (a *Area) getPaperRunContent(ctx context.Context, in *struct {
	api.ID
	api.Link
	As string `query:"as" enum:"pdf,zip" required:"true"`
},
) (api.Content, error) {
	run, err := findRun(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	all, err := findRunPapers(ctx, a.db, run.ID)
	if err != nil {
		return nil, err
	}
	if len(all) == 0 {
		return nil, fault.New(fault.NotFound, "issued.not_found")
	}
	name := a.Texts(ctx).T("issued.kind."+run.Kind, nil)
	return func(w http.ResponseWriter, req *http.Request) error {
		write, kind := a.writeZip, "zip"
		if in.As == "pdf" {
			write, kind = a.writeWhole, "pdf"
		}
		w.Header().Set("Content-Type", "application/"+kind)
		w.Header().Set("Content-Disposition", files.Attachment(name+"."+kind))
		return spool.Send(req.Context(), w, func(out io.Writer) error { return write(req.Context(), out, all) })
	}, nil
}

// writeZip writes the papers of a run as they were issued, each by itself.
func (a *Area) writeZip(ctx context.Context, out io.Writer, all []kept) error {
	z := zip.NewWriter(out)
	for i, k := range all {
		if err := a.addToZip(ctx, z, fmt.Sprintf("%03d %s.pdf", i+1, files.CleanName(k.name)), k.hash); err != nil {
			return err
		}
	}
	return z.Close()
}

func (a *Area) addToZip(ctx context.Context, z *zip.Writer, name, hash string) error {
	f, err := a.Files.Open(ctx, hash)
	if err != nil {
		return err
	}
	defer f.Close()
	w, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Store, Modified: f.Modified})
	if err != nil {
		return err
	}
	_, err = io.Copy(w, f)
	return err
}

// writeWhole draws the papers of a run again, as one document to be printed: from
// what each says, its own code, and the pictures that it was issued with.
func (a *Area) writeWhole(ctx context.Context, out io.Writer, all []kept) error {
	d := a.newPaper(ctx, a.Texts(ctx).T("issued.kind."+all[0].figures.Kind, nil), all[0].language)
	for _, k := range all {
		code, err := a.Box.Open(k.sealed, "issued_paper", k.id)
		if err != nil {
			return err
		}
		d.add(k.figures, a.inLanguages(k.language, k.second), a.checkAddress(string(code)))
	}
	return d.write(out)
}
