-- Counted on by every change of what students are asked or shown of it, whoever makes it, so that a server may keep what it
-- has read of the question bank for as long as this number stays.
create table bank_states (
  only_row boolean primary key default true check (only_row),
  version integer not null
);
insert into bank_states (version) values (1);

create function count_bank_change() returns trigger language plpgsql as
  'begin update bank_states set version = version + 1; return null; end';
create trigger count_question_changes after insert or update or delete on questions
  for each statement execute function count_bank_change();
create trigger count_placing_changes after insert or update or delete on exam_questions
  for each statement execute function count_bank_change();
create trigger count_exam_changes after insert or delete or
  update of kind, title, whole_exam_only, withdrawn_at on exams
  for each statement execute function count_bank_change();

-- A question that some session asks is never deleted, and an answer is only written into a session that asks its question.
-- To check it once more by this reference locked the question's row for each answer, in a class everybody the same one.
alter table answers drop constraint answers_question_id_fkey;
