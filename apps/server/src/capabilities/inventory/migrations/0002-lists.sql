-- What can be sold, for the studio's lists of what is low or sold out; null sells without counting. A sale whose pieces
-- were held leaves it as it is.
ALTER TABLE stock ADD COLUMN saleable integer
  GENERATED ALWAYS AS (CASE WHEN on_hand IS NOT NULL THEN greatest(0, on_hand - reserved) END) STORED;
CREATE INDEX stock_by_saleable ON stock (website_id, saleable, variant_id);
CREATE INDEX stock_changes_by_reason ON stock_changes (website_id, reason, id);
