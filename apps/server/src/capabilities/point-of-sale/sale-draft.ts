import type { DraftInput } from '@vitrine/core/draft-orders/draft-order.ts';
import { draftInputSchema } from '@vitrine/core/draft-orders/draft-order.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { placeOfSale } from '@vitrine/core/point-of-sale/place-of-sale.ts';
import { pointOfSaleErrors } from '@vitrine/core/point-of-sale/point-of-sale.errors.ts';
import type { Basket } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import type { Context } from '../../context.ts';

/** A basket as a draft order of the counter: prices of the shop, taxed where it is sold (rules POS-2, POS-3). */
export function draftOf({ website }: Context, basket: Basket): Result<DraftInput> {
  const { store, language } = website.settings;
  const place = placeOfSale(store);
  if (place === null) return fail(pointOfSaleErrors.noPlace);
  const { lines, discount, email, note } = basket;
  return succeed(
    draftInputSchema.parse({
      customer: { email, note, ...place },
      lines,
      discount: discount && {
        ...discount,
        reason: discount.reason || wordsIn(language).pointOfSale.discount,
      },
    }),
  );
}

/** What was typed, without what the server added. */
export function basketOf({ customer, lines, discount }: DraftInput): Basket {
  return {
    lines: lines.flatMap(({ id, variantId, quantity }) => (variantId ? [{ id, variantId, quantity }] : [])),
    discount,
    email: customer.email,
    note: customer.note,
  };
}

/** Whether both sell the same: an address or a note that came later changes nothing. */
export function isSameSale(one: DraftInput, other: DraftInput): boolean {
  return soldIn(one) === soldIn(other);
}

function soldIn({ lines, discount }: DraftInput): string {
  const items = lines.map(({ variantId, quantity }) => `${variantId} ${quantity}`).toSorted();
  const { value } = discount ?? { value: null };
  return JSON.stringify([
    items,
    value?.kind,
    value && (value.kind === 'percent' ? value.percent : value.amount),
  ]);
}
