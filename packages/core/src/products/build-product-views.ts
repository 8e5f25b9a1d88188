import { formView } from '../forms/form-view.ts';
import { fewLeft, isSoldOut, type StockLevel } from '../inventory/stock.ts';
import type { Asset } from '../media/asset.ts';
import { plainText } from '../rich-text/rich-text.ts';
import { buildOptionViews } from './build-option-views.ts';
import type { Product, Variant } from './product.ts';
import { productAddress } from './product-address.ts';
import {
  currentPrice,
  hasVariedPrices,
  isOnSale,
  isVariantOnSale,
  priceBeforeSale,
  startingPrice,
} from './product-prices.ts';
import type { PriceView, ProductCard, ProductDetail, VariantView } from './product-views.ts';

/** The data for views besides the product itself. */
export interface ViewContext {
  readonly currency: string;
  /** Of the website. */
  readonly language: string;
  /** The existing assets by id; missing pictures are omitted. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** Of the products' list. */
  readonly shopSlug: string;
}

const excerptLength = 240;

export function buildProductCard(product: Product, { currency, assets, shopSlug }: ViewContext): ProductCard {
  const { variants, type } = product;
  const images = imagesOf(product, assets);
  const before = priceBeforeSale(variants);
  return {
    id: product.id,
    title: product.title,
    address: productAddress(shopSlug, product.slug),
    image: images[0] ?? null,
    secondImage: images[1] ?? null,
    startingPrice: priceOf(startingPrice(variants), currency),
    priceBeforeSale: before === null ? null : priceOf(before, currency),
    hasVariedPrices: hasVariedPrices(variants),
    isOnSale: isOnSale(variants),
    isSoldOut: isSoldOut(type, variants.map(levelOf)),
  };
}

export function buildProductDetail(product: Product, surroundings: ViewContext): ProductDetail {
  const { currency, assets, language } = surroundings;
  return {
    ...buildProductCard(product, surroundings),
    productType: product.type,
    brand: product.brand,
    excerpt: product.excerpt === '' ? shortened(plainText(product.description)) : product.excerpt,
    description: product.description,
    images: imagesOf(product, assets),
    options: buildOptionViews(product, assets),
    form: formView(product.form, language),
    variants: product.variants.map(variant => variantView(product, variant, currency)),
    categories: product.categories,
    tags: product.tags,
  };
}

export function levelOf({ stock, reserved }: Pick<Variant, 'stock' | 'reserved'>): StockLevel {
  return { onHand: stock, reserved };
}

function variantView({ type }: Product, variant: Variant, currency: string): VariantView {
  const level = levelOf(variant);
  return {
    id: variant.id,
    sku: variant.sku,
    gtin: variant.gtin,
    optionValues: variant.optionValues,
    price: priceOf(variant.price, currency),
    salePrice: variant.salePrice === null ? null : priceOf(variant.salePrice, currency),
    isOnSale: isVariantOnSale(variant) && currentPrice(variant) < variant.price,
    isSoldOut: isSoldOut(type, [level]),
    fewLeft: fewLeft(type, level),
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

function priceOf(amount: number, currency: string): PriceView {
  return { amount, currency };
}

function shortened(text: string): string {
  if (text.length <= excerptLength) return text;
  const cut = text.slice(0, excerptLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), excerptLength - 40)).trimEnd()}…`;
}
