import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { ImportModel, ImportSource, ImportTerm } from '@vitrine/core/importing/import-model.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { ImportNotes } from '../import-notes.ts';
import type { ImportLimits, ImportReader } from '../import-reader.ts';
import { assembleProducts } from '../products/assemble-products.ts';
import { readTable } from '../read-table.ts';
import { slugged } from '../wordpress/map-terms.ts';
import { attributeColumn } from './attribute-columns.ts';
import { fieldOfHeader } from './column-names.ts';
import { findColumns } from './product-columns.ts';
import { readProductRows } from './read-product-rows.ts';
import { headersOf, looksLikeTable } from './table-head.ts';

export const woocommerceReader: ImportReader = {
  format: 'woocommerce',
  name: 'WooCommerce product export (CSV)',
  recognises(head) {
    if (!looksLikeTable(head.text)) return false;
    const headers = headersOf(head.text);
    const known = new Set(headers.map(fieldOfHeader).filter(field => field !== null));
    if (known.has('type') && known.size >= 4) return true;
    return (
      headers.some(header => attributeColumn(header)?.role === 'values') ||
      /\b(?:simple|variable|variation)\b/.test(head.text)
    );
  },
  read: readWoocommerce,
};

function readWoocommerce(source: ImportSource, limits: ImportLimits): Result<ImportModel> {
  const table = readTable(source, limits);
  if (!table.ok) return table;
  const { headers, rows, isCut } = table.value;
  if (isCut && rows.length === 0) return fail(importingErrors.cutShort, { file: source.fileName });
  const columns = findColumns(headers, rows);
  if (!columns) {
    return fail(importingErrors.notAnExport, {
      file: source.fileName,
      found: 'a table without the columns of WooCommerce',
    });
  }
  const notes = new ImportNotes();
  for (const header of columns.guessed) {
    notes.warn(`Column «${header}»`, 'Its name is not known in this language; it was told by its place.');
  }
  if (isCut)
    notes.warn(
      'The file ends in the middle',
      'Everything whole before its end was imported. Export it again to get the rest.',
    );
  const products = assembleProducts(readProductRows(rows, columns, notes), notes);
  return succeed({
    format: 'woocommerce',
    site: { title: '', description: '', address: '', language: '', otherAddresses: [] },
    authors: [],
    categories: termsOf(products.flatMap(product => product.categories)),
    tags: termsOf(products.flatMap(product => product.tags.map(tag => [tag]))),
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
