-- A test is a property of the payment, whatever its method. Posts whatever is not yet in the books of an order, from its
-- own rows; called again, it adds nothing. A sale is posted once the order is paid in full, or when its invoice is issued
-- before.
CREATE OR REPLACE FUNCTION book_order(of_website text, of_order text, sold_at timestamptz DEFAULT NULL) RETURNS void
-- A plan that was made while the tables were small would read all of them when thousands of orders arrive at once.
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  bought orders;
  one record;
  facts jsonb;
  paid bigint;
  paid_at timestamptz;
  uncredited bigint;
  credited bigint;
BEGIN
  SELECT * INTO bought FROM orders WHERE website_id = of_website AND id = of_order;
  IF NOT FOUND THEN RETURN; END IF;
  facts := jsonb_build_object('orderId', of_order, 'currency', bought.currency, 'isTest', EXISTS (
    SELECT FROM payments WHERE website_id = of_website AND order_id = of_order AND is_test));

  -- Money that came in.
  FOR one IN
    SELECT taken.* FROM (
      SELECT 'payment:' || p.id AS event, p.method, p.amount, coalesce(p.captured_at, p.created_at) AS at FROM payments p
      WHERE p.website_id = of_website AND p.order_id = of_order AND p.state IN ('captured', 'late') AND NOT EXISTS (
        SELECT FROM payment_captures c WHERE c.website_id = of_website AND c.payment_id = p.id AND c.state = 'done')
      UNION ALL
      SELECT 'capture:' || c.id, p.method, c.amount, coalesce(c.done_at, c.asked_at) FROM payments p
      JOIN payment_captures c ON c.website_id = p.website_id AND c.payment_id = p.id AND c.state = 'done'
      WHERE p.website_id = of_website AND p.order_id = of_order) taken
    WHERE amount > 0 AND NOT EXISTS (
      SELECT FROM ledger_postings l WHERE l.website_id = of_website AND l.event = taken.event)
  LOOP
    PERFORM post_to_ledger(of_website, one.event, facts || jsonb_build_object('kind', 'payment', 'at', one.at),
      jsonb_build_array(
        jsonb_build_object('account', account_of_method(one.method), 'detail', one.method, 'amount', one.amount),
        jsonb_build_object('account', 'customers', 'amount', -one.amount)));
  END LOOP;

  -- Money that went back; a refund that failed afterwards, or that a service told of twice, is posted back.
  FOR one IN
    SELECT r.id, p.method, r.amount, coalesce(r.done_at, r.asked_at) AS at, booked.times, r.state = 'done' AS is_done
    FROM refunds r JOIN payments p ON p.website_id = r.website_id AND p.id = r.payment_id
    CROSS JOIN LATERAL (SELECT count(*) AS times FROM ledger_postings l WHERE l.website_id = of_website
      AND l.order_id = of_order AND l.event LIKE 'refund:' || r.id || ':%' AND l.line = 1) booked
    WHERE r.website_id = of_website AND r.order_id = of_order AND (r.state = 'done') <> (booked.times % 2 = 1)
    UNION ALL
    SELECT split_part(l.event, ':', 2), max(l.detail), max(abs(l.amount)), now(), count(*), false FROM ledger_postings l
    WHERE l.website_id = of_website AND l.order_id = of_order AND l.kind = 'refund' AND l.line = 1 AND NOT EXISTS (
      SELECT FROM refunds r WHERE r.website_id = of_website AND r.id = split_part(l.event, ':', 2))
    GROUP BY 1 HAVING count(*) % 2 = 1
  LOOP
    PERFORM post_to_ledger(of_website, 'refund:' || one.id || ':' || one.times + 1,
      facts || jsonb_build_object('kind', 'refund', 'at', CASE WHEN one.is_done THEN one.at ELSE now() END),
      jsonb_build_array(
        jsonb_build_object('account', account_of_method(one.method), 'detail', one.method,
          'amount', CASE WHEN one.is_done THEN -one.amount ELSE one.amount END),
        jsonb_build_object('account', 'customers', 'amount', CASE WHEN one.is_done THEN one.amount ELSE -one.amount END)));
  END LOOP;

  -- Money that a bank withholds, gives back or keeps.
  FOR one IN
    SELECT told.* FROM (
      SELECT d.id || ':opened' AS event, 'opened' AS state, p.method, d.amount, d.opened_at AS at FROM payment_disputes d
      JOIN payments p ON p.website_id = d.website_id AND p.id = d.payment_id
      WHERE d.website_id = of_website AND d.order_id = of_order
      UNION ALL
      SELECT d.id || ':' || d.state, d.state, p.method, d.amount, coalesce(d.closed_at, d.opened_at)
      FROM payment_disputes d JOIN payments p ON p.website_id = d.website_id AND p.id = d.payment_id
      WHERE d.website_id = of_website AND d.order_id = of_order AND d.state <> 'opened') told
    WHERE NOT EXISTS (SELECT FROM ledger_postings l
      WHERE l.website_id = of_website AND l.event = 'dispute:' || told.event)
  LOOP
    PERFORM post_to_ledger(of_website, 'dispute:' || one.event,
      facts || jsonb_build_object('kind', 'dispute', 'at', one.at),
      jsonb_build_array(
        jsonb_build_object('account', 'disputes', 'amount', CASE one.state WHEN 'opened' THEN one.amount ELSE -one.amount END),
        jsonb_build_object('account', CASE one.state WHEN 'lost' THEN 'chargebacks' ELSE account_of_method(one.method) END,
          'detail', one.method, 'amount', CASE one.state WHEN 'opened' THEN -one.amount ELSE one.amount END)));
  END LOOP;

  -- The sale. What is released of an authorisation that was captured in part is no longer owed.
  SELECT coalesce(sum(CASE p.state WHEN 'captured' THEN p.amount ELSE taken.amount END), 0),
      max(coalesce(p.captured_at, taken.at)) INTO paid, paid_at
    FROM payments p CROSS JOIN LATERAL (
      SELECT coalesce(sum(c.amount), 0) AS amount, max(c.done_at) AS at FROM payment_captures c
      WHERE c.website_id = of_website AND c.payment_id = p.id AND c.state = 'done') taken
    WHERE p.website_id = of_website AND p.order_id = of_order AND p.state IN ('captured', 'authorised');
  paid := paid - (SELECT coalesce(sum(amount), 0) FROM refunds
    WHERE website_id = of_website AND order_id = of_order AND is_for_edit);
  IF NOT EXISTS (SELECT FROM ledger_postings WHERE website_id = of_website AND event = 'sale:' || of_order) THEN
    IF sold_at IS NULL AND (bought.state IN ('pending', 'cancelled') OR paid < bought.total) THEN RETURN; END IF;
    PERFORM post_to_ledger(of_website, 'sale:' || of_order, facts || jsonb_build_object('kind', 'sale',
      'at', coalesce(sold_at, greatest(bought.placed_at, paid_at), bought.created_at)), lines_of_sale(bought));
  END IF;

  -- What is taken back of it: refunds, released money, and what a cancelled order still owed.
  SELECT bought.total + coalesce(sum(amount), 0) INTO uncredited FROM ledger_postings
    WHERE website_id = of_website AND order_id = of_order AND account = 'customers' AND kind = 'credit';
  FOR one IN
    SELECT back.* FROM (
      SELECT 'credit:' || r.id AS event, r.amount, r.tax, r.asked_at AS at, 1 AS turn, (
        SELECT coalesce(sum((part->>'amount')::bigint), 0) FROM jsonb_array_elements(r.lines) AS part
        JOIN jsonb_array_elements(bought.lines) AS line ON line->>'id' = part->>'lineId'
        WHERE (line->>'productType')::integer = 4) AS cards FROM refunds r
      JOIN payments p ON p.website_id = r.website_id AND p.id = r.payment_id AND p.state <> 'late'
      WHERE r.website_id = of_website AND r.order_id = of_order AND NOT r.is_for_edit
      UNION ALL
      SELECT 'credit:' || p.id, p.amount - taken.amount, NULL, p.captured_at, 2, 0 FROM payments p CROSS JOIN LATERAL (
        SELECT sum(c.amount) AS amount FROM payment_captures c
        WHERE c.website_id = of_website AND c.payment_id = p.id AND c.state = 'done') taken
      WHERE p.website_id = of_website AND p.order_id = of_order AND p.state = 'captured' AND taken.amount < p.amount
      UNION ALL
      SELECT 'credit:' || of_order, bought.total - paid, NULL, coalesce(bought.cancelled_at, bought.created_at), 3, 0
      WHERE bought.state = 'cancelled') back
    WHERE NOT EXISTS (SELECT FROM ledger_postings l WHERE l.website_id = of_website AND l.event = back.event)
    ORDER BY turn, at, event
  LOOP
    credited := least(one.amount, uncredited);
    CONTINUE WHEN credited <= 0;
    PERFORM post_to_ledger(of_website, one.event, facts || jsonb_build_object('kind', 'credit', 'at', one.at),
      lines_of_credit(bought, credited, CASE WHEN credited = one.amount AND one.tax IS NOT NULL THEN one.tax
        ELSE round(coalesce((bought.totals->>'tax')::numeric, 0) * credited / bought.total)::bigint END,
        one.cards::bigint, credited = uncredited));
    uncredited := uncredited - credited;
  END LOOP;

  -- A refund that turned out to be another one was credited twice.
  FOR one IN
    SELECT l.event FROM ledger_postings l
    WHERE l.website_id = of_website AND l.order_id = of_order AND l.kind = 'credit' AND l.line = 1
      AND NOT EXISTS (SELECT FROM refunds r WHERE r.website_id = of_website AND 'credit:' || r.id = l.event)
      AND NOT EXISTS (SELECT FROM payments p WHERE p.website_id = of_website AND 'credit:' || p.id = l.event)
      AND l.event <> 'credit:' || of_order
      AND NOT EXISTS (SELECT FROM ledger_postings b WHERE b.website_id = of_website AND b.event = l.event || ':back')
  LOOP
    INSERT INTO ledger_postings SELECT website_id, event || ':back', line, 'correction', order_id, account, detail,
      country, region, rate, -base, -amount, currency, is_test, now() FROM ledger_postings
    WHERE website_id = of_website AND event = one.event ON CONFLICT DO NOTHING;
  END LOOP;
END $$;
