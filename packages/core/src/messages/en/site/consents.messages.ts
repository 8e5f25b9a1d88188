/** Texts about consent and terms, outside pages. */
export const messages = {
  /** Texts about consent and terms, outside pages. */
  consents: {
    termsMissing: 'Please agree to the terms. Without that we cannot accept your order.',
    termsChanged: 'The terms have changed since you ticked them. Please read them and agree again.',
    wordsChanged: 'The text about news by email has changed. Please read it and tick it again if you agree.',
    agreedTerms: 'You agreed to these when you ordered:',
    agreedMarketing:
      'You agreed to receive news and offers by email. You can withdraw your consent here at any time:',
  },
} as const;
