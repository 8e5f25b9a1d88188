import { oldQueryOf } from '@vitrine/core/collections/old-query.ts';
import type { ImportOutline, ImportProduct, ImportTerm } from '@vitrine/core/importing/import-model.ts';
import { referenceTo } from './references.ts';

/** Maps addresses of the source to addresses here. */
export class SourceLinks {
  readonly #sites: readonly URL[];
  readonly #targets = new Map<string, string>();

  /** @param addresses - of the website, of its blog, and any others it names */
  constructor(addresses: readonly string[]) {
    this.#sites = addresses.filter(address => URL.canParse(address)).map(address => new URL(address));
  }

  add(address: string, target: string): void {
    const key = this.#keyOf(address);
    if (key !== null && !this.#targets.has(key)) this.#targets.set(key, target);
  }

  /** Whether it is the source's front page, under any of its addresses. */
  isHome(address: string): boolean {
    const url = this.#urlOf(address);
    return url !== null && url.search === '' && this.#isBase(url);
  }

  /** The address here; null if it does not belong to the source's website, or was not imported. */
  find(address: string): string | null {
    if (this.isHome(address)) return `/${new URL(address, 'http://source.invalid').hash}`;
    const key = this.#keyOf(address);
    const target = key === null ? undefined : this.#targets.get(key);
    if (target === undefined) return null;
    const hash = address.includes('#') ? address.slice(address.indexOf('#')) : '';
    return target.includes('#') ? target : target + hash;
  }

  /**
   * The path that browsers request at the old address, with the query that names an item; null if it needs no
   * redirect.
   */
  pathOf(address: string): string | null {
    const url = this.#urlOf(address);
    if (url === null) return null;
    const query = oldQueryOf(url.searchParams);
    if (query !== null) return `${this.#isBase(url) ? '/' : url.pathname}?${query}`;
    return url.pathname === '/' || url.search !== '' ? null : url.pathname.replace(/(?<!\/)\/+$/, '');
  }

  #keyOf(address: string): string | null {
    const url = this.#urlOf(address);
    if (url === null) return null;
    const query = oldQueryOf(url.searchParams);
    if (query !== null && this.#isBase(url)) return `?${query}`;
    if (this.#isBase(url) && url.pathname !== '/') return '';
    try {
      return decodeURIComponent(url.pathname)
        .replace(/(?<!\/)\/+$/, '')
        .toLowerCase();
    } catch {
      return url.pathname.replace(/(?<!\/)\/+$/, '').toLowerCase();
    }
  }

  /** Whether it is the website’s front page, or its blog’s. */
  #isBase(url: URL): boolean {
    const path = bareSlashes(url.pathname);
    return (
      path === '' || path === '/index.php' || this.#sites.some(site => bareSlashes(site.pathname) === path)
    );
  }

  #urlOf(address: string): URL | null {
    if (address === '') return null;
    const [first = new URL('http://source.invalid')] = this.#sites;
    if (!URL.canParse(address, first)) return null;
    const url = new URL(address, first);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    return [first, ...this.#sites].some(site => bare(site.host) === bare(url.host)) ? url : null;
  }
}

/** Every source address of an imported item, with a reference to it (rule IMPORT-46). */
export function referenceLinks(model: ImportOutline, products: Iterable<OldProduct>): SourceLinks {
  const links = new SourceLinks([model.site.address, ...model.site.otherAddresses]);
  for (const { address, target } of oldAddresses(model, products)) links.add(address, target);
  return links;
}

/** The old address of a product. */
export type OldProduct = Pick<ImportProduct, 'sourceId' | 'address'>;

/** Whether an address of the source leads to the product. */
export function hadAddress({ format }: Pick<ImportOutline, 'format'>, product: OldProduct): boolean {
  return product.address !== '' || (format === 'wordpress' && /^\d+$/.test(product.sourceId));
}

/** In order of priority: an address that two items had redirects to the first. */
export function oldAddresses(
  model: ImportOutline,
  products: Iterable<OldProduct>,
): { address: string; target: string }[] {
  const found: { address: string; target: string }[] = [];
  const add = (address: string, target: string) => {
    if (address !== '') found.push({ address, target });
  };
  const isWordPress = model.format === 'wordpress';
  const thingOf = (kind: 'product' | 'page' | 'post', { sourceId, address }: OldProduct) => ({
    sourceId,
    address,
    target: referenceTo(kind, sourceId),
  });
  const things: ReturnType<typeof thingOf>[] = [];
  for (const product of products) if (hadAddress(model, product)) things.push(thingOf('product', product));
  for (const page of model.pages) things.push(thingOf('page', page));
  for (const post of model.posts) things.push(thingOf('post', post));
  for (const { address, target } of things) add(address, target);
  if (!isWordPress) return found;
  for (const { sourceId, target } of things) {
    if (!/^\d+$/.test(sourceId)) continue;
    add(`/?p=${sourceId}`, target);
    if (target === referenceTo('page', sourceId)) add(`/?page_id=${sourceId}`, target);
  }
  for (const term of model.categories) {
    add(`/category/${pathOfSlug(term.slug, model.categories)}`, referenceTo('category', term.slug));
    add(`/category/${term.slug}`, referenceTo('category', term.slug));
  }
  for (const term of model.tags) add(`/tag/${term.slug}`, referenceTo('tag', term.slug));
  for (const [base, kind, terms] of [
    ['product-category', 'productCategory', model.productCategories],
    ['product-tag', 'productTag', model.productTags],
  ] as const) {
    for (const term of terms) {
      add(`/${base}/${pathOfSlug(term.slug, terms)}`, referenceTo(kind, term.slug));
      add(`/${base}/${term.slug}`, referenceTo(kind, term.slug));
    }
  }
  if (model.posts.length > 0) {
    for (const { login } of model.authors)
      if (/^[^\s/?#]+$/.test(login)) add(`/author/${login}`, referenceTo('list', 'blog'));
    for (const feed of ['/feed', '/feed/rss2', '/feed/atom', '/rss', '/?feed=rss2'])
      add(feed, referenceTo('list', 'feed'));
  }
  const holders = new Map(
    [...model.pages, ...model.posts].map((one, at) => [
      one.sourceId,
      referenceTo(at < model.pages.length ? 'page' : 'post', one.sourceId),
    ]),
  );
  for (const one of model.attachments) {
    const target = holders.get(one.parentSourceId ?? '');
    if (target === undefined) continue;
    add(one.pageAddress, target);
    if (/^\d+$/.test(one.sourceId)) add(`/?attachment_id=${one.sourceId}`, target);
  }
  return found;
}

/** WordPress writes a category below its parents. */
function pathOfSlug(slug: string, terms: readonly ImportTerm[]): string {
  const path: string[] = [];
  for (let at: string | null = slug; at !== null && path.length < 20; ) {
    path.unshift(at);
    const here: string = at;
    at = terms.find(term => term.slug === here)?.parentSlug ?? null;
  }
  return path.join('/');
}

function bareSlashes(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '');
}

function bare(host: string): string {
  return host.replace(/^www\./, '');
}
