-- +goose Up

-- The pictures that stand on a paper: it is drawn again for the one PDF of a class, also after the campus has others.
ALTER TABLE issued_paper ADD COLUMN stamp_hash TEXT REFERENCES file (hash);
ALTER TABLE issued_paper ADD COLUMN logo_hash TEXT REFERENCES file (hash);
CREATE INDEX issued_paper_stamp_idx ON issued_paper (stamp_hash) WHERE stamp_hash IS NOT NULL;
CREATE INDEX issued_paper_logo_idx ON issued_paper (logo_hash) WHERE logo_hash IS NOT NULL;
UPDATE issued_paper SET stamp_hash = (SELECT f.hash FROM file f WHERE f.hash = issued_paper.figures::jsonb ->> 'stamp'), logo_hash = (SELECT f.hash FROM file f WHERE f.hash = issued_paper.figures::jsonb ->> 'logo')
WHERE figures <> '';
