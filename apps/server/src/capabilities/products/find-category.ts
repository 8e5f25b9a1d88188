import type { Id } from '@vitrine/core/id/id.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import type { Context } from '../../context.ts';
import {
  type CategoryRow,
  listVisibleChildren,
  readCategories,
  readCategoryAt,
  readWithAbove,
} from './categories.store.ts';
import type { TermKey } from './product-lists.store.ts';

interface CategoryPlace {
  readonly category: CategoryRow;
  /** From the top to the one above it. */
  readonly above: readonly CategoryRow[];
  /** Those directly below it, in order. */
  readonly children: readonly CategoryRow[];
  /** Its children, or if it has none those beside it, in order. */
  readonly near: readonly CategoryRow[];
}

/** The category at an address, with what is around it; null if there is none (rule CATEGORY-4). */
export async function findCategoryPlace(
  context: Context,
  { slug, shop }: { slug: string; shop: TermKey | null },
): Promise<CategoryPlace | null> {
  const { clock, database, website } = context;
  const category = await readCategoryAt(database, website.id, slugOf(slug));
  if (category === null) return null;
  const around = (parentId: Id | null) =>
    listVisibleChildren(database, website.id, { parentId, now: clock.now(), shop });
  const [above, children] = await Promise.all([
    readCategories(database, website.id, { column: 'term', values: category.path.slice(0, -1) }),
    around(category.id),
  ]);
  return {
    category,
    above: inOrder(above, category.path),
    children,
    near: children.length > 0 ? children : await around(category.parent_id),
  };
}

/** The categories directly below one, or at the top, of which visitors see products. */
export async function listVisibleCategories(
  { clock, database, website }: Context,
  { parentId, shop }: { parentId: Id | null; shop: TermKey | null },
): Promise<CategoryRow[]> {
  return listVisibleChildren(database, website.id, { parentId, now: clock.now(), shop });
}

/** For each of these terms, its categories from the top down; terms without a category are left out. */
export async function findCategoryTrails(
  { database, website }: Context,
  terms: readonly string[],
): Promise<CategoryRow[][]> {
  const rows = await readWithAbove(database, website.id, terms);
  return inOrder(rows, terms).map(({ path }) => inOrder(rows, path));
}

function inOrder(rows: readonly CategoryRow[], terms: readonly string[]): CategoryRow[] {
  return terms.flatMap(term => rows.find(row => row.term === term) ?? []);
}
