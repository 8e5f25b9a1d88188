-- Donations are neither sold nor taxed: they have an account of their own. An order is a donation, or has none.
ALTER TABLE ledger_postings DROP CONSTRAINT ledger_postings_account_check;
ALTER TABLE ledger_postings ADD CONSTRAINT ledger_postings_account_check CHECK (account IN ('money', 'customers',
  'sales', 'shipping', 'discounts', 'tax', 'returns', 'disputes', 'chargebacks', 'fees', 'giftCards', 'donations'));

CREATE FUNCTION is_donation(bought orders) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(bool_and(line->'choices' ? 'donation'), false) FROM jsonb_array_elements(bought.lines) AS line
$$;

ALTER FUNCTION lines_of_sale(orders) RENAME TO lines_of_goods_sale;
CREATE FUNCTION lines_of_sale(bought orders) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_donation(bought) THEN RETURN lines_of_goods_sale(bought); END IF;
  RETURN jsonb_build_array(
    jsonb_build_object('account', 'customers', 'amount', bought.total),
    jsonb_build_object('account', 'donations', 'amount', -bought.total));
END $$;

ALTER FUNCTION lines_of_credit(orders, bigint, bigint, bigint, boolean) RENAME TO lines_of_goods_credit;
CREATE FUNCTION lines_of_credit(bought orders, credited bigint, tax_in_it bigint, cards_in_it bigint, is_last boolean)
RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_donation(bought) THEN
    RETURN lines_of_goods_credit(bought, credited, tax_in_it, cards_in_it, is_last);
  END IF;
  RETURN jsonb_build_array(
    jsonb_build_object('account', 'customers', 'amount', -credited),
    jsonb_build_object('account', 'donations', 'amount', credited));
END $$;
