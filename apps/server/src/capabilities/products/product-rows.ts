import type { ProductDownloads } from '@vitrine/core/downloads/product-downloads.ts';
import type { FormField } from '@vitrine/core/forms/form-fields.ts';
import type { StockLevel } from '@vitrine/core/inventory/stock.ts';
import type { MadeToOrder } from '@vitrine/core/products/made-to-order.ts';
import { type OptionStyle, optionImageIds } from '@vitrine/core/products/option-style.ts';
import type { PerUnit } from '@vitrine/core/products/per-unit.ts';
import type { Plan } from '@vitrine/core/products/plan.ts';
import type { Product, PublishState, Variant } from '@vitrine/core/products/product.ts';
import { type ProductVideo, videoAssetIds } from '@vitrine/core/products/product-video.ts';
import type { StarCounts } from '@vitrine/core/reviews/rating.ts';
import type { RichText } from '@vitrine/core/rich-text/rich-text.ts';

export interface KeptRating {
  /** The reviews of buyers. */
  readonly counts: StarCounts;
  readonly samples: number;
}

export interface VariantRow {
  id: string;
  product_id: string;
  position: number;
  sku: string;
  gtin: string;
  option_values: string[];
  price: number;
  sale_price: number | null;
  is_on_sale: boolean;
  /** Text within the JSON of a product. */
  sale_from: Date | string | null;
  sale_until: Date | string | null;
  per_unit: PerUnit | null;
  plan: Plan | null;
  weight: number | null;
  length: number | null;
  width: number | null;
  height: number | null;
  image_id: string | null;
}

export interface ProductRow {
  id: string;
  version: number;
  type: Product['type'];
  state: PublishState;
  title: string;
  slug: string;
  excerpt: string;
  brand: string;
  description: RichText;
  seo_title: string;
  seo_description: string;
  option_names: string[];
  option_styles: OptionStyle[];
  tax_class: string;
  form: FormField[];
  plan: Plan | null;
  downloads: ProductDownloads;
  made_to_order: MadeToOrder | null;
  image_ids: string[];
  videos: ProductVideo[];
  categories: string[];
  category_slugs: string[];
  tags: string[];
  tag_slugs: string[];
  shop_ids: string[];
  related_ids: string[];
  is_featured: boolean;
  publish_at: Date | null;
  position: number;
  source_key: string | null;
  /** Whether the address stays when the title changes (rule PRODUCT-20). */
  is_slug_own: boolean;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

export interface ProductWithVariants extends ProductRow {
  variants: VariantRow[];
}

/** With the stock of its variants, null where it is not counted, and its rating, null if it was never reviewed. */
export interface ProductAsSold extends ProductRow {
  variants: (VariantRow & { on_hand: number | null; reserved: number })[];
  rating: KeptRating | null;
}

/** A product with its variants' stock; a variant without a row sells without counting. */
export function productOf(row: ProductWithVariants, stock: ReadonlyMap<string, StockLevel>): Product {
  return {
    id: row.id,
    version: row.version,
    type: row.type,
    state: row.state,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    brand: row.brand,
    description: row.description,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    optionNames: row.option_names,
    optionStyles: row.option_styles,
    taxClass: row.tax_class,
    form: row.form,
    plan: row.plan,
    downloads: row.downloads,
    madeToOrder: row.made_to_order,
    imageIds: row.image_ids,
    videos: row.videos,
    categories: row.categories,
    tags: row.tags,
    shopIds: row.shop_ids,
    relatedIds: row.related_ids,
    isFeatured: row.is_featured,
    publishAt: row.publish_at?.toISOString() ?? null,
    position: row.position,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    variants: row.variants.map(variant => variantOf(variant, stock.get(variant.id))),
  };
}

export function variantOf(row: VariantRow, level: StockLevel | undefined): Variant {
  const { length, width, height } = row;
  const hasSize = length !== null && width !== null && height !== null;
  return {
    id: row.id,
    sku: row.sku,
    gtin: row.gtin,
    optionValues: row.option_values,
    price: row.price,
    salePrice: row.sale_price,
    isOnSale: row.is_on_sale,
    saleFrom: momentOf(row.sale_from),
    saleUntil: momentOf(row.sale_until),
    perUnit: row.per_unit,
    plan: row.plan,
    stock: level?.onHand ?? null,
    reserved: level?.reserved ?? 0,
    weight: row.weight,
    size: hasSize ? { length, width, height } : null,
    imageId: row.image_id,
  };
}

/** ISO 8601. */
export function momentOf(value: Date | string | null): string | null {
  return value === null ? null : new Date(value).toISOString();
}

/** The assets of a product, including those of its videos, its variants and the values of its options. */
export function assetIdsOf(row: ProductWithVariants): string[] {
  return [
    ...row.image_ids,
    ...row.variants.flatMap(variant => variant.image_id ?? []),
    ...optionImageIds(row.option_styles),
    ...videoAssetIds(row.videos),
  ];
}
