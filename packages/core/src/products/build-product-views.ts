import { formView } from '../forms/form-view.ts';
import { fieldsAsked } from '../gift-cards/recipient-fields.ts';
import { fewLeft, isSoldOut, type StockLevel, saleable } from '../inventory/stock.ts';
import type { Asset } from '../media/asset.ts';
import { type PriceNotation, priceIn } from '../money/price-in.ts';
import type { ProductRating } from '../reviews/rating.ts';
import { plainText } from '../rich-text/rich-text.ts';
import { buildOptionViews, cardSwatches } from './build-option-views.ts';
import { longestDays, makingOf, shortestDays } from './made-to-order.ts';
import { makingText, stockedText } from './making-text.ts';
import { type MeasurementStyle, measurementText } from './measurement-text.ts';
import { pricePerUnit } from './per-unit.ts';
import { planFor } from './plan.ts';
import type { Product, Variant } from './product.ts';
import { productAddress } from './product-address.ts';
import { joinGallery } from './product-gallery.ts';
import {
  hasVariedPrices,
  isOnSale,
  isVariantOnSale,
  normalPrice,
  salePrice,
  startingPrice,
} from './product-prices.ts';
import {
  type MakingView,
  type PerUnitView,
  type PriceView,
  type ProductCard,
  type ProductDetail,
  type ProductVideoView,
  productTypes,
  type VariantView,
} from './product-views.ts';
import { pricedAt } from './sale-dates.ts';
import { homeShop, type Shops } from './shops.ts';
import { planPriceText } from './subscription-text.ts';

/** The data for views besides the product itself. */
export interface ViewContext {
  /** The notation of its prices, and its units. */
  readonly store: PriceNotation & Pick<MeasurementStyle, 'unitSystem'>;
  /** Of the website. */
  readonly language: string;
  readonly now: Date;
  /** By variant on sale: the lowest price of the 30 days before (rule PRICE-8). */
  readonly lowestPrices: ReadonlyMap<string, number>;
  /** The existing assets by id; missing pictures are omitted. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** From which number of items what is left is shown; the usual one if it is not given. */
  readonly fewFrom?: number;
  /** By product that buyers reviewed. */
  readonly ratings?: ReadonlyMap<string, ProductRating>;
  /** Of the website. */
  readonly shops: Shops;
}

const excerptLength = 240;

export function buildProductCard(product: Product, surroundings: ViewContext): ProductCard {
  const { store, assets, shops, now, ratings } = surroundings;
  const { type } = product;
  const variants = product.variants.map(variant => pricedAt(variant, now));
  const starting = startingPrice(variants);
  const cheapest = variants.filter(variant => salePrice(variant) === starting);
  const images = imagesOf(product, assets);
  const before = normalPrice(variants);
  return {
    id: product.id,
    title: product.title,
    address: productAddress(homeShop(shops, product.shopIds).slug, product.slug),
    image: images[0] ?? null,
    secondImage: images[1] ?? null,
    startingPrice: priceIn(store, starting),
    normalPrice: before === null ? null : priceIn(store, before),
    lowestPrice: before === null ? null : lowestOf(cheapest, surroundings),
    perUnit: perUnitView(cheapest[0], store),
    plan: planText(product, cheapest[0], surroundings),
    hasVariedPrices: hasVariedPrices(variants),
    isOnSale: isOnSale(variants),
    isSoldOut: !makesMore(product) && isSoldOut(type, variants.map(levelOf)),
    rating: ratings?.get(product.id) ?? null,
    swatches: cardSwatches(product, assets),
  };
}

export function buildProductDetail(product: Product, surroundings: ViewContext): ProductDetail {
  const { assets, language } = surroundings;
  const images = imagesOf(product, assets);
  const videos = videosOf(product, assets);
  return {
    ...buildProductCard(product, surroundings),
    productType: product.type,
    brand: product.brand,
    excerpt: product.excerpt === '' ? shortened(plainText(product.description)) : product.excerpt,
    description: product.description,
    images,
    videos,
    options: buildOptionViews(product, assets),
    form: formView(fieldsAsked({ productType: product.type, form: product.form }, language), language),
    variants: product.variants.map(variant => ({
      ...variantView(product, variant, surroundings),
      imageAt: placeOf(variant, { images, videos }),
    })),
    categories: product.categories,
    tags: product.tags,
  };
}

function lowestOf(variants: readonly Variant[], { lowestPrices, store }: ViewContext): PriceView | null {
  const known = variants.flatMap(({ id }) => lowestPrices.get(id) ?? []);
  return known.length === 0 ? null : priceIn(store, Math.min(...known));
}

function perUnitView(variant: Variant | undefined, store: PriceNotation): PerUnitView | null {
  if (!variant?.perUnit) return null;
  const { perUnit } = variant;
  return { price: priceIn(store, pricePerUnit(salePrice(variant), perUnit)), per: perUnit.per };
}

export function levelOf({ stock, reserved }: Pick<Variant, 'stock' | 'reserved'>): StockLevel {
  return { onHand: stock, reserved };
}

function placeOf(
  { imageId }: Variant,
  { images, videos }: Pick<ProductDetail, 'images' | 'videos'>,
): number | null {
  const at = joinGallery(images, videos).findIndex(
    item => item.kind === 'image' && item.image.id === imageId,
  );
  return at === -1 ? null : at;
}

function planText({ type, plan }: Product, variant: Variant | undefined, { language }: ViewContext): string {
  const found = planFor(type, variant?.plan ?? null, plan);
  return found === null ? '' : planPriceText(found, language);
}

function makesMore({ type, madeToOrder }: Product): boolean {
  return makingOf(type, madeToOrder)?.isBeyondStock === true;
}

function makingView({ type, madeToOrder }: Product, stock: StockLevel, language: string): MakingView | null {
  const making = makingOf(type, madeToOrder);
  if (making === null) return null;
  const isInStock = making.isBeyondStock && saleable(type, stock) > 0;
  return {
    text: isInStock ? stockedText(making, language) : makingText(making, language).join(' '),
    isInStock,
    days: [shortestDays(making), longestDays(making)],
  };
}

function variantView(
  product: Product,
  stored: Variant,
  surroundings: ViewContext,
): Omit<VariantView, 'imageAt'> {
  const { type } = product;
  const { store, language, now } = surroundings;
  const variant = pricedAt(stored, now);
  const isReduced = isVariantOnSale(variant) && salePrice(variant) < variant.price;
  const level = levelOf(variant);
  const { size, weight } = type === productTypes.physical ? variant : { size: null, weight: null };
  const style = { unitSystem: store.unitSystem, language };
  return {
    id: variant.id,
    sku: variant.sku,
    gtin: variant.gtin,
    optionValues: variant.optionValues,
    price: priceIn(store, variant.price),
    salePrice: variant.salePrice === null ? null : priceIn(store, variant.salePrice),
    isOnSale: isReduced,
    lowestPrice: isReduced ? lowestOf([variant], surroundings) : null,
    perUnit: perUnitView(variant, store),
    plan: planText(product, variant, surroundings),
    isSoldOut: !makesMore(product) && isSoldOut(type, [level]),
    making: makingView(product, level, language),
    fewLeft: fewLeft(type, level, surroundings.fewFrom),
    weight: weight === null ? '' : measurementText(weight, style),
    size: size === null ? '' : measurementText(size, style),
  };
}

/** The product's pictures, then those of variants only. */
function imagesOf(product: Product, assets: ReadonlyMap<string, Asset>): Asset[] {
  const ids = new Set([
    ...product.imageIds,
    ...product.variants.flatMap(variant => (variant.imageId === null ? [] : [variant.imageId])),
  ]);
  return [...ids].flatMap(id => {
    const asset = assets.get(id);
    return asset?.kind === 'image' ? [asset] : [];
  });
}

/** Those that can be played; a missing poster or a missing picture before one is left out. */
function videosOf({ imageIds, videos }: Product, assets: ReadonlyMap<string, Asset>): ProductVideoView[] {
  const assetOf = (id: string | null, kind: Asset['kind']) => {
    const asset = id === null ? undefined : assets.get(id);
    return asset?.kind === kind ? asset : null;
  };
  return videos.flatMap(({ id, after, address, fileId, captionsId, posterId, title }) => {
    const file = assetOf(fileId, 'video');
    if (file === null && fileId !== null) return [];
    const before = new Set(imageIds.slice(0, after).filter(one => assetOf(one, 'image') !== null));
    const captions = assetOf(captionsId, 'file');
    return [{ id, after: before.size, address, file, captions, poster: assetOf(posterId, 'image'), title }];
  });
}

function shortened(text: string): string {
  if (text.length <= excerptLength) return text;
  const cut = text.slice(0, excerptLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), excerptLength - 40)).trimEnd()}…`;
}
