-- When the command that runs an import last said that it is alive; the jobs of the server say so themselves.
ALTER TABLE imports ADD COLUMN seen_at timestamptz;
