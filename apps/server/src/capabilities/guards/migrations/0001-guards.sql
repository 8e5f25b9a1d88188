-- What somebody may do only so often, counted for all processes in windows that end. Keys are kept as SHA-256, as
-- they hold e-mail addresses and networks. After a crash of the database the counts begin again.
CREATE UNLOGGED TABLE guards (
  key_hash text PRIMARY KEY,
  used integer NOT NULL CHECK (used >= 0),
  ends_at timestamptz NOT NULL
) WITH (fillfactor = 70);

CREATE INDEX guards_by_end ON guards (ends_at);
