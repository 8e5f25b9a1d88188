ALTER TABLE imports DROP CONSTRAINT imports_phase_check;
ALTER TABLE imports ADD CONSTRAINT imports_phase_check
  CHECK (phase IN ('reading', 'media', 'converting', 'content', 'finished'));
