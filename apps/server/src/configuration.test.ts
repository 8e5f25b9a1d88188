import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

it('CONFIGURATION-1: all problems are reported together, each with its setting', () => {
  const read = readConfiguration({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://x',
    SECRET_KEY: 'short',
    OWNER_EMAIL: 'me',
  });
  expect(read.ok).toBe(false);
  if (read.ok) return;
  const named = englishOf(read.error)
    .split('\n')
    .slice(1)
    .map(line => line.trim().split(':')[0]);
  expect(named.sort()).toEqual(['DATABASE_URL', 'OWNER_EMAIL', 'PORT', 'SECRET_KEY']);
});

it('CONFIGURATION-1: an empty setting counts as not given', () => {
  const read = readConfiguration({ PORT: '', DATABASE_URL: '' });
  expect(read).toMatchObject({ ok: true, value: { PORT: 3000 } });
});

it.each([
  ['https://api.example.com', 'production', false],
  ['http://127.0.0.1:4010', 'production', true],
  ['https://api.example.com', 'test', true],
  ['http://127.0.0.1:4010/v1', 'test', false],
])('STRIPE-10, PAYPAL-9: %s stands in for a payment service in %s: %s', (address, NODE_ENV, isAllowed) => {
  for (const name of ['STRIPE_API_URL', 'PAYPAL_API_URL']) {
    const read = readConfiguration({ [name]: address, NODE_ENV });
    expect(read.ok).toBe(isAllowed);
    if (!read.ok) expect(englishOf(read.error)).toContain(name);
  }
});

it('CONFIGURATION-2: without settings the server listens on loopback, port 3000', () => {
  expect(readConfiguration({})).toMatchObject({
    ok: true,
    value: {
      HOST: '127.0.0.1',
      PORT: 3000,
      APP_DOMAIN: 'localhost:3000',
      IS_HTTPS: false,
      TRUSTED_PROXIES: 0,
    },
  });
});

it('CONFIGURATION-2: the domain follows the port unless it is given', () => {
  expect(readConfiguration({ PORT: '4000' })).toMatchObject({
    ok: true,
    value: { APP_DOMAIN: 'localhost:4000' },
  });
  const given = readConfiguration({ PORT: '4000', APP_DOMAIN: 'shops.example' });
  expect(given).toMatchObject({ ok: true, value: { APP_DOMAIN: 'shops.example' } });
});

it.each(['shops.example', 'SHOPS.example:8080', 'content.shops.example', 'example'])(
  "CONTENT-1: %s does not count as a domain separate from the platform's",
  USER_CONTENT_DOMAIN => {
    const read = readConfiguration({ APP_DOMAIN: 'shops.example', USER_CONTENT_DOMAIN });
    expect(read).toMatchObject({
      ok: false,
      error: {
        values: {
          problems: expect.stringContaining('USER_CONTENT_DOMAIN: Must be a domain registered apart'),
        },
      },
    });
  },
);

it('CONTENT-1: a second domain is accepted', () => {
  const given = { APP_DOMAIN: 'shops.example', USER_CONTENT_DOMAIN: 'other-shops.example:8443' };
  expect(readConfiguration(given)).toMatchObject({ ok: true, value: given });
});
