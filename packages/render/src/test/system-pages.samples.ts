import type { OrderPageView } from '@vitrine/core/checkout/checkout-view.ts';
import { noFilters } from '@vitrine/core/products/product-filters.ts';
import type { PageContent, PostPageView } from '../page-content.ts';
import { accountPages } from './account-pages.samples.ts';
import { balancePages } from './balance.samples.ts';
import { cartPages, line } from './cart.samples.ts';
import { checkout } from './checkout.samples.ts';
import { donationPages } from './donation.samples.ts';
import { downloadPages } from './downloads.samples.ts';
import { express } from './express.samples.ts';
import { boughtCards, giftCardPages } from './gift-cards.samples.ts';
import { bowl, idOf, mug, onePage, section, words } from './page.samples.ts';
import { paymentLinkPages } from './payment-link.samples.ts';
import { filterForm, productLists } from './product-lists.samples.ts';
import { returnPages } from './returns.samples.ts';
import { notices, reviewPages, reviews } from './review-pages.samples.ts';
import { subscriptionPages } from './subscription.samples.ts';
import { totals } from './totals.samples.ts';

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

const order: OrderPageView = {
  downloads: null,
  giftCards: boughtCards,
  stage: 'confirmed',
  subscriptions: [],
  statusAddress: '/checkout/status/a-token',
  progress: 'preparing',
  shipments: [],
  toSend: [],
  documents: [{ id: 'd1', label: 'Invoice 17 (PDF)', address: '/checkout/documents/d1.pdf?signature=x' }],
  number: '1042',
  placedAt: '2026-11-20T20:00:00Z',
  email: 'ines@example.com',
  lines: [{ ...line, address: null }],
  totals,
  explanation: ['Moon Vase: 1 × €98.00 = €98.00'],
  vatId: 'PT501964843',
  sentTo: ['Ines Marques', 'Porto'],
  billedTo: ['Marques Lda', 'Lisboa'],
  shippingName: 'Parcel',
  shippingTime: 'Three days',
  pickup: ['Kiln', '10115 Berlin'],
  paymentName: 'Bank transfer',
  shopAddress: '/shop',
  isCancelled: false,
  paymentState: 'pending',
  partRefunded: null,
  partDue: null,
  instructions: 'Send the sum.\n\nOr pay in cash.',
};

export const pages: Readonly<Record<string, PageContent>> = {
  ...productLists,
  product: {
    kind: 'product',
    page: {
      product: mug,
      list: { name: 'Shop', address: '/shop' },
      crumbs: [{ name: 'Shop', address: '/shop' }],
      related: [{ ...mug, title: 'Moon vase' }],
      categories: [{ name: 'Cups', address: '/shop/cups' }],
    },
  },
  'reviewed product': {
    kind: 'product',
    page: {
      product: { ...mug, rating: reviews.rating },
      list: { name: 'Shop', address: '/shop' },
      crumbs: [{ name: 'Shop', address: '/shop' }],
      categories: [],
      reviews,
      notices,
    },
  },
  ...reviewPages,
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
      correction: null,
      products: [{ ...mug, hasVariedPrices: true }],
      filter: { ...filterForm, address: '/search', query: 'mug "<b>', filters: noFilters },
      results: [{ title: 'Caring for mugs', address: '/journal/caring', excerpt: 'By hand, and warm.' }],
      total: 2,
      isMore: false,
      pagination: onePage,
    },
  },
  'search that was corrected': {
    kind: 'search',
    search: {
      query: 'mugg',
      correction: { query: 'mug', address: '/search?q=mugg&exact=yes' },
      products: [mug],
      filter: { ...filterForm, address: '/search', query: 'mugg', filters: noFilters },
      results: [],
      total: 1,
      isMore: false,
      pagination: onePage,
    },
  },
  'search without a result': {
    kind: 'search',
    search: {
      query: 'x',
      correction: null,
      products: [],
      filter: null,
      results: [],
      total: 0,
      isMore: false,
      pagination: onePage,
    },
  },
  ...cartPages,
  checkout: { kind: 'checkout', checkout, express },
  ...paymentLinkPages(checkout),
  ...balancePages(order),
  'order confirmed': { kind: 'order-confirmed', order: { ...order, paymentState: 'paid' } },
  ...subscriptionPages(order),
  ...donationPages(order),
  'order received': { kind: 'order-received', order: { ...order, stage: 'received' } },
  'order status': {
    kind: 'order-status',
    order: {
      ...order,
      stage: 'status',
      progress: 'partlySent',
      paymentState: 'paid',
      shipments: [
        {
          id: idOf('shipment'),
          sentAt: '2026-11-21T09:00:00Z',
          items: [{ id: idOf('entry'), title: 'Everyday mug', options: 'Bone', quantity: 1 }],
          carrier: 'DHL',
          trackingNumber: '00340434161094042557',
          trackingAddress: 'https://parcels.example/00340434161094042557',
          note: 'Left with the neighbours.',
        },
      ],
      toSend: [{ id: idOf('entry'), title: 'Everyday mug', options: 'Bone', quantity: 1 }],
    },
  },
  'order cancelled': {
    kind: 'order-status',
    order: { ...order, stage: 'status', isCancelled: true, paymentState: 'refunded' },
  },
  ...accountPages,
  ...giftCardPages,
  ...downloadPages(order),
  ...returnPages,
  lock: { kind: 'lock', lock: { action: '/journal/secret', error: 'This password is incorrect.' } },
  'not found': { kind: 'not-found' },
  error: { kind: 'error', key: 'k-123' },
};
