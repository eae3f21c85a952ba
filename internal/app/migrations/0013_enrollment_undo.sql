-- +goose Up

-- Since canceled_at an installment is no longer owed: the student went to another class, where what was not paid is
-- made anew. It is kept, so that the way back finds the schedule as it was.
ALTER TABLE installment ADD COLUMN canceled_at TIMESTAMPTZ;

-- outcome_code is why it came out so, where the program itself knows. outcome_step_id is the step of the class that gave
-- the outcome: only that one takes it back. brought is whether the transfer that it comes from made him a member of the
-- campus.
ALTER TABLE enrollment ADD COLUMN outcome_code TEXT NOT NULL DEFAULT ''
	CONSTRAINT enrollment_outcome_code_check CHECK (outcome_code IN ('', 'transfer_undone'));
ALTER TABLE enrollment ADD COLUMN outcome_step_id TEXT REFERENCES class_step (id);
ALTER TABLE enrollment ADD COLUMN brought BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE enrollment SET outcome_step_id = (SELECT MAX(s.id) FROM class_step s
	WHERE s.class_id = enrollment.class_id AND s.undone_at IS NULL AND s.detail LIKE '%"' || enrollment.id || '"%')
	WHERE outcome IN ('completed', 'failed');

-- Who left his last class at a campus is a former student there, not an applicant.
ALTER TABLE membership ADD COLUMN former BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE membership SET former = TRUE
	WHERE EXISTS (SELECT 1 FROM enrollment e WHERE e.person_id = membership.person_id AND e.campus_id = membership.campus_id
		AND e.status = 'confirmed' AND e.outcome <> '')
	AND NOT EXISTS (SELECT 1 FROM enrollment e WHERE e.person_id = membership.person_id AND e.campus_id = membership.campus_id
		AND e.status = 'confirmed' AND e.outcome = '');
