import { addressOf } from '@vitrine/core/collections/collection.ts';
import { defaultShopSlug } from '@vitrine/core/products/product-address.ts';
import { filterQuery, type ProductFilters } from '@vitrine/core/products/product-filters.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import type { NamedLink } from '@vitrine/render/page-content.ts';
import type { Context } from '../../context.ts';
import type { CollectionRow } from '../collections/index.ts';
import { findAssets } from '../media/index.ts';
import {
  findCategoryPlace,
  findCollectionPlace,
  findFilteredProducts,
  findProductTerm,
  listVisibleCategories,
  readShops,
  type TermKey,
  termOfShop,
  termWithin,
} from '../products/index.ts';
import { identityOfCollection } from './identity-of-collection.ts';
import { paginationOf } from './pagination.ts';
import type { ListPlace } from './route-of.ts';
import { type SitePage, shownPage } from './site-page.ts';

const productsPerPage = 24;

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
  const elsewhere = await collectionElsewhere(context, collection, place);
  if (elsewhere !== null) return elsewhere;
  const within = await termOfShop(context, collection?.id ?? null);
  const head = await listHead(context, { collection, place, shop, within });
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

/** A product collection has one address, in the main shop (rule SHOPS-5). */
async function collectionElsewhere(
  context: Context,
  collection: CollectionRow | null,
  { productCollection }: ListPlace,
): Promise<SitePage | null> {
  if (productCollection === undefined || collection === null) return null;
  const [main] = await readShops(context);
  if (main.id === null || main.id === collection.id || collection.state !== 'enabled') return null;
  const to = addressOf(main.slug, 'collection', productCollection);
  return { kind: 'moved', to, isElsewhere: false, status: 301 };
}

/** What a list is called and where it is; null for a category or tag that does not exist. */
async function listHead(
  context: Context,
  {
    collection,
    place,
    shop,
    within,
  }: Pick<ListWanted, 'collection' | 'place'> & { shop: NamedLink; within: TermKey | null },
) {
  const { category, tag, productCollection } = place;
  if (productCollection !== undefined) return collectionHead(context, { slug: productCollection, shop });
  if (category !== null) return categoryHead(context, { slug: category, shop, within });
  const top = await listVisibleCategories(context, { parentId: null, shop: within });
  const plain = { offered: top, image: null };
  if (tag !== null) {
    const slug = slugOf(tag);
    const term = termWithin(within, { kind: 'tag', slug });
    const found = await findProductTerm(context, term);
    const address = `${shop.address}/tag/${encodeURIComponent(slug)}`;
    const facts = { name: found?.name ?? '', title: found?.name ?? '', lead: '', description: '' };
    return (
      found && { ...plain, ...facts, source: { term, ids: null }, address, crumbs: [shop], categories: [] }
    );
  }
  const description = collection?.seo_description ?? '';
  const categories = top.map(one => ({ ...linkToCategory(shop.address, one), isCurrent: false }));
  const facts = {
    name: shop.name,
    title: collection?.seo_title || shop.name,
    lead: description,
    description,
  };
  return {
    ...plain,
    ...facts,
    source: { term: within, ids: null },
    address: shop.address,
    crumbs: [],
    categories,
  };
}

async function categoryHead(
  context: Context,
  { slug, shop, within }: { slug: string; shop: NamedLink; within: TermKey | null },
) {
  const found = await findCategoryPlace(context, { slug, shop: within });
  if (found === null) return null;
  const { category, above, children, near } = found;
  const { image_id: imageId, name } = category;
  const pictures = imageId === null ? null : await findAssets(context, [imageId]);
  return {
    source: { term: termWithin(within, { kind: 'category', slug: category.term }), ids: null },
    offered: children,
    name,
    title: category.seo_title || name,
    lead: category.description,
    description: category.seo_description || category.description,
    address: linkToCategory(shop.address, category).address,
    crumbs: [shop, ...above.map(one => linkToCategory(shop.address, one))],
    image: (imageId !== null && pictures?.get(imageId)) || null,
    categories: near.map(one => ({
      ...linkToCategory(shop.address, one),
      isCurrent: one.id === category.id,
    })),
  };
}

/** Its products can be narrowed to the categories at the top (rule PRODUCTLIST-6). */
async function collectionHead(context: Context, { slug, shop }: { slug: string; shop: NamedLink }) {
  const found = await findCollectionPlace(context, slug);
  if (found === null) return null;
  const { collection, source } = found;
  const { image_id: imageId, name } = collection;
  const [offered, pictures] = await Promise.all([
    listVisibleCategories(context, { parentId: null, shop: null }),
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

export function linkToCategory(
  shopAddress: string,
  { name, slug }: { name: string; slug: string },
): NamedLink {
  return { name, address: `${shopAddress}/category/${encodeURIComponent(slug)}` };
}

export function shopOf(collection: CollectionRow | null): { name: string; address: string } {
  return { name: collection?.title ?? 'Shop', address: addressOf(collection?.slug ?? defaultShopSlug) };
}
