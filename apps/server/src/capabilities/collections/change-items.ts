import { addressOf, type Item } from '@vitrine/core/collections/collection.ts';
import type { ItemPatch } from '@vitrine/core/collections/collections.calls.ts';
import { collectionErrors } from '@vitrine/core/collections/collections.errors.ts';
import { freeSlug, slugOf } from '@vitrine/core/collections/slug.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { emptyPage } from '@vitrine/core/page/page-document.ts';
import type { RecordDefinition, RecordType } from '@vitrine/core/records/record.ts';
import { checkRecord, recordDefinitions, recordsHeldBy } from '@vitrine/core/records/records.ts';
import { type Context, within } from '../../context.ts';
import { type Database, transactionOf } from '../../database/database.ts';
import { nameOfActor } from '../../name-of-actor.ts';
import { bringBack, restoreDays } from './arrange-collections.ts';
import { type CollectionRow, lockCollections, readCollection } from './collections.store.ts';
import { insertDocument } from './documents.store.ts';
import { type ItemRow, itemOf, readItem, readSlugs, recordOf, saveItem, withData } from './items.store.ts';
import { hashPagePassword } from './page-password.ts';
import { addRedirect, freeAddress } from './redirects.ts';
import { noteDeleter } from './removal.store.ts';

export interface NewItem {
  readonly collectionId: Id;
  readonly title: string;
  readonly slug?: string | undefined;
  /** The main record type of the list, if none is given. */
  readonly recordType?: RecordType | undefined;
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

/** Adds an empty item as a draft (rules COLLECTION-11, RECORD-2). */
export async function addItem(
  context: Context,
  { collectionId, title, slug, recordType, data = {} }: NewItem,
): Promise<Result<Item>> {
  const { website, clock } = context;
  return transactionOf<Result<Item>>(context.database, async transaction => {
    const all = await lockCollections(transaction, website.id);
    const list = all.find(row => row.id === collectionId);
    if (!list) return fail(callErrors.notFound);
    const definition = recordIn(list, recordType);
    if (!definition.ok) return definition;
    const checked = readData(definition.value.number, data);
    if (!checked.ok) return checked;
    const wanted = slug ?? slugOf(title, 'post');
    const taken = await readSlugs(transaction, website.id, { collectionId, slug: wanted });
    const owner = slug === undefined ? undefined : taken.find(one => one.slug === slug);
    if (owner)
      return fail(collectionErrors.slugTaken, { slug: `${list.slug}/${wanted}`, title: owner.title });
    const now = clock.now();
    const empty = newItem({
      collection_id: collectionId,
      title,
      slug: freeSlug(wanted, one => taken.some(other => other.slug === one)),
      document_id: newId(),
      updated_at: now,
      is_slug_own: slug !== undefined,
      record_type: definition.value.number,
    });
    const row = withData(empty, checked.value);
    await insertDocument(transaction, website.id, {
      id: row.document_id,
      document: emptyPage,
      approved: null,
      now,
    });
    await saveItem(transaction, website.id, row);
    return succeed(itemOf(row));
  });
}

/** The record type of a new item in this list; refused if the list does not accept it. */
function recordIn(
  list: CollectionRow,
  recordType: RecordType | undefined,
): Result<RecordDefinition<string, RecordType>> {
  const { title } = list;
  const held = recordsHeldBy(list.type);
  const [first] = held;
  if (!first) return fail(collectionErrors.notAList, { title });
  if (recordType === undefined) return succeed(first);
  const found = held.find(({ number }) => number === recordType);
  if (found) return succeed(found);
  const kind = recordDefinitions.get(recordType)?.label ?? String(recordType);
  const names = held.map(({ label }) => label).join(', ');
  return fail(collectionErrors.notHeld, { title, kind, held: names });
}

/** Refuses with the name of each invalid field, such as `data.startsAt` (rule RECORD-3). */
function readData(
  recordType: number,
  data: Readonly<Record<string, unknown>>,
): Result<Readonly<Record<string, unknown>>> {
  const checked = checkRecord({ recordType, data });
  if ('data' in checked) return succeed(checked.data);
  const fields = Object.keys(checked.problems).join(', ');
  return fail(callErrors.invalid, { fields }, { errors: checked.problems });
}

export function newItem(
  given: Pick<
    ItemRow,
    'collection_id' | 'record_type' | 'title' | 'slug' | 'document_id' | 'updated_at' | 'is_slug_own'
  >,
): ItemRow {
  return {
    id: newId(),
    state: 'draft',
    author: '',
    excerpt: '',
    image_id: null,
    categories: [],
    tags: [],
    published_at: null,
    is_sticky: false,
    are_comments_open: false,
    seo_title: '',
    seo_description: '',
    password_hash: null,
    data: {},
    data_version: 0,
    source_key: null,
    ...given,
  };
}

/** Changes the given fields; publishing without a date takes the present time (COLLECTION-5, COLLECTION-11). */
export async function changeItem(
  context: Context,
  { itemId, ...patch }: ItemPatch & { itemId: Id },
): Promise<Result<Item>> {
  const { website, clock } = context;
  return transactionOf<Result<Item>>(context.database, async transaction => {
    await lockCollections(transaction, website.id);
    const old = await readItem(transaction, website.id, itemId);
    if (!old || old.deleted_at) return fail(callErrors.notFound);
    const list = await readCollection(transaction, website.id, old.collection_id);
    const checked = changedData(old, patch.data);
    if (!checked.ok) return checked;
    const row = await followTitle(transaction, website.id, {
      old,
      row: await changed(checked.value, patch, clock.now()),
    });
    if (row.state === 'scheduled' && row.published_at === null) return fail(collectionErrors.dateNeeded);
    const taken = await readSlugs(transaction, website.id, {
      collectionId: old.collection_id,
      slug: row.slug,
    });
    const owner = taken.find(one => one.slug === row.slug && one.id !== row.id);
    const listSlug = list?.slug ?? '';
    if (owner)
      return fail(collectionErrors.slugTaken, { slug: `${listSlug}/${row.slug}`, title: owner.title });
    await saveItem(transaction, website.id, row);
    if (row.slug !== old.slug && old.is_slug_own) {
      const inside = within(context, transaction);
      await freeAddress(inside, addressOf(listSlug, row.slug));
      await addRedirect(inside, { from: addressOf(listSlug, old.slug), to: addressOf(listSlug, row.slug) });
    }
    return succeed(itemOf(row));
  });
}

/** An address that was never published is derived from the new title (rule COLLECTION-17). */
async function followTitle(
  database: Database,
  websiteId: Id,
  { old, row }: { old: ItemRow; row: ItemRow },
): Promise<ItemRow> {
  if (row.slug !== old.slug) return { ...row, is_slug_own: true };
  if (old.is_slug_own || row.title === old.title) return row;
  const wanted = slugOf(row.title, 'post');
  const taken = await readSlugs(database, websiteId, { collectionId: row.collection_id, slug: wanted });
  const slug = freeSlug(wanted, one => taken.some(other => other.slug === one && other.id !== row.id));
  return { ...row, slug };
}

/** The given fields are merged into the existing ones. */
function changedData(row: ItemRow, given: ItemPatch['data']): Result<ItemRow> {
  if (given === undefined) return succeed(row);
  const checked = readData(row.record_type, { ...recordOf(row).data, ...given });
  return checked.ok ? succeed(withData(row, checked.value)) : checked;
}

async function changed(old: ItemRow, patch: ItemPatch, now: Date): Promise<ItemRow> {
  const { password, publishedAt } = patch;
  const state = patch.state ?? old.state;
  const date =
    publishedAt === undefined ? old.published_at : publishedAt === null ? null : new Date(publishedAt);
  return {
    ...old,
    state,
    title: patch.title ?? old.title,
    slug: patch.slug ?? old.slug,
    author: patch.author ?? old.author,
    excerpt: patch.excerpt ?? old.excerpt,
    image_id: patch.imageId === undefined ? old.image_id : patch.imageId,
    categories: patch.categories ?? old.categories,
    tags: patch.tags ?? old.tags,
    published_at: date ?? (state === 'published' ? now : null),
    is_sticky: patch.isSticky ?? old.is_sticky,
    are_comments_open: patch.areCommentsOpen ?? old.are_comments_open,
    seo_title: patch.seo?.title ?? old.seo_title,
    seo_description: patch.seo?.description ?? old.seo_description,
    password_hash:
      password === undefined
        ? old.password_hash
        : password === null
          ? null
          : await hashPagePassword(password),
    updated_at: now,
  };
}

export async function deleteItem(context: Context, itemId: Id): Promise<Result<null>> {
  const { website, clock, database } = context;
  const row = await readItem(database, website.id, itemId);
  if (!row || row.deleted_at) return fail(callErrors.notFound);
  await saveItem(database, website.id, { ...row, deleted_at: clock.now() });
  await noteDeleter(database, website.id, { table: 'items', ids: [itemId], by: nameOfActor(context.actor) });
  return succeed(null);
}

export async function restoreItem(context: Context, itemId: Id): Promise<Result<Item>> {
  const { website, clock } = context;
  const oldest = clock.now().getTime() - restoreDays * 86_400_000;
  return transactionOf<Result<Item>>(context.database, async transaction => {
    await lockCollections(transaction, website.id);
    const row = await readItem(transaction, website.id, itemId);
    if (!row?.deleted_at || row.deleted_at.getTime() < oldest) return fail(callErrors.notFound);
    // A post is reached through its list, which is restored with it.
    const list = await readCollection(transaction, website.id, row.collection_id);
    if (list?.deleted_at) await bringBack(transaction, website.id, list);
    const taken = await readSlugs(transaction, website.id, {
      collectionId: row.collection_id,
      slug: row.slug,
    });
    const slug = freeSlug(row.slug, one => taken.some(other => other.slug === one));
    const back = { ...row, slug, deleted_at: null };
    await saveItem(transaction, website.id, back);
    return succeed(itemOf(back));
  });
}
