/** Columns and tables in archives from before refunds had a table; they no longer exist. */
export const formerColumns: Readonly<Record<string, readonly string[]>> = {
  orders: ['payment_id'],
  payments: ['part_refunded', 'part_due', 'refunded_at'],
};
export const formerTables: ReadonlySet<string> = new Set(['order_refunds']);

/** Columns whose older values have another name now: of `r`, a row of the archive. */
export const formerValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Whole refunds were states of the payment.
  payments: {
    state: "CASE WHEN r.state IN ('refunding', 'refundDue', 'refunded') THEN 'captured' ELSE r.state END",
  },
};
