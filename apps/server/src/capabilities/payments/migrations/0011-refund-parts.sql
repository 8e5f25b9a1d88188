-- What a refund is for: items, shipping, and the tax in all of it. Without tax, nobody recorded these.
ALTER TABLE refunds ADD COLUMN items bigint NOT NULL DEFAULT 0;
ALTER TABLE refunds ADD COLUMN shipping bigint NOT NULL DEFAULT 0;
ALTER TABLE refunds ADD COLUMN tax bigint;
ALTER TABLE refunds ADD CONSTRAINT refund_parts CHECK (
  items >= 0 AND shipping >= 0 AND items + shipping <= amount AND tax BETWEEN 0 AND amount);
