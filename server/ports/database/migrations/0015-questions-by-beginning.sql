-- A question that a student has put into the tutor's chat is known by its beginning.
create index questions_beginning on questions (lower(left(question, 20)));
