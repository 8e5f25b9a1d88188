import { type Context, within } from '../../context.ts';
import { defineJobKind, dueJob, type IsStopping } from '../../jobs/jobs.ts';
import { announceStock } from '../inventory/index.ts';
import { countSet, everyProduct } from './filter-products.store.ts';
import {
  forgetListChanges,
  keepCounts,
  listLargeLists,
  listWithListChanges,
  readListChanges,
} from './list-counts.store.ts';
import { countsOfList, groupOf } from './list-pages.ts';
import { followRules } from './product-collections/follow-rules.ts';

const countLargeLists = defineJobKind<Record<string, never>>('products.lists');

/** Counts what large lists can be narrowed to, once something in them has changed (rule FILTER-9). */
export const countListsJob = dueJob(
  countLargeLists,
  ({ database }, portion) => listWithListChanges(database, portion),
  { cron: '*/5 * * * *', run: countLists },
);

/** What changes meanwhile is counted the next time: only the changes that were there before are forgotten. */
export async function countLists(context: Context, isStopping: IsStopping = () => false): Promise<void> {
  const { clock, database, website } = context;
  const changes = await readListChanges(database, website.id);
  await followRules(context, isStopping);
  const lists = await listLargeLists(database, website.id);
  for (const term of lists) {
    if (isStopping()) throw new Error('The server stops; the next one counts the rest.');
    const set = { ...everyProduct, now: clock.now(), groups: term === null ? [] : [groupOf(term)] };
    const counts = await countSet(database, website.id, set, { most: null, kept: null });
    await database.transaction(async transaction => {
      if (await keepCounts(transaction, website.id, { term, counts }))
        await announceStock(within(context, transaction), [countsOfList(website.id, term)]);
    });
  }
  await forgetListChanges(database, website.id, { changes, lists });
}
