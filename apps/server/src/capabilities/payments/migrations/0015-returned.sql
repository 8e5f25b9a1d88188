-- Money that was paid beyond an order whose total was lowered since: it takes nothing back of the sale.
ALTER TABLE refunds ADD COLUMN is_for_edit boolean NOT NULL DEFAULT false;
