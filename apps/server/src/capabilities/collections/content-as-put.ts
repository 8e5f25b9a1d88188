import { emptyPage } from '@vitrine/core/page/page-document.ts';
import type { Context } from '../../context.ts';
import { collectionOf, readCollectionBySource } from './collections.store.ts';
import { readDocument } from './documents.store.ts';
import { readItemBySource, recordOf } from './items.store.ts';
import type { PutCollection, PutItem } from './put-content.ts';

/** A page, list or link as it is now, ready to be put again unchanged; its password stays. */
export async function readAsPut(context: Context, sourceKey: string): Promise<PutCollection | null> {
  const row = await readCollectionBySource(context.database, context.website.id, sourceKey);
  if (row === null) return null;
  const { type, title, slug, parentId, navigation, position, state, seo } = collectionOf(row);
  return {
    ...{ sourceKey, type, title, slug, parentId, navigation, position, state, seo },
    linkAddress: row.link_address,
    keepsPassword: true,
    ...(row.document_id === null ? {} : { document: await documentOf(context, row.document_id) }),
  };
}

/** The same for a post. */
export async function readItemAsPut(context: Context, sourceKey: string): Promise<PutItem | null> {
  const row = await readItemBySource(context.database, context.website.id, sourceKey);
  if (row === null) return null;
  return {
    ...{ sourceKey, collectionId: row.collection_id, title: row.title, slug: row.slug, state: row.state },
    ...{ author: row.author, excerpt: row.excerpt, imageId: row.image_id },
    ...{ categories: row.categories, tags: row.tags, publishedAt: row.published_at },
    ...recordOf(row),
    ...{ isSticky: row.is_sticky, areCommentsOpen: row.are_comments_open },
    seo: { title: row.seo_title, description: row.seo_description },
    keepsPassword: true,
    document: row.document_id === null ? emptyPage : await documentOf(context, row.document_id),
  };
}

async function documentOf({ database, website }: Context, id: string) {
  return (await readDocument(database, website.id, id))?.document ?? emptyPage;
}
