import type { OrderPageView } from '@vitrine/core/checkout/checkout-view.ts';
import type { DonatePageView } from '@vitrine/core/donations/donation-fund.ts';
import type { PageContent } from '../page-content.ts';
import { idOf } from './page.samples.ts';
import { euro } from './subscription.samples.ts';

const fund: DonatePageView = {
  fundId: idOf('fund'),
  title: 'A kiln for the school',
  paragraphs: ['The old one cracked in March.', 'Each gift buys bricks.'],
  isOpen: true,
  suggested: [
    { value: '1000', price: euro(1000) },
    { value: '5000', price: euro(5000) },
  ],
  least: euro(100),
  most: euro(1_000_000),
  frequencies: [
    { value: 'once', label: 'Once' },
    { value: 'month', label: 'Every month' },
  ],
  progress: { given: euro(64_000), goal: euro(200_000), percent: 32 },
  donors: [
    { id: idOf('donor'), name: 'Ada', message: 'Fire away!', price: euro(3000) },
    { id: idOf('unnamed'), name: '', message: '', price: euro(500) },
  ],
  values: {
    suggested: '1000',
    amount: '',
    frequency: 'month',
    dedication: '',
    shownName: '',
    message: '',
    isShown: '',
  },
  problems: {},
};

/** The pages with the numbers 203 and 204. */
export const donationPages = (order: OrderPageView) =>
  ({
    donate: { kind: 'donate', page: fund },
    'donate refused': {
      kind: 'donate',
      page: {
        ...fund,
        progress: null,
        donors: [],
        values: { ...fund.values, suggested: 'other', amount: '0.10' },
        problems: { amount: 'Enter an amount of at least €1.00.' },
      },
    },
    'donate closed': { kind: 'donate', page: { ...fund, isOpen: false } },
    'contribution confirmed': {
      kind: 'contribution-confirmed',
      order: {
        ...order,
        paymentState: 'paid',
        isDonation: true,
        lines: order.lines.map(line => ({
          ...line,
          title: fund.title,
          options: '',
          choices: ['renews every month', 'In honour of Marit'],
          image: null,
        })),
        subscriptions: [{ title: fund.title, address: '/checkout/subscription/a-token' }],
        sentTo: [],
        shippingName: '',
        shippingTime: '',
        pickup: [],
      },
    },
  }) as const satisfies Readonly<Record<string, PageContent>>;
