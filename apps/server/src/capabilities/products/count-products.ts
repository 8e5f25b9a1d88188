import type { Context } from '../../context.ts';
import { countVisible, type TermKey } from './product-lists.store.ts';

/** Counts by website, each valid for one content version: every change that shows or hides a product increases it. */
const known = new Map<string, { version: number; counts: Map<string, number> }>();
const maxKnown = 10_000;
const maxCounts = 1000;

/** How many visible products have all of these terms; counted once for each state of the shop (rule PRODUCT-26). */
export async function countProducts(
  { clock, database, website }: Context,
  terms: readonly TermKey[],
): Promise<number> {
  const { id, contentVersion: version } = website;
  let here = known.get(id);
  if (here?.version !== version) {
    here = { version, counts: new Map() };
    if (known.size >= maxKnown) known.clear();
    known.set(id, here);
  }
  const key = terms.map(term => `${term.kind} ${term.slug}`).join(' ');
  const found = here.counts.get(key);
  if (found !== undefined) return found;
  const count = await countVisible(database, id, { now: clock.now(), terms });
  if (here.counts.size < maxCounts) here.counts.set(key, count);
  return count;
}
