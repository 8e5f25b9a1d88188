import type { Database } from '../../../database/database.ts';

/**
 * Tables grow from nothing to thousands of rows here. A kept plan from when they were small reads them completely
 * for each batch, and for each row that refers to another.
 */
export async function planEachStatement(transaction: Database): Promise<void> {
  await transaction.query('SET LOCAL plan_cache_mode = force_custom_plan');
}
