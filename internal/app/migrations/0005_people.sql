-- +goose Up

-- mobile_shown is the number as people write it. sort_city is the folded city.
-- name_key is what people of similar names have in common: it finds who is in
-- the school already; where it is empty, the program has yet to fill it in.
ALTER TABLE person ADD COLUMN mobile_shown TEXT NOT NULL DEFAULT '';
UPDATE person SET mobile_shown = mobile;
ALTER TABLE person ADD COLUMN sort_city TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
UPDATE person SET sort_city = lower(city);
CREATE INDEX person_city_idx ON person (sort_city, sort_name, id);
CREATE INDEX person_country_idx ON person (country, sort_name, id);
CREATE INDEX person_name_key_idx ON person (name_key, birth_date);
CREATE INDEX person_mobile_idx ON person (mobile) WHERE mobile <> '';
CREATE INDEX person_disabled_idx ON person (sort_name, id) WHERE enabled = FALSE;
DROP INDEX person_church_idx;
CREATE INDEX person_church_idx ON person (church_id, sort_name, id);

-- As sort_name, city and country are copied so that every list comes in order
-- from an index. The ids of people are in the order in which they came.
ALTER TABLE membership ADD COLUMN sort_city TEXT NOT NULL DEFAULT '';
ALTER TABLE membership ADD COLUMN country TEXT NOT NULL DEFAULT '';
UPDATE membership SET sort_city = (SELECT p.sort_city FROM person p WHERE p.id = membership.person_id),
	country = (SELECT p.country FROM person p WHERE p.id = membership.person_id);
CREATE INDEX membership_country_idx ON membership (campus_id, country, sort_name, person_id);
CREATE INDEX membership_city_idx ON membership (campus_id, sort_city, sort_name, person_id);
CREATE INDEX membership_new_idx ON membership (campus_id, person_id);

ALTER TABLE membership_role ADD COLUMN sort_city TEXT NOT NULL DEFAULT '';
UPDATE membership_role SET sort_city = (SELECT p.sort_city FROM person p WHERE p.id = membership_role.person_id);
CREATE INDEX membership_role_city_idx ON membership_role (campus_id, role, sort_city, sort_name, person_id);
CREATE INDEX membership_role_new_idx ON membership_role (campus_id, role, person_id);
CREATE INDEX membership_role_all_city_idx ON membership_role (role, sort_city, sort_name, person_id);
CREATE INDEX membership_role_all_new_idx ON membership_role (role, person_id);

ALTER TABLE network_role ADD COLUMN sort_city TEXT NOT NULL DEFAULT '';
UPDATE network_role SET sort_city = (SELECT p.sort_city FROM person p WHERE p.id = network_role.person_id);

-- When somebody last signed in; his sessions end and go.
CREATE TABLE last_sign_in (
	person_id TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
	at        TIMESTAMPTZ NOT NULL
);

-- Somebody who was asked by mail to work at a campus, or for the network where
-- campus_id is NULL. Who was known before and out of reach of who asked gets
-- the roles only when he accepts.
CREATE TABLE staff_invite (
	id          TEXT PRIMARY KEY,
	person_id   TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
	campus_id   TEXT REFERENCES campus (id) ON DELETE CASCADE,
	roles       TEXT NOT NULL,
	invited_by  TEXT NOT NULL,
	created_at  TIMESTAMPTZ NOT NULL,
	sent_at     TIMESTAMPTZ NOT NULL,
	expires_at  TIMESTAMPTZ NOT NULL,
	accepted_at TIMESTAMPTZ,
	revoked_at  TIMESTAMPTZ
);
CREATE INDEX staff_invite_person_idx ON staff_invite (person_id);
CREATE INDEX staff_invite_campus_idx ON staff_invite (campus_id, created_at, id);
CREATE INDEX staff_invite_new_idx ON staff_invite (created_at, id);

-- What a mailed link is about, where a person may have several of a kind.
ALTER TABLE mailed_link ADD COLUMN about TEXT NOT NULL DEFAULT '';
ALTER TABLE mailed_link DROP CONSTRAINT mailed_link_kind_check;
ALTER TABLE mailed_link ADD CONSTRAINT mailed_link_kind_check CHECK (kind IN ('reset', 'confirm', 'invite'));
