import { addressOf } from '@vitrine/core/collections/collection.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { Shop } from '@vitrine/core/products/shops.ts';
import { record as storeItem } from '@vitrine/core/records/store-item.record.ts';
import { type ReviewSort, reviewSorts } from '@vitrine/core/reviews/review-views.ts';
import { plainText } from '@vitrine/core/rich-text/rich-text.ts';
import type { NamedLink, ProductReviewsView } from '@vitrine/render/page-content.ts';
import type { Context } from '../../context.ts';
import type { CollectionRow } from '../collections/index.ts';
import {
  type FoundProduct,
  findCategoryTrails,
  findProduct,
  loadWithRelated,
  shopsAmong,
} from '../products/index.ts';
import type { SiteContent } from '../publishing/index.ts';
import { productReviews, reviewsPerPage } from '../reviews/index.ts';
import { noticeOffer } from '../stock-notices/index.ts';
import { identityOfCollection } from './identity-of-collection.ts';
import { paginationOf } from './pagination.ts';
import { linkToCategory, shopOf } from './product-list-page.ts';
import { pageNumber } from './route-of.ts';
import { type SitePage, shownPage } from './site-page.ts';

const descriptionLength = 160;

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
        crumbs: [shop, ...(trails[0] ?? []).map(one => linkToCategory(shop.address, one))],
        reviews,
        related,
        categories: trails.flatMap(trail => trail.slice(-1)).map(one => linkToCategory(shop.address, one)),
        notices: noticeOffer(context, product),
      },
    },
    title: found.row.seo_title || product.title,
    description:
      found.row.seo_description ||
      (product.excerpt || plainText(product.description)).slice(0, descriptionLength),
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

/** Where a product is found, for pages that are drawn outside of their shop. */
export function linkToShop({ title, slug }: Shop): NamedLink {
  return { name: title, address: addressOf(slug) };
}

/** Whether visitors can reach products without a password: otherwise their lists are hidden or locked. */
export function isShopOpen({ collections }: SiteContent): boolean {
  return shopsAmong(collections).some(({ isOpen }) => isOpen);
}
