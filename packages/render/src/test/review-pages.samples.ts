import type { ReviewRequestView, ShownReview } from '@vitrine/core/reviews/review-views.ts';
import type { StockNoticeOffer, StockNoticeView } from '@vitrine/core/stock-notices/stock-notice-views.ts';
import type { PageContent, ProductReviewsView } from '../page-content.ts';
import { idOf } from './page.samples.ts';

const review: ShownReview = {
  id: idOf('review'),
  stars: 4,
  title: 'Good <b>mug</b>',
  text: 'Holds tea.\n\nAnd coffee.',
  author: 'Ann',
  source: 'purchase',
  submittedAt: '2026-10-01T09:00:00Z',
  reply: 'Thank you.',
  repliedAt: '2026-10-02T09:00:00Z',
  reportAddress: `/checkout/reported/${idOf('review')}`,
};

export const reviews: ProductReviewsView = {
  rating: { average: 4, count: 12 },
  counts: [1, 0, 2, 4, 5],
  samples: 1,
  total: 13,
  reviews: [
    review,
    { ...review, id: idOf('sample'), source: 'sample', title: '', author: '', reply: '', repliedAt: null },
  ],
  sorts: [
    { name: 'Newest', address: '/shop/mug#reviews', isCurrent: true },
    { name: 'Oldest', address: '/shop/mug?sort=oldest#reviews', isCurrent: false },
  ],
  pagination: { page: 1, pageCount: 2, previousAddress: null, nextAddress: '/shop/mug?page=2#reviews' },
};

const request: ReviewRequestView = {
  stage: 'open',
  address: '/checkout/review/token',
  expiresAt: '2026-12-01T09:00:00Z',
  lines: ['one', 'two'].map(name => ({
    lineId: idOf(name),
    title: 'Mug',
    options: name === 'one' ? 'Large' : '',
    image: null,
    values: { stars: '', title: '', text: '', author: 'Ann' },
    errors: name === 'one' ? { stars: 'Please select a star rating' } : {},
  })),
  notice: 'waiting',
  problem: null,
  email: 'ann@example.com',
};

const notice: StockNoticeView = {
  stage: 'open',
  address: '/checkout/back-in-stock/token',
  product: { name: 'Mug', address: '/shop/mug' },
  options: 'Large',
  email: 'ann@example.com',
  problem: null,
};

export const notices: StockNoticeOffer = {
  action: '/checkout/back-in-stock?product=mug',
  variants: [
    { id: idOf('bone'), words: 'Bone' },
    { id: idOf('iron'), words: 'Iron' },
  ],
};

export const reviewPages: Readonly<Record<string, PageContent>> = {
  'review request': { kind: 'review-request', request },
  'review request, expired': {
    kind: 'review-request',
    request: { ...request, stage: 'expired', lines: [], notice: null },
  },
  'review request, reviewed': {
    kind: 'review-request',
    request: { ...request, stage: 'reviewed', lines: [], notice: null },
  },
  'review request, to stop': { kind: 'review-request', request: { ...request, stage: 'stop', lines: [] } },
  'review request, stopped': { kind: 'review-request', request: { ...request, stage: 'stopped', lines: [] } },
  'cart back': {
    kind: 'cart-back',
    page: { stage: 'open', address: '/cart/back/1', items: ['2 × Mug (Bone)', '1 × Moon vase'] },
  },
  'cart back, over': { kind: 'cart-back', page: { stage: 'over', address: '', items: [] } },
  'stock notice': { kind: 'stock-notice', notice },
  'stock notice, confirmed': { kind: 'stock-notice', notice: { ...notice, stage: 'confirmed' } },
  'stock notice, refused': {
    kind: 'stock-notice',
    notice: { ...notice, stage: 'refused', problem: 'Email is not valid.' },
  },
  'review report': {
    kind: 'review-report',
    report: {
      address: review.reportAddress,
      review,
      product: { name: 'Mug', address: '/shop/mug' },
      isSent: false,
      problem: null,
    },
  },
};
