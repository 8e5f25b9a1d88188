import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type {
  ImportFormat,
  ImportProduct,
  ImportTerm,
  Sequence,
} from '@vitrine/core/importing/import-model.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { ImportNotes } from '../import-notes.ts';
import type { Advance, ImportLimits, ReadModel } from '../import-reader.ts';
import type { ImportSource } from '../import-source.ts';
import { readTable, type Table } from '../read-table.ts';
import { slugged } from '../wordpress/map-terms.ts';
import { assembleProducts } from './assemble-products.ts';
import type { ProductRow } from './product-row.ts';

interface ProductTable {
  readonly source: ImportSource;
  readonly format: ImportFormat;
  readonly limits: ImportLimits;
  readonly advance: Advance;
  /** Its rows as products and variations; null for a different table. */
  readonly rowsOf: (table: Table, notes: ImportNotes) => Iterable<ProductRow> | null;
}

/** A shop’s product table as the model that all formats share. */
export function readProductTable(request: ProductTable): Result<ReadModel> {
  const { source, format, limits, advance, rowsOf } = request;
  const table = readTable(source, { limits, advance });
  if (!table.ok) return table;
  const { rows, isCut } = table.value;
  if (isCut && rows.length === 0) return fail(importingErrors.cutShort, { file: source.fileName });
  const notes = new ImportNotes();
  const found = rowsOf(table.value, notes);
  if (found === null) {
    return fail(importingErrors.notAnExport, {
      file: source.fileName,
      found: phrase('parts.noWooCommerce'),
    });
  }
  if (isCut) notes.warn(phrase('imports.fileEnds'), phrase('imports.restMissing'));
  const products = assembleProducts(found, { notes, asides: source.asides });
  return succeed({
    format,
    site: { title: '', description: '', address: '', otherAddresses: [], language: '' },
    authors: [],
    categories: termsOf(products, product => product.categories),
    tags: termsOf(products, product => product.tags.map(tag => [tag])),
    productCategories: [],
    productTags: [],
    attachments: [],
    pages: [],
    posts: [],
    menus: [],
    products,
    skipped: notes.skipped,
    warnings: notes.warnings,
  });
}

/** The table declares terms by using them: each step of each path is a term. */
function termsOf(
  products: Sequence<ImportProduct>,
  pathsOf: (product: ImportProduct) => readonly (readonly string[])[],
): ImportTerm[] {
  const terms = new Map<string, ImportTerm>();
  const seen = new Set<string>();
  const add = (path: readonly string[]) => {
    const key = JSON.stringify(path);
    if (seen.has(key)) return;
    seen.add(key);
    path.forEach((name, depth) => {
      const slug = path
        .slice(0, depth + 1)
        .map(slugged)
        .join('/');
      const parentSlug = depth === 0 ? null : path.slice(0, depth).map(slugged).join('/');
      if (!terms.has(slug)) terms.set(slug, { slug, name, parentSlug, description: '', isDeclared: true });
    });
  };
  for (const product of products) for (const path of pathsOf(product)) add(path);
  return [...terms.values()];
}
