import { maxQuantity } from '@vitrine/core/cart/cart.calls.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { saleable } from '@vitrine/core/inventory/stock.ts';
import { type ProductType, productTypes } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { readStock } from '../inventory/index.ts';
import { findSaleVariants, type SaleVariant } from '../products/index.ts';
import { type CartRow, lowerEntries, readCartByToken } from './cart.store.ts';
import { hashOfCart } from './cart-cookies.ts';

export interface LoadedLine {
  readonly entryId: Id;
  readonly variant: SaleVariant;
  /** What can be had of what was asked for; all of it for a line that cannot be ordered. */
  readonly quantity: number;
  /** What was asked for. */
  readonly asked: number;
  /** How many may be sold to this cart. */
  readonly left: number;
  readonly problem: 'soldOut' | 'gone' | null;
}

export interface LoadedCart {
  readonly row: CartRow;
  readonly lines: readonly LoadedLine[];
  /** Entries whose product is gone for good, of which not even the name is known. */
  readonly lostEntryIds: readonly Id[];
}

/** The open cart of a token with what its products are and cost now; null when there is none. */
export async function loadCart(context: Context, token: string | undefined): Promise<LoadedCart | null> {
  const tokenHash = hashOfCart(token);
  if (tokenHash === '') return null;
  const row = await readCartByToken(context.database, context.website.id, tokenHash);
  return row === null || row.state !== 'open' ? null : loadEntries(context, row);
}

/** A cart's own reservation never counts against it (rule STOCK-4). */
export async function loadEntries(context: Context, row: CartRow): Promise<LoadedCart> {
  const variantIds = row.entries.map(entry => entry.variant_id);
  const [variants, stock] = await Promise.all([
    findSaleVariants(context, variantIds),
    readStock(context, variantIds, row.id),
  ]);
  const lines: LoadedLine[] = [];
  const lostEntryIds: Id[] = [];
  for (const { id, variant_id, quantity: asked } of row.entries) {
    const variant = variants.get(variant_id);
    if (!variant) {
      lostEntryIds.push(id);
      continue;
    }
    const level = stock.get(variant_id) ?? { onHand: null, reserved: 0 };
    const left = Math.min(saleable(variant.productType, level), maxQuantity);
    const problem = !variant.isSold ? 'gone' : left === 0 ? 'soldOut' : null;
    const quantity = problem === null ? Math.min(asked, left) : asked;
    lines.push({ entryId: id, variant, quantity, asked, left, problem });
  }
  return { row, lines, lostEntryIds };
}

/** Keeps what was lowered, so that it is said once and ordered as shown; whether anything was (rule CART-11). */
export async function keepLowered(
  context: Context,
  { row, lines, lostEntryIds }: LoadedCart,
): Promise<boolean> {
  const entries = [
    ...lines
      .filter(line => line.quantity < line.asked)
      .map(line => ({ id: line.entryId, quantity: line.quantity })),
    ...lostEntryIds.map(id => ({ id, quantity: 0 })),
  ];
  if (entries.length === 0) return false;
  await lowerEntries(context.database, context.website.id, { cartId: row.id, entries });
  return true;
}

export function isShipped(type: ProductType): boolean {
  return type === productTypes.physical;
}
