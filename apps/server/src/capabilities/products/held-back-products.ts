import type { Context } from '../../context.ts';
import { lockLevels } from '../inventory/index.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { indexProducts } from './index-products.ts';
import { publishDrafts } from './product-index.store.ts';
import { lockBySources } from './products.store.ts';

/** Changes and sales of the products with these keys wait until the transaction ends. */
export async function holdProducts(
  { database, website }: Pick<Context, 'database' | 'website'>,
  sourceKeys: readonly string[],
): Promise<void> {
  await lockLevels(database, website.id, await lockBySources(database, website.id, sourceKeys));
}

/**
 * Shows products that were held back; others with these keys, also those that a person has shown or deleted since, do
 * not change (rule IMPORT-73). Call it in a transaction.
 */
export async function showProducts(context: Context, sourceKeys: readonly string[]): Promise<void> {
  if (sourceKeys.length === 0) return;
  const { clock, database, website } = context;
  const unindexed = await publishDrafts(database, website.id, { sourceKeys, now: clock.now() });
  await indexProducts(context, unindexed);
  await bumpContentVersion(context);
}
