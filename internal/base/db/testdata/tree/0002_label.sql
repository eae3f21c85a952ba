-- +goose Up
ALTER TABLE node ADD COLUMN label TEXT NOT NULL DEFAULT 'none';
