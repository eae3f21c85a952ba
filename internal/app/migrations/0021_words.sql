-- +goose Up

-- A word begins after a hyphen or an apostrophe, too: they are as spaces in what is searched.
UPDATE campus SET search_text = replace(replace(replace(search_text, '-', '  '), '''', '  '), '’', '  ')
	WHERE search_text LIKE '%-%' OR search_text LIKE '%''%' OR search_text LIKE '%’%';
UPDATE person SET search_text = replace(replace(replace(search_text, '-', '  '), '''', '  '), '’', '  ')
	WHERE search_text LIKE '%-%' OR search_text LIKE '%''%' OR search_text LIKE '%’%';
UPDATE church SET search_text = replace(replace(replace(search_text, '-', '  '), '''', '  '), '’', '  ')
	WHERE search_text LIKE '%-%' OR search_text LIKE '%''%' OR search_text LIKE '%’%';
UPDATE book SET search_text = replace(replace(replace(search_text, '-', '  '), '''', '  '), '’', '  ')
	WHERE search_text LIKE '%-%' OR search_text LIKE '%''%' OR search_text LIKE '%’%';
UPDATE course SET search_text = replace(replace(replace(search_text, '-', '  '), '''', '  '), '’', '  ')
	WHERE search_text LIKE '%-%' OR search_text LIKE '%''%' OR search_text LIKE '%’%';
UPDATE class SET search_text = replace(replace(replace(search_text, '-', '  '), '''', '  '), '’', '  ')
	WHERE search_text LIKE '%-%' OR search_text LIKE '%''%' OR search_text LIKE '%’%';
