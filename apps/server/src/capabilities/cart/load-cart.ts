import type { AgreedLine } from '@vitrine/core/cart/agreed-terms.ts';
import { maxQuantity } from '@vitrine/core/cart/cart.calls.ts';
import { areTaken, type Choices, offersOf, unitPriceOf } from '@vitrine/core/cart/choices/choices.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { saleable } from '@vitrine/core/inventory/stock.ts';
import { type MadeToOrder, makingOfLine, orderable } from '@vitrine/core/products/made-to-order.ts';
import { type ProductType, productTypes } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { findSaleVariants, type SaleVariant } from '../products/index.ts';
import { type CartRow, deleteEntries, readCartByToken } from './cart.store.ts';
import { hashOfCart } from './cart-cookies.ts';
import { deleteSavedLines, readSavedLines } from './saved-lines.store.ts';

export interface LoadedLine {
  readonly entryId: Id;
  readonly variant: SaleVariant;
  readonly choices: Choices;
  readonly quantity: number;
  /** The unit price, by the variant and its choices (rule CART-21). */
  readonly unitPrice: number;
  /** How many of the variant this cart may buy, in all its lines. */
  readonly saleable: number;
  /** How many the lines before this one leave for it. */
  readonly left: number;
  /** How long it takes to be made; null if it is taken from stock (rule MADETOORDER-3). */
  readonly madeToOrder: MadeToOrder | null;
  /** Why it cannot be ordered as it is; nothing changes until the buyer changes it (rule CART-11). */
  readonly problem: 'soldOut' | 'gone' | 'tooFew' | null;
}

export interface LoadedCart {
  readonly row: CartRow;
  readonly lines: readonly LoadedLine[];
  /** Entries whose product was removed for good, so that not even its name is known. */
  readonly lostEntryIds: readonly Id[];
  /** The renewal of a subscription: discounts are for its first payment. */
  readonly isRenewal?: boolean;
}

/** The open cart of a token with its products and their present prices; null when there is none. */
export async function loadCart(context: Context, token: string | undefined): Promise<LoadedCart | null> {
  const tokenHash = hashOfCart(token);
  if (tokenHash === '') return null;
  const row = await readCartByToken(context.database, context.website.id, tokenHash);
  return row === null || row.state !== 'open' ? null : loadEntries(context, row);
}

/** A cart's own reservation never counts against it (rule STOCK-4). */
export async function loadEntries(context: Context, row: CartRow): Promise<LoadedCart> {
  const variantIds = row.entries.map(entry => entry.variant_id);
  const variants = await findSaleVariants(context, variantIds, row.id);
  const lines: LoadedLine[] = [];
  const lostEntryIds: Id[] = [];
  const before = new Map<Id, number>();
  const isHandedOver = row.agreed?.isHandedOver === true;
  const makingLeft = makingByStock();
  for (const { id, variant_id, choices, quantity } of row.entries) {
    const agreed = row.agreed?.lines[id];
    const variant = variants.get(variant_id) ?? (agreed && customVariant(variant_id, agreed));
    if (!variant) {
      lostEntryIds.push(id);
      continue;
    }
    const pieces = isHandedOver ? saleable(variant.productType, variant.stock) : orderable(variant);
    const all = Math.min(pieces, maxQuantity);
    const left = Math.max(0, all - (before.get(variant_id) ?? 0));
    before.set(variant_id, (before.get(variant_id) ?? 0) + quantity);
    const isOffered = (agreed !== undefined || variant.isSold) && areTaken(choices, offersOf(variant));
    const problem = problemOf({ isOffered, left, quantity });
    const unitPrice = agreed?.unitPrice ?? unitPriceOf(choices, variant.unitPrice);
    const madeToOrder = isHandedOver ? null : makingLeft(variant, quantity);
    lines.push({
      entryId: id,
      variant,
      choices,
      quantity,
      unitPrice,
      saleable: all,
      left,
      madeToOrder,
      problem,
    });
  }
  return { row, lines, lostEntryIds };
}

export interface LoadedSaved {
  readonly lines: readonly LoadedLine[];
  /** Whose product was removed for good. */
  readonly lostIds: readonly Id[];
}

/** What the cart of a token keeps for later, with present prices and what the cart leaves of each (rule CART-70). */
export async function loadSaved(
  context: Context,
  row: CartRow,
  inCart: readonly LoadedLine[],
): Promise<LoadedSaved> {
  const saved = await readSavedLines(context.database, context.website.id, row.id);
  if (saved.length === 0) return { lines: [], lostIds: [] };
  const variantIds = saved.map(({ variant_id }) => variant_id);
  const variants = await findSaleVariants(context, variantIds, row.id);
  const lines = saved.flatMap(({ id, variant_id, choices, quantity }) => {
    const variant = variants.get(variant_id);
    if (variant === undefined) return [];
    const all = Math.min(orderable(variant), maxQuantity);
    const taken = inCart.filter(line => line.variant.variantId === variant_id);
    const left = Math.max(0, all - sumOf(taken));
    const isOffered = variant.isSold && areTaken(choices, offersOf(variant));
    const unitPrice = unitPriceOf(choices, variant.unitPrice);
    const problem = problemOf({ isOffered, left, quantity });
    const inStock = saleable(variant.productType, variant.stock) - sumOf(taken.filter(takesStock));
    const madeToOrder = makingOfLine(variant.madeToOrder, { quantity, inStock });
    return [
      { entryId: id, variant, choices, quantity, unitPrice, saleable: all, left, madeToOrder, problem },
    ];
  });
  return { lines, lostIds: saved.flatMap(line => (variants.has(line.variant_id) ? [] : [line.id])) };
}

/** Each line takes from stock what the lines before it left there. */
function makingByStock(): (variant: SaleVariant, quantity: number) => MadeToOrder | null {
  const taken = new Map<Id, number>();
  return ({ variantId, productType, stock, madeToOrder }, quantity) => {
    const before = taken.get(variantId) ?? 0;
    const making = makingOfLine(madeToOrder, { quantity, inStock: saleable(productType, stock) - before });
    if (making === null) taken.set(variantId, before + quantity);
    return making;
  };
}

function takesStock({ madeToOrder }: LoadedLine): boolean {
  return madeToOrder?.isBeyondStock !== true;
}

function sumOf(lines: readonly LoadedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function problemOf({
  isOffered,
  left,
  quantity,
}: {
  readonly isOffered: boolean;
  readonly left: number;
  readonly quantity: number;
}): LoadedLine['problem'] {
  if (!isOffered) return 'gone';
  if (left === 0) return 'soldOut';
  return quantity > left ? 'tooFew' : null;
}

/** A line without a product is named by its own id: it has no stock. */
function customVariant(id: Id, { custom, unitPrice }: AgreedLine): SaleVariant | undefined {
  if (custom === null) return undefined;
  const { title, taxClass, isShipped: isSent } = custom;
  return {
    variantId: id,
    productId: id,
    title,
    slug: '',
    categories: [],
    shopIds: [],
    options: '',
    sku: '',
    productType: isSent ? productTypes.physical : productTypes.service,
    taxClass,
    form: [],
    plan: null,
    unitPrice,
    listPrice: unitPrice,
    perUnit: null,
    hasFiles: false,
    madeToOrder: null,
    imageId: null,
    weight: 0,
    isSold: true,
    stock: { onHand: null, reserved: 0 },
  };
}

/** How many pieces of a line are available besides the other lines of its variant; zero or less if those take all. */
export function leftFor({ lines }: Pick<LoadedCart, 'lines'>, line: LoadedLine): number {
  const others = lines.filter(one => one !== line && one.variant.variantId === line.variant.variantId);
  return line.saleable - sumOf(others);
}

/** Removes entries that can no longer be named; returns whether there were any, so that the caller can say so. */
export async function dropLost(context: Context, { row, lostEntryIds }: LoadedCart): Promise<boolean> {
  if (lostEntryIds.length === 0) return false;
  await deleteEntries(context.database, context.website.id, { cartId: row.id, entryIds: lostEntryIds });
  return true;
}

/** The same for what is saved. */
export async function dropLostSaved(context: Context, row: CartRow, ids: readonly Id[]): Promise<boolean> {
  if (ids.length === 0) return false;
  await deleteSavedLines(context.database, context.website.id, { cartId: row.id, ids });
  return true;
}

/** Items that are sold out or gone cost nothing; items with too little stock are priced unchanged. */
export function isPriced({ problem }: LoadedLine): boolean {
  return problem === null || problem === 'tooFew';
}

export function isShipped(type: ProductType): boolean {
  return type === productTypes.physical;
}
