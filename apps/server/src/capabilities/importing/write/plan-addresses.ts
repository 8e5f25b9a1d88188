import { addressOf } from '@vitrine/core/collections/collection.ts';
import { freeSlug, itemSlugSchema, slugOf, slugSchema, titleOf } from '@vitrine/core/collections/slug.ts';
import type { EntryOutline, ImportOutline } from '@vitrine/core/importing/import-model.ts';

/** The addresses of all imported content; slugs are unique within the import. */
export interface AddressPlan {
  readonly blog: { readonly title: string; readonly slug: string } | null;
  /**
   * Empty pages of the source that only mark where posts or products are listed, with the address of that list here.
   */
  readonly standIns: ReadonlyMap<string, string>;
  readonly pages: ReadonlyMap<string, string>;
  readonly posts: ReadonlyMap<string, string>;
}

export function planAddresses(model: ImportOutline): AddressPlan {
  const blogPage = model.posts.length > 0 ? model.pages.find(isBlogPage) : undefined;
  const shopPage = model.productCount > 0 ? model.pages.find(isShopPage) : undefined;
  const isStandIn = (page: EntryOutline) => page === blogPage || page === shopPage;
  const reserved = model.productCount > 0 ? [shopSlug] : [];
  const pages = planPages(
    model.pages.filter(page => !isStandIn(page)),
    reserved,
  );
  const taken = new Set([...reserved, ...pages.values()]);
  const wanted = blogPage ? partOf(blogPage, 'blog') : blogFolder(model.posts);
  const slug =
    [wanted, 'posts', 'articles'].find(one => !taken.has(one)) ?? freeSlug(wanted, one => taken.has(one));
  const standIns = new Map<string, string>();
  if (blogPage) standIns.set(blogPage.sourceId, addressOf(slug));
  if (shopPage) standIns.set(shopPage.sourceId, addressOf(shopSlug));
  return {
    blog: model.posts.length > 0 ? { title: blogPage?.title || titleOf(slug), slug } : null,
    standIns,
    pages,
    posts: planPosts(model.posts),
  };
}

/** The address of an imported shop if the website has none yet. */
export const shopSlug = 'shop';

/** WordPress marks the list of posts with an empty page. */
function isBlogPage(page: EntryOutline): boolean {
  return page.isEmpty && /^(blog|news|journal|posts|articles|aktuelles|actualites|noticias)$/.test(page.slug);
}

function isShopPage(page: EntryOutline): boolean {
  return (
    page.isEmpty && /^(shop|store|products|boutique|tienda|negozio|winkel|loja|sklep|butik)$/.test(page.slug)
  );
}

/** Pages keep their own address below their parent's; cycles of parents are cut. */
function planPages(pages: readonly EntryOutline[], reserved: readonly string[]): Map<string, string> {
  const byId = new Map(pages.map(page => [page.sourceId, page]));
  const planned = new Map<string, string>();
  const taken = new Set(reserved);
  const plan = (page: EntryOutline, above: ReadonlySet<string>): string => {
    const known = planned.get(page.sourceId);
    if (known !== undefined) return known;
    const parent = page.parentSourceId === null ? undefined : byId.get(page.parentSourceId);
    const isLoop = parent !== undefined && (above.has(parent.sourceId) || above.size > 20);
    const base = parent && !isLoop ? `${plan(parent, new Set([...above, page.sourceId]))}/` : '';
    const wanted = slugSchema.safeParse(base + partOf(page, 'page'));
    const slug = freeSlug(wanted.success ? wanted.data : slugOf(page.title || page.slug), one =>
      taken.has(one),
    );
    taken.add(slug);
    planned.set(page.sourceId, slug);
    return slug;
  };
  for (const page of pages) plan(page, new Set([page.sourceId]));
  return planned;
}

function planPosts(posts: readonly EntryOutline[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    posts.map(post => {
      const slug = freeSlug(partOf(post, 'post'), one => taken.has(one));
      taken.add(slug);
      return [post.sourceId, slug];
    }),
  );
}

function partOf(entry: EntryOutline, fallback: string): string {
  const own = itemSlugSchema.safeParse(entry.slug);
  return own.success ? own.data : slugOf(entry.title || entry.slug, fallback);
}

/** The folder of all posts at the source, as in Squarespace; `blog` otherwise. */
function blogFolder(posts: readonly EntryOutline[]): string {
  const folders = new Set(posts.map(post => /^\/([^/]+)\/./.exec(post.address)?.[1] ?? ''));
  const [only = ''] = folders;
  const slug = slugSchema.safeParse(only);
  return folders.size === 1 && slug.success && !/^\d+$/.test(only) ? slug.data : 'blog';
}
