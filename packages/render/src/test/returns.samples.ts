import type { ReturnsPageView } from '@vitrine/core/returns/return-views.ts';
import type { WithdrawalPageView } from '@vitrine/core/withdrawals/withdrawal.ts';
import type { PageContent } from '../page-content.ts';

const page: ReturnsPageView = {
  address: '/checkout/returns/a-token',
  orderNumber: '12',
  orderAddress: '/checkout/status/a-token',
  newId: 'aaaaaaaaaaaaaaaaaaaaaaaa',
  lines: [
    {
      ...{ lineId: 'bowl', title: 'Bowl', options: 'Blue', image: null },
      ...{ most: 2, quantity: 0, reason: '' },
    },
  ],
  until: '2026-12-21T09:00:00Z',
  reasons: ['Does not fit or suit', 'Damaged or faulty'],
  paidBy: 'buyer',
  excluded: ['Twelve glazes'],
  returns: [],
  comment: '',
  notice: null,
  problem: null,
};
const own = { askedAt: '2026-12-01T09:00:00Z', items: ['1 × Bowl (Blue)'], answer: '' };

const withdrawal: WithdrawalPageView = {
  ...{ stage: 'form', id: 'aaaaaaaaaaaaaaaaaaaaaaaa', problem: null, exempt: ['Twelve glazes'] },
  ...{ name: '', email: '', number: '', items: '' },
};

export const returnPages: Record<string, PageContent> = {
  returns: { kind: 'returns', page },
  'returns asked': {
    kind: 'returns',
    page: {
      ...page,
      notice: 'asked',
      lines: [],
      returns: [
        {
          ...own,
          id: 'one',
          name: '12-1',
          state: 'declined',
          answer: 'It was used.',
          withdrawAddress: null,
          slipAddress: null,
        },
        {
          ...own,
          id: 'two',
          name: '12-2',
          state: 'accepted',
          withdrawAddress: '/checkout/returns/a-token/two/withdrawal',
          slipAddress: '/checkout/returns/a-token/two/slip.pdf',
        },
      ],
    },
  },
  withdrawal: { kind: 'withdrawal', page: withdrawal },
  'withdrawal to confirm': {
    kind: 'withdrawal',
    page: { ...withdrawal, stage: 'confirm', name: 'Ann Lee', email: 'ann@example.com', number: '12' },
  },
  'withdrawal sent': { kind: 'withdrawal', page: { ...withdrawal, stage: 'done' } },
  'returns refused': {
    kind: 'returns',
    page: { ...page, problem: 'Choose at least one item, and a reason for each.', comment: 'Broken' },
  },
};
