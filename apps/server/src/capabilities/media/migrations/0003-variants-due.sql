-- Pictures whose other widths are still to be made, how often that was begun, and why it was given up.
ALTER TABLE assets
  ADD COLUMN are_variants_due boolean NOT NULL DEFAULT false,
  ADD COLUMN variant_tries integer NOT NULL DEFAULT 0,
  ADD COLUMN problem text NOT NULL DEFAULT '' CHECK (problem IN ('', 'tooSlow', 'tooMuchMemory', 'unreadable'));

UPDATE assets SET are_variants_due = true WHERE kind = 'image' AND NOT is_animated AND avif_widths = '{}';

CREATE INDEX assets_variants_due ON assets (website_id, variant_tries, id) WHERE are_variants_due;
