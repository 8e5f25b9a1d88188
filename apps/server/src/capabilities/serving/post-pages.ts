import { addressOf } from '@vitrine/core/collections/collection.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { permissionTypes } from '@vitrine/core/page-context/page-context.ts';
import type { CommentView, PostPageView } from '@vitrine/render/page-content.ts';
import type { PageFeed } from '@vitrine/render/page-head.tsx';
import type { Context } from '../../context.ts';
import {
  type CollectionRow,
  type CommentRow,
  type ItemRow,
  listApprovedComments,
  listVisibleItems,
  type Neighbour,
  readDraftItem,
  readNeighbours,
  readVisibleItem,
} from '../collections/index.ts';
import { findAssets } from '../media/index.ts';
import { itemCard } from '../pages/index.ts';
import { documentOf, type SiteContent } from '../publishing/index.ts';
import { identityOfCollection } from './identity-of-collection.ts';
import { paginationOf } from './pagination.ts';
import { postListFacts } from './post-list-facts.ts';
import type { ListPlace } from './route-of.ts';
import { type SitePage, shownPage } from './site-page.ts';
import type { Unlocked } from './unlocked.ts';

const postsPerPage = 12;

/** A page of a blog, newest first; null beyond its last page or for an unused category (rule SERVE-4). */
export async function postListPage(
  context: Context,
  site: SiteContent,
  { collection, place }: { collection: CollectionRow; place: ListPlace },
): Promise<SitePage | null> {
  const { database, clock } = context;
  const now = clock.now();
  const { page, category, tag } = place;
  const wanted = { collectionId: collection.id, category, tag };
  const offset = (page - 1) * postsPerPage;
  const shownHere = { limit: postsPerPage, offset, isStickyFirst: true };
  const [rows, { total, categories }] = await Promise.all([
    listVisibleItems(database, site.source, { ...wanted, ...shownHere, now }),
    postListFacts(context, site, wanted),
  ]);
  const list = addressOf(collection.slug);
  const address = termAddress(list, place);
  const pagination = paginationOf(address, { page, total, perPage: postsPerPage });
  if (pagination === null || (total === 0 && (category ?? tag) !== null)) return null;
  const assets = await findAssets(
    context,
    rows.flatMap(row => row.image_id ?? []),
    site,
  );
  const term = category ?? tag;
  const shown = rows[0] && term !== null ? (termName(rows[0], place) ?? term) : term;
  const title = shown === null ? collection.title : `${collection.title}: ${shown}`;
  return shownPage({
    identity: identityOfCollection(collection),
    content: {
      kind: 'post-list',
      list: {
        title,
        description: term === null ? collection.seo_description : '',
        posts: rows.map(row => itemCard(row, site.collections, assets)),
        categories: categories.map(name => ({
          name,
          address: termAddress(list, { category: name, tag: null }),
          isCurrent: category?.toLowerCase() === name.toLowerCase(),
        })),
        pagination,
      },
    },
    title: shown === null ? collection.seo_title || title : title,
    description: collection.seo_description,
    path: page === 1 ? address : `${address}?page=${page}`,
    feeds: feedsOf(collection),
  });
}

/** The spelling that posts use, regardless of the address. */
function termName(row: ItemRow, { category, tag }: ListPlace): string | undefined {
  const wanted = (category ?? tag ?? '').toLowerCase();
  return (category === null ? row.tags : row.categories).find(name => name.toLowerCase() === wanted);
}

function termAddress(list: string, { category, tag }: Pick<ListPlace, 'category' | 'tag'>): string {
  if (category !== null) return `${list}/category/${encodeURIComponent(category)}`;
  return tag === null ? list : `${list}/tag/${encodeURIComponent(tag)}`;
}

function feedsOf(collection: CollectionRow): PageFeed[] {
  const address = addressOf(collection.slug);
  return [
    { title: collection.title, address: `${address}/feed.xml`, contentType: 'application/rss+xml' },
    { title: collection.title, address: `${address}/feed.json`, contentType: 'application/feed+json' },
  ];
}

/** One post; null if there is none that may be seen (rule SERVE-5). */
export async function postPage(
  context: Context,
  site: SiteContent,
  { collection, slug, isUnlocked }: { collection: CollectionRow; slug: string; isUnlocked: Unlocked },
): Promise<SitePage | null> {
  const { database, clock } = context;
  const now = clock.now();
  const where = { collectionId: collection.id, slug, now };
  const item =
    site.source.revisionId === null
      ? await readDraftItem(database, site.source, where)
      : await readVisibleItem(database, site.source, where);
  if (item === null) return null;
  if (item.password_hash !== null) {
    const lock = { id: item.id, passwordHash: item.password_hash };
    if (!isUnlocked(lock)) return { kind: 'locked', ...lock, title: item.title };
  }
  const [document, assets, neighbours, comments] = await Promise.all([
    documentOf(context, site, item.document_id),
    findAssets(context, item.image_id === null ? [] : [item.image_id], site),
    readNeighbours(database, site.source, { item, now }),
    listApprovedComments(database, context.website.id, item.id),
  ]);
  const list = addressOf(collection.slug);
  const image: Asset | null = item.image_id === null ? null : (assets.get(item.image_id) ?? null);
  const link = (next: Neighbour | null) =>
    next && { name: next.title, address: addressOf(collection.slug, next.slug) };
  const page: PostPageView = {
    title: item.title,
    excerpt: item.excerpt,
    author: item.author,
    publishedAt: item.published_at?.toISOString() ?? null,
    updatedAt: item.updated_at.toISOString(),
    image,
    document,
    categories: item.categories.map(name => ({
      name,
      address: termAddress(list, { category: name, tag: null }),
    })),
    tags: item.tags.map(name => ({ name, address: termAddress(list, { category: null, tag: name }) })),
    list: { name: collection.title, address: list },
    newer: link(neighbours.newer),
    older: link(neighbours.older),
    comments: commentTree(comments),
  };
  return shownPage({
    content: { kind: 'post', page },
    title: item.seo_title || item.title,
    description: item.seo_description || item.excerpt,
    image,
    path: addressOf(collection.slug, item.slug),
    feeds: feedsOf(collection),
    identity: {
      ...identityOfCollection(collection),
      ...(item.password_hash === null ? {} : { permissionType: permissionTypes.password }),
      itemId: item.id,
      itemTitle: item.title,
      recordType: item.record_type,
    },
  });
}

/** Answers below the comment they answer; one whose parent is not shown is at the top level. */
function commentTree(rows: readonly CommentRow[]): CommentView[] {
  const ids = new Set(rows.map(row => row.id));
  const below = (parent: string | null, depth: number): CommentView[] =>
    rows
      .filter(row => (row.parent_id !== null && ids.has(row.parent_id) ? row.parent_id : null) === parent)
      .map(row => ({
        id: row.id,
        author: row.author,
        authorAddress: row.author_address === '' ? null : row.author_address,
        publishedAt: row.at?.toISOString() ?? null,
        text: row.body,
        replies: depth >= 10 ? [] : below(row.id, depth + 1),
      }));
  return below(null, 0);
}
