import type { CallInput, CallReply } from '@vitrine/core/calls/define-call.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Currency, currencyDecimals } from '@vitrine/core/money/money.ts';
import { editProduct } from '@vitrine/core/product-edits/edit-product.ts';
import type { EditedProduct } from '@vitrine/core/product-edits/product-edit.ts';
import { mostPreviewed, type productEditCalls } from '@vitrine/core/product-edits/product-edits.calls.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import type { Context } from '../../context.ts';
import { readSomeProducts } from '../products/index.ts';
import { productsSelected } from './products-selected.ts';

type Call = typeof productEditCalls.preview;

/** More are not counted for a preview. */
const mostCounted = 100_000;

/** What an edit would do with the first products, without doing it (rule EDITS-2). */
export async function previewEdit(
  context: Context,
  { selection, change }: CallInput<Call>['body'],
): Promise<Result<CallReply<Call>>> {
  const { database, website } = context;
  const { currency } = website.settings.store;
  const { from, where, values } = await productsSelected(context, selection);
  const [[counted], ids] = await Promise.all([
    database.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM (SELECT FROM ${from} WHERE ${where} LIMIT ${mostCounted + 1}) AS counted`,
      values,
    ),
    database.query<{ id: string }>(
      `SELECT products.id FROM ${from} WHERE ${where} ORDER BY products.lowered_title, products.id LIMIT ${mostPreviewed}`,
      values,
    ),
  ]);
  const products = await readSomeProducts(
    context,
    ids.map(({ id }) => id),
  );
  const total = counted?.total ?? 0;
  const decimals = currencyDecimals[currency as Currency] ?? 2;
  return succeed({
    total: Math.min(total, mostCounted),
    isMore: total > mostCounted,
    products: products.map(product => previewOf(product, editProduct(product, change, decimals))),
    currency,
  });
}

function previewOf({ id, title }: Product, edited: ReturnType<typeof editProduct>): EditedProduct {
  const facts = { productId: id, title, why: null, before: null, after: null };
  if (edited === null) return { ...facts, state: 'same' };
  return 'why' in edited
    ? { ...facts, state: 'kept', why: edited.why }
    : { ...facts, ...edited, state: 'changed' };
}
