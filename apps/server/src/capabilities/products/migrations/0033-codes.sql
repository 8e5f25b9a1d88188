-- What a scanner reads: a GTIN without the hyphens and spaces that it is printed with.
ALTER TABLE variants ADD COLUMN plain_gtin text NOT NULL GENERATED ALWAYS AS (replace(replace(gtin, '-', ''), ' ', '')) STORED;
CREATE INDEX variants_by_gtin ON variants (website_id, plain_gtin) WHERE plain_gtin <> '';
