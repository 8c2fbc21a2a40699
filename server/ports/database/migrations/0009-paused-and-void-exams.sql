-- An admin can stop the clock of a running exam, and make an attempt void, which counts nowhere from then on.
alter table exam_sessions drop constraint exam_sessions_state_check;
alter table exam_sessions
  add constraint exam_sessions_state_check check (state in ('open', 'set-aside', 'finished', 'void'));
alter table exam_sessions add column paused_at timestamptz check (paused_at is null or state = 'open');
alter table exam_sessions add column voided_at timestamptz check ((voided_at is null) = (state != 'void'));

-- How sure the student was; null where they did not say.
alter table answers add column confidence text check (confidence in ('guessing', 'fairly-sure', 'certain'));
