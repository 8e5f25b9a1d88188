import type { CartLineView, TotalsView } from '@vitrine/core/cart/cart-view.ts';
import type { CheckoutFieldView, CheckoutView } from '@vitrine/core/checkout/checkout-view.ts';
import type { PageContent, PostPageView } from '../page-content.ts';
import { bowl, idOf, mug, onePage, section, words } from './page.samples.ts';

const euro = (amount: number) => ({ amount, currency: 'EUR' });

const line: CartLineView = {
  entryId: idOf('entry'),
  variantId: idOf('bone'),
  title: 'Everyday mug',
  address: '/shop/p/everyday-mug',
  options: 'Bone',
  choices: [],
  image: bowl,
  quantity: 2,
  unitPrice: euro(2800),
  lineTotal: euro(5600),
  isAvailable: true,
  message: null,
};

const totals: TotalsView = {
  subtotal: euro(5600),
  discount: euro(600),
  shipping: euro(0),
  tax: euro(798),
  taxes: [{ name: '', rate: 19_000, amount: euro(798) }],
  total: euro(5000),
  isTaxIncluded: true,
  isTaxOpen: false,
};

const field = (value: string, more: Partial<CheckoutFieldView> = {}): CheckoutFieldView => ({
  value,
  error: null,
  isRequired: true,
  label: null,
  choices: null,
  ...more,
});

const account = {
  crumb: null,
  values: {},
  errors: {},
  problem: null,
  notice: null,
  isSignUpOpen: true,
};

export const checkout: CheckoutView = {
  lines: [line],
  totals,
  fields: {
    email: field('ines@', { error: 'Please enter a valid email.' }),
    country: field('DE', { choices: [{ value: 'DE', label: 'Germany' }] }),
    region: field('', { isRequired: false, label: 'Land' }),
    postalCode: field(''),
    note: field('', { isRequired: false }),
  },
  shippingOptions: [{ id: 'flat', name: 'Parcel', price: euro(0), isChosen: true }],
  paymentMethods: [
    {
      id: 'manual',
      name: 'Bank transfer',
      description: 'We pack when it arrived.',
      isChosen: false,
      isSaved: false,
    },
    { id: 'test', name: 'Test', description: '', isChosen: true, isSaved: false },
    {
      id: 'abcdefghijklmnopqrstuvwy',
      name: 'Visa •••• 4242',
      description: '',
      isChosen: false,
      isSaved: true,
    },
  ],
  canKeepMethod: true,
  isMethodKept: true,
  messages: ['Your payment was declined.'],
  idempotencyKey: 'attempt-1',
  canPlace: true,
};

const post: PostPageView = {
  title: 'A firing',
  excerpt: 'Hour by hour.',
  author: 'Marit',
  publishedAt: '2026-11-14T08:00:00Z',
  updatedAt: null,
  image: bowl,
  document: { sections: [section('body', [words('text', 'Burners on.')])] },
  categories: [{ name: 'Workshop', address: '/journal/category/workshop' }],
  tags: [{ name: 'firing', address: '/journal/tag/firing' }],
  list: { name: 'Journal', address: '/journal' },
  newer: null,
  older: { name: 'Saucers', address: '/journal/saucers' },
  comments: [
    {
      id: idOf('comment'),
      author: '<b>Ines</b>',
      authorAddress: 'javascript:alert(1)',
      publishedAt: '2026-11-15T08:00:00Z',
      text: '<script>alert(1)</script>',
      replies: [
        {
          id: idOf('reply'),
          author: 'Marit',
          authorAddress: 'https://kiln.example',
          publishedAt: null,
          text: 'Thanks.',
          replies: [],
        },
      ],
    },
  ],
};

export const pages: Readonly<Record<string, PageContent>> = {
  'product list': {
    kind: 'product-list',
    list: {
      title: 'Shop',
      description: 'Everything on the shelves.',
      products: [mug],
      categories: [
        { name: 'All', address: '/shop', isCurrent: true },
        { name: 'Cups', address: '/shop/category/cups', isCurrent: false },
      ],
      pagination: { page: 2, pageCount: 3, previousAddress: '/shop', nextAddress: '/shop?page=3' },
    },
  },
  'empty product list': {
    kind: 'product-list',
    list: { title: 'Shop', description: '', products: [], categories: [], pagination: onePage },
  },
  product: {
    kind: 'product',
    page: {
      product: mug,
      list: { name: 'Shop', address: '/shop' },
      categories: [{ name: 'Cups', address: '/shop/cups' }],
    },
  },
  'post list': {
    kind: 'post-list',
    list: {
      title: 'Journal',
      description: '',
      posts: [
        {
          id: idOf('post'),
          title: 'A firing',
          address: '/journal/a-firing',
          excerpt: 'Hour by hour.',
          author: 'Marit',
          publishedAt: '2026-11-14T08:00:00Z',
          image: null,
          categories: [],
          tags: [],
        },
      ],
      categories: [],
      pagination: onePage,
    },
  },
  post: { kind: 'post', page: post },
  search: {
    kind: 'search',
    search: {
      query: 'mug "<b>',
      products: [{ ...mug, hasVariedPrices: true }],
      results: [{ title: 'Caring for mugs', address: '/journal/caring', excerpt: 'By hand, and warm.' }],
      total: 2,
      isMore: false,
      pagination: onePage,
    },
  },
  'search without a result': {
    kind: 'search',
    search: { query: 'x', products: [], results: [], total: 0, isMore: false, pagination: onePage },
  },
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
      notices: ['Sold out and taken out: Moon Vase.'],
      canCheckOut: false,
    },
  },
  'empty cart': {
    kind: 'cart',
    cart: { lines: [], totals, notices: [], canCheckOut: false, shopAddress: '/shop', wanted: null },
  },
  checkout: { kind: 'checkout', checkout },
  'order confirmed': {
    kind: 'order-confirmed',
    order: {
      number: '1042',
      placedAt: '2026-11-20T20:00:00Z',
      email: 'ines@example.com',
      lines: [{ ...line, address: null }],
      totals,
      explanation: ['Moon Vase: 1 × €98.00 = €98.00'],
      sentTo: ['Ines Marques', 'Porto'],
      shippingName: 'Parcel',
      paymentName: 'Bank transfer',
      shopAddress: '/shop',
      isCancelled: false,
      paymentState: 'pending',
      partRefunded: null,
      partDue: null,
      instructions: 'Send the sum.\n\nOr pay in cash.',
    },
  },
  'account sign-in': {
    kind: 'account',
    account: {
      ...account,
      about: { page: 'signIn' },
      values: { email: 'ines@example.com' },
      problem: 'The email address or password is incorrect.',
    },
  },
  'account sign-up': {
    kind: 'account',
    account: { ...account, about: { page: 'signUp' }, errors: { email: 'Enter an email address.' } },
  },
  'account reset': { kind: 'account', account: { ...account, about: { page: 'reset' } } },
  'account code': {
    kind: 'account',
    account: { ...account, about: { page: 'code', purpose: 'reset', proofId: 'abcdefghijklmnopqrstuvwx' } },
  },
  'account confirm': {
    kind: 'account',
    account: {
      ...account,
      about: { page: 'confirm', purpose: 'signIn', token: 'a-token', email: 'ines@example.com' },
    },
  },
  'account over': { kind: 'account', account: { ...account, about: { page: 'over' } } },
  'account email': {
    kind: 'account',
    account: {
      ...account,
      about: {
        page: 'email',
        siteUser: { id: 'a', email: 'ines@example.com', name: 'Ines', language: null, hasPassword: true },
      },
    },
  },
  'account home': {
    kind: 'account',
    account: {
      ...account,
      crumb: 'a-crumb',
      notice: 'Your changes are saved.',
      values: { name: 'Ines' },
      about: {
        page: 'home',
        siteUser: {
          id: 'abcdefghijklmnopqrstuvwx',
          email: 'ines@example.com',
          name: 'Ines',
          language: null,
          hasPassword: true,
        },
        savedMethods: [
          { id: 'abcdefghijklmnopqrstuvwy', label: 'Visa •••• 4242', savedAt: '2026-03-02T10:00:00.000Z' },
        ],
      },
    },
  },
  'account delete': { kind: 'account', account: { ...account, about: { page: 'erase' } } },
  lock: { kind: 'lock', lock: { action: '/journal/secret', error: 'This password is incorrect.' } },
  'not found': { kind: 'not-found' },
  error: { kind: 'error', key: 'k-123' },
};
