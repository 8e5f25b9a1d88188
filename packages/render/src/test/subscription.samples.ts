import type { CheckoutFieldView, OrderPageView } from '@vitrine/core/checkout/checkout-view.ts';
import type { SubscriptionPageView } from '@vitrine/core/subscriptions/subscription-page.ts';
import type { PageContent } from '../page-content.ts';
import { bowl, idOf } from './page.samples.ts';

export const euro = (amount: number) => ({ amount, currency: 'EUR' });
const field = (value: string): CheckoutFieldView => ({
  value,
  error: null,
  isRequired: true,
  label: null,
  choices: null,
});

const subscription: SubscriptionPageView = {
  address: '/checkout/subscription/a-token',
  title: 'Clay club',
  options: 'Porcelain',
  quantity: 1,
  image: bowl,
  rhythm: 'renews every month',
  price: euro(2400),
  state: 'active',
  nextAt: '2026-12-20T20:00:00Z',
  due: euro(2900),
  delay: null,
  paymentsLeft: 5,
  methodLabel: 'Visa •••• 4242',
  methodExpires: '2027-08',
  isMethodExpired: false,
  actions: ['pause', 'skip', 'cancel'],
  isCancelAsked: false,
  savedMethods: [{ id: idOf('saved'), label: 'Test card •••• 0002' }],
  methods: [{ id: 'test', name: 'Test payment' }],
  setUps: [{ id: 'card', name: 'Card' }],
  fields: {
    name: field('Ines Marques'),
    line1: field('Rua 1'),
    postalCode: field('4000'),
    city: field('Porto'),
  },
  sentTo: ['Ines Marques', 'Porto'],
  orders: [
    {
      number: 1042,
      placedAt: '2026-11-20T20:00:00Z',
      total: euro(2900),
      address: '/checkout/status/a-token',
    },
  ],
  done: 'skip',
  problem: null,
};

export const subscriptionPages = (order: OrderPageView) =>
  ({
    'membership confirmed': {
      kind: 'membership-confirmed',
      order: { ...order, paymentState: 'paid', isMembership: true },
    },
    'subscription confirmed': {
      kind: 'subscription-confirmed',
      order: {
        ...order,
        paymentState: 'paid',
        subscriptions: [{ title: 'Clay club', address: '/checkout/subscription/a-token' }],
      },
    },
    subscription: { kind: 'subscription', subscription },
    'subscription that cannot be delivered': {
      kind: 'subscription',
      subscription: { ...subscription, due: null, delay: 'address', done: null },
    },
    'subscription to cancel': {
      kind: 'subscription',
      subscription: { ...subscription, isCancelAsked: true },
    },
  }) as const satisfies Readonly<Record<string, PageContent>>;
