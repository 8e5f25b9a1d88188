import type { CallInput } from '@vitrine/core/calls/define-call.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { productCollectionAddress } from '@vitrine/core/products/product-address.ts';
import { maxProductCollections } from '@vitrine/core/products/product-collection.ts';
import type { productCollectionCalls as calls } from '@vitrine/core/products/product-collections.calls.ts';
import { productCollectionErrors as errors } from '@vitrine/core/products/product-collections.errors.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import { type Context, within } from '../../../context.ts';
import { transactionOf } from '../../../database/database.ts';
import { nameOfActor } from '../../../name-of-actor.ts';
import { recordAct } from '../../audit/index.ts';
import { addLiveRedirect } from '../../collections/index.ts';
import { findAssets, publishAssets } from '../../media/index.ts';
import { bumpContentVersion } from '../../tenancy/index.ts';
import { readShops } from '../read-shops.ts';
import { collectionLimit, followRulesLater } from './follow-rules.ts';
import {
  countCollections,
  deleteCollections,
  insertCollection,
  listSlugs,
  lockCollections,
  markCollection,
  type ProductCollectionRow,
  readCollected,
  readCollection,
  replacePicks,
  updateCollection,
} from './product-collections.store.ts';

/** Empty, arranged by hand (rule PRODUCTLIST-1). */
export function createCollection(
  context: Context,
  { name }: CallInput<typeof calls.create>['body'],
): Promise<Result<Id>> {
  return changeCollections(context, async inside => {
    const { clock, database, website } = inside;
    const room = await hasRoom(inside);
    if (!room.ok) return room;
    const wanted = slugOf(name) || 'collection';
    const taken = await listSlugs(database, website.id, wanted);
    let slug = wanted;
    for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
    const id = newId();
    await insertCollection(database, website.id, { id, slug, name, now: clock.now() });
    await recordAct(inside, 'productCollection.created', { collectionId: id, name });
    return succeed(id);
  });
}

/** Changes the given fields; a new address is led to from the old one (rule PRODUCTLIST-2). */
export function changeCollection(
  context: Context,
  { id, ...change }: { id: Id } & CallInput<typeof calls.change>['body'],
): Promise<Result<Id>> {
  return changeCollections(context, async inside => {
    const { clock, database, website } = inside;
    const row = await readCollection(database, website.id, { id });
    if (!isThere(row)) return fail(callErrors.notFound);
    const next: ProductCollectionRow = {
      ...row,
      name: change.name ?? row.name,
      slug: change.slug ?? row.slug,
      description: change.description ?? row.description,
      image_id: change.imageId === undefined ? row.image_id : change.imageId,
      seo_title: change.seoTitle ?? row.seo_title,
      seo_description: change.seoDescription ?? row.seo_description,
      rule: change.rule === undefined ? row.rule : change.rule,
    };
    if (next.slug !== row.slug && (await listSlugs(database, website.id, next.slug)).has(next.slug))
      return fail(errors.slugTaken, { slug: next.slug });
    if (next.image_id !== null && next.image_id !== row.image_id) {
      if (!(await findAssets(inside, [next.image_id], { isDraft: true })).has(next.image_id))
        return fail(errors.unknownImage);
      await publishAssets(inside, [next.image_id]);
    }
    await updateCollection(database, website.id, { row: next, now: clock.now() });
    if (next.slug !== row.slug) {
      const [{ slug: shop }] = await readShops(inside);
      const from = productCollectionAddress(shop, row.slug);
      await addLiveRedirect(inside, { from, to: productCollectionAddress(shop, next.slug) });
    }
    if (change.rule !== undefined) await followRulesLater(inside);
    await recordAct(inside, 'productCollection.changed', { collectionId: id, fields: Object.keys(change) });
    return succeed(id);
  });
}

/** Replaces what is arranged by hand (rule PRODUCTLIST-3). */
export function arrangeCollection(
  context: Context,
  { id, productIds }: { id: Id; productIds: readonly Id[] },
): Promise<Result<Id>> {
  return changeCollections(context, async inside => {
    const { clock, database, website } = inside;
    const row = await readCollection(database, website.id, { id });
    if (!isThere(row)) return fail(callErrors.notFound);
    if (row.rule !== null) return fail(errors.byRule);
    const wanted = [...new Set(productIds)];
    const known = await readCollected(database, website.id, { ids: wanted, now: clock.now() });
    if (known.length < wanted.length) return fail(errors.unknownProduct);
    await replacePicks(database, website.id, { id, productIds: wanted });
    await recordAct(inside, 'productCollection.arranged', { collectionId: id, products: wanted.length });
    return succeed(id);
  });
}

/** Into the trash; its products stay (rule PRODUCTLIST-7). */
export function deleteCollection(context: Context, id: Id): Promise<Result<null>> {
  return changeCollections(context, async inside => {
    const { actor, clock, database, website } = inside;
    const row = await readCollection(database, website.id, { id });
    if (!isThere(row)) return fail(callErrors.notFound);
    await markCollection(database, website.id, { id, at: clock.now(), by: nameOfActor(actor) });
    await followRulesLater(inside);
    await recordAct(inside, 'productCollection.deleted', { collectionId: id, name: row.name });
    return succeed(null);
  });
}

/** With its address and its products (rule PRODUCTLIST-7). */
export function restoreProductCollection(context: Context, id: Id): Promise<Result<null>> {
  return changeCollections(context, async inside => {
    const { database, website } = inside;
    const row = await readCollection(database, website.id, { id });
    if (!row?.deleted_at || row.deleted_at <= collectionLimit(context)) return fail(callErrors.notFound);
    const room = await hasRoom(inside);
    if (!room.ok) return room;
    await markCollection(database, website.id, { id, at: null, by: '' });
    await followRulesLater(inside);
    await recordAct(inside, 'productCollection.restored', { collectionId: id });
    return succeed(null);
  });
}

/** Removes one in the trash for good; false if it is not there (rule TRASH-3). */
export async function removeProductCollection(
  { clock, database, website }: Context,
  id: Id,
): Promise<boolean> {
  return (await deleteCollections(database, website.id, { id, before: clock.now() })) > 0;
}

export function isThere(row: ProductCollectionRow | null): row is ProductCollectionRow {
  return row !== null && row.deleted_at === null;
}

async function hasRoom({ database, website }: Context): Promise<Result<null>> {
  const isFull = (await countCollections(database, website.id)) >= maxProductCollections;
  return isFull ? fail(errors.tooMany, { most: maxProductCollections }) : succeed(null);
}

/** One change at a time, live at once. */
function changeCollections<T>(
  context: Context,
  work: (inside: Context) => Promise<Result<T>>,
): Promise<Result<T>> {
  return transactionOf<Result<T>>(context.database, async transaction => {
    const inside = within(context, transaction);
    await lockCollections(transaction, context.website.id);
    const done = await work(inside);
    if (done.ok) await bumpContentVersion(inside);
    return done;
  });
}
