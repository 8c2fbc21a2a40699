-- The text of study materials, a row for each page that has any, for the tutor to search and cite.
create table passages (
  material_id integer not null references materials on delete cascade,
  page integer not null,
  text text not null,
  -- Written together with the text. Not a generated column: a backup puts rows back as they were.
  words tsvector not null,
  primary key (material_id, page)
);
create index passages_by_words on passages using gin (words);

-- When a study material's pages were last read for that, whatever came of it.
alter table materials add column passages_read_at timestamptz;

-- That somebody talked with the tutor on a day of the team's calendar (YYYY-MM-DD), and for how long; never what about.
create table tutor_days (
  user_id uuid not null references users on delete cascade,
  day text not null,
  exchanges integer not null,
  seconds integer not null,
  -- The end of the day's last exchange: the time to the next one counts, up to a limit.
  last_at timestamptz not null,
  primary key (user_id, day)
);
