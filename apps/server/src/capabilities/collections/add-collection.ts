import type { Collection } from '@vitrine/core/collections/collection.ts';
import { type CollectionType, collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { collectionErrors } from '@vitrine/core/collections/collections.errors.ts';
import { freeSlug, slugOf } from '@vitrine/core/collections/slug.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { emptyPage, type PageDocument } from '@vitrine/core/page/page-document.ts';
import type { Context } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { type CollectionRow, collectionOf, lockCollections, saveCollection } from './collections.store.ts';
import { insertDocument } from './documents.store.ts';
import { approvedBy } from './script-blocks.ts';

export interface NewCollection {
  /** Set aside before; a new one if none is given. */
  readonly id?: Id | undefined;
  readonly type: CollectionType;
  readonly title: string;
  readonly slug?: string | undefined;
  readonly parentId?: Id | null | undefined;
  readonly navigation?: Collection['navigation'] | undefined;
  readonly linkAddress?: string | undefined;
  /** Of a page; empty if none is given. */
  readonly document?: PageDocument | undefined;
  readonly seo?: Collection['seo'] | undefined;
}

/**
 * Adds it at the end of its menu. A given address must be free; one derived from the title is made so
 * (COLLECTION-1 to 4).
 */
export async function addCollection(context: Context, given: NewCollection): Promise<Result<Collection>> {
  const { website, clock } = context;
  return transactionOf<Result<Collection>>(context.database, async transaction => {
    const all = await lockCollections(transaction, website.id);
    const { type, title, parentId = null, navigation = 'main', linkAddress = '' } = given;
    if (type === collectionTypes.link && linkAddress === '') return fail(collectionErrors.linkNeeded);
    if (!canHold(all, parentId)) return fail(collectionErrors.notAParent);
    const slug = given.slug ?? freeSlug(slugOf(title), one => ownerOf(all, one) !== undefined);
    const owner = type === collectionTypes.link ? undefined : ownerOf(all, slug);
    if (owner) return fail(collectionErrors.slugTaken, { slug, title: owner.title });
    const documentId = type === collectionTypes.page ? newId() : null;
    const now = clock.now();
    if (documentId !== null) {
      await insertDocument(transaction, website.id, {
        id: documentId,
        document: given.document ?? emptyPage,
        approved: approvedBy(context.actor, given.document ?? emptyPage),
        now,
      });
    }
    const row: CollectionRow = {
      id: given.id ?? newId(),
      type,
      title,
      slug,
      parent_id: parentId,
      navigation,
      position: nextPosition(all, { parentId, navigation }),
      state: 'enabled',
      seo_title: given.seo?.title ?? '',
      seo_description: given.seo?.description ?? '',
      link_address: linkAddress,
      password_hash: null,
      document_id: documentId,
      source_key: null,
      is_slug_own: given.slug !== undefined,
      updated_at: now,
    };
    await saveCollection(transaction, website.id, row);
    return succeed(collectionOf(row));
  });
}

export function ownerOf(all: readonly CollectionRow[], slug: string): CollectionRow | undefined {
  return all.find(row => row.type !== collectionTypes.link && row.slug === slug);
}

/** Anything but a link may have children; so may the root. */
export function canHold(all: readonly CollectionRow[], parentId: Id | null): boolean {
  if (parentId === null) return true;
  const parent = all.find(row => row.id === parentId);
  return parent !== undefined && parent.type !== collectionTypes.link;
}

export function nextPosition(
  all: readonly CollectionRow[],
  { parentId, navigation }: { parentId: Id | null; navigation: Collection['navigation'] },
): number {
  const siblings = all.filter(row => row.parent_id === parentId && row.navigation === navigation);
  return Math.max(-1, ...siblings.map(row => row.position)) + 1;
}
