-- +goose Up

-- Lists of people show the city: it finds them, too.
UPDATE person SET search_text = search_text || '  ' || replace(sort_city, ' ', '  ') WHERE sort_city <> '';
