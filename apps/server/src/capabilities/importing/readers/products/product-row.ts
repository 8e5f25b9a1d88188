import type { ImportProduct, ImportState, ImportVariant } from '@vitrine/core/importing/import-model.ts';

export interface RowAttribute {
  readonly name: string;
  readonly values: readonly string[];
  readonly isVisible: boolean;
}

/** One product or variation as in the shop's export, before variations are joined to their products. */
export interface ProductRow {
  readonly sourceId: string;
  readonly type: ImportProduct['type'] | 'variation';
  /** The source id of the product a variation belongs to; null when the file does not hold it. */
  readonly parentSourceId: string | null;
  readonly title: string;
  readonly slug: string;
  readonly address: string;
  readonly kind: ImportProduct['kind'];
  /** The first is kept; the others are reported by name. */
  readonly brands: readonly string[];
  readonly descriptionHtml: string;
  readonly excerptHtml: string;
  readonly state: ImportState;
  readonly isVisible: boolean;
  readonly isFeatured: boolean;
  readonly sku: string;
  readonly gtin: string;
  readonly price: string;
  readonly salePrice: string;
  readonly saleFrom: string | null;
  readonly saleUntil: string | null;
  readonly stock: number | null;
  readonly weight: number | null;
  readonly size: ImportVariant['size'];
  readonly images: readonly { readonly address: string; readonly alt: string }[];
  readonly categories: readonly (readonly string[])[];
  readonly tags: readonly string[];
  readonly attributes: readonly RowAttribute[];
  readonly externalAddress: string;
  readonly groupedSourceIds: readonly string[];
  /** The address of its page of products, if the export names one. */
  readonly shop?: string;
  readonly order: number;
}
