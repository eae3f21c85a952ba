-- +goose Up
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE INDEX note_search_idx ON note USING gin (search_text public.gin_trgm_ops);
