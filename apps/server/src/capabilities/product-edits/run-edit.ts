import type { Id } from '@vitrine/core/id/id.ts';
import type { StockReason } from '@vitrine/core/inventory/inventory.calls.ts';
import { type Currency, currencyDecimals } from '@vitrine/core/money/money.ts';
import { type Edited, editProduct, restoreProduct } from '@vitrine/core/product-edits/edit-product.ts';
import type { ProductEditChange, ProductPart } from '@vitrine/core/product-edits/product-edit.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import { actorOfWork } from '../../actor-of-work.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import type { IsStopping } from '../../jobs/jobs.ts';
import { changeProducts, type EvenChange } from '../products/index.ts';
import { collectProducts, type EditedRow, readNext, saveEdited } from './edited-products.store.ts';
import { addToTally, type EditRow, lockEdit, moveEdit } from './product-edits.store.ts';
import { productsSelected } from './products-selected.ts';

const perBatch = 50;

const variantKinds: ReadonlySet<ProductEditChange['kind']> = new Set([
  'setPrice',
  'addToPrice',
  'scalePrice',
  'beginSale',
  'endSale',
  'setStock',
  'addToStock',
]);

/** Works on an edit, batch by batch, until it is done, stopped or undone (rules EDITS-3 and EDITS-5). */
export async function runEdit(context: Context, editId: Id, isStopping: IsStopping): Promise<void> {
  for (let isMore = true; isMore; ) {
    if (isStopping()) throw new Error('The server stops; the next one goes on with the edit.');
    isMore = await context.database.transaction(async transaction => {
      const inside = within(context, transaction);
      const edit = await lockEdit(transaction, context.website.id, editId);
      return edit !== null && runBatch(inside, edit);
    });
  }
}

/** One step of it; false when nothing is left to do. */
async function runBatch(context: Context, edit: EditRow): Promise<boolean> {
  const { clock, database, website } = context;
  if (edit.state === 'waiting') {
    const matching = await productsSelected(context, edit.selection);
    await collectProducts(database, { editId: edit.id, matching });
    return true;
  }
  if (edit.state !== 'running' && edit.state !== 'undoing') return false;
  const isUndo = edit.state === 'undoing';
  const rows = await readNext(database, website.id, {
    editId: edit.id,
    state: isUndo ? 'changed' : 'waiting',
    limit: perBatch,
  });
  if (rows.length === 0) {
    const to = isUndo ? 'undone' : 'done';
    await moveEdit(database, website.id, { id: edit.id, from: [edit.state], to, finishedAt: clock.now() });
    return false;
  }
  const worked = await workOn({ ...context, actor: actorOfWork(edit, context.actor) }, edit, rows);
  await saveEdited(database, website.id, { editId: edit.id, rows: worked });
  const count = (state: EditedRow['state']) => worked.filter(row => row.state === state).length;
  await addToTally(database, website.id, {
    id: edit.id,
    done: isUndo ? 0 : worked.length,
    changed: count('changed'),
    kept: count('kept'),
    undone: count('undone'),
    undoKept: count('undoKept'),
  });
  return true;
}

/** All together; if one of them is refused, each alone, so that only those stay that are refused. */
async function workOn(context: Context, edit: EditRow, rows: readonly EditedRow[]): Promise<EditedRow[]> {
  const together = await tryTogether(context, edit, rows);
  if (together !== null) return together;
  const worked: EditedRow[] = [];
  for (const row of rows) {
    const alone = await tryTogether(context, edit, [row]);
    worked.push(alone?.[0] ?? { ...row, ...keptAs(edit, 'refused') });
  }
  return worked;
}

/** Null if a product was refused; then nothing is changed. */
async function tryTogether(
  context: Context,
  edit: EditRow,
  rows: readonly EditedRow[],
): Promise<EditedRow[] | null> {
  const byId = new Map(rows.map(row => [row.product_id, row]));
  const decided = new Map<Id, Edited>();
  const { currency } = context.website.settings.store;
  const decimals = currencyDecimals[currency as Currency] ?? 2;
  const done = await transactionOf(context.database, inside =>
    changeProducts(
      within(context, inside),
      {
        productIds: [...byId.keys()],
        reason: reasonOf(edit),
        isOfVariants: variantKinds.has(edit.change.kind),
      },
      product => {
        const row = byId.get(product.id);
        if (row === undefined) return null;
        const edited = decide(edit, { row, product, decimals });
        decided.set(product.id, edited);
        return edited !== null && 'after' in edited ? changeOf(product, edited) : null;
      },
    ),
  );
  if (!done.ok) return null;
  return rows.map(row => {
    const edited = decided.get(row.product_id);
    if (edited === undefined) return { ...row, ...keptAs(edit, 'deleted') };
    if (edited === null) return { ...row, state: 'same' };
    if ('why' in edited) return { ...row, ...keptAs(edit, edited.why) };
    const version = done.value.get(row.product_id) ?? row.version;
    return edit.state === 'undoing'
      ? { ...row, version, state: 'undone' }
      : { ...row, ...edited, version, state: 'changed' };
  });
}

function decide(
  edit: EditRow,
  { row, product, decimals }: { row: EditedRow; product: Product; decimals: number },
): Edited {
  if (product.version !== row.version) return { why: 'changed' };
  if (edit.state !== 'undoing') return editProduct(product, edit.change, decimals);
  if (row.before === null || row.after === null) return null;
  return restoreProduct(product, { before: row.before, after: row.after });
}

/** Variants are sent whole; those that stay keep their stock, also if it is sold meanwhile. */
function changeOf(product: Product, { after }: { readonly after: ProductPart }): EvenChange {
  const { variants: parts, ...fields } = after;
  if (parts === undefined) return fields;
  const byId = new Map(parts.map(part => [part.id, part]));
  return {
    ...fields,
    variants: product.variants.map(({ reserved: _, ...variant }) => ({
      ...variant,
      ...byId.get(variant.id),
    })),
  } as EvenChange;
}

function keptAs(edit: EditRow, why: NonNullable<EditedRow['why']>): Pick<EditedRow, 'state' | 'why'> {
  return { state: edit.state === 'undoing' ? 'undoKept' : 'kept', why };
}

function reasonOf({ change, state }: { change: ProductEditChange; state: EditRow['state'] }): StockReason {
  if (state === 'undoing') return 'undone';
  return 'reason' in change ? change.reason : 'set';
}
