-- Of an email that is sent by consent: the address that takes it back with one click.
ALTER TABLE outbox ADD COLUMN unsubscribe text;
