package demo_test

import (
	"testing"

	"myspace/internal/app/demo"
)

// The papers of Paris are there in every state, and what is valid has its PDF.
func TestPapersWereIssued(t *testing.T) {
	a := school(t, small)
	must(t, demo.IssuePapers(t.Context(), a.DB, a.Studies()))
	for name, query := range map[string]string{
		"the student has a card":      `SELECT COUNT(*) FROM issued_paper d JOIN person p ON p.id = d.person_id WHERE p.email = 'student@demo.example' AND d.kind = 'report_card' AND d.state = 'valid' AND d.edition = 2`,
		"an edition before it":        `SELECT COUNT(*) FROM issued_paper d JOIN person p ON p.id = d.person_id WHERE p.email = 'student@demo.example' AND d.state = 'replaced' AND d.edition = 1`,
		"and a transcript":            `SELECT COUNT(*) FROM issued_paper d JOIN person p ON p.id = d.person_id WHERE p.email = 'student@demo.example' AND d.kind = 'transcript' AND d.state = 'valid'`,
		"others of Paris have theirs": `SELECT COUNT(*) FROM issued_paper d JOIN person p ON p.id = d.person_id WHERE p.email <> 'student@demo.example' AND d.kind = 'report_card' AND d.state = 'valid'`,
		"one was withdrawn":           `SELECT COUNT(*) FROM issued_paper WHERE state = 'withdrawn' AND reason <> '' AND withdrawn_at > issued_at`,
		"who graduated is certified":  `SELECT COUNT(*) FROM issued_paper d JOIN class k ON k.id = d.class_id WHERE d.kind = 'certificate' AND d.issued_at = k.graduated_at`,
		"they are signed and stamped": `SELECT COUNT(*) FROM issued_paper WHERE figures LIKE '%Emmanuel Kouadio%' AND figures NOT LIKE '%"stamp":""%'`,
		"what was asked for came out": `SELECT COUNT(*) FROM paper_run u WHERE u.finished_at IS NOT NULL AND u.total = (SELECT COUNT(*) FROM issued_paper d WHERE d.run_id = u.id AND d.hash IS NOT NULL)`,
		"they say what was done":      `SELECT COUNT(*) FROM issued_paper WHERE kind = 'report_card' AND figures LIKE '%"state":"graded"%'`,
	} {
		if count(t, a.DB, query) == 0 {
			t.Error("not so: " + name)
		}
	}
	if n := count(t, a.DB, `SELECT COUNT(*) FROM issued_paper WHERE drawn_at IS NULL OR hash IS NULL OR issued_at > CURRENT_TIMESTAMP`); n != 0 {
		t.Errorf("%d papers are not drawn, or of the future", n)
	}
	if n := count(t, a.DB, `SELECT COUNT(*) FROM issued_paper d WHERE d.state = 'withdrawn' AND NOT EXISTS (SELECT 1 FROM issued_paper o
		WHERE o.person_id = d.person_id AND o.class_id = d.class_id AND o.kind = d.kind AND o.state = 'valid' AND o.edition > d.edition AND o.issued_at > d.withdrawn_at)`); n != 0 {
		t.Errorf("%d papers were withdrawn, and no corrected one came after them", n)
	}
	if n := count(t, a.DB, `SELECT COUNT(*) FROM notice WHERE event LIKE 'paper:%'`); n != 0 {
		t.Errorf("%d notices of papers that came long ago", n)
	}
}
