import type { PageContent } from '../page-content.ts';

const account = {
  crumb: null,
  values: {},
  errors: {},
  problem: null,
  notice: null,
  isSignUpOpen: true,
};

export const accountPages: Readonly<Record<string, PageContent>> = {
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
    account: {
      ...account,
      about: { page: 'code', purpose: 'reset', proofId: 'abcdefghijklmnopqrstuvwx', needsPassword: false },
    },
  },
  'account confirm': {
    kind: 'account',
    account: {
      ...account,
      about: {
        page: 'confirm',
        purpose: 'signIn',
        token: 'a-token',
        email: 'ines@example.com',
        needsPassword: false,
      },
    },
  },
  'account confirm in another browser': {
    kind: 'account',
    account: {
      ...account,
      about: {
        page: 'confirm',
        purpose: 'signUp',
        token: 'a-token',
        email: 'ines@example.com',
        needsPassword: true,
      },
      errors: { currentPassword: 'The password is incorrect. Nothing was changed.' },
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
        hasCart: true,
        siteUser: {
          id: 'abcdefghijklmnopqrstuvwx',
          email: 'ines@example.com',
          name: 'Ines',
          language: null,
          hasPassword: true,
        },
        memberships: [
          {
            id: 'abcdefghijklmnopqrstuvwx',
            title: 'Friends of the kiln',
            since: '2026-11-20T20:00:00Z',
            state: 'ending',
            until: '2027-11-20T20:00:00Z',
          },
        ],
        subscriptions: [
          {
            title: 'Clay club',
            rhythm: 'renews every month',
            state: 'active',
            nextAt: '2026-12-20T20:00:00Z',
            address: '/checkout/subscription/a-token',
          },
        ],
        orders: [
          {
            number: 1042,
            placedAt: '2026-03-02T10:00:00.000Z',
            total: { amount: 5600, currency: 'EUR' },
            address: '/checkout/status/a-token',
            downloads: { names: ['twelve-glazes.pdf'], address: '/checkout/downloads/a-token' },
          },
        ],
        savedMethods: [
          {
            id: 'abcdefghijklmnopqrstuvwy',
            label: 'Visa •••• 4242',
            expires: '2027-08',
            isDefault: true,
            savedAt: '2026-03-02T10:00:00.000Z',
          },
          {
            id: 'abcdefghijklmnopqrstuvwx',
            label: 'Mastercard •••• 4444',
            expires: '',
            isDefault: false,
            savedAt: '2026-03-01T10:00:00.000Z',
          },
        ],
        consents: [
          {
            id: 'abcdefghijklmnopqrstuvwz',
            purpose: 'marketing',
            isGiven: true,
            words: 'Send me news of Kiln by email.',
            version: 'marketing-1',
            language: 'en',
            place: '/checkout',
            at: '2026-03-02T10:00:00.000Z',
          },
        ],
      },
    },
  },
  'account consent': {
    kind: 'account',
    account: {
      ...account,
      about: {
        page: 'consent',
        purpose: 'marketing',
        token: 'a-token',
        email: 'ines@example.com',
        isWithdrawn: false,
      },
    },
  },
  'account consent withdrawn': {
    kind: 'account',
    account: {
      ...account,
      about: {
        page: 'consent',
        purpose: 'cartReminders',
        token: 'a-token',
        email: 'ines@example.com',
        isWithdrawn: true,
      },
    },
  },
  'account delete': { kind: 'account', account: { ...account, about: { page: 'erase' } } },
};
