-- What a person has used of the language model since their window opened; a window is a day long.
create table model_uses (
  user_id uuid primary key references users on delete cascade,
  window_ends_at timestamptz not null,
  requests integer not null,
  tokens integer not null
);

-- Set by batch processing: the pages of the file that could not be read are to be sent to the model.
alter table materials add column ask_model boolean not null default false;

-- Pages that were sent, with the text as it was sent. Each is sent once.
create table asked_pages (
  material_id integer not null references materials on delete cascade,
  page integer not null,
  text text not null,
  asked_at timestamptz not null,
  primary key (material_id, page)
);

-- What came back. Never asked before an admin has accepted it, perhaps edited, and named its key.
create table page_proposals (
  id integer generated always as identity primary key,
  material_id integer not null,
  page integer not null,
  number text,
  question text not null,
  options jsonb not null,
  correct_answer smallint,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'discarded')),
  decided_at timestamptz,
  foreign key (material_id, page) references asked_pages on delete cascade,
  check (state <> 'accepted' or (correct_answer is not null and number is not null))
);
create index page_proposals_by_page on page_proposals (material_id, page);
