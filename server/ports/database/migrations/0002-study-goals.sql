-- What a student wants to reach; without a row the defaults hold.
create table study_goals (
  user_id uuid primary key references users on delete cascade,
  weekly_hours smallint not null,
  exam_score smallint not null
);
