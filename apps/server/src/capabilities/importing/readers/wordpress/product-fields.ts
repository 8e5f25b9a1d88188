import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { ImportNotes } from '../import-notes.ts';
import { Placeless } from '../products/named-columns.ts';
import { readPhpValue } from './php-value.ts';
import type { RawItem } from './raw-record.ts';

/** Fields that are read, and those that WooCommerce and WordPress use internally. */
const known = new Set([
  ...['_price', '_regular_price', '_sale_price', '_sale_price_dates_from', '_sale_price_dates_to'],
  ...[
    '_sku',
    '_global_unique_id',
    '_stock',
    '_stock_status',
    '_manage_stock',
    '_backorders',
    '_virtual',
    '_downloadable',
  ],
  ...['_weight', '_length', '_width', '_height', '_featured', '_visibility', '_thumbnail_id'],
  ...['_product_image_gallery', '_product_attributes', '_default_attributes', '_variation_description'],
  ...['_product_url', '_children', 'total_sales', '_product_version', '_wc_attachment_source'],
  ...['_wc_review_count', '_wc_rating_count', '_wc_average_rating', '_wpcom_is_markdown'],
]);
const books =
  /^(?:attribute_|_wp_|_edit_|_oembed_|_yoast_|_rank_math_|rank_math_|_aioseo_|_seopress_|_elementor_)/;

const names = new Map([
  ['_upsell_ids', 'Upsells'],
  ['_crosssell_ids', 'Cross-sells'],
  ['_purchase_note', 'Purchase note'],
  ['_low_stock_amount', 'Low stock amount'],
  ['_sold_individually', 'Sold individually'],
  ['_downloadable_files', 'Files to download'],
  ['_download_limit', 'Download limit'],
  ['_download_expiry', 'Download expiry days'],
  ['_button_text', 'Button text'],
  ['_tax_class', 'Tax class'],
  ['product_shipping_class', 'Shipping class'],
]);

const readTerms = new Set([
  ...['product_cat', 'product_tag', 'product_type', 'product_visibility'],
  ...['product_brand', 'pwb-brand', 'yith_product_brand'],
]);

/** Product fields in a WordPress export without an equivalent here, each named once (rule IMPORT-28). */
export function noteProductFields(items: readonly RawItem[], notes: ImportNotes): void {
  const filled = new Map<string, Placeless>();
  const add = (key: string, text: string) => {
    const value = plainText(text.trim());
    // Empty PHP lists, and what WooCommerce writes for unset values.
    if (/^(?:taxable|parent|-1)$/.test(value)) return;
    const found = filled.get(key) ?? new Placeless(phrase('imports.field', { name: names.get(key) ?? key }));
    found.add(value);
    filled.set(key, found);
  };
  for (const { meta, terms } of items) {
    for (const [key, value] of meta) if (!known.has(key) && !books.test(key)) add(key, value);
    for (const { domain, name, slug } of terms)
      if (!readTerms.has(domain) && !domain.startsWith('pa_')) add(domain, name || slug);
  }
  for (const found of filled.values()) found.note(notes);
}

/** PHP lists in readable form. */
function plainText(value: string): string {
  const stored = value.startsWith('a:') ? readPhpValue(value) : undefined;
  if (!(stored instanceof Map)) return value;
  const parts = [...stored.values()].filter(part => typeof part !== 'object');
  return stored.size > 0 && parts.length === 0 ? value : parts.join(', ');
}
