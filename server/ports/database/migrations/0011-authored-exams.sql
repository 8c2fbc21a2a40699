-- Exams that come with the product, known by the ids in `content/exams/`.
alter table exams drop constraint exams_kind_check;
alter table exams add constraint exams_kind_check check (kind in ('sample', 'master', 'authored'));
alter table exams add column content_id text unique;

-- An edited item is another row with the same content id; only one of them has a position.
alter table questions add column content_id text;
alter table questions add column objective text;
alter table questions add column difficulty text check (difficulty in ('easy', 'medium', 'hard'));
-- Why somebody would choose each option, in their order; '' at the right one.
alter table questions add column misconceptions jsonb;
create unique index questions_by_content on questions (content_id, content_hash);

-- Which state of the content files these tables hold.
create table loaded_content (
  only_row boolean primary key default true check (only_row),
  hash text not null
);
