import { addressOf } from '@vitrine/core/collections/collection.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Context } from '../../../context.ts';
import { listCollections, type Put, putCollection } from '../../collections/index.ts';
import { showProducts } from '../../products/index.ts';
import { lockWebsite } from '../../tenancy/index.ts';
import { readHeldBack, settleWritten } from '../portions.store.ts';
import { Addresses } from './addresses.ts';
import { discardPlans } from './discard-plans.ts';
import { OwnerChanges } from './owner-changes.ts';
import { type AddressPlan, planAddresses } from './plan-addresses.ts';
import { planTree, type TreeNode } from './plan-navigation.ts';
import type { References } from './references.ts';
import { settleContent } from './settle-content.ts';
import { sourceKeys } from './source-keys.ts';
import { referenceLinks } from './source-links.ts';
import { writeComments } from './write-comments.ts';
import { ensureFrame } from './write-frame.ts';
import { ensureHome } from './write-home.ts';
import { takeLanguage } from './write-language.ts';
import { writePages } from './write-pages.ts';
import { writePosts } from './write-posts.ts';
import { writeRedirects } from './write-redirects.ts';
import { writeShop } from './write-shop.ts';
import type { ContentRequest, Writing } from './writing.ts';

/**
 * Writes everything of an import except its products, which are already written, in one transaction: all or nothing
 * (rule IMPORT-42). Existing imported content is updated (rule IMPORT-41).
 */
export async function writeContent(
  context: Context,
  request: ContentRequest,
): Promise<{ redirects: number }> {
  const { model, notes } = request;
  await discardPlans(context.database);
  // Locks are taken in the order of everyone else: products, the website, its tree, documents and items.
  await showHeldBack(context);
  await lockWebsite(context.database, context.website.id);
  const plan = planAddresses(model);
  const key = sourceKeys(model);
  let done = request.products.count;
  const step = async () => {
    done += 1;
    if (done % 25 === 0) await request.advance(done);
  };
  // Before anything is written.
  const changes = await OwnerChanges.ofContent(context, request.replaces);
  const tree = planTree(model, plan.standIns, notes);
  const isInMenu = tree.some(node => leadsToPosts(node, plan));
  const blog = plan.blog ? await putBlog(context, plan.blog, { key, isInMenu }) : null;
  const addresses = new Addresses(model, plan, blog?.slug ?? null);
  const references: References = {
    addressOf: (kind, sourceId) => addresses.find(kind, sourceId),
    blogId: blog?.id ?? null,
  };
  const links = referenceLinks(model, request.products.old);
  const writing: Writing = {
    ...request,
    context,
    key,
    links,
    addresses,
    references,
    changes,
    step,
    blog: blog?.id ?? null,
  };
  await writeShop(writing);
  const pages = await writePages(writing, tree, plan);
  const posts = blog ? await writePosts(writing, { blogId: blog.id, plan }) : new Map<string, Put>();
  await writeComments(writing, posts);
  await ensureFrame(writing, { hasFooter: tree.some(node => node.navigation === 'footer') });
  await takeLanguage(writing);
  const homeId = await ensureHome(writing, pages);
  for (const [sourceId, page] of pages) {
    if (page.id === homeId) addresses.set('page', sourceId, '/');
  }
  const redirects = await writeRedirects(writing);
  await settleContent(context, { changes, importId: request.importId });
  await settleWritten(context.database, context.website.id, request.importId);
  await request.advance(done);
  return { redirects };
}

const perStatement = 1000;

/** Shows the new products, which were hidden until now (rule IMPORT-73). */
async function showHeldBack(context: Context): Promise<void> {
  const { database, website } = context;
  for (let after = ''; ; ) {
    const keys = await readHeldBack(database, website.id, { after, limit: perStatement });
    await showProducts(context, keys);
    const last = keys.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/** Whether a menu entry leads to the list of posts; otherwise the list is in the main menu itself (IMPORT-60). */
function leadsToPosts(node: TreeNode, { blog, standIns }: AddressPlan): boolean {
  if (node.kind !== 'link' || blog === null) return false;
  const address = addressOf(blog.slug);
  const { target } = node;
  if (target.kind === 'entry') return standIns.get(target.sourceId) === address;
  if (target.kind !== 'address' || !URL.canParse(target.address, 'http://site.invalid')) return false;
  return new URL(target.address, 'http://site.invalid').pathname.replace(/\/$/, '') === address;
}

/** The list of posts; an existing imported one keeps its present name and address. */
async function putBlog(
  context: Context,
  wanted: { title: string; slug: string },
  { key, isInMenu }: { key: Writing['key']; isInMenu: boolean },
) {
  const sourceKey = key('list', 'posts');
  const all = await listCollections(context.database, context.website.id);
  const known = all.find(one => one.source_key === sourceKey);
  return putCollection(context, {
    sourceKey,
    type: collectionTypes.blog,
    title: known?.title ?? wanted.title,
    slug: known?.slug ?? wanted.slug,
    ...(known ? {} : { navigation: isInMenu ? 'none' : 'main' }),
  });
}
