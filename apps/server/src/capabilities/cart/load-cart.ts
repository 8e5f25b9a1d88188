import { maxQuantity } from '@vitrine/core/cart/cart.calls.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { saleable } from '@vitrine/core/inventory/stock.ts';
import { type ProductType, productTypes } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { readStock } from '../inventory/index.ts';
import { findSaleVariants, type SaleVariant } from '../products/index.ts';
import { type CartRow, deleteEntries, readCartByToken } from './cart.store.ts';
import { hashOfCart } from './cart-cookies.ts';

export interface LoadedLine {
  readonly entryId: Id;
  readonly variant: SaleVariant;
  readonly quantity: number;
  /** How many may be sold to this cart. */
  readonly left: number;
  /** Why it cannot be ordered as it stands; nothing is changed about it before the buyer does (rule CART-11). */
  readonly problem: 'soldOut' | 'gone' | 'tooFew' | null;
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
  for (const { id, variant_id, quantity } of row.entries) {
    const variant = variants.get(variant_id);
    if (!variant) {
      lostEntryIds.push(id);
      continue;
    }
    const level = stock.get(variant_id) ?? { onHand: null, reserved: 0 };
    const left = Math.min(saleable(variant.productType, level), maxQuantity);
    const isShort = quantity > left;
    const problem = !variant.isSold ? 'gone' : left === 0 ? 'soldOut' : isShort ? 'tooFew' : null;
    lines.push({ entryId: id, variant, quantity, left, problem });
  }
  return { row, lines, lostEntryIds };
}

/** Takes out what cannot even be named any more; whether there was such, which must be said then. */
export async function dropLost(context: Context, { row, lostEntryIds }: LoadedCart): Promise<boolean> {
  if (lostEntryIds.length === 0) return false;
  await deleteEntries(context.database, context.website.id, { cartId: row.id, entryIds: lostEntryIds });
  return true;
}

/** What is sold out or gone costs nothing; what there is too little of is priced as it stands. */
export function isPriced({ problem }: LoadedLine): boolean {
  return problem === null || problem === 'tooFew';
}

export function isShipped(type: ProductType): boolean {
  return type === productTypes.physical;
}
