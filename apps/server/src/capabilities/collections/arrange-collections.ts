import { addressOf, type Collection } from '@vitrine/core/collections/collection.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { collectionErrors } from '@vitrine/core/collections/collections.errors.ts';
import { freeSlug } from '@vitrine/core/collections/slug.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { type Context, within } from '../../context.ts';
import { type Database, transactionOf } from '../../database/database.ts';
import { nameOfActor } from '../../name-of-actor.ts';
import { canHold, nextPosition, ownerOf } from './add-collection.ts';
import {
  type CollectionRow,
  collectionOf,
  listCollections,
  lockCollections,
  readCollection,
  saveCollection,
} from './collections.store.ts';
import { insertDocument, readDocument } from './documents.store.ts';
import { addRedirect, freeAddress } from './redirects.ts';
import { noteDeleter } from './removal.store.ts';
import { approvedBy } from './script-blocks.ts';

export const restoreDays = 30;

export interface CollectionMove {
  readonly collectionId: Id;
  readonly parentId: Id | null;
  readonly navigation: Collection['navigation'];
  /** Counted without itself; a position beyond the end means last. */
  readonly index: number;
}

/** Moves it in the tree and renumbers the positions there (rule COLLECTION-6). */
export async function moveCollection(context: Context, move: CollectionMove): Promise<Result<Collection[]>> {
  const { website, clock } = context;
  return transactionOf<Result<Collection[]>>(context.database, async transaction => {
    const all = await lockCollections(transaction, website.id);
    const row = all.find(one => one.id === move.collectionId);
    if (!row) return fail(callErrors.notFound);
    const { parentId, navigation } = move;
    if (
      !canHold(all, parentId) ||
      (parentId !== null && below(all, row.id).some(one => one.id === parentId))
    ) {
      return fail(collectionErrors.notAParent);
    }
    const siblings = all.filter(
      one => one.id !== row.id && one.parent_id === parentId && one.navigation === navigation,
    );
    const moved = { ...row, parent_id: parentId, navigation, updated_at: clock.now() };
    const order = siblings.toSpliced(Math.min(move.index, siblings.length), 0, moved);
    for (const [position, one] of order.entries()) {
      if (one === moved || one.position !== position)
        await saveCollection(transaction, website.id, { ...one, position });
    }
    return succeed((await listCollections(transaction, website.id)).map(collectionOf));
  });
}

/** A hidden copy of a page next to it, with its content (rule COLLECTION-10). */
export async function duplicateCollection(context: Context, collectionId: Id): Promise<Result<Collection>> {
  const { website, clock } = context;
  return transactionOf<Result<Collection>>(context.database, async transaction => {
    const all = await lockCollections(transaction, website.id);
    const row = all.find(one => one.id === collectionId);
    if (!row) return fail(callErrors.notFound);
    const source = row.document_id ? await readDocument(transaction, website.id, row.document_id) : null;
    if (source === null) return fail(collectionErrors.noDocument, { title: row.title });
    const now = clock.now();
    const documentId = newId();
    const document = withNewIds(source.document);
    // A copy by a person without the right to run scripts keeps the approved scripts, and no more.
    const approved = approvedBy(context.actor, document) ?? source.approved;
    await insertDocument(transaction, website.id, { id: documentId, document, approved, now });
    const copy: CollectionRow = {
      ...row,
      id: newId(),
      slug: freeSlug(row.slug, slug => ownerOf(all, slug) !== undefined),
      state: 'hidden',
      position: nextPosition(all, { parentId: row.parent_id, navigation: row.navigation }),
      document_id: documentId,
      source_key: null,
      is_slug_own: false,
      updated_at: now,
    };
    await saveCollection(transaction, website.id, copy);
    return succeed(collectionOf(copy));
  });
}

/** Sections and blocks get new ids: an id names only one thing. */
function withNewIds<D extends { sections: readonly { id: Id; blocks: readonly { id: Id }[] }[] }>(
  document: D,
): D {
  const sections = document.sections.map(section => ({
    ...section,
    id: newId(),
    blocks: section.blocks.map(block => ({ ...block, id: newId() })),
  }));
  return { ...document, sections };
}

/** Deletes it and everything below it together; items of a list are deleted with it (rule COLLECTION-9). */
export async function deleteCollection(context: Context, collectionId: Id): Promise<Result<null>> {
  const { website, clock } = context;
  return transactionOf<Result<null>>(context.database, async transaction => {
    const all = await lockCollections(transaction, website.id);
    const going = below(all, collectionId);
    if (going.length === 0) return fail(callErrors.notFound);
    const home = going.find(one => one.id === website.settings.homePageId);
    if (home) return fail(collectionErrors.isHome, { title: home.title });
    const deletedAt = clock.now();
    for (const row of going) await saveCollection(transaction, website.id, { ...row, deleted_at: deletedAt });
    const ids = going.map(one => one.id);
    const by = nameOfActor(context.actor);
    await noteDeleter(transaction, website.id, { table: 'collections', ids, by });
    await leadToOtherShop(within(context, transaction), all, going);
    return succeed(null);
  });
}

/** The products of a deleted shop are found in the main one from the next publish on (rule SHOPS-6). */
async function leadToOtherShop(
  context: Context,
  all: readonly CollectionRow[],
  going: readonly CollectionRow[],
): Promise<void> {
  const isShop = ({ type, state }: CollectionRow) => type === collectionTypes.products && state === 'enabled';
  const [main] = all
    .filter(row => isShop(row) && !going.includes(row))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (main === undefined) return;
  for (const row of going.filter(isShop))
    await addRedirect(context, { from: addressOf(row.slug), to: addressOf(main.slug), isPrefix: true });
}

/** Restores it with everything deleted in the same act; a taken address gets a number (rule COLLECTION-9). */
export async function restoreCollection(context: Context, collectionId: Id): Promise<Result<Collection>> {
  const { website, clock } = context;
  const oldest = clock.now().getTime() - restoreDays * 86_400_000;
  return transactionOf<Result<Collection>>(context.database, async transaction => {
    await lockCollections(transaction, website.id);
    const row = await readCollection(transaction, website.id, collectionId);
    const deletedAt = row?.deleted_at?.getTime() ?? 0;
    if (!row || deletedAt < oldest) return fail(callErrors.notFound);
    const gone = await listCollections(transaction, website.id, { isDeleted: true });
    const together = below(gone, collectionId).filter(one => one.deleted_at?.getTime() === deletedAt);
    for (const one of together) await bringBack(transaction, website.id, one);
    for (const { type, slug } of together)
      if (type === collectionTypes.products) await freeAddress(within(context, transaction), addressOf(slug));
    const back = await readCollection(transaction, website.id, collectionId);
    return back ? succeed(collectionOf(back)) : fail(callErrors.notFound);
  });
}

export async function bringBack(transaction: Database, websiteId: Id, row: CollectionRow): Promise<void> {
  const all = await listCollections(transaction, websiteId);
  const hasParent = row.parent_id === null || canHold(all, row.parent_id);
  const isLink = row.type === collectionTypes.link;
  await saveCollection(transaction, websiteId, {
    ...row,
    parent_id: hasParent ? row.parent_id : null,
    slug: isLink ? row.slug : freeSlug(row.slug, slug => ownerOf(all, slug) !== undefined),
    deleted_at: null,
  });
}

/** The collection itself and everything below it. */
function below(all: readonly CollectionRow[], collectionId: Id): CollectionRow[] {
  const found = all.filter(row => row.id === collectionId);
  for (const parent of found) {
    found.push(...all.filter(row => row.parent_id === parent.id && !found.includes(row)));
  }
  return found;
}
