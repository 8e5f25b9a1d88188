import { isDeepStrictEqual } from 'node:util';
import {
  addressOf,
  type Collection,
  collectionAddress,
  type ItemState,
} from '@vitrine/core/collections/collection.ts';
import { type CollectionType, collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { freeSlug } from '@vitrine/core/collections/slug.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { emptyPage, type PageDocument } from '@vitrine/core/page/page-document.ts';
import type { RecordType } from '@vitrine/core/records/record.ts';
import { readRecord, recordVersion } from '@vitrine/core/records/records.ts';
import { record as text } from '@vitrine/core/records/text.record.ts';
import { type Context, within } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { newItem } from './change-items.ts';
import { isThere, readNextPosition, readTakenSlugs } from './collection-places.store.ts';
import {
  type CollectionRow,
  collectionOf,
  lockTree,
  readCollection,
  readCollectionBySource,
  saveCollection,
} from './collections.store.ts';
import { insertDocument, readDocument, updateDocument } from './documents.store.ts';
import { type ItemRow, readItemBySource, readSlugs, saveItem, withData } from './items.store.ts';
import { hashPagePassword } from './page-password.ts';
import { approvedBy } from './script-blocks.ts';

/** The stored item, and whether it existed before. */
export interface Put {
  readonly id: Id;
  /** Of a page or post. */
  readonly documentId: Id | null;
  readonly slug: string;
  /** The address once it is published. */
  readonly address: string;
  readonly isNew: boolean;
}

export interface PutCollection {
  /** Of a new one, if it was set aside before. */
  readonly id?: Id;
  /** Permanent and unique on the website, such as `wordpress:post:17`; the same key means the same collection. */
  readonly sourceKey: string;
  readonly type: CollectionType;
  readonly title: string;
  /** Must be a valid slug; a taken one gets a number. */
  readonly slug: string;
  readonly parentId?: Id | null;
  readonly navigation?: Collection['navigation'];
  readonly position?: number;
  readonly state?: Collection['state'];
  readonly seo?: Collection['seo'];
  readonly linkAddress?: string;
  readonly password?: string;
  /** Leaves the password as it is. */
  readonly keepsPassword?: boolean;
  readonly document?: PageDocument;
  /** Keeps an existing one. */
  readonly isKept?: boolean;
}

/** Adds a page, list, folder or link, or updates the one of this source (rule COLLECTION-14). */
export async function putCollection(context: Context, given: PutCollection): Promise<Put> {
  const { website, clock } = context;
  return context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    await lockTree(transaction, website.id);
    const old = await readCollectionBySource(transaction, website.id, given.sourceKey);
    if (old !== null && given.isKept) return putOf(old, context);
    const isLink = given.type === collectionTypes.link;
    const asked = { websiteId: website.id, except: old?.id ?? null };
    const parentId = given.parentId ?? null;
    const navigation = given.navigation ?? old?.navigation ?? 'none';
    const documentId =
      given.type === collectionTypes.page
        ? await putDocument(inside, old?.document_id ?? null, given.document)
        : null;
    const taken = isLink
      ? new Set<string>()
      : await readTakenSlugs(transaction, { ...asked, slug: given.slug });
    const row: CollectionRow = {
      id: old?.id ?? given.id ?? newId(),
      type: given.type,
      title: given.title.slice(0, 200) || 'Untitled',
      slug: freeSlug(given.slug, slug => taken.has(slug)),
      parent_id:
        parentId !== null && (await isThere(transaction, { ...asked, id: parentId })) ? parentId : null,
      navigation,
      position:
        given.position ??
        old?.position ??
        (await readNextPosition(transaction, { websiteId: website.id, parentId, navigation })),
      state: given.state ?? 'enabled',
      seo_title: given.seo?.title ?? '',
      seo_description: given.seo?.description ?? '',
      link_address: given.linkAddress ?? '',
      password_hash: await passwordOf(given, old),
      document_id: documentId,
      source_key: given.sourceKey,
      updated_at: clock.now(),
    };
    await saveCollection(transaction, website.id, row);
    return { ...putOf(row, context), isNew: old === null };
  });
}

async function passwordOf(
  { password, keepsPassword }: Pick<PutCollection, 'password' | 'keepsPassword'>,
  old: { readonly password_hash: string | null } | null,
): Promise<string | null> {
  if (keepsPassword) return old?.password_hash ?? null;
  return password ? hashPagePassword(password) : null;
}

function putOf(row: CollectionRow, { website }: Context): Put {
  const address = collectionAddress(collectionOf(row), website.settings.homePageId);
  return { id: row.id, documentId: row.document_id, slug: row.slug, address, isNew: false };
}

export interface PutItem {
  readonly sourceKey: string;
  readonly collectionId: Id;
  readonly title: string;
  /** Must be a valid slug; a taken one gets a number. */
  readonly slug: string;
  readonly state: ItemState;
  readonly author?: string;
  readonly excerpt?: string;
  readonly imageId?: Id | null;
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  readonly publishedAt?: Date | null;
  readonly isSticky?: boolean;
  readonly areCommentsOpen?: boolean;
  readonly seo?: Collection['seo'];
  readonly password?: string;
  /** Leaves the password as it is. */
  readonly keepsPassword?: boolean;
  readonly document: PageDocument;
  /** A text if none is given. */
  readonly recordType?: RecordType;
  /** The data of its record type; invalid fields are left out. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Keeps an existing one. */
  readonly isKept?: boolean;
}

/** Adds a post, or updates the one of this source (rule COLLECTION-14). */
export async function putItem(context: Context, given: PutItem): Promise<Put> {
  const { website, clock } = context;
  return context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    await lockTree(transaction, website.id);
    const list = await readCollection(transaction, website.id, given.collectionId);
    if (list === null) throw new Error('A post is put into a list of its own website.');
    const old = await readItemBySource(transaction, website.id, given.sourceKey);
    if (old !== null && given.isKept) {
      const address = addressOf(list.slug, old.slug);
      return { id: old.id, documentId: old.document_id, slug: old.slug, address, isNew: false };
    }
    const documentId = await putDocument(inside, old?.document_id ?? null, given.document);
    const row = {
      ...(await rowOf(given, documentId, clock.now())),
      ...(old ? { id: old.id } : {}),
      password_hash: await passwordOf(given, old),
      slug: await freeItemSlug(transaction, website.id, given, old),
    };
    await saveItem(transaction, website.id, row);
    const address = addressOf(list.slug, row.slug);
    return { id: row.id, documentId, slug: row.slug, address, isNew: old === null };
  });
}

async function rowOf(given: PutItem, documentId: Id, now: Date): Promise<ItemRow> {
  const { state, publishedAt = null } = given;
  const row = newItem({
    collection_id: given.collectionId,
    title: given.title.slice(0, 200) || 'Untitled',
    slug: given.slug,
    document_id: documentId,
    updated_at: now,
    record_type: given.recordType ?? text.number,
  });
  const { recordType, data } = readRecord({
    recordType: row.record_type,
    data: given.data ?? {},
    version: recordVersion({ recordType: row.record_type }),
  });
  return {
    ...withData({ ...row, record_type: recordType }, data),
    state: state === 'scheduled' && publishedAt === null ? 'draft' : state,
    author: given.author ?? '',
    excerpt: given.excerpt ?? '',
    image_id: given.imageId ?? null,
    categories: [...(given.categories ?? [])],
    tags: [...(given.tags ?? [])],
    published_at: publishedAt ?? (state === 'published' ? now : null),
    is_sticky: given.isSticky ?? false,
    are_comments_open: given.areCommentsOpen ?? false,
    seo_title: given.seo?.title ?? '',
    seo_description: given.seo?.description ?? '',
    source_key: given.sourceKey,
  };
}

async function freeItemSlug(
  database: Database,
  websiteId: Id,
  given: PutItem,
  old: ItemRow | null,
): Promise<string> {
  const { collectionId, slug } = given;
  const taken = await readSlugs(database, websiteId, { collectionId, slug });
  return freeSlug(slug, one => taken.some(other => other.slug === one && other.id !== old?.id));
}

/** An unchanged document keeps its version, so that a repeated import publishes nothing new. */
async function putDocument(
  { actor, database, website, clock }: Context,
  documentId: Id | null,
  document: PageDocument = emptyPage,
): Promise<Id> {
  const known = documentId === null ? null : await readDocument(database, website.id, documentId);
  const id = known?.id ?? newId();
  const written = { id, document, approved: approvedBy(actor, document), now: clock.now() };
  if (known === null) await insertDocument(database, website.id, written);
  else if (!isDeepStrictEqual(known.document, document)) {
    await updateDocument(database, website.id, written);
  }
  return id;
}
