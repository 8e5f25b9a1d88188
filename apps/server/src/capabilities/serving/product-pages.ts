import { addressOf } from '@vitrine/core/collections/collection.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { defaultShopSlug } from '@vitrine/core/products/product-address.ts';
import { filterQuery, type ProductFilters } from '@vitrine/core/products/product-filters.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import { record as storeItem } from '@vitrine/core/records/store-item.record.ts';
import { type ReviewSort, reviewSorts } from '@vitrine/core/reviews/review-views.ts';
import { plainText } from '@vitrine/core/rich-text/rich-text.ts';
import type { NamedLink, ProductReviewsView } from '@vitrine/render/page-content.ts';
import type { Context } from '../../context.ts';
import type { CollectionRow } from '../collections/index.ts';
import { findAssets } from '../media/index.ts';
import {
  type FoundProduct,
  findCategoryPlace,
  findCategoryTrails,
  findCollectionPlace,
  findFilteredProducts,
  findProduct,
  findProductTerm,
  listVisibleCategories,
  loadWithRelated,
} from '../products/index.ts';
import { publishedContent, type SiteContent } from '../publishing/index.ts';
import { productReviews, reviewsPerPage } from '../reviews/index.ts';
import { noticeOffer } from '../stock-notices/index.ts';
import { identityOfCollection } from './identity-of-collection.ts';
import { paginationOf } from './pagination.ts';
import { type ListPlace, pageNumber } from './route-of.ts';
import { type SitePage, shownPage } from './site-page.ts';

const productsPerPage = 24;
const descriptionLength = 160;

interface ListWanted {
  readonly collection: CollectionRow | null;
  readonly place: ListPlace;
  readonly filters: ProductFilters;
}

/** A page of the shop; null beyond its last page, for an unused term, and on a website without products. */
export async function productListPage(
  context: Context,
  { collection, place, filters }: ListWanted,
): Promise<SitePage | null> {
  const shop = shopOf(collection);
  const head = await listHead(context, { collection, place, shop });
  if (head === null) return null;
  const { page } = place;
  const { products, total, isMore, choices } = await findFilteredProducts(context, {
    ...head.source,
    offered: head.offered,
    filters,
    limit: productsPerPage,
    offset: (page - 1) * productsPerPage,
  });
  const isFiltered = filterQuery(filters).size > 0;
  // A category without products has a page once its owner has given it one.
  const isBare = collection === null || (place.category !== null && head.lead === '' && head.image === null);
  const isOwn = place.productCollection !== undefined;
  if (total === 0 && !isFiltered && isBare && !isOwn) return null;
  const filtered = isFiltered ? `${head.address}?${filterQuery(filters)}` : head.address;
  const pagination = paginationOf(filtered, { page, total, perPage: productsPerPage });
  if (pagination === null) return null;
  const { currency, trimsZeros } = context.website.settings.store;
  return shownPage({
    identity: collection === null ? {} : identityOfCollection(collection),
    content: {
      kind: 'product-list',
      list: {
        title: head.name,
        description: head.lead,
        crumbs: head.crumbs,
        image: head.image,
        products,
        categories: head.categories,
        filter:
          total === 0 && !isFiltered
            ? null
            : {
                address: head.address,
                query: null,
                filters,
                choices,
                money: { currency, trimsZeros },
                total,
                isMore,
              },
        pagination,
      },
    },
    title: head.title,
    description: head.description,
    image: head.image ?? products.find(product => product.image)?.image ?? null,
    path: page === 1 || isFiltered ? head.address : `${head.address}?page=${page}`,
    isIndexed: !isFiltered,
  });
}

/** What a list is called and where it is; null for a category or tag that does not exist. */
async function listHead(
  context: Context,
  { collection, place, shop }: Pick<ListWanted, 'collection' | 'place'> & { shop: NamedLink },
) {
  const { category, tag, productCollection } = place;
  if (productCollection !== undefined) return collectionHead(context, { slug: productCollection, shop });
  if (category !== null) return categoryHead(context, { slug: category, shop });
  const top = await listVisibleCategories(context, null);
  const plain = { offered: top, image: null };
  if (tag !== null) {
    const term = { kind: 'tag', slug: slugOf(tag) } as const;
    const found = await findProductTerm(context, term);
    const address = `${shop.address}/tag/${encodeURIComponent(term.slug)}`;
    const facts = { name: found?.name ?? '', title: found?.name ?? '', lead: '', description: '' };
    return (
      found && { ...plain, ...facts, source: { term, ids: null }, address, crumbs: [shop], categories: [] }
    );
  }
  const description = collection?.seo_description ?? '';
  const categories = top.map(one => ({ ...linkTo(shop.address, one), isCurrent: false }));
  const facts = {
    name: shop.name,
    title: collection?.seo_title || shop.name,
    lead: description,
    description,
  };
  return {
    ...plain,
    ...facts,
    source: { term: null, ids: null },
    address: shop.address,
    crumbs: [],
    categories,
  };
}

async function categoryHead(context: Context, { slug, shop }: { slug: string; shop: NamedLink }) {
  const found = await findCategoryPlace(context, slug);
  if (found === null) return null;
  const { category, above, children, near } = found;
  const { image_id: imageId, name } = category;
  const pictures = imageId === null ? null : await findAssets(context, [imageId]);
  return {
    source: { term: { kind: 'category', slug: category.term } as const, ids: null },
    offered: children,
    name,
    title: category.seo_title || name,
    lead: category.description,
    description: category.seo_description || category.description,
    address: linkTo(shop.address, category).address,
    crumbs: [shop, ...above.map(one => linkTo(shop.address, one))],
    image: (imageId !== null && pictures?.get(imageId)) || null,
    categories: near.map(one => ({ ...linkTo(shop.address, one), isCurrent: one.id === category.id })),
  };
}

/** Its products can be narrowed to the categories at the top (rule PRODUCTLIST-6). */
async function collectionHead(context: Context, { slug, shop }: { slug: string; shop: NamedLink }) {
  const found = await findCollectionPlace(context, slug);
  if (found === null) return null;
  const { collection, source } = found;
  const { image_id: imageId, name } = collection;
  const [offered, pictures] = await Promise.all([
    listVisibleCategories(context, null),
    imageId === null ? null : findAssets(context, [imageId]),
  ]);
  return {
    source,
    offered,
    name,
    title: collection.seo_title || name,
    lead: collection.description,
    description: collection.seo_description || collection.description,
    address: `${shop.address}/collection/${encodeURIComponent(collection.slug)}`,
    crumbs: [shop],
    image: (imageId !== null && pictures?.get(imageId)) || null,
    categories: [],
  };
}

function linkTo(shopAddress: string, { name, slug }: { name: string; slug: string }): NamedLink {
  return { name, address: `${shopAddress}/category/${encodeURIComponent(slug)}` };
}

/** One product; an old address redirects to its present one (rule SERVE-2). */
export async function productPage(
  context: Context,
  { isDraft }: Pick<SiteContent, 'isDraft'>,
  {
    collection,
    slug,
    path,
    query,
  }: { collection: CollectionRow | null; slug: string; path: string; query: URLSearchParams },
): Promise<SitePage | null> {
  const found = await findProduct(context, slug, { isDraft });
  if (found === null) return null;
  if (found.address !== path) return { kind: 'moved', to: found.address, isElsewhere: false, status: 301 };
  const [{ product, related }, reviews, trails] = await Promise.all([
    loadWithRelated(context, found),
    reviewsOfPage(context, found, query),
    findCategoryTrails(context, found.row.category_slugs),
  ]);
  // Beyond the last page of its reviews.
  if (reviews === undefined) return null;
  const shop = shopOf(collection);
  return shownPage({
    identity: {
      ...(collection === null ? {} : identityOfCollection(collection)),
      itemId: product.id,
      itemTitle: product.title,
      recordType: storeItem.number,
    },
    content: {
      kind: 'product',
      page: {
        product,
        list: shop,
        crumbs: [shop, ...(trails[0] ?? []).map(one => linkTo(shop.address, one))],
        reviews,
        related,
        categories: trails.flatMap(trail => trail.slice(-1)).map(one => linkTo(shop.address, one)),
        notices: noticeOffer(context, product),
      },
    },
    title: product.title,
    description: (product.excerpt || plainText(product.description)).slice(0, descriptionLength),
    image: product.images[0] ?? null,
    path: product.address,
  });
}

/** The page of its reviews that is asked for; undefined beyond the last. */
export async function reviewsOfPage(
  context: Context,
  { row, address }: FoundProduct,
  query: URLSearchParams,
): Promise<ProductReviewsView | null | undefined> {
  const sort = reviewSorts.find(one => one === query.get('sort')) ?? 'newest';
  const page = pageNumber(query);
  const found = await productReviews(context, { productId: row.id, rating: row.rating, page, sort });
  if (found === null) return page === 1 ? null : undefined;
  const sortedAddress = (by: ReviewSort) => (by === 'newest' ? address : `${address}?sort=${by}`);
  const pagination = paginationOf(sortedAddress(sort), { page, total: found.total, perPage: reviewsPerPage });
  if (pagination === null) return undefined;
  const messages = messagesFor(context.website.settings.language);
  const names = {
    newest: messages.reviewNewest,
    oldest: messages.reviewOldest,
    highest: messages.reviewHighest,
    lowest: messages.reviewLowest,
  };
  const here = (to: string | null) => to && `${to}#reviews`;
  return {
    ...found,
    sorts:
      found.total < 2
        ? []
        : reviewSorts.map(by => ({
            name: names[by],
            address: `${sortedAddress(by)}#reviews`,
            isCurrent: by === sort,
          })),
    pagination: {
      ...pagination,
      previousAddress: here(pagination.previousAddress),
      nextAddress: here(pagination.nextAddress),
    },
  };
}

function shopOf(collection: CollectionRow | null): { name: string; address: string } {
  return { name: collection?.title ?? 'Shop', address: addressOf(collection?.slug ?? defaultShopSlug) };
}

/** The published shop. */
export async function shopOfContent(context: Context): Promise<{ name: string; address: string }> {
  const { publishedRevisionId } = context.website;
  if (publishedRevisionId === null) return shopOf(null);
  const { collections } = await publishedContent(context, publishedRevisionId);
  return shopOf(collections.find(row => row.type === collectionTypes.products) ?? null);
}

/** Whether visitors can reach products without a password: otherwise their list is hidden or locked. */
export function isShopOpen({ collections }: SiteContent): boolean {
  const lists = collections.filter(row => row.type === collectionTypes.products);
  const list = lists.find(row => row.state === 'enabled') ?? lists[0];
  return list === undefined || (list.state === 'enabled' && list.password_hash === null);
}
