/** Emails about stock that is back. */
export const messages = {
  stockNoticeMails: {
    confirmSubject: 'Shall we tell you when {name} is back?',
    confirmIntro: 'Somebody entered this address at {shop} to be told when {name} is back. Was it you?',
    confirmButton: 'Confirm',
    confirmNot: 'If it was not you, do nothing. You will get no further email.',
    backSubject: '{name} is back',
    backIntro: '{name} is back in stock at {shop}.',
    backFew: 'We tell everyone who waits in turn. We cannot hold one for you.',
    backButton: 'See the product',
    backOnce: 'You asked for this one email. There will be no other about it.',
    backStop: 'Remove my address',
  },
} as const;
