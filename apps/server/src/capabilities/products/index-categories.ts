import type { Id } from '@vitrine/core/id/id.ts';
import { trashDays } from '@vitrine/core/trash/trash.calls.ts';
import { type Context, within } from '../../context.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import { defineJobKind, dueJob, type IsStopping, job } from '../../jobs/jobs.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import {
  deleteCategoryRows,
  holdNextWithTerms,
  listRemoved,
  takeOutOfProducts,
} from './category-removal.store.ts';
import { listTermsBelow, lockTree } from './category-tree.store.ts';
import { indexProducts } from './index-products.ts';

const perTransaction = 500;

const indexCategory = defineJobKind<{ categoryId: Id }>('categories.index');
const forgetCategories = defineJobKind<object>('categories.forget');
const purgeCategories = defineJobKind<Record<string, never>>('categories.purge');

/** Products in this category and below it are indexed again, a portion at a time (rule CATEGORY-6). */
export const indexCategoryJob = job(
  indexCategory,
  async (context, { categoryId }, isStopping) => {
    const terms = await listTermsBelow(context.database, context.website.id, categoryId);
    await eachPortion(context, terms, isStopping, async (inside, ids) => {
      await indexProducts(inside, ids);
      await bumpContentVersion(inside);
    });
  },
  { isOneByOne: true, timeoutSeconds: 900 },
);

/** Takes categories that are gone for good out of their products (rule CATEGORY-7). */
export const forgetCategoriesJob = job(forgetCategories, (context, _, stop) => forgetRemoved(context, stop), {
  isOneByOne: true,
  timeoutSeconds: 900,
});

/** Categories that were deleted long enough ago go the same way (rule CATEGORY-7). */
export const purgeCategoriesJob = dueJob(
  purgeCategories,
  ({ clock, database }, portion) =>
    listDueWebsites(database, portion, {
      table: 'product_categories',
      among: 'deleted_at IS NOT NULL',
      isDue: 'deleted_at <= $3',
      values: [categoryLimit({ clock })],
    }),
  { cron: '29 3 * * *', run: forgetRemoved },
);

/** Call it in the transaction that changed the category. */
export async function indexCategoryLater(
  { database, jobs, website }: Context,
  categoryId: Id,
): Promise<void> {
  await jobs.enqueue(database, indexCategory, {
    websiteId: website.id,
    data: { categoryId },
    key: `category ${categoryId}`,
  });
}

export async function forgetCategoriesLater({ database, jobs, website }: Context): Promise<void> {
  await jobs.enqueue(database, forgetCategories, { websiteId: website.id, data: {}, key: website.id });
}

/** Those deleted at or before this time can no longer be restored. */
export function categoryLimit({ clock }: Pick<Context, 'clock'>): Date {
  return new Date(clock.now().getTime() - trashDays * 86_400_000);
}

async function forgetRemoved(context: Context, isStopping: IsStopping): Promise<void> {
  const { clock, database, website } = context;
  const terms = await listRemoved(database, website.id, categoryLimit(context));
  if (terms.length === 0) return;
  await eachPortion(context, terms, isStopping, async (inside, productIds) => {
    await takeOutOfProducts(inside.database, website.id, { productIds, terms, now: clock.now() });
    await indexProducts(inside, productIds);
    await bumpContentVersion(inside);
  });
  await database.transaction(async transaction => {
    await lockTree(transaction, website.id);
    await deleteCategoryRows(transaction, website.id, terms);
  });
}

async function eachPortion(
  context: Context,
  terms: readonly string[],
  isStopping: IsStopping,
  work: (inside: Context, productIds: readonly Id[]) => Promise<void>,
): Promise<void> {
  const { database, website } = context;
  for (let after: Id | undefined = ''; after !== undefined; ) {
    if (isStopping()) throw new Error('The server stops; the next one indexes the rest.');
    const from: Id = after;
    after = await database.transaction(async transaction => {
      const ids = await holdNextWithTerms(transaction, website.id, {
        after: from,
        terms,
        limit: perTransaction,
      });
      if (ids.length > 0) await work(within(context, transaction), ids);
      return ids.at(-1);
    });
  }
}
