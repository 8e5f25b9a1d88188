import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { EditedProduct, ProductEdit } from '@vitrine/core/product-edits/product-edit.ts';
import { productEditCalls as calls } from '@vitrine/core/product-edits/product-edits.calls.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { countEdited, type EditedRow, pageEdited } from './edited-products.store.ts';
import { previewEdit } from './preview-edit.ts';
import { countEdits, editOf, pageEdits, readEdit } from './product-edits.store.ts';
import { startEdit, stopEdit, undoEdit } from './start-edit.ts';

export const productEditRoutes: readonly BoundCall[] = [
  bindCall(calls.preview, (context, { body }) => previewEdit(context, body)),
  bindCall(calls.start, async (context, { body }) => view(await startEdit(context, body))),
  bindCall(calls.list, async ({ database, website }, { query }) => {
    const page = await pageEdits(database, website.id, query);
    if (!page.ok) return page;
    const { rows, ...pages } = page.value;
    const total = await countEdits(database, website.id);
    const { currency } = website.settings.store;
    return succeed({ edits: rows.map(editOf), total, currency, ...pages });
  }),
  bindCall(calls.products, async ({ database, website }, { params: { editId }, query }) => {
    const edit = await readEdit(database, website.id, editId);
    if (edit === null) return fail(callErrors.notFound);
    const { state, ...wanted } = query;
    const page = await pageEdited(database, website.id, { editId, state, ...wanted });
    if (!page.ok) return page;
    const { rows, ...pages } = page.value;
    const total =
      state === undefined ? edit.total : await countEdited(database, website.id, { editId, state });
    const { currency } = website.settings.store;
    return succeed({ edit: editOf(edit), products: rows.map(productOf), total, currency, ...pages });
  }),
  bindCall(calls.stop, async (context, { params }) => view(await stopEdit(context, params.editId))),
  bindCall(calls.undo, async (context, { params }) => view(await undoEdit(context, params.editId))),
];

function view(result: Result<ProductEdit>): Result<{ edit: ProductEdit }> {
  return result.ok ? succeed({ edit: result.value }) : result;
}

function productOf({ product_id: productId, title, state, why, before, after }: EditedRow): EditedProduct {
  return { productId, title, state, why, before, after };
}
