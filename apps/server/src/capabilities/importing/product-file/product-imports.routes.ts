import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { wordSaid } from '@vitrine/core/messages/word-said.ts';
import type { ImportedProduct, ProductImport } from '@vitrine/core/product-files/product-import.ts';
import { productImportCalls as calls } from '@vitrine/core/product-files/product-imports.calls.ts';
import { productImportErrors as errors } from '@vitrine/core/product-files/product-imports.errors.ts';
import { type BoundCall, bindCall } from '../../../http/bind-call.ts';
import { countImported, type ImportedRow, pageImported } from './imported-products.store.ts';
import { countImports, type ImportRow, pageImports, readImport } from './product-imports.store.ts';
import { applyImport, startImport, stopImport, undoImport } from './start-import.ts';

/** Faults of a product; the file with all of them is downloaded (rule PRODUCTFILE-14). */
const mostShown = 20;

export const productImportRoutes: readonly BoundCall[] = [
  bindCall(calls.start, async (context, _, { language, upload }) => {
    if (!upload) return fail(errors.noFile);
    const { fileName, stream: content } = upload;
    return view(await startImport(context, { fileName, content }), language);
  }),
  bindCall(calls.list, async ({ database, website }, { query }, { language }) => {
    const page = await pageImports(database, website.id, query);
    if (!page.ok) return page;
    const { rows, ...pages } = page.value;
    const total = await countImports(database, website.id);
    return succeed({ imports: rows.map(row => importOf(row, language)), total, ...pages });
  }),
  bindCall(calls.products, async ({ database, website }, { params: { importId }, query }, { language }) => {
    const row = await readImport(database, website.id, importId);
    if (row === null) return fail(callErrors.notFound);
    const { state, ...wanted } = query;
    const page = await pageImported(database, website.id, { importId, state, ...wanted });
    if (!page.ok) return page;
    const { rows, ...pages } = page.value;
    return succeed({
      import: importOf(row, language),
      products: rows.map(one => productOf(one, language)),
      total: await countImported(database, website.id, { importId, state }),
      ...pages,
    });
  }),
  bindCall(calls.apply, async (context, { params, body }, { language }) =>
    view(await applyImport(context, { ...params, ...body }), language),
  ),
  bindCall(calls.stop, async (context, { params }, { language }) =>
    view(await stopImport(context, params.importId), language),
  ),
  bindCall(calls.undo, async (context, { params }, { language }) =>
    view(await undoImport(context, params.importId), language),
  ),
];

function view(result: Result<ImportRow>, language: string): Result<{ import: ProductImport }> {
  return result.ok ? succeed({ import: importOf(result.value, language) }) : result;
}

function importOf(row: ImportRow, language: string): ProductImport {
  return {
    id: row.id,
    fileName: row.file_name,
    state: row.state,
    total: row.total,
    read: row.read,
    new: row.new_count,
    changed: row.changed_count,
    same: row.same_count,
    faulty: row.faulty_count,
    done: row.done,
    kept: row.kept,
    undone: row.undone,
    undoKept: row.undo_kept,
    unread: [...row.unread],
    newShops: row.new_shops.map(({ slug }) => slug),
    makesShops: row.shops_made_at !== null,
    error: row.refusal === null ? '' : wordSaid(row.refusal, language),
    actor: row.actor,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

function productOf(row: ImportedRow, language: string): ImportedProduct {
  const { line, product_id: productId, title, state, why, faults, changes, more } = row;
  return {
    line,
    productId,
    title,
    state,
    why: why === null ? '' : wordSaid(why, language),
    faults: faults.slice(0, mostShown).map(fault => ({ ...fault, why: wordSaid(fault.why, language) })),
    changes: [...changes],
    more: more + Math.max(0, faults.length - mostShown),
  };
}
