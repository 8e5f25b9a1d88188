import type { ImportAttachment, ImportProduct, Sequence } from '@vitrine/core/importing/import-model.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { Asides } from '../aside.ts';
import type { ImportNotes } from '../import-notes.ts';
import { assembleProducts } from '../products/assemble-products.ts';
import type { ProductRow, RowAttribute } from '../products/product-row.ts';
import { readLength, readNumber, readPrice, readWeight } from '../products/read-amounts.ts';
import { notePluginType, typeOf } from '../woocommerce/read-product-rows.ts';
import { stateOf } from './map-entries.ts';
import { pathOfTerm, slugged, type TermList, termsOf } from './map-terms.ts';
import { readPhpValue } from './php-value.ts';
import { noteProductFields } from './product-fields.ts';
import type { RawItem } from './raw-record.ts';
import type { SourceIds } from './source-ids.ts';

export interface ProductMapping {
  readonly ids: SourceIds;
  readonly categories: TermList;
  readonly attachments: ReadonlyMap<string, ImportAttachment>;
  readonly notes: ImportNotes;
  readonly asides: Asides;
}

/** WooCommerce products and variations in a WordPress export (rule IMPORT-25). */
export function mapProducts(items: readonly RawItem[], mapping: ProductMapping): Sequence<ImportProduct> {
  if (items.length === 0) return [];
  const bySourceId = new Map(items.map(item => [mapping.ids.of(item), item]));
  const measured = items.some(item =>
    ['_weight', '_length', '_width', '_height'].some(key => metaOf(item, key) !== ''),
  );
  if (measured) {
    mapping.notes.warn(phrase('imports.weightsAndSizes'), phrase('imports.unitsMissing'));
  }
  noteProductFields(items, mapping.notes);
  return assembleProducts(rowsOf(items, bySourceId, mapping), mapping);
}

function* rowsOf(
  items: readonly RawItem[],
  bySourceId: ReadonlyMap<string, RawItem>,
  mapping: ProductMapping,
): Generator<ProductRow> {
  for (const item of items) yield rowOf(item, bySourceId, mapping);
}

function rowOf(item: RawItem, bySourceId: ReadonlyMap<string, RawItem>, mapping: ProductMapping): ProductRow {
  const { fields } = item;
  const meta = (key: string) => metaOf(item, key);
  const isVariation = fields.line('wp:post_type') === 'product_variation';
  const parentSourceId = isVariation ? mapping.ids.entry(fields.line('wp:post_parent')) : null;
  const parent = parentSourceId === null ? undefined : bySourceId.get(parentSourceId);
  const hidden = item.terms.some(
    term => term.domain === 'product_visibility' && term.slug === 'exclude-from-catalog',
  );
  return {
    sourceId: mapping.ids.of(item),
    type: isVariation ? 'variation' : typeOfItem(item, mapping.notes),
    parentSourceId: parent ? parentSourceId : null,
    title: fields.line('title'),
    slug: slugged(fields.line('wp:post_name')),
    address: fields.line('link'),
    kind: meta('_downloadable') === 'yes' ? 'digital' : meta('_virtual') === 'yes' ? 'service' : 'physical',
    descriptionHtml: fields.get('content:encoded') || meta('_variation_description'),
    excerptHtml: fields.get('excerpt:encoded'),
    state: stateOf(item, mapping.notes),
    isVisible: !hidden && !['hidden', 'search'].includes(meta('_visibility')),
    isFeatured:
      meta('_featured') === 'yes' ||
      item.terms.some(term => term.domain === 'product_visibility' && term.slug === 'featured'),
    brands: termsOf(item, brandTaxonomies).map(term => term.name),
    sku: meta('_sku'),
    gtin: meta('_global_unique_id'),
    price: readPrice(meta('_regular_price') || meta('_price'), '.'),
    salePrice: readPrice(meta('_sale_price'), '.'),
    saleFrom: unixDate(meta('_sale_price_dates_from')),
    saleUntil: unixDate(meta('_sale_price_dates_to')),
    stock: stockOf(meta),
    weight: readWeight(meta('_weight'), 'kg'),
    size: sizeOf(meta),
    images: imagesOf(item, mapping),
    categories: termsOf(item, ['product_cat']).map(term =>
      pathOfTerm(mapping.categories.slugOf(term), mapping.categories.terms),
    ),
    tags: termsOf(item, ['product_tag']).map(term => term.name),
    attributes: isVariation ? variationAttributes(item, parent) : productAttributes(item),
    externalAddress: meta('_product_url'),
    groupedSourceIds: childrenOf(meta('_children'), mapping.ids),
    order: Number.parseInt(fields.line('wp:menu_order'), 10) || 0,
  };
}

/** WooCommerce's own brands, and those of plugins from before it had brands. */
const brandTaxonomies = ['product_brand', 'pwb-brand', 'yith_product_brand'];

function metaOf(item: RawItem, key: string): string {
  return (item.meta.get(key) ?? '').trim();
}

function typeOfItem(item: RawItem, notes: ImportNotes): ImportProduct['type'] {
  const slug = item.terms.find(term => term.domain === 'product_type')?.slug ?? '';
  const type = typeOf(slug);
  if (type === null) notePluginType(slug, item.fields.line('title'), notes);
  return type === null || type === 'variation' ? 'simple' : type;
}

function stockOf(meta: (key: string) => string): number | null {
  if (meta('_manage_stock') === 'yes') {
    if (['yes', 'notify'].includes(meta('_backorders'))) return null;
    return Math.max(0, Math.floor(readNumber(meta('_stock')) ?? 0));
  }
  return meta('_stock_status') === 'outofstock' ? 0 : null;
}

function sizeOf(meta: (key: string) => string): ProductRow['size'] {
  const [length, width, height] = ['_length', '_width', '_height'].map(key => readLength(meta(key), 'cm'));
  return length && width && height ? { length, width, height } : null;
}

function imagesOf(item: RawItem, mapping: ProductMapping): ProductRow['images'] {
  const postIds = [metaOf(item, '_thumbnail_id'), ...metaOf(item, '_product_image_gallery').split(',')];
  return [...new Set(postIds.map(id => id.trim()))].flatMap(postId => {
    const attachment = mapping.attachments.get(mapping.ids.attachment(postId) ?? '');
    return attachment ? [{ address: attachment.address, alt: attachment.alt }] : [];
  });
}

/** `_product_attributes` has each attribute's name, and its values unless it is global; those are terms. */
function productAttributes(item: RawItem): RowAttribute[] {
  const stored = readPhpValue(metaOf(item, '_product_attributes'));
  if (!(stored instanceof Map)) return [];
  return [...stored.entries()].flatMap(([key, value]) => {
    if (!(value instanceof Map)) return [];
    const text = (name: string) => String(value.get(name) ?? '');
    const isGlobal = text('is_taxonomy') === '1' || text('is_taxonomy') === 'true';
    const values = isGlobal
      ? termsOf(item, [key]).map(term => term.name)
      : text('value')
          .split('|')
          .map(one => one.trim());
    return [
      {
        name: isGlobal ? labelOf(key) : text('name') || key,
        values: values.filter(one => one !== ''),
        isVisible: text('is_visible') === '1' || text('is_visible') === 'true',
      },
    ];
  });
}

/** A variation names its values by `attribute_` and the attribute's key; global ones by the term's slug. */
function variationAttributes(item: RawItem, parent: RawItem | undefined): RowAttribute[] {
  const own = parent ? readPhpValue(metaOf(parent, '_product_attributes')) : undefined;
  return [...item.meta.entries()].flatMap(([key, value]) => {
    if (!key.startsWith('attribute_')) return [];
    const attribute = key.slice('attribute_'.length);
    const isGlobal = attribute.startsWith('pa_');
    const term = parent?.terms.find(one => one.domain === attribute && slugged(one.slug) === slugged(value));
    const declared = own instanceof Map ? own.get(attribute) : undefined;
    const name = isGlobal
      ? labelOf(attribute)
      : declared instanceof Map
        ? String(declared.get('name') ?? attribute)
        : attribute;
    const shown = isGlobal ? (term?.name ?? value) : value;
    return [{ name, values: shown.trim() === '' ? [] : [shown.trim()], isVisible: true }];
  });
}

function labelOf(taxonomy: string): string {
  const words = slugged(taxonomy.replace(/^pa_/, '')).replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function childrenOf(text: string, ids: SourceIds): string[] {
  const stored = readPhpValue(text);
  if (!(stored instanceof Map)) return [];
  return [...stored.values()].flatMap(value => ids.entry(String(value)) ?? []);
}

function unixDate(text: string): string | null {
  const seconds = Number(text);
  return text !== '' && Number.isFinite(seconds) && seconds > 0 && seconds < 7e9
    ? new Date(seconds * 1000).toISOString()
    : null;
}
