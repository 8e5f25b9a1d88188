import { addressOf, collectionTypes } from '@vitrine/core/collections/collection.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { ImportModel } from '@vitrine/core/importing/import-model.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import type { Context } from '../../../context.ts';
import { listCollections, putCollection } from '../../collections/index.ts';
import type { MediaIndex } from '../media/media-index.ts';
import type { ImportNotes } from '../readers/import-notes.ts';
import type { ConverterParts } from './entry-converter.ts';
import { planAddresses } from './plan-addresses.ts';
import { planTree } from './plan-navigation.ts';
import { sourceKeys } from './source-keys.ts';
import { SourceLinks } from './source-links.ts';
import { writeComments } from './write-comments.ts';
import { ensureFrame } from './write-frame.ts';
import { ensureHome } from './write-home.ts';
import { writePages } from './write-pages.ts';
import { writePosts } from './write-posts.ts';
import { writeProducts } from './write-products.ts';
import { writeRedirects } from './write-redirects.ts';

export interface ContentRequest {
  readonly model: ImportModel;
  readonly media: MediaIndex;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly notes: ImportNotes;
  readonly advance: (done: number) => Promise<void>;
}

/** What the writers share: where they write, what for, and what is known so far. */
export interface Writing extends ConverterParts {
  readonly context: Context;
  readonly notes: ImportNotes;
  readonly key: (kind: string, id: string) => string;
  /** Counts one thing more as written. */
  readonly step: () => Promise<void>;
}

/**
 * Writes a whole import into a website, on the connection of one transaction: all of it holds or nothing does
 * (rule IMPORT-42). What was imported before is brought up to date (rule IMPORT-41).
 */
export async function writeContent(
  context: Context,
  request: ContentRequest,
): Promise<{ redirects: number }> {
  const { model, notes } = request;
  const plan = planAddresses(model);
  const key = sourceKeys(model);
  const links = new SourceLinks(model.site.address);
  let done = 0;
  const step = async () => {
    done += 1;
    if (done % 25 === 0) await request.advance(done);
  };
  const blog = plan.blog ? await putBlog(context, plan.blog, { key, hasMenu: model.menus.length > 0 }) : null;
  const writing: Writing = { ...request, context, key, links, step, blog: blog?.id ?? null };
  const productAddresses = await writeProducts(writing);
  for (const product of model.products) addLink(links, product, productAddresses.get(product.sourceId));
  for (const page of model.pages) {
    const slug = plan.pages.get(page.sourceId);
    addLink(links, page, slug === undefined ? plan.standIns.get(page.sourceId) : addressOf(slug));
  }
  for (const post of model.posts) {
    const slug = plan.posts.get(post.sourceId);
    if (blog && slug !== undefined) addLink(links, post, addressOf(blog.slug, slug));
  }
  for (const term of [...model.categories, ...model.tags]) {
    if (blog)
      links.add(`/${model.categories.includes(term) ? 'category' : 'tag'}/${term.slug}`, blog.address);
  }
  const tree = planTree(model, plan.standIns, notes);
  const pages = await writePages(writing, tree, plan);
  const posts = blog
    ? await writePosts(writing, { blogId: blog.id, plan })
    : new Map<string, { id: Id; address: string }>();
  await writeComments(writing, posts);
  await ensureFrame(writing, { hasFooter: tree.some(node => node.navigation === 'footer') });
  const homeId = await ensureHome(writing, pages);
  const pageAddress = (sourceId: string) => {
    const page = pages.get(sourceId);
    return page?.id === homeId ? '/' : (page?.address ?? plan.standIns.get(sourceId));
  };
  const redirects = await writeRedirects(writing, [
    ...model.pages.map(page => ({
      from: page.address,
      to: pageAddress(page.sourceId),
    })),
    ...model.posts.map(post => ({ from: post.address, to: posts.get(post.sourceId)?.address })),
    ...model.products.map(product => ({ from: product.address, to: productAddresses.get(product.sourceId) })),
  ]);
  await request.advance(done);
  return { redirects };
}

function addLink(
  links: SourceLinks,
  entry: { readonly sourceId: string; readonly address: string },
  address: string | undefined,
): void {
  if (address === undefined) return;
  links.add(entry.address, address);
  if (/^\d+$/.test(entry.sourceId)) links.add(`/?p=${entry.sourceId}`, address);
}

/** The list of posts; one that was imported before keeps the name and address it has by now. */
async function putBlog(
  context: Context,
  wanted: { title: string; slug: string },
  { key, hasMenu }: { key: Writing['key']; hasMenu: boolean },
) {
  const sourceKey = key('list', 'posts');
  const all = await listCollections(context.database, context.website.id);
  const known = all.find(one => one.source_key === sourceKey);
  return putCollection(context, {
    sourceKey,
    type: collectionTypes.blog,
    title: known?.title ?? wanted.title,
    slug: known?.slug ?? wanted.slug,
    ...(known ? {} : { navigation: hasMenu ? 'none' : 'main' }),
  });
}
