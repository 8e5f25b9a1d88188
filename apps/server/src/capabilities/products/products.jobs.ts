import type { Clock } from '../../clock.ts';
import { within } from '../../context.ts';
import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import { deleteLevels } from '../inventory/index.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { restoreLimit } from './delete-product.ts';
import { noteListChange } from './list-counts.store.ts';
import { deleteProductRows, listWithDeletedProducts, listWithJustPublished } from './products.store.ts';
import { listWithSaleChanges, recountSales } from './variant-prices.store.ts';

const purgeProducts = defineJobKind<Record<string, never>>('products.purge');
const showScheduled = defineJobKind<Record<string, never>>('products.show');
const followSales = defineJobKind<Record<string, never>>('products.sales');

/** Products deleted long enough ago are removed for good (rule PRODUCT-9). */
export const purgeProductsJob = dueJob(
  purgeProducts,
  (context, portion) => listWithDeletedProducts(context.database, portion, restoreLimit(context)),
  {
    cron: '23 3 * * *',
    run: context =>
      context.database.transaction(async transaction => {
        const { website } = context;
        const variantIds = await deleteProductRows(transaction, website.id, {
          before: restoreLimit(context),
        });
        await deleteLevels(transaction, website.id, variantIds);
      }),
  },
);

/** Counts the starting prices of lists again when a sale begins or ends (rule PRICE-7). */
export const followSalesJob = dueJob(
  followSales,
  ({ clock, database }, portion) => listWithSaleChanges(database, portion, lookBack(clock)),
  {
    cron: '*/5 * * * *',
    run: ({ clock, database, website }) => recountSales(database, website.id, lookBack(clock)),
  },
);

const lookBackMilliseconds = 10 * 60_000;

/** Renders pages again that were cached before a scheduled product became visible (rule PRODUCT-14). */
export const showScheduledJob = dueJob(
  showScheduled,
  ({ clock, database }, portion) => listWithJustPublished(database, portion, lookBack(clock)),
  {
    cron: '*/5 * * * *',
    run: context =>
      context.database.transaction(async transaction => {
        await noteListChange(transaction, context.website.id);
        await bumpContentVersion(within(context, transaction));
      }),
  },
);

function lookBack(clock: Clock): { since: Date; now: Date } {
  const now = clock.now();
  return { since: new Date(now.getTime() - lookBackMilliseconds), now };
}
