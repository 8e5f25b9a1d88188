import type { Database } from '../../../database/database.ts';

/**
 * Tables grow from nothing to thousands of rows here. A cached plan from when they were small reads them
 * completely for each batch, and for each row that refers to another; so does a new plan as long as reading a
 * table of all websites seems cheaper than looking up a few hundred of its rows by their keys, which were just
 * written.
 */
export async function planEachStatement(transaction: Database): Promise<void> {
  await transaction.query(
    "SELECT set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'off', true)",
  );
}
