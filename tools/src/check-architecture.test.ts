import { expect, it } from 'vitest';
import { checkArchitecture } from './check-architecture.ts';

const paths = [
  'apps/server/src/http/send.ts',
  'apps/server/src/mail/send.ts',
  'packages/core/src/cart/price-cart.ts',
];

it('FLOOR-10: a missing or ambiguous file is found with its line', () => {
  expect(checkArchitecture('# Journeys\n\n│ ├─ `send.ts`, cart/cart-price.ts', paths)).toEqual([
    {
      path: 'ARCHITECTURE.md',
      line: 3,
      message:
        'names send.ts, which may be apps/server/src/http/send.ts or apps/server/src/mail/send.ts (FLOOR-10)',
    },
    { path: 'ARCHITECTURE.md', line: 3, message: 'names cart/cart-price.ts, which is not there (FLOOR-10)' },
  ]);
});

it('FLOOR-10: an existing file passes, and so does an ending alone', () => {
  expect(
    checkArchitecture('│ ├─ http/send.ts ── price-cart.ts; `.block.ts`, `<noun>.calls.ts`', paths),
  ).toEqual([]);
});
