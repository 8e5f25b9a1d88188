import type { Id } from '@vitrine/core/id/id.ts';
import { type Context, within } from '../../context.ts';
import { defineJobKind, type IsStopping, job } from '../../jobs/jobs.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { countLists } from './count-lists.ts';
import { indexAllProducts } from './index-products.ts';
import { readShops } from './read-shops.ts';
import { keepIndexedShops, readIndexedShops } from './shops.store.ts';

const followShopsOf = defineJobKind<object>('products.shops');

/** Writes what each shop shows, after their pages changed (rule SHOPS-4). */
export const followShopsJob = job(
  followShopsOf,
  (context, _, isStopping) => followShops(context, isStopping),
  { isOneByOne: true, timeoutSeconds: 900 },
);

/** After a publish: only if shops came or went. */
export async function followShopsLater(context: Context, revisionId: Id): Promise<void> {
  const { database, jobs, website } = context;
  const published = { database, website: { ...website, publishedRevisionId: revisionId } };
  if (isSame(await shopIdsOf(published), await readIndexedShops(database, website.id))) return;
  await jobs.enqueue(database, followShopsOf, { websiteId: website.id, data: {}, key: website.id });
}

async function followShops(context: Context, isStopping: IsStopping): Promise<void> {
  const shopIds = await shopIdsOf(context);
  const before = await readIndexedShops(context.database, context.website.id);
  if (isSame(shopIds, before)) return;
  await indexAllProducts(context, isStopping);
  await context.database.transaction(async transaction => {
    await keepIndexedShops(transaction, context.website.id, shopIds);
    await bumpContentVersion(within(context, transaction));
  });
  await countLists(context, isStopping);
}

/** Of a website with several; one shop alone needs no terms. */
async function shopIdsOf(context: Pick<Context, 'database' | 'website'>): Promise<Id[]> {
  const ids = (await readShops(context)).flatMap(({ id }) => id ?? []);
  return ids.length < 2 ? [] : ids;
}

function isSame(a: readonly Id[], b: readonly Id[]): boolean {
  return a.length === b.length && a.every((id, at) => id === b[at]);
}
