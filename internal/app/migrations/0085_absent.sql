-- +goose Up

-- Who was away in a session: only he can have come too seldom. Marks of those who were there are not in it, and cost nothing.
CREATE INDEX attendance_absent_idx ON attendance (agenda_id, enrollment_id) WHERE value = 'absent';
