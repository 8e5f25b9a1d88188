import type { Database } from '../../../database/database.ts';

/**
 * Tables grow from nothing to thousands of rows here. A cached plan from when they were small reads them
 * completely for each batch, and for each row that refers to another; so does a new plan as long as reading a
 * table of all websites seems cheaper than looking up a few hundred of its rows by their keys, which were just
 * written. So each portion begins without plans; those made for its first rows serve its others.
 */
export async function discardPlans(transaction: Database): Promise<void> {
  await Promise.all([
    transaction.query('DISCARD PLANS'),
    transaction.query("SELECT set_config('enable_seqscan', 'off', true)"),
  ]);
}
