-- +goose Up

-- Records that became part of another one: their ids lead on to it.
CREATE TABLE merged_record (
	entity     TEXT NOT NULL,
	id         TEXT NOT NULL,
	into_id    TEXT NOT NULL,
	created_at TIMESTAMPTZ NOT NULL,
	PRIMARY KEY (entity, id)
);
CREATE INDEX merged_record_into_idx ON merged_record (entity, into_id);

-- A list of churches in every order it offers.
ALTER TABLE church ADD COLUMN sort_city TEXT NOT NULL DEFAULT '';
UPDATE church SET sort_city = lower(city);
CREATE INDEX church_city_idx ON church (sort_city, sort_name, id);
CREATE INDEX church_updated_idx ON church (updated_at, id);

-- The one change that the trail bears: that the values in an event are masked
-- because of somebody who was erased. The event of that erasing must be there
-- already, and is named; who did what, when and to which record stays.
ALTER TABLE audit_event ADD COLUMN masked_by TEXT NOT NULL DEFAULT '';
CREATE INDEX audit_event_person_idx ON audit_event (person_id, id);

DROP TRIGGER audit_event_keep_update;
-- +goose StatementBegin
CREATE TRIGGER audit_event_keep_update BEFORE UPDATE ON audit_event
WHEN NOT (
	new.id = old.id AND new.at = old.at AND new.person_id = old.person_id AND new.session_id = old.session_id
	AND new.campus_id = old.campus_id AND new.action = old.action AND new.entity = old.entity AND new.entity_id = old.entity_id
	AND new.request_id = old.request_id AND new.masked_by <> old.masked_by
	AND EXISTS (SELECT 1 FROM audit_event e WHERE e.id = new.masked_by AND e.action = 'erasePerson' AND e.id > old.id)
) BEGIN
	SELECT RAISE(ABORT, 'the audit trail is only added to');
END;
-- +goose StatementEnd
