import { within } from '../../context.ts';
import { defineJobKind, job } from '../../jobs/jobs.ts';
import { deleteLevels } from '../inventory/index.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { restoreLimit } from './delete-product.ts';
import { countPublishedSince, deleteProductRows } from './products.store.ts';

export const purgeProducts = defineJobKind<Record<string, never>>('products.purge');
export const showScheduled = defineJobKind<Record<string, never>>('products.show');

/** What was deleted long enough ago goes for good (rule PRODUCT-9). */
export const purgeProductsJob = job(
  purgeProducts,
  context =>
    context.database.transaction(async transaction => {
      const { website } = context;
      const variantIds = await deleteProductRows(transaction, website.id, { before: restoreLimit(context) });
      await deleteLevels(transaction, website.id, variantIds);
    }),
  { cron: '23 3 * * *' },
);

const lookBackMilliseconds = 10 * 60_000;

/** Pages that were finished before a scheduled product's time are made again (rule PRODUCT-14). */
export const showScheduledJob = job(
  showScheduled,
  context =>
    context.database.transaction(async transaction => {
      const now = context.clock.now();
      const since = new Date(now.getTime() - lookBackMilliseconds);
      if ((await countPublishedSince(transaction, context.website.id, { since, now })) > 0)
        await bumpContentVersion(within(context, transaction));
    }),
  { cron: '*/5 * * * *' },
);
