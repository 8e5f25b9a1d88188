-- What is kept for long enough is found without reading the rest.
CREATE INDEX outbox_by_age ON outbox (created_at) WHERE state <> 'queued';
