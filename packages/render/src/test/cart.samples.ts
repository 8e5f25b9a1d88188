import type { CartLineView } from '@vitrine/core/cart/cart-view.ts';
import type { PageContent } from '../page-content.ts';
import { codes } from './discount-codes.samples.ts';
import { bowl, idOf, mug } from './page.samples.ts';
import { euro } from './subscription.samples.ts';
import { totals } from './totals.samples.ts';

export const line: CartLineView = {
  entryId: idOf('entry'),
  variantId: idOf('bone'),
  title: 'Everyday mug',
  address: '/shop/p/everyday-mug',
  options: 'Bone',
  choices: [],
  image: bowl,
  quantity: 2,
  unitPrice: euro(2800),
  perUnit: null,
  lineTotal: euro(5600),
  isAvailable: true,
  message: null,
};

export const cartPages = {
  cart: {
    kind: 'cart',
    cart: {
      lines: [
        line,
        { ...line, entryId: idOf('other'), isAvailable: false, message: 'Only 1 left.', image: null },
      ],
      totals: { ...totals, tax: null, isTaxOpen: true },
      shopAddress: '/shop',
      wanted: null,
      ...codes,
      removed: { title: 'Moon Vase', isSaved: false },
      said: null,
      saved: [
        { ...line, entryId: idOf('later'), title: 'Salt jar', quantity: 3 },
        { ...line, entryId: idOf('sold'), isAvailable: false, message: 'Sold out.', image: null },
      ],
      notices: ['Sold out and taken out: Moon Vase.'],
      checkoutAddress: '/commerce/goto-checkout?key=signed',
      isAlerted: false,
      totalQuantity: 2,
      canCheckOut: false,
    },
    alsoBought: [
      { ...mug, title: 'Moon vase' },
      { ...mug, title: 'Salt jar' },
    ],
  },
  'empty cart': {
    kind: 'cart',
    cart: {
      lines: [],
      totals,
      takesCodes: false,
      codes: [],
      takesGiftCards: false,
      giftCards: [],
      notices: ['Your session has expired.'],
      canCheckOut: false,
      shopAddress: '/shop',
      wanted: null,
      removed: null,
      said: 'Moon vase is saved for later.',
      saved: [{ ...line, entryId: idOf('later'), title: 'Moon vase', message: 'Only 2 left.' }],
      checkoutAddress: '/checkout',
      isAlerted: true,
      totalQuantity: 0,
    },
  },
} satisfies Readonly<Record<string, PageContent>>;
