-- Visits to the school's sign-in provider that are under way. Each ends once, in the browser that began it: whoever
-- deletes the row has used it.
create table provider_visits (
  state_hash bytea primary key,
  window_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  expires_at timestamptz not null
);
