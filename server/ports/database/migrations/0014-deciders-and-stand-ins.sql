-- Who accepted or discarded it, for an admin who does so a second time in another tab; null for what was decided before this
-- was kept, and where they have been deleted since.
alter table page_proposals add column decided_by uuid references users on delete set null;

-- Why the built-in coach wrote it in place of the language model that the school has set up; null where it did not.
alter table roleplay_scenarios add column stand_in text check (stand_in in ('no-answer', 'share-used'));
