-- Null until its owner launches it; what visitors could reach before stays open.
ALTER TABLE websites ADD COLUMN launched_at timestamptz;
UPDATE websites SET launched_at = created_at;
