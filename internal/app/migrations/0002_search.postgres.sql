-- +goose Up
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE INDEX person_search_idx ON person USING gin (search_text public.gin_trgm_ops);

-- +goose StatementBegin
CREATE FUNCTION audit_event_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the audit trail is only added to';
END
$$;
-- +goose StatementEnd
CREATE TRIGGER audit_event_keep BEFORE UPDATE OR DELETE ON audit_event FOR EACH ROW EXECUTE FUNCTION audit_event_keep();
