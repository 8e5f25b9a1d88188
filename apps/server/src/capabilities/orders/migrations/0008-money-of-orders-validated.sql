ALTER TABLE payments VALIDATE CONSTRAINT payments_order_link, VALIDATE CONSTRAINT payments_currency;
ALTER TABLE refunds VALIDATE CONSTRAINT refunds_order_link;
ALTER TABLE payment_disputes VALIDATE CONSTRAINT payment_disputes_order_link;
ALTER TABLE orders VALIDATE CONSTRAINT orders_currency;
