-- Percent of the usual time in timed sessions, as a student's accommodation grants it.
alter table users add column time_percent smallint not null default 100 check (time_percent in (100, 150, 200));
