import type { Address } from '@vitrine/core/addresses/address.ts';
import { emptyAddress } from '@vitrine/core/addresses/address.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { currencyDecimals } from '@vitrine/core/money/money.ts';
import type { OrderLine } from '@vitrine/core/orders/order-line.ts';
import type { Context } from '../../../context.ts';
import type { OrderRow } from '../../orders/index.ts';

const address: Address = {
  ...emptyAddress,
  name: 'Ann Lee',
  line1: '1 High Street',
  postalCode: '12345',
  city: 'Springfield',
  country: 'US',
};

/** An order of nobody, in the currency of the website. */
export function sampleOrder({ clock, website }: Context): OrderRow {
  const { currency } = website.settings.store;
  const minor = (amount: number) => amount * 10 ** currencyDecimals[currency];
  const lines = [line('A blue bowl', minor(28), 2), line('A tall vase', minor(64), 1)];
  const subtotal = minor(120);
  const shipping = minor(5);
  const shippingName = messagesFor(website.settings.language).shipping;
  const now = clock.now();
  return {
    ...{
      id: newId(),
      version: 0,
      cart_id: null,
      subscription_id: null,
      channel: 'website' as const,
      number: 1042,
      state: 'placed' as const,
    },
    ...{
      fulfilment_state: 'open' as const,
      is_without_effect: false,
      email: 'ann@example.com',
      address,
      billing_address: null,
      note: '',
      terms: null,
    },
    ...{
      language: website.settings.language,
      vat_id: '',
      lines,
      currency,
      total: subtotal + shipping,
      quantity: 3,
      requires_shipping: true,
    },
    ...{ shipping_name: shippingName, delivery: { time: '', pickup: null } },
    ...{ created_at: now, placed_at: now, fulfilled_at: null, cancelled_at: null },
    totals: {
      ...{ version: 2, subtotal, discount: 0, discounts: [], shipping, shippingTax: 0, tax: null },
      ...{ total: subtotal + shipping, isTaxIncluded: true, taxes: [] },
      steps: [
        ...lines.map(({ title, quantity, unitPrice, total }) => ({
          ...{ kind: 'price' as const, line: title, title, quantity, unitPrice, listPrice: unitPrice },
          amount: total,
        })),
        { kind: 'shipping', name: shippingName, listPrice: shipping, freeFrom: null, amount: shipping },
      ],
    },
  };
}

function line(title: string, unitPrice: number, quantity: number): OrderLine {
  return {
    ...{ id: newId(), variantId: newId(), productId: newId(), title, options: '', choices: {}, sku: '' },
    ...{ slug: '', productType: 1, imageId: null, quantity, unitPrice, listPrice: unitPrice },
    ...{ total: unitPrice * quantity, discount: 0, tax: 0 },
  };
}
