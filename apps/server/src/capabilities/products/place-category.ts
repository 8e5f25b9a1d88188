import type { CallInput } from '@vitrine/core/calls/define-call.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { categoryCalls } from '@vitrine/core/products/categories.calls.ts';
import { categoryErrors } from '@vitrine/core/products/categories.errors.ts';
import { maxCategories, maxCategoryDepth } from '@vitrine/core/products/category.ts';
import type { Context } from '../../context.ts';
import { nameOfActor } from '../../name-of-actor.ts';
import { recordAct } from '../audit/index.ts';
import { readCategory } from './categories.store.ts';
import { markRemoved } from './category-removal.store.ts';
import {
  countCategories,
  countDeletedTogether,
  heightOf,
  listSiblings,
  markTreeDeleted,
  orderSiblings,
  placeCategory,
  unmarkTreeDeleted,
} from './category-tree.store.ts';
import { changeTree, isThere, problemOfName } from './change-category.ts';
import { categoryLimit, forgetCategoriesLater, indexCategoryLater } from './index-categories.ts';

/** Below another or among those beside it, with everything below it (rule CATEGORY-3). */
export function moveCategory(
  context: Context,
  { id, parentId, index }: { id: Id } & CallInput<typeof categoryCalls.move>['body'],
): Promise<Result<null>> {
  return changeTree(context, async inside => {
    const { database, website } = inside;
    const row = await readCategory(database, website.id, id);
    if (!isThere(row)) return fail(callErrors.notFound);
    const parent = parentId === null ? null : await readCategory(database, website.id, parentId);
    if (parentId !== null && !isThere(parent)) return fail(categoryErrors.unknownParent);
    const above = parent?.path ?? [];
    if (above.includes(row.term)) return fail(categoryErrors.belowItself);
    const isElsewhere = parentId !== row.parent_id;
    if (isElsewhere) {
      const height = await heightOf(database, website.id, { id, deletedAt: null });
      if (above.length + height > maxCategoryDepth)
        return fail(categoryErrors.tooDeep, { most: maxCategoryDepth });
      const free = await problemOfName(inside, { name: row.name, parentId, id });
      if (!free.ok) return free;
      await placeCategory(database, website.id, { id, parentId, path: [...above, row.term] });
      await indexCategoryLater(inside, id);
    }
    const others = (await listSiblings(database, website.id, parentId)).filter(other => other.id !== id);
    await orderSiblings(database, website.id, others.map(other => other.id).toSpliced(index, 0, id));
    await recordAct(inside, 'category.moved', { categoryId: id, parentId });
    return succeed(null);
  });
}

/** Into the trash, with everything below it; products keep the word for when it is restored (rule CATEGORY-7). */
export function deleteCategory(context: Context, id: Id): Promise<Result<null>> {
  return changeTree(context, async inside => {
    const { actor, clock, database, website } = inside;
    const gone = { id, at: clock.now(), by: nameOfActor(actor) };
    const row = await readCategory(database, website.id, id);
    if (!isThere(row)) return fail(callErrors.notFound);
    await markTreeDeleted(database, website.id, gone);
    await indexCategoryLater(inside, id);
    await recordAct(inside, 'category.deleted', { categoryId: id, name: row.name });
    return succeed(null);
  });
}

/** To where it was, or to the top if what was above it is gone (rule CATEGORY-7). */
export function restoreCategory(context: Context, id: Id): Promise<Result<null>> {
  return changeTree(context, async inside => {
    const { database, website } = inside;
    const row = await readCategory(database, website.id, id);
    if (!row?.deleted_at || row.removed_at !== null || row.deleted_at <= categoryLimit(context))
      return fail(callErrors.notFound);
    const deletedAt = row.deleted_at;
    const found = row.parent_id === null ? null : await readCategory(database, website.id, row.parent_id);
    const parent = isThere(found) ? found : null;
    const above = parent?.path ?? [];
    const height = await heightOf(database, website.id, { id, deletedAt });
    if (above.length + height > maxCategoryDepth)
      return fail(categoryErrors.tooDeep, { most: maxCategoryDepth });
    const more = await countDeletedTogether(database, website.id, { id, deletedAt });
    if ((await countCategories(database, website.id)) + more > maxCategories)
      return fail(categoryErrors.tooMany, { most: maxCategories });
    await unmarkTreeDeleted(database, website.id, { id, deletedAt });
    await placeCategory(database, website.id, {
      id,
      parentId: parent?.id ?? null,
      path: [...above, row.term],
    });
    await indexCategoryLater(inside, id);
    await recordAct(inside, 'category.restored', { categoryId: id });
    return succeed(null);
  });
}

/** Removes one in the trash for good; false if it is not there (rule TRASH-3). */
export async function removeCategory(context: Context, id: Id): Promise<boolean> {
  const removed = await changeTree<boolean>(context, async inside => {
    const { clock, database, website } = inside;
    const isMarked = await markRemoved(database, website.id, { id, now: clock.now() });
    if (isMarked) await forgetCategoriesLater(inside);
    return succeed(isMarked);
  });
  return removed.ok && removed.value;
}
