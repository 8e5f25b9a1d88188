import { addressOf } from '@vitrine/core/collections/collection.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { defaultShopSlug } from '@vitrine/core/products/product-address.ts';
import type { ProductDetail } from '@vitrine/core/products/product-views.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import { record as storeItem } from '@vitrine/core/records/store-item.record.ts';
import { type ReviewSort, reviewSorts } from '@vitrine/core/reviews/review-views.ts';
import { plainText } from '@vitrine/core/rich-text/rich-text.ts';
import type { ProductReviewsView } from '@vitrine/render/page-content.ts';
import type { Context } from '../../context.ts';
import type { CollectionRow } from '../collections/index.ts';
import {
  findProductDetail,
  findProductPage,
  findProductTerm,
  listProductCategories,
  type TermKey,
} from '../products/index.ts';
import { publishedContent, type SiteContent } from '../publishing/index.ts';
import { productReviews, reviewsPerPage } from '../reviews/index.ts';
import { identityOfCollection } from './identity-of-collection.ts';
import { paginationOf } from './pagination.ts';
import { type ListPlace, pageNumber } from './route-of.ts';
import { type SitePage, shownPage } from './site-page.ts';

const productsPerPage = 24;
const descriptionLength = 160;

/** A page of the shop; null beyond its last page, for an unused term, and on a website without products. */
export async function productListPage(
  context: Context,
  { collection, place }: { collection: CollectionRow | null; place: ListPlace },
): Promise<SitePage | null> {
  const { page } = place;
  const offset = (page - 1) * productsPerPage;
  const wanted = wantedTerm(place);
  const [{ products, total }, categories, term] = await Promise.all([
    findProductPage(context, { term: wanted, limit: productsPerPage, offset }),
    listProductCategories(context),
    wanted && findProductTerm(context, wanted),
  ]);
  const isUnknown = wanted !== null && term === null;
  if (isUnknown || (collection === null && total === 0)) return null;
  const shop = shopOf(collection);
  const address =
    wanted === null ? shop.address : `${shop.address}/${wanted.kind}/${encodeURIComponent(wanted.slug)}`;
  const pagination = paginationOf(address, { page, total, perPage: productsPerPage });
  if (pagination === null) return null;
  const title = term === null ? shop.name : term.name;
  return shownPage({
    identity: collection === null ? {} : identityOfCollection(collection),
    content: {
      kind: 'product-list',
      list: {
        title,
        description: term === null ? (collection?.seo_description ?? '') : '',
        products,
        categories: categories.map(({ name, slug }) => ({
          name,
          address: `${shop.address}/category/${encodeURIComponent(slug)}`,
          isCurrent: wanted?.kind === 'category' && wanted.slug === slug,
        })),
        pagination,
      },
    },
    title: term === null ? collection?.seo_title || title : title,
    description: collection?.seo_description ?? '',
    image: products.find(product => product.image)?.image ?? null,
    path: page === 1 ? address : `${address}?page=${page}`,
  });
}

function wantedTerm({ category, tag }: ListPlace): TermKey | null {
  const name = category ?? tag;
  if (name === null) return null;
  return { kind: category === null ? 'tag' : 'category', slug: slugOf(name) };
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
  const product = await findProductDetail(context, slug, { isDraft });
  if (product === null) return null;
  if (product.address !== path)
    return { kind: 'moved', to: product.address, isElsewhere: false, status: 301 };
  const reviews = await reviewsOfPage(context, product, query);
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
      page: { product, list: shop, categories: categoryLinks(shop.address, product), reviews },
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
  { id, address }: ProductDetail,
  query: URLSearchParams,
): Promise<ProductReviewsView | null | undefined> {
  const sort = reviewSorts.find(one => one === query.get('sort')) ?? 'newest';
  const page = pageNumber(query);
  const found = await productReviews(context, { productId: id, page, sort });
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

/** The product is visible, so each of its categories has a list (rule PRODUCT-26). */
function categoryLinks(shopAddress: string, { categories }: ProductDetail) {
  return categories.map(name => ({
    name,
    address: `${shopAddress}/category/${encodeURIComponent(slugOf(name))}`,
  }));
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
