-- Money that a bank took back for good was not spent.
CREATE TRIGGER mark_customer AFTER INSERT OR UPDATE OF state ON payment_disputes FOR EACH ROW
WHEN (NEW.state = 'lost') EXECUTE FUNCTION mark_customer_of_money();
INSERT INTO customers_due (website_id, email)
SELECT o.website_id, o.lowered_email FROM payment_disputes d
JOIN orders o ON o.website_id = d.website_id AND o.id = d.order_id WHERE d.state = 'lost' GROUP BY 1, 2;
