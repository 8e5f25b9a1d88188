import { addressOf } from '@vitrine/core/collections/collection.ts';
import { type Feed, jsonFeed, rssFeed } from '@vitrine/render/seo/feeds.ts';
import { pictureAddress } from '@vitrine/render/seo/structured-data.ts';
import type { Context } from '../../context.ts';
import { type CollectionRow, listVisibleItems } from '../collections/index.ts';
import { findAssets } from '../media/index.ts';
import type { SiteContent } from '../publishing/index.ts';
import type { SitePage } from './site-page.ts';

const entriesAtMost = 30;

/** The newest posts for feed readers (rule SERVE-8). */
export async function feedOf(
  context: Context,
  site: SiteContent,
  { collection, format, origin }: { collection: CollectionRow; format: 'rss' | 'json'; origin: string },
): Promise<SitePage> {
  const { database, clock, website } = context;
  const rows = await listVisibleItems(database, site.source, {
    collectionId: collection.id,
    now: clock.now(),
    limit: entriesAtMost,
  });
  const open = rows.filter(row => row.password_hash === null);
  const assets = await findAssets(
    context,
    open.flatMap(row => row.image_id ?? []),
    site,
  );
  const address = addressOf(collection.slug);
  const feed: Feed = {
    origin,
    title: `${website.title}: ${collection.title}`,
    description: collection.seo_description || website.settings.description,
    language: website.settings.language,
    address,
    feedAddress: `${address}/feed.${format === 'rss' ? 'xml' : 'json'}`,
    entries: open.map(row => {
      const image = row.image_id === null ? undefined : assets.get(row.image_id);
      return {
        id: row.id,
        title: row.title,
        address: addressOf(collection.slug, row.slug),
        summary: row.excerpt,
        author: row.author,
        publishedAt: (row.published_at ?? row.updated_at).toISOString(),
        updatedAt: row.updated_at.toISOString(),
        categories: [...row.categories, ...row.tags],
        imageAddress: image ? pictureAddress(image, origin) : null,
      };
    }),
  };
  return format === 'rss'
    ? { kind: 'file', contentType: 'application/rss+xml; charset=utf-8', body: rssFeed(feed) }
    : { kind: 'file', contentType: 'application/feed+json; charset=utf-8', body: jsonFeed(feed) };
}
