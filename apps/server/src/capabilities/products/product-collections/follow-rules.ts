import type { Id } from '@vitrine/core/id/id.ts';
import { trashDays } from '@vitrine/core/trash/trash.calls.ts';
import { type Context, within } from '../../../context.ts';
import { among } from '../../../database/among.ts';
import { listDueWebsites } from '../../../database/list-due-websites.ts';
import { defineJobKind, dueJob, type IsStopping, job } from '../../../jobs/jobs.ts';
import { announceStock } from '../../inventory/index.ts';
import { countsOfList } from '../list-pages.ts';
import { deleteCollections, listRules } from './product-collections.store.ts';
import {
  forgetMembers,
  listFilled,
  listStrays,
  type RuleOfCollection,
  writeMembers,
} from './rule-members.store.ts';

const perTransaction = 500;

const followRulesOf = defineJobKind<object>('productCollections.follow');
const followDays = defineJobKind<Record<string, never>>('productCollections.days');
const purgeCollections = defineJobKind<Record<string, never>>('productCollections.purge');

/** After a rule changed (rule PRODUCTLIST-5). */
export const followRulesJob = job(
  followRulesOf,
  (context, _, isStopping) => followRules(context, isStopping),
  {
    isOneByOne: true,
    timeoutSeconds: 900,
  },
);

/** Products leave collections of the last days as time passes (rule PRODUCTLIST-5). */
export const followDaysJob = dueJob(
  followDays,
  ({ database }, portion) =>
    listDueWebsites(database, portion, {
      table: 'product_collections',
      among: 'rule IS NOT NULL AND deleted_at IS NULL',
    }),
  { cron: '11 * * * *', run: followRules },
);

/** Collections deleted long enough ago are removed for good (rule PRODUCTLIST-7). */
export const purgeCollectionsJob = dueJob(
  purgeCollections,
  (context, portion) =>
    listDueWebsites(context.database, portion, {
      table: 'product_collections',
      among: 'deleted_at IS NOT NULL',
      isDue: 'deleted_at <= $3',
      values: [collectionLimit(context)],
    }),
  {
    cron: '31 3 * * *',
    run: async context => {
      const before = collectionLimit(context);
      await deleteCollections(context.database, context.website.id, { id: null, before });
    },
  },
);

/** Those deleted at or before this time can no longer be restored. */
export function collectionLimit({ clock }: Pick<Context, 'clock'>): Date {
  return new Date(clock.now().getTime() - trashDays * 86_400_000);
}

/** Call it in the transaction that changed a rule. */
export async function followRulesLater({ database, jobs, website }: Context): Promise<void> {
  await jobs.enqueue(database, followRulesOf, { websiteId: website.id, data: {}, key: website.id });
}

/** These products, in the transaction that wrote them. */
export async function followRulesFor(
  { clock, database, website }: Context,
  productIds: readonly Id[],
): Promise<void> {
  for (const collection of await listRules(database, website.id))
    await writeMembers(database, website.id, { collection, productIds, now: clock.now() });
}

/** All products: only those are written whose membership is not what the rule says. */
export async function followRules(context: Context, isStopping: IsStopping = () => false): Promise<void> {
  const { clock, database, website } = context;
  const rules = await listRules(database, website.id);
  for (const collection of rules) {
    const { id, rule } = collection;
    const strays = await listStrays(database, website.id, { id, rule, now: clock.now() });
    await eachPortion({ context, id, isStopping }, strays, (inside, productIds) =>
      writeMembers(inside.database, website.id, { collection, productIds, now: clock.now() }),
    );
  }
  for (const id of await listFilled(database, website.id)) {
    if (rules.some((one: RuleOfCollection) => one.id === id)) continue;
    const strays = await listStrays(database, website.id, { id, rule: null, now: clock.now() });
    await eachPortion({ context, id, isStopping }, strays, (inside, productIds) =>
      forgetMembers(inside.database, website.id, { id, productIds }),
    );
  }
}

async function eachPortion(
  { context, id, isStopping }: { context: Context; id: Id; isStopping: IsStopping },
  productIds: readonly Id[],
  write: (inside: Context, productIds: readonly Id[]) => Promise<unknown>,
): Promise<void> {
  const { database, website } = context;
  for (let at = 0; at < productIds.length; at += perTransaction) {
    if (isStopping()) throw new Error('The server stops; the next one follows the rest.');
    const portion = productIds.slice(at, at + perTransaction);
    await database.transaction(async transaction => {
      const inside = within(context, transaction);
      // What changes these products meanwhile is seen, or sees what is written here.
      await transaction.query(
        `SELECT FROM products WHERE website_id = $1 AND id ${among('$2')} ORDER BY id FOR SHARE`,
        [website.id, portion],
      );
      await write(inside, portion);
      await announceStock(inside, [countsOfList(website.id, { kind: 'collection', slug: id })]);
    });
  }
}
