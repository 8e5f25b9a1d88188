import type { Id } from '@vitrine/core/id/id.ts';
import { type Context, within } from '../../context.ts';
import { defineJobKind, type IsStopping, job } from '../../jobs/jobs.ts';
import { searchConfigOf } from '../collections/index.ts';
import { countLists } from './count-lists.ts';
import { followRulesFor } from './product-collections/follow-rules.ts';
import { addMissingCategories, holdNext, writeIndex } from './product-index.store.ts';
import { writeWords } from './product-words.store.ts';
import { readShops } from './read-shops.ts';

const perTransaction = 500;

/**
 * Updates these products in lists and searches. Call it in the transaction that wrote them (rule PRODUCT-24).
 * @param heldBack - drafts among them whose words are written because `showProducts` will show them
 */
export async function indexProducts(
  context: Context,
  productIds: readonly Id[],
  heldBack: readonly Id[] = [],
): Promise<void> {
  if (productIds.length === 0) return;
  const { clock, database, website } = context;
  const config = searchConfigOf(website.settings.language);
  await addMissingCategories(database, website.id, { productIds, now: clock.now() });
  const shopIds = (await readShops(context)).flatMap(({ id }) => id ?? []);
  await writeIndex(database, website.id, { productIds, heldBack, config, shopIds });
  await writeWords(database, website.id, { productIds, config });
  await followRulesFor(context, productIds);
}

/** The same for all products of the website, a batch at a time. */
export async function indexAllProducts(
  context: Context,
  isStopping: IsStopping = () => false,
): Promise<void> {
  const { database, website } = context;
  for (let after: Id | undefined = ''; after !== undefined; ) {
    if (isStopping()) throw new Error('The server stops; the next one indexes the rest.');
    const from: Id = after;
    after = await database.transaction(async transaction => {
      const ids = await holdNext(transaction, website.id, { after: from, limit: perTransaction });
      await indexProducts(within(context, transaction), ids);
      return ids.at(-1);
    });
  }
}

export const reindexProducts = defineJobKind<object>('products.index');

/** After a change of language, words have different stems; what is new in its lists need not wait for the next count. */
export const reindexProductsJob = job(
  reindexProducts,
  async (context, _, isStopping) => {
    await indexAllProducts(context, isStopping);
    await countLists(context, isStopping);
  },
  { isOneByOne: true, timeoutSeconds: 900 },
);
