CREATE TABLE stored.cv (
    id text NOT NULL,
    person_id text NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    content text NOT NULL,
    revision integer NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    deleted_at bigint
);

CREATE TABLE stored.duovita_store (
    application integer NOT NULL,
    version integer NOT NULL
);

CREATE TABLE stored.entry (
    id text NOT NULL,
    person_id text NOT NULL,
    section_id text NOT NULL,
    "position" integer NOT NULL,
    content text NOT NULL,
    extra text NOT NULL,
    search_text text NOT NULL,
    revision integer NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    deleted_at bigint
);

CREATE TABLE stored.entry_history (
    person_id text NOT NULL,
    entry_id text NOT NULL,
    revision integer NOT NULL,
    content text NOT NULL,
    extra text NOT NULL,
    written_at bigint NOT NULL,
    replaced_at bigint NOT NULL
);

CREATE TABLE stored.glossary_term (
    content text NOT NULL,
    created_at bigint NOT NULL
);

CREATE TABLE stored.highlight (
    person_id text NOT NULL,
    entry_id text NOT NULL,
    id text NOT NULL,
    "position" integer NOT NULL,
    content text NOT NULL
);

CREATE TABLE stored.missing_text (
    person_id text NOT NULL,
    language text NOT NULL,
    text_count integer NOT NULL
);

CREATE TABLE stored.moment (
    person_id text NOT NULL,
    saved_at bigint NOT NULL,
    cause text NOT NULL
);

CREATE TABLE stored.old_photo (
    person_id text NOT NULL,
    digest text NOT NULL,
    photo bytea NOT NULL
);

CREATE TABLE stored.person (
    id text NOT NULL,
    summary text NOT NULL,
    content text NOT NULL,
    photo bytea,
    extra text NOT NULL,
    search_text text NOT NULL,
    text_count integer NOT NULL,
    revision integer NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    deleted_at bigint,
    sort_en bytea,
    sort_zh bytea,
    sort_rule text DEFAULT ''::text NOT NULL
);

CREATE TABLE stored.person_history (
    person_id text NOT NULL,
    revision integer NOT NULL,
    summary text NOT NULL,
    content text NOT NULL,
    photo_digest text,
    extra text NOT NULL,
    sections text NOT NULL,
    cvs text NOT NULL,
    written_at bigint NOT NULL,
    replaced_at bigint NOT NULL
);

CREATE TABLE stored.person_words (
    person_id text NOT NULL,
    names text NOT NULL,
    words text NOT NULL,
    lexemes tsvector
);

CREATE TABLE stored.section (
    id text NOT NULL,
    person_id text NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    content text NOT NULL,
    extra text NOT NULL,
    revision integer NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    deleted_at bigint
);

CREATE TABLE stored.section_history (
    person_id text NOT NULL,
    section_id text NOT NULL,
    revision integer NOT NULL,
    content text NOT NULL,
    extra text NOT NULL,
    entries text NOT NULL,
    written_at bigint NOT NULL,
    replaced_at bigint NOT NULL
);

INSERT INTO stored.cv VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0040', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0001', 0, 'Full CV', '{"languages":["en","zh"],"name":"Full CV","paper":"a4","template":"classic"}', 1, 1795389853702, 1795389853702, NULL);
INSERT INTO stored.cv VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0041', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0001', 1, 'One page', '{"hiddenSections":["0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0030"],"includeTags":["long"],"languages":["zh"],"name":"One page","paper":"letter","targetPages":1,"template":"classic"}', 1, 1795389853702, 1795389853702, NULL);
INSERT INTO stored.cv VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0060', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0002', 0, 'Full CV', '{"languages":["en","zh"],"name":"Full CV","paper":"a4","template":"classic"}', 1, 1795389853898, 1795389853898, NULL);

INSERT INTO stored.duovita_store VALUES (1148546902, 8);

INSERT INTO stored.entry VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0011', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0001', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0010', 0, '{"area":{"zh":"空气动力学"},"degree":{"en":"PhD","zh":"博士"},"end":"2017-06","institution":{"en":"Qinghe University","zh":"清河大学"},"start":"2012-09"}', '{}', 'qinghe university
清河大学
空气动力学
phd
博士
thesis on tail length
论文:尾长
优秀论文 😀', 1, 1795389853702, 1795389853702, NULL);
INSERT INTO stored.entry VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0021', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0001', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0020', 0, '{"authors":[{"marks":["corresponding"],"name":"S. Zhang","self":true},{"name":"S. Li"}],"doi":"10.0000/kites.7","links":[{"label":"pdf","url":"papers/kites.pdf"}],"pages":"1–9","rank":"CCF A","title":"Kites at 3× Wind Speed","type":"journal","venue":{"en":"Journal of Kites"},"volume":"7","year":"2020"}', '{"extraField":"kept"}', 'kites at 3× wind speed
journal of kites
ccf a
pdf
s. zhang
s. li', 1, 1795389853702, 1795389853702, NULL);
INSERT INTO stored.entry VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0031', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0001', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0030', 0, '{"count":2,"dates":["2018","2019-05"],"title":{"en":"Golden Kite","zh":"金风筝奖"}}', '{}', 'golden kite
金风筝奖', 1, 1795389853702, 1795389853702, NULL);
INSERT INTO stored.entry VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0051', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0002', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0050', 0, '{"end":"present","morePositions":[{"end":"2020-09","position":{"en":"Intern","zh":"实习生"},"start":"2020-07"}],"note":"ask about the dates","organization":{"en":"Example Robotics","zh":"示例机器人公司"},"position":{"en":"Engineer","zh":"工程师"},"start":"2021-07","unparsed":["???"]}', '{}', 'example robotics
示例机器人公司
engineer
工程师
intern
实习生', 1, 1795389853898, 1795389853898, NULL);

INSERT INTO stored.highlight VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0001', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0011', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0012', 0, '{"level":0,"style":"bullet","text":{"en":"Thesis on **tail length**","zh":"论文：尾长"}}');
INSERT INTO stored.highlight VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0001', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0011', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0013', 1, '{"level":1,"style":"numbered","tags":["long"],"text":{"zh":"优秀论文 😀"},"visible":false}');

INSERT INTO stored.missing_text VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0001', 'en', 1);
INSERT INTO stored.missing_text VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0001', 'zh', 0);
INSERT INTO stored.missing_text VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0002', 'en', 0);
INSERT INTO stored.missing_text VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0002', 'zh', 0);

INSERT INTO stored.moment VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0001', 1795389853702, 'import');
INSERT INTO stored.moment VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0002', 1795389853898, 'import');

INSERT INTO stored.person VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0001', '{"headline":{"en":"Associate professor of kite science","zh":"风筝科学副教授"},"name":{"changed":{"en":"2026-03-01T08:00:00.000Z","zh":"2026-03-02T08:00:00.500Z"},"en":"Zhang San","zh":"张三"},"tags":["academic"]}', '{"contacts":[{"kind":"email","value":"zhangsan@example.org"},{"kind":"location","value":{"en":"Qinghe","zh":"清河"}},{"kind":"phone","public":false,"value":"+86 10 5555 0100"}],"notes":"Placeholder \"person\" \\ 1","photo":{"alternative":{"en":"Portrait","zh":"肖像"},"data":"","mediaType":"image/png"},"unparsed":["a line nobody understood"],"writtenNames":["S. Zhang","张三"]}', '\x89504e470d0a1a0a', '{"xFromElsewhere":{"kept":[1,2.5,true,null]}}', 'zhang san
张三
s. zhang
zhangsan
zs
associate professor of kite science
风筝科学副教授
zhangsan@example.org
qinghe
清河
+86 10 5555 0100
portrait
肖像
academic', 14, 1, 1795389853702, 1795389853702, NULL, '\x5c382a4436044e2a44010d01dcc1dc0600', '\x9d1383a70106010600', '99782a00-99782a00-8ea32066685dd021');
INSERT INTO stored.person VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0002', '{"name":{"en":"Li Si","zh":"李四"}}', '{}', NULL, '{}', 'li si
李四
lisi
ls', 4, 1, 1795389853898, 1795389853898, NULL, '\x403a044e3a010901dcc4dc0500', '\x7240876b0106010600', '99782a00-99782a00-8ea32066685dd021');

INSERT INTO stored.person_words VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0001', ' zhang san  张 三  s . zhang  zhangsan  zs  associate professor of kite science  风 筝 科 学 副 教 授  zhangsan @ example . org  qinghe  清 河  + 86 10 5555 0100  portrait  肖 像  academic ', ' zhang san  张 三  s . zhang  zhangsan  zs  associate professor of kite science  风 筝 科 学 副 教 授  zhangsan @ example . org  qinghe  清 河  + 86 10 5555 0100  portrait  肖 像  academic  qinghe university  清 河 大 学  空 气 动 力 学  phd  博 士  thesis on tail length  论 文 : 尾 长  优 秀 论 文 😀  kites at 3 × wind speed  journal of kites  ccf a  pdf  s . zhang  s . li  golden kite  金 风 筝 奖 ', '''+'' ''.'' ''0100'' ''10'' ''3'' ''5555'' ''86'' '':'' ''@'' ''a'' ''academic'' ''associate'' ''at'' ''ccf'' ''example'' ''golden'' ''journal'' ''kite'' ''kites'' ''length'' ''li'' ''of'' ''on'' ''org'' ''pdf'' ''phd'' ''portrait'' ''professor'' ''qinghe'' ''s'' ''san'' ''science'' ''speed'' ''tail'' ''thesis'' ''university'' ''wind'' ''zhang'' ''zhangsan'' ''zs'' ''×'' ''三'' ''优'' ''像'' ''副'' ''力'' ''动'' ''博'' ''士'' ''大'' ''奖'' ''学'' ''尾'' ''张'' ''授'' ''教'' ''文'' ''气'' ''河'' ''清'' ''秀'' ''科'' ''空'' ''筝'' ''肖'' ''论'' ''金'' ''长'' ''风'' '''' ''😀''');
INSERT INTO stored.person_words VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0002', ' li si  李 四  lisi  ls ', ' li si  李 四  lisi  ls  example robotics  示 例 机 器 人 公 司  engineer  工 程 师  intern  实 习 生 ', '''engineer'' ''example'' ''intern'' ''li'' ''lisi'' ''ls'' ''robotics'' ''si'' ''习'' ''人'' ''例'' ''公'' ''司'' ''器'' ''四'' ''实'' ''工'' ''师'' ''机'' ''李'' ''生'' ''示'' ''程'' ''''');

INSERT INTO stored.section VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0010', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0001', 0, 'education', '{"title":{"en":"Education","zh":"教育背景"}}', '{}', 1, 1795389853702, 1795389853702, NULL);
INSERT INTO stored.section VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0020', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0001', 1, 'publication', '{}', '{}', 1, 1795389853702, 1795389853702, NULL);
INSERT INTO stored.section VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0030', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0001', 2, 'award', '{"visible":false}', '{}', 1, 1795389853702, 1795389853702, NULL);
INSERT INTO stored.section VALUES ('0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0050', '0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0002', 0, 'work', '{}', '{}', 1, 1795389853898, 1795389853898, NULL);

ALTER TABLE ONLY stored.cv
    ADD CONSTRAINT cv_pkey PRIMARY KEY (person_id, id);

ALTER TABLE ONLY stored.duovita_store
    ADD CONSTRAINT duovita_store_pkey PRIMARY KEY (application);

ALTER TABLE ONLY stored.entry_history
    ADD CONSTRAINT entry_history_pkey PRIMARY KEY (person_id, entry_id, revision);

ALTER TABLE ONLY stored.entry
    ADD CONSTRAINT entry_pkey PRIMARY KEY (person_id, id);

ALTER TABLE ONLY stored.glossary_term
    ADD CONSTRAINT glossary_term_pkey PRIMARY KEY (content);

ALTER TABLE ONLY stored.highlight
    ADD CONSTRAINT highlight_pkey PRIMARY KEY (person_id, entry_id, id);

ALTER TABLE ONLY stored.missing_text
    ADD CONSTRAINT missing_text_pkey PRIMARY KEY (person_id, language);

ALTER TABLE ONLY stored.moment
    ADD CONSTRAINT moment_pkey PRIMARY KEY (person_id, saved_at);

ALTER TABLE ONLY stored.old_photo
    ADD CONSTRAINT old_photo_pkey PRIMARY KEY (person_id, digest);

ALTER TABLE ONLY stored.person_history
    ADD CONSTRAINT person_history_pkey PRIMARY KEY (person_id, revision);

ALTER TABLE ONLY stored.person
    ADD CONSTRAINT person_pkey PRIMARY KEY (id);

ALTER TABLE ONLY stored.person_words
    ADD CONSTRAINT person_words_pkey PRIMARY KEY (person_id);

ALTER TABLE ONLY stored.section_history
    ADD CONSTRAINT section_history_pkey PRIMARY KEY (person_id, section_id, revision);

ALTER TABLE ONLY stored.section
    ADD CONSTRAINT section_pkey PRIMARY KEY (person_id, id);

CREATE INDEX cv_by_id ON stored.cv USING btree (id);

CREATE INDEX entry_by_id ON stored.entry USING btree (id);

CREATE INDEX entry_of_section ON stored.entry USING btree (person_id, section_id);

CREATE INDEX highlight_of_entry ON stored.highlight USING btree (entry_id);

CREATE INDEX history_of_entry ON stored.entry_history USING btree (entry_id);

CREATE INDEX history_of_section ON stored.section_history USING btree (section_id);

CREATE INDEX person_by_sort_en ON stored.person USING btree (sort_en, id) WHERE (deleted_at IS NULL);

CREATE INDEX person_by_sort_rule ON stored.person USING btree (sort_rule);

CREATE INDEX person_by_sort_zh ON stored.person USING btree (sort_zh, id) WHERE (deleted_at IS NULL);

CREATE INDEX person_lexemes ON stored.person_words USING gin (lexemes);

CREATE INDEX person_without_lexemes ON stored.person_words USING btree (person_id) WHERE (lexemes IS NULL);

CREATE INDEX section_by_id ON stored.section USING btree (id);

ALTER TABLE ONLY stored.cv
    ADD CONSTRAINT cv_person_id_fkey FOREIGN KEY (person_id) REFERENCES stored.person(id);

ALTER TABLE ONLY stored.entry_history
    ADD CONSTRAINT entry_history_person_id_entry_id_fkey FOREIGN KEY (person_id, entry_id) REFERENCES stored.entry(person_id, id);

ALTER TABLE ONLY stored.entry
    ADD CONSTRAINT entry_person_id_section_id_fkey FOREIGN KEY (person_id, section_id) REFERENCES stored.section(person_id, id);

ALTER TABLE ONLY stored.highlight
    ADD CONSTRAINT highlight_person_id_entry_id_fkey FOREIGN KEY (person_id, entry_id) REFERENCES stored.entry(person_id, id);

ALTER TABLE ONLY stored.missing_text
    ADD CONSTRAINT missing_text_person_id_fkey FOREIGN KEY (person_id) REFERENCES stored.person(id);

ALTER TABLE ONLY stored.moment
    ADD CONSTRAINT moment_person_id_fkey FOREIGN KEY (person_id) REFERENCES stored.person(id);

ALTER TABLE ONLY stored.old_photo
    ADD CONSTRAINT old_photo_person_id_fkey FOREIGN KEY (person_id) REFERENCES stored.person(id);

ALTER TABLE ONLY stored.person_history
    ADD CONSTRAINT person_history_person_id_fkey FOREIGN KEY (person_id) REFERENCES stored.person(id);

ALTER TABLE ONLY stored.person_words
    ADD CONSTRAINT person_words_person_id_fkey FOREIGN KEY (person_id) REFERENCES stored.person(id) ON DELETE CASCADE;

ALTER TABLE ONLY stored.section_history
    ADD CONSTRAINT section_history_person_id_section_id_fkey FOREIGN KEY (person_id, section_id) REFERENCES stored.section(person_id, id);

ALTER TABLE ONLY stored.section
    ADD CONSTRAINT section_person_id_fkey FOREIGN KEY (person_id) REFERENCES stored.person(id);
