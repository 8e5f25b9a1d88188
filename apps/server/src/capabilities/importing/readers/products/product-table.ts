import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type {
  ImportFormat,
  ImportModel,
  ImportSource,
  ImportTerm,
} from '@vitrine/core/importing/import-model.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { ImportNotes } from '../import-notes.ts';
import type { ImportLimits } from '../import-reader.ts';
import { readTable, type Table } from '../read-table.ts';
import { slugged } from '../wordpress/map-terms.ts';
import { assembleProducts } from './assemble-products.ts';
import type { ProductRow } from './product-row.ts';

interface ProductTable {
  readonly source: ImportSource;
  readonly format: ImportFormat;
  readonly limits: ImportLimits;
  /** Its rows as products and variations; null when it is another table. */
  readonly rowsOf: (table: Table, notes: ImportNotes) => ProductRow[] | null;
}

/** A shop’s product table as the model all formats share. */
export function readProductTable({ source, format, limits, rowsOf }: ProductTable): Result<ImportModel> {
  const table = readTable(source, limits);
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
  const products = assembleProducts(found, notes);
  return succeed({
    format,
    site: { title: '', description: '', address: '', otherAddresses: [], language: '' },
    authors: [],
    categories: termsOf(products.flatMap(product => product.categories)),
    tags: termsOf(products.flatMap(product => product.tags.map(tag => [tag]))),
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

/** The table declares terms by using them: each step of each path is one. */
function termsOf(paths: readonly (readonly string[])[]): ImportTerm[] {
  const terms = new Map<string, ImportTerm>();
  for (const path of paths) {
    path.forEach((name, depth) => {
      const slug = path
        .slice(0, depth + 1)
        .map(slugged)
        .join('/');
      const parentSlug = depth === 0 ? null : path.slice(0, depth).map(slugged).join('/');
      if (!terms.has(slug)) terms.set(slug, { slug, name, parentSlug, description: '', isDeclared: true });
    });
  }
  return [...terms.values()];
}
