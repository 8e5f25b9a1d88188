import { readMoney } from '@vitrine/core/money/read-amount.ts';
import type { AddedLine, EditableOrder, OrderEdit } from '@vitrine/core/order-edits/order-edit.ts';

/** A change while it is typed. */
export interface TypedEdit {
  readonly quantities: ReadonlyMap<string, number>;
  readonly added: readonly AddedLine[];
  readonly shippingName: string;
  readonly shippingPrice: string;
  readonly isRestocked: boolean;
}

export interface ReadEdit {
  readonly edit: OrderEdit;
  readonly isChanged: boolean;
  readonly hasRemoved: boolean;
  readonly isNameMissing: boolean;
  readonly isPriceMissing: boolean;
}

/** What is sent: only what differs from the order. */
export function readEdit(typed: TypedEdit, order: EditableOrder, shippingText: string): ReadEdit {
  const quantities = order.lines.flatMap(({ id, quantity }) => {
    const wanted = typed.quantities.get(id) ?? quantity;
    return wanted === quantity ? [] : [{ lineId: id, quantity: wanted, was: quantity }];
  });
  const name = typed.shippingName.trim();
  const isShippingTouched = typed.shippingPrice !== shippingText || name !== order.shipping.name;
  const amount = readMoney(typed.shippingPrice, order.currency);
  const isNameMissing = isShippingTouched && name === '';
  const isPriceMissing = isShippingTouched && amount === null;
  const shipping = isShippingTouched && name !== '' && amount !== null ? { name, amount } : null;
  return {
    edit: {
      quantities: quantities.map(({ lineId, quantity }) => ({ lineId, quantity })),
      added: [...typed.added],
      shipping,
      isRestocked: typed.isRestocked,
    },
    isChanged: quantities.length + typed.added.length > 0 || shipping !== null,
    hasRemoved: quantities.some(({ quantity, was }) => quantity < was),
    isNameMissing,
    isPriceMissing,
  };
}
