-- +goose Up
CREATE VIRTUAL TABLE note_search USING fts5(search_text, content='note', content_rowid='rowid', tokenize='trigram');
-- +goose StatementBegin
CREATE TRIGGER note_search_add AFTER INSERT ON note BEGIN
	INSERT INTO note_search (rowid, search_text) VALUES (new.rowid, new.search_text);
END;
-- +goose StatementEnd
