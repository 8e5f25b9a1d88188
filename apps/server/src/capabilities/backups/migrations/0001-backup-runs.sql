-- What became of each backup, for doctor and the operator.
CREATE TABLE backup_runs (
  id text PRIMARY KEY,
  place text NOT NULL,
  state text NOT NULL CHECK (state IN ('done', 'failed')),
  bytes bigint NOT NULL DEFAULT 0,
  error text NOT NULL DEFAULT '',
  started_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL
);

CREATE INDEX backup_runs_by_end ON backup_runs (ended_at);
