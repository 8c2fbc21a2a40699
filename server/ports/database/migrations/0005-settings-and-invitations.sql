-- What an admin has set in the product. Null is "as the environment says", or "nobody has said yet". One row at most.
create table team_settings (
  only_row boolean primary key default true check (only_row),
  product_name text,
  team_name text,
  competition_name text,
  -- Calendar days as YYYY-MM-DD: a day of the team's, not a moment.
  competition_starts text,
  competition_ends text,
  goal text,
  advisor_name text,
  advisor_email text,
  second_person_name text,
  second_person_role text,
  time_zone text,
  voice boolean,
  check ((competition_starts is null) = (competition_ends is null)),
  check ((second_person_name is null) = (second_person_role is null))
);

-- Who did what to whom. People are named by their row alone: with it their name and address are gone from here too.
create table audit_log (
  id integer generated always as identity primary key,
  happened_at timestamptz not null,
  -- Null is the server's operator, or somebody who has been deleted since; `by_operator` tells them apart.
  actor_id uuid references users on delete set null,
  by_operator boolean not null,
  subject_id uuid references users on delete set null,
  action text not null,
  detail text not null default ''
);
create index audit_log_by_time on audit_log (happened_at desc, id desc);
create index audit_log_by_subject on audit_log (subject_id);
create index audit_log_by_actor on audit_log (actor_id);

-- What its owner can recognise a session by: an id to end it, and the browser and device in words.
alter table sessions add column id uuid not null unique default gen_random_uuid();
alter table sessions add column device text not null default 'Unknown browser';

-- A link in an invitation is a sign-in link that lives longer; inviting again replaces it.
alter table sign_in_links add column is_invitation boolean not null default false;
create index sign_in_links_by_user on sign_in_links (user_id);

-- One per person however often they are invited.
create table invitations (
  user_id uuid primary key references users on delete cascade,
  invited_by uuid references users on delete set null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  tries smallint not null default 0,
  -- When a waiting one is sent, or tried again.
  due_at timestamptz not null,
  accepted_at timestamptz
);
create index invitations_by_inviter on invitations (invited_by);
create index invitations_due on invitations (due_at) where state = 'waiting';

create table deletion_requests (
  user_id uuid primary key references users on delete cascade,
  requested_at timestamptz not null
);
