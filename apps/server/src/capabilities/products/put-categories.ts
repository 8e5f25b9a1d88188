import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import type { Context } from '../../context.ts';
import { readCategories } from './categories.store.ts';
import { changeCategory, createCategory } from './change-category.ts';
import { moveCategory } from './place-category.ts';

interface CategoryToPut {
  readonly name: string;
  /** The name of the one above it, which is listed before it or known. */
  readonly below: string | null;
  readonly description: string;
  readonly imageId: Id | null;
}

/** Creates or finds each by its name, puts it below its parent in the given order and describes it (rule PRODUCT-42). */
export async function putCategories(
  context: Context,
  given: readonly CategoryToPut[],
): Promise<Result<null>> {
  const { database, website } = context;
  const values = given.flatMap(({ name, below }) => [slugOf(name), slugOf(below ?? name)]);
  const known = await readCategories(database, website.id, { column: 'term', values });
  const byTerm = new Map(known.map(({ id, term }) => [term, id]));
  for (const [at, { name, below, ...settings }] of given.entries()) {
    const parentId = (below !== null && byTerm.get(slugOf(below))) || null;
    const found = byTerm.get(slugOf(name));
    const made = found ? succeed(found) : await createCategory(context, { name, parentId });
    if (!made.ok) return made;
    const id = made.value;
    byTerm.set(slugOf(name), id);
    const index = given.slice(0, at).filter(other => other.below === below).length;
    const moved = await moveCategory(context, { id, parentId, index });
    if (!moved.ok) return moved;
    const changed = await changeCategory(context, { id, ...settings });
    if (!changed.ok) return changed;
  }
  return succeed(null);
}
