-- Checked for new rows at once, and for those that are there by the next step, which holds up nobody.
ALTER TABLE audit_log ADD CONSTRAINT audit_log_actor_kind
  CHECK (actor_kind IN ('visitor', 'siteUser', 'account', 'operator')) NOT VALID;
