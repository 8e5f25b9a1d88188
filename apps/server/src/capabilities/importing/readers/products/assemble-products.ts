import type { ImportProduct, ImportVariant, Sequence } from '@vitrine/core/importing/import-model.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { escapeHtml } from '../../convert/escape-html.ts';
import { plainTextOfHtml } from '../../convert/html-tree.ts';
import type { Asides } from '../aside.ts';
import { cleanStrings } from '../clean-strings.ts';
import { type ImportNotes, listed } from '../import-notes.ts';
import type { ProductRow, RowAttribute } from './product-row.ts';

/** The value of an option that a variation leaves to the buyer. */
const anyValue = 'Any';

/**
 * Joins variations to their products and gives each product its options and variants, cleaned (rules IMPORT-20 to
 * IMPORT-23, IMPORT-62). Rows are stored first, since variations can be anywhere in a file.
 */
export function assembleProducts(
  given: Iterable<ProductRow>,
  { notes, asides }: { notes: ImportNotes; asides: Asides },
): Sequence<ImportProduct> {
  const rows = asides.list<ProductRow>();
  const variations = new Map<string, number[]>();
  const skus = new Map<string, number>();
  for (const row of given) {
    if (row.sku !== '') skus.set(row.sku, (skus.get(row.sku) ?? 0) + 1);
    if (row.type === 'variation') {
      if (row.parentSourceId === null) {
        notes.skip(
          phrase('imports.variation', { title: row.title || row.sku || row.sourceId }),
          phrase('imports.noParent'),
        );
      } else {
        const same = variations.get(row.parentSourceId);
        if (same) same.push(rows.length);
        else variations.set(row.parentSourceId, [rows.length]);
      }
    }
    rows.push(row);
  }
  for (const [sku, count] of skus) {
    if (count > 1) notes.warn(phrase('imports.sku', { sku }), phrase('imports.sameSku', { n: count }));
  }
  const products = asides.list<ImportProduct>();
  for (const row of rows) {
    if (row.type === 'variation') continue;
    const own = (variations.get(row.sourceId) ?? []).flatMap(place => rows.at(place) ?? []);
    products.push(cleanStrings(assemble(row, row.type, own, notes)));
  }
  return products;
}

function assemble(
  row: ProductRow,
  givenType: ImportProduct['type'],
  variations: readonly ProductRow[],
  notes: ImportNotes,
): ImportProduct {
  // Some exports call a product simple although variations follow it.
  const type = givenType === 'simple' && variations.length > 0 ? 'variable' : givenType;
  const options = type === 'variable' ? optionsOf(row, variations, notes) : [];
  const rest = row.attributes.filter(
    attribute =>
      attribute.isVisible &&
      attribute.values.length > 0 &&
      !options.some(name => isSame(name, attribute.name)),
  );
  return {
    sourceId: row.sourceId,
    type,
    title: row.title,
    slug: row.slug,
    address: row.address,
    kind: kindOf(row, variations),
    brand: brandOf(row, notes),
    descriptionHtml: row.descriptionHtml + factsOf(rest),
    excerptHtml: row.excerptHtml,
    state: row.state,
    isVisible: row.isVisible,
    isFeatured: row.isFeatured,
    optionNames: options,
    variants: variantsOf(row, type, options, { variations, notes }),
    images: row.images,
    categories: row.categories,
    tags: row.tags,
    externalAddress: row.externalAddress,
    groupedSourceIds: row.groupedSourceIds,
    shop: row.shop ?? '',
  };
}

/**
 * Options are the attributes in which variations differ, in the product's order; an attribute that all leave open
 * is not one.
 */
function optionsOf(row: ProductRow, variations: readonly ProductRow[], notes: ImportNotes): string[] {
  const named = [...row.attributes, ...variations.flatMap(variation => variation.attributes)];
  const names = named
    .map(attribute => attribute.name)
    .filter((name, at, all) => all.findIndex(other => isSame(other, name)) === at);
  return names.filter(name => {
    const own = variations.flatMap(variation => variation.attributes.filter(one => isSame(one.name, name)));
    if (own.some(attribute => attribute.values.length > 0)) return true;
    if (own.length > 0) {
      const values = row.attributes.find(one => isSame(one.name, name))?.values ?? [];
      notes.warn(
        phrase('imports.product', { title: row.title }),
        phrase('imports.noChoice', { name, values: values.join(', ') }),
      );
    }
    return false;
  });
}

function variantsOf(
  row: ProductRow,
  type: ImportProduct['type'],
  options: readonly string[],
  { variations, notes }: { variations: readonly ProductRow[]; notes: ImportNotes },
): ImportVariant[] {
  if (type === 'grouped') return [];
  if (type !== 'variable') return [variantOf(row, [], row)];
  if (variations.length === 0) {
    notes.warn(phrase('imports.product', { title: row.title }), phrase('imports.noVariations'));
    return row.price === '' ? [] : [variantOf(row, [], row)];
  }
  const ordered = variations.toSorted((one, other) => one.order - other.order);
  return ordered.map(variation => {
    const values = options.map(
      name => variation.attributes.find(one => isSame(one.name, name))?.values[0] ?? anyValue,
    );
    const variant = values.join(', ') || variation.sku;
    if (variation.state !== 'published') noteDisabled(variation, variant, row, notes);
    noteDescription(variation, variant, row, notes);
    return variantOf(variation, values, row);
  });
}

/** A variant that could not be chosen at the source cannot be bought here; its stock is reported. */
function noteDisabled({ stock }: ProductRow, name: string, product: ProductRow, notes: ImportNotes): void {
  notes.warn(
    phrase('imports.product', { title: product.title }),
    stock === null
      ? phrase('imports.variantDisabledUncounted', { name })
      : phrase('imports.variantDisabled', { name, stock }),
  );
}

/** Variants have no text here; the source's texts are reported (rule IMPORT-37). */
function noteDescription(variation: ProductRow, name: string, product: ProductRow, notes: ImportNotes): void {
  const [words, known] = [variation, product].map(row => plainTextOfHtml(row.descriptionHtml));
  if (words === undefined || words === '' || words === known) return;
  notes.warn(
    phrase('imports.product', { title: product.title }),
    phrase('imports.variantDescription', { name, words: words.slice(0, 2000).toWellFormed() }),
  );
}

/** A variation without its own weight, size or image uses its product's. */
function variantOf(row: ProductRow, optionValues: readonly string[], product: ProductRow): ImportVariant {
  return {
    sourceId: row.sourceId,
    sku: row.sku,
    gtin: row.gtin,
    optionValues,
    price: row.price,
    salePrice: row.salePrice,
    saleFrom: row.saleFrom,
    saleUntil: row.saleUntil,
    stock: row.state === 'published' || row === product ? row.stock : 0,
    weight: row.weight ?? product.weight,
    size: row.size ?? product.size,
    imageAddress: row === product ? null : (row.images[0]?.address ?? null),
  };
}

/** A product has only one brand here. */
function brandOf({ brands, title }: ProductRow, notes: ImportNotes): string {
  const [brand = '', ...others] = brands;
  if (others.length > 0)
    notes.warn(
      phrase('imports.product', { title }),
      phrase('imports.oneBrand', { brand, others: listed(others) }),
    );
  return brand;
}

function kindOf(row: ProductRow, variations: readonly ProductRow[]): ImportProduct['kind'] {
  if (row.kind !== 'physical' || variations.length === 0) return row.kind;
  const kinds = new Set(variations.map(variation => variation.kind));
  const [only] = kinds;
  return kinds.size === 1 && only ? only : 'physical';
}

/** Attributes that are not options are facts about the product; they become a list under its description. */
function factsOf(attributes: readonly RowAttribute[]): string {
  if (attributes.length === 0) return '';
  const lines = attributes.map(
    one => `<li>${escapeHtml(one.name)}: ${escapeHtml(one.values.join(', '))}</li>`,
  );
  return `\n\n<ul>${lines.join('')}</ul>`;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
