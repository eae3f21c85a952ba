-- +goose Up

-- Of which sessions the calendar of an invitee was told, and under which number: one that he gives no more, as it was
-- taken off the board or out of his invitation, is taken out of his calendar by the notice that dropped_in names. It
-- may be gone from the agenda then, so its time is kept here.
CREATE TABLE teaching_calendar (
	invitation_id TEXT NOT NULL REFERENCES teaching_invitation (id) ON DELETE CASCADE,
	session_id    TEXT NOT NULL,
	starts_at     TIMESTAMPTZ NOT NULL,
	ends_at       TIMESTAMPTZ NOT NULL,
	sequence      BIGINT NOT NULL,
	dropped_in    TEXT NOT NULL DEFAULT '',
	PRIMARY KEY (invitation_id, session_id)
);
INSERT INTO teaching_calendar (invitation_id, session_id, starts_at, ends_at, sequence)
SELECT i.id, s.id, s.starts_at, s.ends_at, i.sequence FROM teaching_invitation i JOIN agenda s ON s.agenda_course_id = i.agenda_course_id
WHERE i.sequence > 0 AND (i.whole OR EXISTS (SELECT 1 FROM teaching_invitation_session x WHERE x.invitation_id = i.id AND x.agenda_id = s.id));
