-- Every statement ends with a semicolon at the end of its line; the migrator relies on it.

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  first_name text,
  last_name text,
  role text not null default 'student' check (role in ('student', 'admin')),
  authorized boolean not null default true,
  created_at timestamptz not null,
  signed_in_at timestamptz
);

-- Only the hash of a session's token is kept: a stolen backup signs nobody in.
create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  shared_computer boolean not null,
  created_at timestamptz not null,
  extended_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);

-- One living code per address; asking again replaces it.
create table sign_in_codes (
  email text primary key,
  code_hash bytea not null,
  expires_at timestamptz not null,
  tries_left smallint not null
);

create table sign_in_links (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);

-- Fixed windows, counted in the database so that they hold across server processes.
create table rate_limits (
  key text primary key,
  window_ends_at timestamptz not null,
  count integer not null
);

create table materials (
  id integer generated always as identity primary key,
  title text not null,
  filename text not null,
  file_hash text not null unique,
  file_size integer not null,
  category text not null,
  is_question_bank boolean not null,
  uploaded_by uuid references users on delete set null,
  uploaded_at timestamptz not null,
  reading_state text not null default 'unread'
    check (reading_state in ('unread', 'waiting', 'reading', 'read', 'refused')),
  reading_message text,
  -- Which reader produced the reading; an older one is not current.
  reader_version integer,
  -- What the reader found, as it found it; joined with its other half when that is there.
  reading jsonb,
  -- What the admin is told about it, written again whenever the file's other half comes or goes.
  report jsonb,
  -- Files read at one go share a number, so that progress holds across server processes and restarts.
  reading_run integer,
  -- New questions that this file brought in its run.
  questions_added integer not null default 0,
  test_number text,
  single_use_by text,
  single_use_at timestamptz
);

-- A question is never edited: a new reading that differs adds a new row, so past results keep showing what was asked.
create table questions (
  id integer generated always as identity primary key,
  material_id integer references materials on delete set null,
  number text not null,
  content_hash text not null,
  question text not null,
  options jsonb not null,
  correct_answer smallint not null,
  explanation text,
  indicator text,
  area text,
  page integer not null,
  -- Place in its paper; null once a newer reading has the question no more.
  position integer,
  review text not null default 'none' check (review in ('none', 'waiting', 'kept', 'left-out')),
  unique (material_id, number, content_hash)
);

create table exams (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('sample', 'master')),
  -- The paper a sample exam was read from; its answers may have come from another file.
  material_id integer unique references materials on delete set null,
  category text not null,
  title text not null,
  description text not null,
  event_code text not null,
  career_cluster text not null,
  difficulty text not null,
  whole_exam_only boolean not null,
  -- Withdrawn exams are no longer listed, but past results still name them.
  withdrawn_at timestamptz,
  created_at timestamptz not null
);
create unique index one_master_exam_per_category on exams (category) where kind = 'master';

create table exam_questions (
  exam_id integer not null references exams on delete cascade,
  question_id integer not null references questions on delete cascade,
  position integer not null,
  primary key (exam_id, question_id)
);
create index exam_questions_by_question on exam_questions (question_id);

create table exam_sessions (
  id integer generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  exam_id integer not null references exams,
  -- The questions asked, in the order asked.
  question_ids integer[] not null,
  timed boolean not null,
  state text not null default 'open' check (state in ('open', 'set-aside', 'finished')),
  started_at timestamptz not null,
  deadline timestamptz not null,
  finished_at timestamptz,
  score smallint,
  correct_answers integer,
  answered_questions integer,
  active_seconds integer
);
create unique index one_open_session_per_exam on exam_sessions (user_id, exam_id) where state = 'open';
create index exam_sessions_by_user on exam_sessions (user_id, finished_at desc);
create index open_sessions_by_deadline on exam_sessions (deadline) where state = 'open';

create table answers (
  session_id integer not null references exam_sessions on delete cascade,
  question_id integer not null references questions,
  answer smallint not null,
  revision bigint not null,
  saved_at timestamptz not null,
  primary key (session_id, question_id)
);
