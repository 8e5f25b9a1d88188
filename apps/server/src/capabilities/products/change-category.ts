import type { CallInput } from '@vitrine/core/calls/define-call.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { categoryCalls } from '@vitrine/core/products/categories.calls.ts';
import { categoryErrors } from '@vitrine/core/products/categories.errors.ts';
import { maxCategories, maxCategoryDepth } from '@vitrine/core/products/category.ts';
import { maxCategoryLength } from '@vitrine/core/products/product.ts';
import { categoryAddress } from '@vitrine/core/products/product-address.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { addLiveRedirect } from '../collections/index.ts';
import { findAssets, publishAssets } from '../media/index.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { type CategoryRow, readCategory } from './categories.store.ts';
import {
  type CategorySettings,
  countCategories,
  findTaken,
  insertCategory,
  isSlugTaken,
  listSiblings,
  lockTree,
  updateCategory,
} from './category-tree.store.ts';
import { indexCategoryLater } from './index-categories.ts';
import { readShops } from './read-shops.ts';

/** Last below another or at the top (rules CATEGORY-1, CATEGORY-2). */
export function createCategory(
  context: Context,
  { name, parentId }: CallInput<typeof categoryCalls.create>['body'],
): Promise<Result<Id>> {
  return changeTree(context, async inside => {
    const { clock, database, website } = inside;
    const parent = parentId === null ? null : await readCategory(database, website.id, parentId);
    if (parentId !== null && !isThere(parent)) return fail(categoryErrors.unknownParent);
    const above = parent?.path ?? [];
    if (above.length >= maxCategoryDepth) return fail(categoryErrors.tooDeep, { most: maxCategoryDepth });
    if ((await countCategories(database, website.id)) >= maxCategories)
      return fail(categoryErrors.tooMany, { most: maxCategories });
    const free = await problemOfName(inside, { name, parentId, id: null });
    if (!free.ok) return free;
    const term = await freeTerm(inside, name);
    const id = newId();
    const path = [...above, term];
    const now = clock.now();
    await insertCategory(database, website.id, { id, term, name, word: slugOf(name), parentId, path, now });
    await recordAct(inside, 'category.created', { categoryId: id, name });
    return succeed(id);
  });
}

/** Changes the given fields; a new address is led to from the old one (rules CATEGORY-2, CATEGORY-5). */
export function changeCategory(
  context: Context,
  { id, ...change }: { id: Id } & CallInput<typeof categoryCalls.change>['body'],
): Promise<Result<Id>> {
  return changeTree(context, async inside => {
    const { clock, database, website } = inside;
    const row = await readCategory(database, website.id, id);
    if (!isThere(row)) return fail(callErrors.notFound);
    const settings = settingsOf(row, change);
    const allowed = await problemOfChange(inside, row, settings);
    if (!allowed.ok) return allowed;
    await updateCategory(database, website.id, { id, now: clock.now(), settings });
    if (settings.imageId !== null) await publishAssets(inside, [settings.imageId]);
    if (settings.slug !== row.slug) {
      for (const shop of await readShops(inside))
        await addLiveRedirect(inside, {
          from: categoryAddress(shop.slug, row.slug),
          to: categoryAddress(shop.slug, settings.slug),
        });
    }
    if (settings.name !== row.name) await indexCategoryLater(inside, id);
    await recordAct(inside, 'category.changed', { categoryId: id, fields: Object.keys(change) });
    return succeed(id);
  });
}

/** One change of the tree at a time, live at once. */
export function changeTree<T>(
  context: Context,
  work: (inside: Context) => Promise<Result<T>>,
): Promise<Result<T>> {
  return transactionOf<Result<T>>(context.database, async transaction => {
    const inside = within(context, transaction);
    await lockTree(transaction, context.website.id);
    const done = await work(inside);
    if (done.ok) await bumpContentVersion(inside);
    return done;
  });
}

export function isThere(row: CategoryRow | null): row is CategoryRow {
  return row !== null && row.deleted_at === null;
}

/** Two beside each other never have the same name. */
export async function problemOfName(
  { database, website }: Context,
  { name, parentId, id }: { name: string; parentId: Id | null; id: Id | null },
): Promise<Result<null>> {
  const siblings = await listSiblings(database, website.id, parentId);
  const isTaken = siblings.some(other => other.id !== id && other.word === slugOf(name));
  return isTaken
    ? fail(categoryErrors.nameTaken, {}, { errors: { name: phrase('fields.categoryTaken') } })
    : succeed(null);
}

function settingsOf(
  row: CategoryRow,
  change: CallInput<typeof categoryCalls.change>['body'],
): CategorySettings {
  const name = change.name ?? row.name;
  return {
    name,
    word: slugOf(name),
    slug: change.slug ?? row.slug,
    description: change.description ?? row.description,
    imageId: change.imageId === undefined ? row.image_id : change.imageId,
    seoTitle: change.seoTitle ?? row.seo_title,
    seoDescription: change.seoDescription ?? row.seo_description,
  };
}

async function problemOfChange(
  context: Context,
  row: CategoryRow,
  { name, slug, imageId }: CategorySettings,
): Promise<Result<null>> {
  const { database, website } = context;
  if (name !== row.name) {
    const most = maxCategoryLength;
    if (name.length > most)
      return fail(
        categoryErrors.nameTooLong,
        { most },
        { errors: { name: phrase('fields.termLong', { most }) } },
      );
    const free = await problemOfName(context, { name, parentId: row.parent_id, id: row.id });
    if (!free.ok) return free;
  }
  if (slug !== row.slug && (await isSlugTaken(database, website.id, { id: row.id, slug })))
    return fail(categoryErrors.slugTaken, { slug }, { errors: { slug: phrase('fields.slugTaken') } });
  if (imageId !== null && imageId !== row.image_id) {
    const assets = await findAssets(context, [imageId], { isDraft: true });
    if (assets.get(imageId)?.kind !== 'image')
      return fail(categoryErrors.unknownImage, {}, { errors: { imageId: phrase('fields.imageMissing') } });
  }
  return succeed(null);
}

/** The name as part of an address, with a number if another category has that. */
async function freeTerm({ database, website }: Context, name: string): Promise<string> {
  const word = slugOf(name);
  for (let first = 1; ; first += 100) {
    const candidates = Array.from({ length: 100 }, (_, at) =>
      first + at === 1 ? word : `${word}-${first + at}`,
    );
    const taken = await findTaken(database, website.id, candidates);
    const free = candidates.find(candidate => !taken.has(candidate));
    if (free !== undefined) return free;
  }
}
