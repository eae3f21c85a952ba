-- +goose Up

-- Lists of people show the city: it finds them, too.
UPDATE person SET search_text = search_text || '  ' || replace(sort_city, ' ', '  ') WHERE sort_city <> '';

-- Merging and erasing look for a person in every column that names one.
CREATE INDEX campus_document_maker_idx ON campus_document (created_by);
CREATE INDEX church_maker_idx ON church (created_by);
CREATE INDEX provider_flow_person_idx ON provider_flow (person_id);
CREATE INDEX staff_invite_inviter_idx ON staff_invite (invited_by);
CREATE INDEX availability_request_asker_idx ON availability_request (asked_by);
CREATE INDEX book_file_maker_idx ON book_file (created_by);
CREATE INDEX course_document_file_maker_idx ON course_document_file (created_by);
CREATE INDEX course_teacher_maker_idx ON course_teacher (created_by);
CREATE INDEX course_access_maker_idx ON course_access (created_by);
CREATE INDEX class_course_done_maker_idx ON class_course_done (created_by);
CREATE INDEX class_step_maker_idx ON class_step (created_by);
