-- When a payment link was last sent, and for which version of the draft. Nothing else of a link is stored: it is signed.
ALTER TABLE draft_orders ADD COLUMN link_sent_at timestamptz;
ALTER TABLE draft_orders ADD COLUMN link_version integer;
ALTER TABLE draft_orders ADD CHECK ((link_sent_at IS NULL) = (link_version IS NULL));
-- The order of a draft is placed by staff, or once its payment arrives without anybody: noted with its cart, in the
-- same transaction.
CREATE FUNCTION note_order_of_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE draft_orders SET order_id = NEW.order_id
    WHERE website_id = NEW.website_id AND id = NEW.id AND order_id IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER note_order_of_draft AFTER UPDATE OF state ON carts FOR EACH ROW
  WHEN (NEW.state = 'ordered' AND NEW.agreed IS NOT NULL) EXECUTE FUNCTION note_order_of_draft();
