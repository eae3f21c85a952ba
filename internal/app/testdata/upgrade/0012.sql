-- A school at version 12 of the schema: the demo school of 15 November 2026, as the program of that day (e35c2e7d)
-- filled it, one row or a few of each table, and a row by hand where the demo had none.
INSERT INTO attempt (key, count, ends_at) VALUES
	('place 192.0.2.7', 3, '2099-11-15T12:00:00.000000Z');
INSERT INTO audit_event (id, at, person_id, session_id, campus_id, action, entity, entity_id, changes, request_id, address, masked_by) VALUES
	('019a0000-0000-7000-8000-000000000001', '2025-11-15T12:00:00.000000Z', '01659e8d-8740-70b9-94a9-5d51e75b9d31', 'session-1', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'updatePerson', 'person', '0165d657-c140-7769-98b7-7f525d6bdac5', '[{"field":"city","before":"Lyon","after":"Paris"}]', 'request-1', '192.0.2.7', '');
INSERT INTO church (id, version, name, city, country, pastor, sort_name, search_text, created_by, created_at, updated_at, sort_city) VALUES
	('01796603-c650-76e6-8743-66d5f9efda86', 1, 'Église protestante du Vieux-Port', 'Marseille', 'FR', 'Joël Asensio', 'eglise protestante du vieux-port', '  eglise  protestante  du  vieux-port  marseille  joel  asensio', '', '2021-05-13T13:56:34.000000Z', '2021-05-13T13:56:34.000000Z', 'marseille'),
	('01888fb9-3278-7975-bd6b-f7d7153e29cd', 1, 'Église évangélique de Belleville', 'Paris', 'FR', 'Étienne Garnier', 'eglise evangelique de belleville', '  eglise  evangelique  de  belleville  paris  etienne  garnier', '', '2023-06-06T08:00:59.000000Z', '2023-06-06T08:00:59.000000Z', 'paris');
INSERT INTO file (hash, size, media_type, created_at, unused_since) VALUES
	('0a1feb62d4dbc77190660a48ebfd2fdcecad9426aba1fb1e24781d70f7f8ec76', 11417, 'image/png', '2026-11-18T05:02:52.980830Z', NULL),
	('367635ffd0afcb1efb595923a922e5f12f565723a7f7fa62e3709c0dfc5bf4d8', 9993, 'image/png', '2026-11-18T05:02:52.980908Z', NULL),
	('99b079f5657e7f383397aabbd4f3f2e9619ea7da4b1f64751526b76d55f12290', 12987, 'image/png', '2026-11-18T05:02:52.980778Z', NULL),
	('d9acf6482f5c2bc1ca86c250eea9a92de25e78f03f52361d27cb89f7b61ff456', 7320, 'image/png', '2026-11-18T05:02:52.980595Z', NULL),
	('90d03c63ec3f3c60694314d057f895e9d6aa78a27974a04f3a66ff2872fb9896', 10673, 'image/png', '2026-11-18T05:02:52.980823Z', NULL),
	('8ed32b768f775c77b669b61494f452fc75904454cbcae610e1578a1ad49b8579', 11866, 'image/png', '2026-11-18T05:02:52.980792Z', NULL),
	('5f3066be4a5737119f1a1def087a51229ec2f23c999bc7bda7a6b69e13a8048c', 10513, 'image/png', '2026-11-18T05:02:52.980711Z', NULL),
	('7fbc004744d06e777931325a9c4982cb4668488afe7dc0d64a89ed1b7a09aea4', 16404, 'image/png', '2026-11-18T05:02:52.980782Z', NULL),
	('fd295488aa7b8a754be0939f20538498846339d528ac695d916e7c2ca5bbfa01', 14637, 'image/png', '2026-11-18T05:02:52.980809Z', NULL),
	('b6d4308d01fd675994d329369a447aab3bc3151e933b6b5d5af0d43033d9d334', 11573, 'image/png', '2026-11-18T05:02:52.981071Z', NULL),
	('1502194cf0dee132a3c24609793928941821c0eb58cd99b9963eb1479411e944', 2576, 'application/pdf', '2026-11-18T05:02:52.981398Z', NULL),
	('d5aaaacba2e67c4d73e58ad40ac0368ded7bbf7fb63a551cf7133c793696f870', 2211, 'application/pdf', '2026-11-18T05:02:52.981394Z', NULL),
	('4fce6fcbd5a6b3c0020a8475cb55300fcdd248d102125b1ffa7011d0698b664b', 1591, 'application/epub+zip', '2026-11-18T05:02:52.981244Z', NULL),
	('1d80f7a9659e077752223ea4fc3c570ead3115c77ed725d27787b9a81a0b1e13', 4786, 'application/pdf', '2026-11-18T05:02:52.980983Z', NULL),
	('0f8be7df38c61ddc6b828965bed81aeea1ca588e92960c5b14281a5db3b3521f', 4784, 'application/pdf', '2026-11-18T05:02:52.980999Z', NULL),
	('199e77dab5d66c399b5b2b6bd66dbfe0db7ab069af3d164567ab95e20d0cf460', 8186, 'image/png', '2026-11-18T05:02:52.980725Z', NULL);
INSERT INTO person (id, version, first_name, middle_name, last_name, email, email_key, mobile, gender, birth_date, city, country, language, photo_hash, enabled, sort_name, search_text, created_at, updated_at, identity_card, birth_country, address, additional_address, neighborhood, zip_code, state, bio, bank_account, favourite_contact, pastor, church_id, memo, mobile_shown, sort_city, name_key) VALUES
	('0165d657-c140-7769-98b7-7f525d6bdac5', 1, 'Lucas', '', 'N''Guessan', 'student@demo.example', 'student@demo.example', '+33639989630', 'male', '2001-05-23', 'Paris', 'FR', '', '0a1feb62d4dbc77190660a48ebfd2fdcecad9426aba1fb1e24781d70f7f8ec76', TRUE, 'n''guessan lucas', '  lucas  n''guessan  student@demo.example  33639989630  0639989630', '2018-09-14T04:30:00.000000Z', '2018-09-14T04:30:00.000000Z', '74S22388', 'FR', '43 rue Victor-Hugo', '', 'Saint Michel', '75011', 'Île-de-France', 'En deuxième année, à Paris. Musicien le dimanche, électricien en semaine.', '', 'messaging', 'Hervé Dia', NULL, '', '+33 6 39 98 96 30', 'paris', 'guesan luka n'),
	('0165cb2f-4f40-7011-97b9-070aa7ac67bf', 1, 'Jean-Baptiste', '', 'Morel', 'teacher@demo.example', 'teacher@demo.example', '+33639986606', 'male', '1961-05-17', 'Paris', 'FR', '', '367635ffd0afcb1efb595923a922e5f12f565723a7f7fa62e3709c0dfc5bf4d8', TRUE, 'morel jean-baptiste', '  jean-baptiste  morel  teacher@demo.example  33639986606  0639986606', '2018-09-12T00:30:00.000000Z', '2018-09-12T00:30:00.000000Z', '62D70153', 'FR', '74 rue de la Fontaine', '', 'Centre ville', '75011', 'Île-de-France', 'Enseignant itinérant depuis 1994, j’aime ouvrir les lettres de Paul avec ceux qui travaillent toute la semaine.', 'FR9699999000012805372210173', 'messaging', '', NULL, '', '+33 6 39 98 66 06', 'paris', 'bapti jean morel'),
	('01659e8d-8740-70b9-94a9-5d51e75b9d31', 1, 'Hélène', '', 'Marchand', 'admin@demo.example', 'admin@demo.example', '+33639981053', 'female', '1979-03-25', 'Paris', 'FR', '', '99b079f5657e7f383397aabbd4f3f2e9619ea7da4b1f64751526b76d55f12290', TRUE, 'marchand helene', '  helene  marchand  admin@demo.example  33639981053  0639981053', '2018-09-03T08:30:00.000000Z', '2018-09-03T08:30:00.000000Z', '21P60296', 'FR', '140 rue Victor-Hugo', '', '', '75011', 'Île-de-France', 'Formé à la pédagogie des adultes, j’enseigne les Évangiles et l’histoire de l’Église.', 'FR0299999000010602642896009', 'messaging', '', NULL, '', '+33 6 39 98 10 53', 'paris', 'elen markan'),
	('0199bba5-5a40-71ba-b9e6-5f17a6e40a75', 1, 'Patrícia', '', 'Coelho', 'patricia.coelho@example.net', 'patricia.coelho@example.net', '+33639987088', 'female', '1986-10-13', 'Antibes', 'FR', 'fr', '90d03c63ec3f3c60694314d057f895e9d6aa78a27974a04f3a66ff2872fb9896', FALSE, 'coelho patricia', '  patricia  coelho  patricia.coelho@example.net  33639987088  0639987088', '2025-10-06T22:30:00.000000Z', '2025-10-06T22:30:00.000000Z', '15B00718', 'PT', '71 allée des Acacias', 'Escalier C', '', '06890', 'Provence-Alpes-Côte d''Azur', '', '', 'messaging', '', '01796603-c650-76e6-8743-66d5f9efda86', '', '+33 6 39 98 70 88', 'antibes', 'koelo patrikia'),
	('0165d0c3-8840-7c26-82ec-fdcc9d0d584f', 1, 'Carmen', '', 'Ortega', 'alumni@demo.example', 'alumni@demo.example', '+33639980015', 'female', '1990-01-05', 'Paris', 'FR', '', '8ed32b768f775c77b669b61494f452fc75904454cbcae610e1578a1ad49b8579', TRUE, 'ortega carmen', '  carmen  ortega  alumni@demo.example  33639980015  0639980015', '2018-09-13T02:30:00.000000Z', '2018-09-13T02:30:00.000000Z', '60A22895', 'FR', '32 avenue de la République', '', 'Centre ville', '75011', 'Île-de-France', '', '', 'mobile', '', '01888fb9-3278-7975-bd6b-f7d7153e29cd', '', '+33 6 39 98 00 15', 'paris', 'karmen ortega'),
	('0165dbeb-fa40-7577-94a6-3c75ce174cf6', 1, 'Emma', '', 'Whitfield', 'user@demo.example', 'user@demo.example', '+33639980141', 'female', '1998-06-08', 'Paris', 'FR', '', NULL, TRUE, 'whitfield emma', '  emma  whitfield  user@demo.example  33639980141  0639980141', '2018-09-15T06:30:00.000000Z', '2018-09-15T06:30:00.000000Z', '71R52066', 'FR', '116 
impasse du Puits', '2e étage', '', '75011', 'Île-de-France', '', '', 'messaging', '', '01888fb9-3278-7975-bd6b-f7d7153e29cd', '', '+33 6 39 98 01 41', 'paris', 'ema vitfiel'),
	('0165a9b5-f940-7178-8bd8-0619892999ea', 1, 'Béatrice', '', 'Lefèvre', 'supervisor@demo.example', 'supervisor@demo.example', '+33639984856', 'female', '1972-11-19', 'Paris', 'FR', '', '7fbc004744d06e777931325a9c4982cb4668488afe7dc0d64a89ed1b7a09aea4', TRUE, 'lefevre beatrice', '  beatrice  lefevre  supervisor@demo.example  33639984856  0639984856', '2018-09-05T12:30:00.000000Z', '2018-09-05T12:30:00.000000Z', '03M89381', 'FR', '68 avenue de la République', '', '', '75011', 'Île-de-France', 'Passionné de langues bibliques, je prépare un commentaire sur les Psaumes.', 'FR1499999000013074775572929', 'messaging', '', '01888fb9-3278-7975-bd6b-f7d7153e29cd', '', '+33 6 39 98 48 56', 'paris', 'beatrik lefevr'),
	('0165c82e-4440-731f-9e51-1860fe32cb00', 1, 'Pauline', '', 'Poirier', 'pauline.poirier@example.org', 'pauline.poirier@example.org', '+33639982605', 'female', '1969-01-16', 'Marseille', 'FR', 'fr', 'fd295488aa7b8a754be0939f20538498846339d528ac695d916e7c2ca5bbfa01', TRUE, 'poirier pauline', '  pauline  poirier  pauline.poirier@example.org  33639982605  0639982605', '2018-09-11T10:30:00.000000Z', '2018-09-11T10:30:00.000000Z', '22D88277', 'FR', '82 boulevard Voltaire', '', 'Gare', '13006', 'Provence-Alpes-Côte d''Azur', '', 'FR0799999000011488624292817', 'mobile', '', '01796603-c650-76e6-8743-66d5f9efda86', '', '+33 6 39 98 26 05', 'marseille', 'paulin poirier');
INSERT INTO availability_request (id, asked_by, message, created_at, expires_at, canceled_at) VALUES
	('01a1dc80-f000-74bb-b070-7714fe3b411f', '0165a9b5-f940-7178-8bd8-0619892999ea', 'Il nous manque encore deux enseignants pour le printemps.', '2026-11-15T00:00:00.000000Z', '2027-01-14T00:00:00.000000Z', NULL);
INSERT INTO availability (id, version, person_id, kind, reason, all_day, first_day, last_day, starts_at, ends_at, time_zone, repeat_every, repeat_interval, repeat_weekdays, repeat_by, repeat_until, repeat_count, except_days, ends_on, origin, request_id, created_at, updated_at) VALUES
	('01a10435-d800-756d-94b7-51798c0de7b0', 1, '0165cb2f-4f40-7011-97b9-070aa7ac67bf', 'unavailable', 'Congés d’été', TRUE, '2026-07-06', '2026-07-17', '', '', '', 'year', 1, '', '', NULL, 0, '', NULL, 'staff', NULL, '2026-10-04T00:00:00.000000Z', '2026-10-04T00:00:00.000000Z'),
	('01a1e215-2900-7836-9878-7952779b0266', 1, '0165c82e-4440-731f-9e51-1860fe32cb00', 'available', '', TRUE, '2026-12-19', '2026-12-20', '', '', '', '', 1, '', '', NULL, 0, '', '2026-12-20', 'answer', '01a1dc80-f000-74bb-b070-7714fe3b411f', '2026-11-16T02:00:00.000000Z', '2026-11-16T02:00:00.000000Z');
INSERT INTO availability_request_period (request_id, position, first_day, last_day) VALUES
	('01a1dc80-f000-74bb-b070-7714fe3b411f', 0, '2026-12-19', '2026-12-20');
INSERT INTO availability_request_person (request_id, person_id, token_hash, asked_at, mailed_at, answered_at, remark) VALUES
	('01a1dc80-f000-74bb-b070-7714fe3b411f', '0165cb2f-4f40-7011-97b9-070aa7ac67bf', NULL, '2026-11-15T00:00:00.000000Z', '2026-11-15T00:00:00.000000Z', NULL, '');
INSERT INTO book (id, version, title, author, language, isbn, barcode, barcode_key, price, currency, type, description, active, published, downloadable, cover_hash, sort_title, sort_author, search_text, created_at, updated_at) VALUES
	('01659e8d-8740-7bc5-bea9-ed6a7f1da849', 1, 'Le Voyage du pèlerin', 'John Bunyan', 'fr', '', '', NULL, 0, 'EUR', 'ebook', 'Chrétien quitte la ville de Destruction et marche vers la Cité céleste.', TRUE, TRUE, TRUE, 'b6d4308d01fd675994d329369a447aab3bc3151e933b6b5d5af0d43033d9d334', 'le voyage du pelerin', 'john bunyan', '  le  voyage  du  pelerin  john  bunyan', '2018-09-03T08:30:00.000000Z', '2018-09-03T08:30:00.000000Z');
INSERT INTO book_file (id, version, book_id, kind, title, name, hash, position, created_by, created_at) VALUES
	('01659e8d-8740-7813-a3ef-3d7c4295097a', 1, '01659e8d-8740-7bc5-bea9-ed6a7f1da849', 'epub', 'Le Voyage du pèlerin', 'Le Voyage du pèlerin.epub', '4fce6fcbd5a6b3c0020a8475cb55300fcdd248d102125b1ffa7011d0698b664b', 0, '0165c006-dd40-7e01-820f-36cba5271e3c', '2018-09-03T08:30:00.000000Z');
INSERT INTO region (id, version, code, name, sort_name, created_at, updated_at) VALUES
	('01659e8d-8740-7d43-b8b8-5c42523a0c8a', 1, 'AF', 'Afrique et France', 'afrique et france', '2018-09-03T08:30:00.000000Z', '2018-09-03T08:30:00.000000Z');
INSERT INTO campus (id, version, region_id, name, business_name, id_number, website, color, phone, address, zip_code, city, state, country, latitude, longitude, schedule, open, time_zone, currency, language, pass_mark, required_attendance, logo_hash, archived_at, sort_name, sort_city, search_text, created_at, updated_at) VALUES
	('01659e8d-8740-7ef8-b300-5c1840c6d8dc', 1, '01659e8d-8740-7d43-b8b8-5c42523a0c8a', 'Paris', 'Association Centre biblique de Paris', 'SIRET 000 412 587 00014', 'https://paris.demo.example', '#4457a6', '+33 1 99 00 14 20', '18 rue des Grands-Tilleuls', '75011', 'Paris', 'Île-de-France', 'FR', 48.8606, 2.3789, 'Cours un week-end sur deux :
samedi 9 h – 18 h, dimanche 14 h – 18 h.
Secrétariat : mardi et jeudi 14 h – 18 h.', TRUE, 'Europe/Paris', 'EUR', 'fr', 70, 80, 'd9acf6482f5c2bc1ca86c250eea9a92de25e78f03f52361d27cb89f7b61ff456', NULL, 'paris', 'paris', '  paris  association  centre  biblique  de  paris  siret  000  412  587  00014  paris  75011  +33  1  99  00  14  20', '2018-09-03T08:30:00.000000Z', '2025-04-15T14:55:35.000000Z'),
	('0165a8da-3f40-7b61-99e1-b36ec4d0c216', 1, '01659e8d-8740-7d43-b8b8-5c42523a0c8a', 'Nice', 'Association Centre biblique de Nice', 'SIRET 000 420 506 00014', 'https://nice.demo.example', '#1f868c', '+33 4 65 71 08 31', '7 avenue des Citronniers', '06000', 'Nice', 'Provence-Alpes-Côte d''Azur', 'FR', 43.7034, 7.2663, 'Cours un week-end sur deux :
samedi 9 h – 18 h, dimanche 14 h – 18 h.
Secrétariat : mardi et jeudi 14 h – 18 h.', TRUE, 'Europe/Paris', 'EUR', 'fr', 70, 80, '5f3066be4a5737119f1a1def087a51229ec2f23c999bc7bda7a6b69e13a8048c', NULL, 'nice', 'nice', '  nice  association  centre  biblique  de  nice  siret  000  420  506  00014  nice  06000  +33  4  65  71  08  31', '2018-09-05T08:30:00.000000Z', '2025-05-20T10:41:34.000000Z'),
	('0165bd73-af40-7035-8fcd-0822df69286b', 1, '01659e8d-8740-7d43-b8b8-5c42523a0c8a', 'Marseille', 'Association Centre biblique de Marseille', 'SIRET 000 436 344 00014', 'https://marseille.demo.example', '#b9603a', '+33 4 65 71 52 09', '115 boulevard du Vieux-Phare', '13006', 'Marseille', 'Provence-Alpes-Côte d''Azur', 'FR', 43.2889, 5.3798, 'Cours un week-end sur deux :
samedi 9 h – 18 h, dimanche 14 h – 18 h.
Secrétariat : mardi et jeudi 14 h – 18 h.', TRUE, 'Europe/Paris', 'EUR', 'fr', 70, 80, '199e77dab5d66c399b5b2b6bd66dbfe0db7ab069af3d164567ab95e20d0cf460', NULL, 'marseille', 'marseille', '  marseille  association  centre  biblique  de  marseille  siret  000  436  344  00014  marseille  13006  +33  4  65  71  52  09', '2018-09-09T08:30:00.000000Z', '2025-04-27T16:28:36.000000Z');
INSERT INTO campus_document (id, version, campus_id, title, name, hash, position, created_by, created_at) VALUES
	('01724bbc-3c98-79d9-be78-4f2b98dc09ba', 1, '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'Règlement intérieur', 'Règlement intérieur.pdf', '1d80f7a9659e077752223ea4fc3c570ead3115c77ed725d27787b9a81a0b1e13', 0, '0165af4a-3240-7e9f-8465-18e574d137b8', '2020-05-25T12:08:47.000000Z'),
	('01898da2-47d0-7bbb-b2fb-b7f611c09c69', 1, '0165a8da-3f40-7b61-99e1-b36ec4d0c216', 'Règlement intérieur', 'Règlement intérieur.pdf', '0f8be7df38c61ddc6b828965bed81aeea1ca588e92960c5b14281a5db3b3521f', 0, '0165b996-ea40-7fac-8150-202867fecd18', '2023-07-25T15:19:30.000000Z');
INSERT INTO campus_size (campus_id, people) VALUES
	('01659e8d-8740-7ef8-b300-5c1840c6d8dc', 7),
	('0165a8da-3f40-7b61-99e1-b36ec4d0c216', 1),
	('0165bd73-af40-7035-8fcd-0822df69286b', 1);
INSERT INTO curriculum (id, version, family_id, number, name, programme, description, archived_at, sort_name, created_at, updated_at) VALUES
	('01943abc-3340-7bcf-902b-706dbc7c97cc', 1, '01659e8d-8740-7f72-90cd-732c78247b23', 2, 'Certificat biblique', 'certificate', 'Deux ans, un week-end sur deux. Revu en 2025 : la famille et la gestion s’y ajoutent.', NULL, 'certificat biblique', '2025-01-06T08:30:00.000000Z', '2025-01-06T08:30:00.000000Z'),
	('01659e8d-8740-7f72-90cd-732c78247b23', 1, '01659e8d-8740-7f72-90cd-732c78247b23', 1, 'Certificat biblique', 'certificate', 'Deux ans, un week-end sur deux.', NULL, 'certificat biblique', '2018-09-03T08:30:00.000000Z', '2018-09-03T08:30:00.000000Z');
INSERT INTO class (id, version, campus_id, curriculum_id, code, level, programme, start_year, end_year, language, capacity, graduated_at, archived_at, code_key, search_text, created_at, updated_at) VALUES
	('019eca66-df40-7e56-87c4-86ff6612e04f', 1, '01659e8d-8740-7ef8-b300-5c1840c6d8dc', '01943abc-3340-7bcf-902b-706dbc7c97cc', 'CERT26-A', 1, 'certificate', 2026, 2028, 'fr', 30, NULL, NULL, 'cert26-a', '  cert26-a', '2026-06-15T08:30:00.000000Z', '2026-06-15T08:30:00.000000Z'),
	('019772b5-b340-7b54-9c6b-51e568d10847', 1, '01659e8d-8740-7ef8-b300-5c1840c6d8dc', '01943abc-3340-7bcf-902b-706dbc7c97cc', 'CERT25-A', 2, 'certificate', 2025, 2027, 'fr', 30, NULL, NULL, 'cert25-a', '  cert25-a', '2025-06-15T08:30:00.000000Z', '2025-06-15T08:30:00.000000Z'),
	('0181667b-d340-7e79-9b89-089eb1f944dd', 1, '01659e8d-8740-7ef8-b300-5c1840c6d8dc', '01659e8d-8740-7f72-90cd-732c78247b23', 'CERT22-A', 2, 'certificate', 2022, 2024, 'fr', 30, '2024-06-28T08:30:00.000000Z', NULL, 'cert22-a', '  cert22-a', '2022-06-15T08:30:00.000000Z', '2022-06-15T08:30:00.000000Z');
INSERT INTO course (id, version, code, name, english_name, edition, description, hours, archived_at, code_key, edition_key, sort_name, search_text, created_at, updated_at) VALUES
	('01659e8d-8740-7c26-9dc5-93eda5efd2dc', 1, 'FOI1', 'Les fondements de la foi', 'Foundations of Faith', 'fr', 'Ce que l’Écriture appelle la foi, comment elle naît, grandit et agit. Premier cours de l’année, il donne les mots dont tous les autres se servent.', 12, NULL, 'foi1', 'fr', 'les fondements de la foi', '  foi1  les  fondements  de  la  foi  foundations  of  faith  fr', '2018-09-03T08:30:00.000000Z', '2018-09-03T08:30:00.000000Z'),
	('0165dc59-d740-747c-a484-c24a5f548579', 1, 'ATS1', 'Survol de l’Ancien Testament I', 'Old Testament Survey I', 'fr', 'De la Genèse à Esther : l’histoire d’un peuple et d’une promesse, avec ses dates, ses lieux et ses personnages.', 18, NULL, 'ats1', 'fr', 'survol de l’ancien testament i', '  ats1  survol  de  l’ancien  testament  i  old  testament  survey  i  fr', '2018-09-15T08:30:00.000000Z', '2018-09-15T08:30:00.000000Z'),
	('0168ffb9-e740-7fd8-8ca9-826fb1897b11', 1, 'HOM1', 'Homilétique', 'Homiletics', 'fr', 'Préparer et donner une prédication : le texte, l’idée, le plan, la voix. Chaque étudiant prêche deux fois.', 18, NULL, 'hom1', 'fr', 'homiletique', '  hom1  homiletique  homiletics  fr', '2019-02-18T08:30:00.000000Z', '2019-02-18T08:30:00.000000Z');
INSERT INTO class_course_done (class_id, course_id, done_on, created_by) VALUES
	('019eca66-df40-7e56-87c4-86ff6612e04f', '01659e8d-8740-7c26-9dc5-93eda5efd2dc', '2026-09-20', '0165af4a-3240-7e9f-8465-18e574d137b8');
INSERT INTO class_step (id, class_id, kind, detail, created_by, created_at, undone_at) VALUES
	('step-1', '019eca66-df40-7e56-87c4-86ff6612e04f', 'promote', '{}', '01659e8d-8740-70b9-94a9-5d51e75b9d31', '2025-11-15T12:00:00.000000Z', '2025-11-15T12:00:00.000000Z');
INSERT INTO course_access (id, version, person_id, course_id, days, first_day, last_day, note, created_by, created_at, updated_at) VALUES
	('01a11df5-a400-75c8-94c8-79c395e054b5', 1, '0165d0c3-8840-7c26-82ec-fdcc9d0d584f', '0168ffb9-e740-7fd8-8ca9-826fb1897b11', 360, '2026-10-09', '2027-10-03', 'Pour préparer son stage', '0165a9b5-f940-7178-8bd8-0619892999ea', '2026-10-09T00:00:00.000000Z', '2026-10-09T00:00:00.000000Z');
INSERT INTO course_book (course_id, book_id, need, position) VALUES
	('01659e8d-8740-7c26-9dc5-93eda5efd2dc', '01659e8d-8740-7bc5-bea9-ed6a7f1da849', 'required', 0);
INSERT INTO course_document (id, version, course_id, title, type, language, student_access, position, created_at, updated_at) VALUES
	('01728397-c830-7140-a328-2fbcfee8536d', 1, '01659e8d-8740-7c26-9dc5-93eda5efd2dc', 'Support Les fondements de la foi', 'material', 'fr', TRUE, 0, '2020-06-05T08:27:42.000000Z', '2020-06-05T08:27:42.000000Z');
INSERT INTO course_document_file (id, document_id, number, name, hash, created_by, created_at) VALUES
	('01728397-c830-77fc-846d-c92a3b1dfcd9', '01728397-c830-7140-a328-2fbcfee8536d', 2, 'Support Les fondements de la foi.pdf', '1502194cf0dee132a3c24609793928941821c0eb58cd99b9963eb1479411e944', '0165a9b5-f940-7178-8bd8-0619892999ea', '2020-06-05T08:27:42.000000Z'),
	('01728397-c830-763d-a3a0-95c2a9673f34', '01728397-c830-7140-a328-2fbcfee8536d', 1, 'Support Les fondements de la foi.pdf', 'd5aaaacba2e67c4d73e58ad40ac0368ded7bbf7fb63a551cf7133c793696f870', '0165a9b5-f940-7178-8bd8-0619892999ea', '2020-06-05T08:27:42.000000Z');
INSERT INTO course_knowledge (person_id, course_id, level, place, updated_at) VALUES
	('0165cb2f-4f40-7011-97b9-070aa7ac67bf', '01659e8d-8740-7c26-9dc5-93eda5efd2dc', 'regularly', '', '2018-09-03T08:30:00.000000Z');
INSERT INTO course_teacher (person_id, course_id, created_by, created_at) VALUES
	('0165cb2f-4f40-7011-97b9-070aa7ac67bf', '01659e8d-8740-7c26-9dc5-93eda5efd2dc', '0165a9b5-f940-7178-8bd8-0619892999ea', '2018-09-03T08:30:00.000000Z');
INSERT INTO curriculum_course (curriculum_id, course_id, level, position, hours) VALUES
	('01943abc-3340-7bcf-902b-706dbc7c97cc', '01659e8d-8740-7c26-9dc5-93eda5efd2dc', 1, 0, 12),
	('01943abc-3340-7bcf-902b-706dbc7c97cc', '0165dc59-d740-747c-a484-c24a5f548579', 1, 1, 18),
	('01659e8d-8740-7f72-90cd-732c78247b23', '01659e8d-8740-7c26-9dc5-93eda5efd2dc', 1, 0, 12),
	('01659e8d-8740-7f72-90cd-732c78247b23', '0165dc59-d740-747c-a484-c24a5f548579', 1, 1, 18);
INSERT INTO enrollment (id, version, person_id, class_id, campus_id, status, waiting_reason, waiting_rank, outcome, outcome_at, outcome_reason, passed, tuition, discount_kind, discount_value, discount_reason, installments, first_date, currency, observation, previous_id, request_key, confirmed_at, sort_name, created_at, updated_at) VALUES
	('0182ea70-3b40-700d-b976-f6bf930333af', 1, '0165d0c3-8840-7c26-82ec-fdcc9d0d584f', '0181667b-d340-7e79-9b89-089eb1f944dd', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'confirmed', '', 0, 'completed', '2024-06-28T08:30:00.000000Z', '', TRUE, 98000, 'none', 0, '', 5, '2022-10-05', 'EUR', '', NULL, NULL, '2022-09-01T16:30:00.000000Z', 'ortega carmen', '2022-08-29T16:30:00.000000Z', '2022-08-29T16:30:00.000000Z'),
	('0198750f-6540-79f5-87d4-c46ffd2c1d05', 1, '0199bba5-5a40-71ba-b9e6-5f17a6e40a75', '019772b5-b340-7b54-9c6b-51e568d10847', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'confirmed', '', 0, 'transferred', '2025-11-05T12:30:00.000000Z', 'Déménagement à Nice', FALSE, 98000, 'none', 0, '', 3, '2025-10-05', 'EUR', 'A manqué deux week-ends pour raison de santé.', NULL, NULL, '2025-08-07T12:30:00.000000Z', 'coelho patricia', '2025-08-04T12:30:00.000000Z', '2025-08-04T12:30:00.000000Z'),
	('019f8695-ebc0-7715-bf36-0a50df037a19', 1, '0165dbeb-fa40-7577-94a6-3c75ce174cf6', '019eca66-df40-7e56-87c4-86ff6612e04f', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'waiting', 'papers', 1, '', NULL, '', FALSE, 98000, 'none', 0, '', 10, '2026-10-31', 'EUR', '', NULL, NULL, NULL, 'whitfield emma', '2026-07-21T21:30:00.000000Z', '2026-07-21T21:30:00.000000Z'),
	('019fabec-06c0-7093-9269-4e3d9a45658d', 1, '0165d657-c140-7769-98b7-7f525d6bdac5', '019eca66-df40-7e56-87c4-86ff6612e04f', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'confirmed', '', 0, '', NULL, '', FALSE, 98000, 'none', 0, '', 5, '2026-10-31', 'EUR', 'A manqué deux week-ends pour raison de santé.', NULL, NULL, '2026-08-01T03:30:00.000000Z', 'n''guessan lucas', '2026-07-29T03:30:00.000000Z', '2026-07-29T03:30:00.000000Z');
INSERT INTO identity (issuer, subject, person_id, created_at) VALUES
	('https://id.example', 'subject-1', '0165cb2f-4f40-7011-97b9-070aa7ac67bf', '2025-11-15T12:00:00.000000Z');
INSERT INTO installment (enrollment_id, number, deadline, amount) VALUES
	('019fabec-06c0-7093-9269-4e3d9a45658d', 1, '2026-10-31', 19600),
	('019fabec-06c0-7093-9269-4e3d9a45658d', 2, '2026-11-30', 19600),
	('019fabec-06c0-7093-9269-4e3d9a45658d', 3, '2026-12-31', 19600),
	('019fabec-06c0-7093-9269-4e3d9a45658d', 4, '2027-01-31', 19600),
	('019fabec-06c0-7093-9269-4e3d9a45658d', 5, '2027-02-28', 19600),
	('0182ea70-3b40-700d-b976-f6bf930333af', 1, '2022-10-05', 19600),
	('0182ea70-3b40-700d-b976-f6bf930333af', 2, '2022-11-05', 19600),
	('0182ea70-3b40-700d-b976-f6bf930333af', 3, '2022-12-05', 19600),
	('0182ea70-3b40-700d-b976-f6bf930333af', 4, '2023-01-05', 19600),
	('0182ea70-3b40-700d-b976-f6bf930333af', 5, '2023-02-05', 19600);
INSERT INTO instructor (person_id, version, updated_at) VALUES
	('0165cb2f-4f40-7011-97b9-070aa7ac67bf', 2, '2026-11-18T00:00:00.000000Z');
INSERT INTO instructor_campus (person_id, campus_id) VALUES
	('0165cb2f-4f40-7011-97b9-070aa7ac67bf', '01659e8d-8740-7ef8-b300-5c1840c6d8dc');
INSERT INTO instructor_language (person_id, language) VALUES
	('0165cb2f-4f40-7011-97b9-070aa7ac67bf', 'fr');
INSERT INTO job (id, kind, payload, dedup_key, state, run_at, attempt, lease_owner, lease_until, last_error, created_at, finished_at) VALUES
	('job-1', 'mail', '{}', NULL, 'done', '2025-11-15T12:00:00.000000Z', 1, '', NULL, '', '2025-11-15T12:00:00.000000Z', '2025-11-15T12:00:00.000000Z');
INSERT INTO last_sign_in (person_id, at) VALUES
	('0165d657-c140-7769-98b7-7f525d6bdac5', '2025-11-15T12:00:00.000000Z');
INSERT INTO mailed_link (token_hash, kind, person_id, created_at, expires_at, used_at, about) VALUES
	('no hash of a link', 'invite', '0165cb2f-4f40-7011-97b9-070aa7ac67bf', '2025-11-15T12:00:00.000000Z', '2099-11-15T12:00:00.000000Z', NULL, 'invite-1');
INSERT INTO membership (person_id, campus_id, sort_name, created_at, sort_city, country) VALUES
	('0165d657-c140-7769-98b7-7f525d6bdac5', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'n''guessan lucas', '2018-09-14T04:30:00.000000Z', 'paris', 'FR'),
	('0165cb2f-4f40-7011-97b9-070aa7ac67bf', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'morel jean-baptiste', '2018-09-12T00:30:00.000000Z', 'paris', 'FR'),
	('01659e8d-8740-70b9-94a9-5d51e75b9d31', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'marchand helene', '2018-09-03T08:30:00.000000Z', 'paris', 'FR'),
	('0199bba5-5a40-71ba-b9e6-5f17a6e40a75', '0165a8da-3f40-7b61-99e1-b36ec4d0c216', 'coelho patricia', '2025-10-06T22:30:00.000000Z', 'antibes', 'FR'),
	('0165d0c3-8840-7c26-82ec-fdcc9d0d584f', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'ortega carmen', '2018-09-13T02:30:00.000000Z', 'paris', 'FR'),
	('0165dbeb-fa40-7577-94a6-3c75ce174cf6', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'whitfield emma', '2018-09-15T06:30:00.000000Z', 'paris', 'FR'),
	('0165a9b5-f940-7178-8bd8-0619892999ea', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'lefevre beatrice', '2018-09-05T12:30:00.000000Z', 'paris', 'FR'),
	('0165c82e-4440-731f-9e51-1860fe32cb00', '0165bd73-af40-7035-8fcd-0822df69286b', 'poirier pauline', '2018-09-11T10:30:00.000000Z', 'marseille', 'FR'),
	('0165c82e-4440-731f-9e51-1860fe32cb00', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'poirier pauline', '2018-09-11T10:30:00.000000Z', 'marseille', 'FR');
INSERT INTO membership_role (person_id, campus_id, role, sort_name, sort_city) VALUES
	('0165d657-c140-7769-98b7-7f525d6bdac5', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'student', 'n''guessan lucas', 'paris'),
	('0165cb2f-4f40-7011-97b9-070aa7ac67bf', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'teacher', 'morel jean-baptiste', 'paris'),
	('0199bba5-5a40-71ba-b9e6-5f17a6e40a75', '0165a8da-3f40-7b61-99e1-b36ec4d0c216', 'student', 'coelho patricia', 'antibes'),
	('0165d0c3-8840-7c26-82ec-fdcc9d0d584f', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'alumni', 'ortega carmen', 'paris'),
	('0165dbeb-fa40-7577-94a6-3c75ce174cf6', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'user', 'whitfield emma', 'paris'),
	('0165c82e-4440-731f-9e51-1860fe32cb00', '0165bd73-af40-7035-8fcd-0822df69286b', 'secretary', 'poirier pauline', 'marseille'),
	('0165c82e-4440-731f-9e51-1860fe32cb00', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'teacher', 'poirier pauline', 'marseille');
INSERT INTO merged_record (entity, id, into_id, created_at) VALUES
	('person', 'once-another', '0165d657-c140-7769-98b7-7f525d6bdac5', '2025-11-15T12:00:00.000000Z');
INSERT INTO network_role (person_id, role, sort_name, sort_city) VALUES
	('01659e8d-8740-70b9-94a9-5d51e75b9d31', 'admin', 'marchand helene', 'paris'),
	('0165a9b5-f940-7178-8bd8-0619892999ea', 'supervisor', 'lefevre beatrice', 'paris');
INSERT INTO network_setting (name, value, version) VALUES
	('a setting of old', '"kept"', 2);
INSERT INTO note (id, version, person_id, text, done, position, created_at, updated_at) VALUES
	('0199e6fc-9cf8-79bd-b62f-78f367388b89', 1, '0165d657-c140-7769-98b7-7f525d6bdac5', 'Demander l’enregistrement du dernier cours', TRUE, 1, '2025-10-15T08:28:59.000000Z', '2025-10-15T08:28:59.000000Z'),
	('01999b7d-cce8-7675-96c2-9c025e57c930', 1, '0165cb2f-4f40-7011-97b9-070aa7ac67bf', 'Apporter les polycopiés de Romains 5 à 8', FALSE, 0, '2025-09-30T16:38:57.000000Z', '2025-09-30T16:38:57.000000Z'),
	('01953cff-9268-736e-89d2-db9d81b4a614', 1, '01659e8d-8740-70b9-94a9-5d51e75b9d31', 'Vérifier que la sauvegarde de vendredi est bien partie', TRUE, 1, '2025-02-25T12:05:37.000000Z', '2025-02-25T12:05:37.000000Z');
INSERT INTO password (person_id, hash, changed_at) VALUES
	('0165d657-c140-7769-98b7-7f525d6bdac5', '$argon2id$v=19$m=19456,t=2,p=1$TOG4EWJdMMAetSjP1/Kmhw$Z60ufaCYjLc07tt/8XNEqpCGrK4UlvVGmkp9OsSbktE', '2026-11-18T05:02:52.993053Z'),
	('0165cb2f-4f40-7011-97b9-070aa7ac67bf', '$argon2id$v=19$m=19456,t=2,p=1$TOG4EWJdMMAetSjP1/Kmhw$Z60ufaCYjLc07tt/8XNEqpCGrK4UlvVGmkp9OsSbktE', '2026-11-18T05:02:52.993045Z'),
	('01659e8d-8740-70b9-94a9-5d51e75b9d31', '$argon2id$v=19$m=19456,t=2,p=1$TOG4EWJdMMAetSjP1/Kmhw$Z60ufaCYjLc07tt/8XNEqpCGrK4UlvVGmkp9OsSbktE', '2026-11-18T05:02:52.992959Z'),
	('0165d0c3-8840-7c26-82ec-fdcc9d0d584f', '$argon2id$v=19$m=19456,t=2,p=1$TOG4EWJdMMAetSjP1/Kmhw$Z60ufaCYjLc07tt/8XNEqpCGrK4UlvVGmkp9OsSbktE', '2026-11-18T05:02:52.993049Z'),
	('0165dbeb-fa40-7577-94a6-3c75ce174cf6', '$argon2id$v=19$m=19456,t=2,p=1$TOG4EWJdMMAetSjP1/Kmhw$Z60ufaCYjLc07tt/8XNEqpCGrK4UlvVGmkp9OsSbktE', '2026-11-18T05:02:52.993057Z');
INSERT INTO provider_flow (state_hash, browser_hash, provider, campus_id, target, person_id, sealed, expires_at) VALUES
	('no hash of a state', 'no hash', 'id', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', '/', '0165cb2f-4f40-7011-97b9-070aa7ac67bf', 'sealed', '2099-11-15T12:00:00.000000Z');
INSERT INTO session (id, token_hash, person_id, campus_id, origin, address, agent, created_at, used_at, expires_at) VALUES
	('session-1', 'no hash of a token', '0165d657-c140-7769-98b7-7f525d6bdac5', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'password', '192.0.2.7', 'Firefox', '2025-11-15T12:00:00.000000Z', '2025-11-15T12:00:00.000000Z', '2099-11-15T12:00:00.000000Z');
INSERT INTO provider_session (session_id, provider, subject, sealed) VALUES
	('session-1', 'id', 'subject-1', 'sealed');
INSERT INTO recovery_code (person_id, code_hash, used_at) VALUES
	('01659e8d-8740-70b9-94a9-5d51e75b9d31', 'no hash of a code', NULL);
INSERT INTO second_factor (person_id, sealed, confirmed_at, last_step) VALUES
	('0165cb2f-4f40-7011-97b9-070aa7ac67bf', 'sealed', NULL, 7);
INSERT INTO secret (name, value) VALUES
	('file-links', 'dGhlIHNpZ25pbmcga2V5IG9mIGFuIG9sZCBzY2hvb2w=');
INSERT INTO staff_invite (id, person_id, campus_id, roles, invited_by, created_at, sent_at, expires_at, accepted_at, revoked_at) VALUES
	('invite-1', '0165cb2f-4f40-7011-97b9-070aa7ac67bf', '01659e8d-8740-7ef8-b300-5c1840c6d8dc', 'teacher', '01659e8d-8740-70b9-94a9-5d51e75b9d31', '2025-11-15T12:00:00.000000Z', '2025-11-15T12:00:00.000000Z', '2099-11-15T12:00:00.000000Z', NULL, NULL);
INSERT INTO timetable_slot (id, version, campus_id, class_id, week, weekday, start, finish, created_at) VALUES
	('019eca66-df40-7206-8595-e1e274eeea9e', 1, '01659e8d-8740-7ef8-b300-5c1840c6d8dc', '019eca66-df40-7e56-87c4-86ff6612e04f', 1, 6, 540, 750, '2026-06-15T08:30:00.000000Z'),
	('01659e8d-8740-792f-9478-b62090e5b7b7', 1, '01659e8d-8740-7ef8-b300-5c1840c6d8dc', NULL, 1, 6, 540, 750, '2018-09-03T08:30:00.000000Z');
INSERT INTO unconfirmed (person_id) VALUES
	('0165dbeb-fa40-7577-94a6-3c75ce174cf6');
INSERT INTO upload (id, person_id, kind, name, size, received, state, created_at, updated_at) VALUES
	('upload-1', '01659e8d-8740-70b9-94a9-5d51e75b9d31', 'course_document', 'paper.pdf', 1000, 0, '', '2025-11-15T12:00:00.000000Z', '2025-11-15T12:00:00.000000Z');
INSERT INTO user_metadata (person_id, settings, shortcuts) VALUES
	('0165d657-c140-7769-98b7-7f525d6bdac5', '{"layout":"layout2"}', '["campus.students"]');
