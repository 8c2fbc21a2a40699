-- What a student had written for them. Deleting one marks it: the attempts at it need it, and so does "a new one is
-- none of the earlier ones". Both go with the person.
create table roleplay_scenarios (
  id integer generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  title text not null,
  category text not null,
  scenario_type text not null,
  difficulty text not null,
  -- As the coach wrote it, what only the judge knows included.
  scenario jsonb not null,
  -- The evaluation form it was given, so that a later version's form judges no earlier scenario.
  form jsonb not null,
  generated_at timestamptz not null,
  -- When it was last opened or handed in, from which the next response's time is measured.
  worked_on_since timestamptz,
  deleted_at timestamptz,
  unique (user_id, category, scenario_type, difficulty, title)
);

create table roleplay_attempts (
  id integer generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  scenario_id integer not null references roleplay_scenarios on delete cascade,
  -- Whose weakest criteria this one tries again. No reference: attempts go only with their person, all at once.
  redo_of integer,
  response text not null,
  -- The judge's questions that were answered, with the answers.
  answers jsonb not null,
  submitted_at timestamptz not null,
  active_seconds integer not null,
  judging text not null default 'waiting' check (judging in ('waiting', 'judged', 'failed')),
  tries smallint not null default 0,
  -- When it is judged, or judged again.
  due_at timestamptz not null,
  judged_at timestamptz,
  score smallint check (score between 0 and 100),
  feedback jsonb,
  check ((judging = 'judged') = (feedback is not null and score is not null and judged_at is not null))
);
create index roleplay_attempts_by_user on roleplay_attempts (user_id, submitted_at desc, id desc);
create index roleplay_attempts_by_scenario on roleplay_attempts (scenario_id);
create index roleplay_attempts_due on roleplay_attempts (due_at) where judging <> 'judged';
