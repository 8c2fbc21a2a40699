-- A code belongs to the window that asked for it: nobody else can use up its tries, or replace it. Those on their way
-- are ten minutes old at most.
delete from sign_in_codes;
alter table sign_in_codes add column window_hash bytea not null;
alter table sign_in_codes drop constraint sign_in_codes_pkey;
alter table sign_in_codes add primary key (email, window_hash);
