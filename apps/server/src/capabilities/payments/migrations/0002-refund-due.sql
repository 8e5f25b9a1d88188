-- Payments by hand that were called refunded: nobody has ever said that the money was sent.
UPDATE payments SET state = 'refundDue', refunded_at = NULL WHERE state = 'refunded' AND method = 'manual';
CREATE INDEX payments_refund_due ON payments (website_id, order_id) WHERE state = 'refundDue';
