-- +goose Up
CREATE VIRTUAL TABLE person_search USING fts5 (search_text, content = 'person', content_rowid = 'rowid', tokenize = 'trigram');

-- +goose StatementBegin
CREATE TRIGGER person_search_add AFTER INSERT ON person BEGIN
	INSERT INTO person_search (rowid, search_text) VALUES (new.rowid, new.search_text);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER person_search_change AFTER UPDATE OF search_text ON person WHEN old.search_text <> new.search_text BEGIN
	INSERT INTO person_search (person_search, rowid, search_text) VALUES ('delete', old.rowid, old.search_text);
	INSERT INTO person_search (rowid, search_text) VALUES (new.rowid, new.search_text);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER person_search_remove AFTER DELETE ON person BEGIN
	INSERT INTO person_search (person_search, rowid, search_text) VALUES ('delete', old.rowid, old.search_text);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER audit_event_keep_update BEFORE UPDATE ON audit_event BEGIN
	SELECT RAISE(ABORT, 'the audit trail is only added to');
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER audit_event_keep_delete BEFORE DELETE ON audit_event BEGIN
	SELECT RAISE(ABORT, 'the audit trail is only added to');
END;
-- +goose StatementEnd
