create table feedback (
  id integer generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  subject text not null,
  message text not null,
  status text not null default 'new' check (status in ('new', 'read', 'resolved')),
  created_at timestamptz not null,
  admin_response text,
  responded_at timestamptz,
  responded_by uuid references users on delete set null,
  -- Counts the answers it has had, so that no answer replaces one that its author has not seen.
  response_revision integer not null default 0
);
create index feedback_by_user on feedback (user_id);

create table notifications (
  id integer generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  -- Whom it tells of, where that is somebody else: their name goes with them.
  about_user_id uuid references users on delete cascade,
  -- What it tells: the same thing is told to a person once.
  key text not null,
  type text not null check (type in ('update', 'reminder', 'achievement')),
  title text not null,
  message text not null,
  path text not null,
  created_at timestamptz not null,
  -- From then on it would no longer be true.
  expires_at timestamptz,
  read_at timestamptz,
  -- Deleted by its person; the row stays for a while, so that the same thing is not told again.
  dismissed_at timestamptz,
  mailed_at timestamptz,
  unique (user_id, key)
);
create index notifications_about on notifications (about_user_id) where about_user_id is not null;
create index notifications_to_mail on notifications (user_id)
  where mailed_at is null and read_at is null and dismissed_at is null;
create index notifications_by_key on notifications (key);
create index notifications_by_age on notifications (created_at);

-- Without a row mail is on and none was sent yet.
create table mail_preferences (
  user_id uuid primary key references users on delete cascade,
  by_mail boolean not null,
  -- Not hashed: each mail has to carry it again, and all it can do is to stop them.
  unsubscribe_token text not null unique,
  -- The last day with a mail by the team's calendar, as YYYY-MM-DD.
  mailed_on text
);

-- When its students were told of it. Exams of before this version are no news.
alter table exams add column announced_at timestamptz;
update exams set announced_at = created_at;
