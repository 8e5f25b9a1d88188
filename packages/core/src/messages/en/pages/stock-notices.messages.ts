/** Being told once that something is back in stock. */
export const messages = {
  noticeOffer: 'Tell me when it is back',
  noticeVariant: 'Sold out',
  noticeButton: 'Tell me',
  noticeConsent:
    '{shop} may send me one email when this is back in stock. My address is used for nothing else, and I can take this back at any time.',
  noticeAskedTitle: 'Check your inbox',
  noticeAsked:
    'If this address is not on the list yet, we have sent it a link. Open it to confirm that you want to be told.',
  noticeOpenTitle: 'Confirm your address',
  noticeOpen: 'We send one email to {email} when {product} is back.',
  noticeConfirm: 'Yes, tell me',
  noticeConfirmedTitle: 'You are on the list',
  noticeConfirmed: 'We send one email to {email} when {product} is back.',
  noticeStop: 'Do not tell me after all',
  noticeStoppedTitle: 'Your address was removed',
  noticeStopped: 'You will get no email about this product.',
  noticeOverTitle: 'This link no longer works',
  noticeOver: 'You were told already, the request is too old, or it was taken back.',
  noticeRefusedTitle: 'We could not note your address',
  noticeAvailable: 'This is in stock again. You can buy it now.',
  noticeTooMany: 'Too many requests. Please try again later.',
} as const;
