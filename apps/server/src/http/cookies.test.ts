import { expect, it } from 'vitest';
import { ownCookies } from './cookies.ts';

it('COOKIE-1: over HTTPS only names that neighbouring hosts cannot set count as ours', () => {
  const header = 'CART=planted; __Host-CART=own; __host-crumb=x; __Secure-CART=y; __Host-=z; a=b';
  expect(ownCookies(header, true)).toEqual({ CART: 'own' });
  expect(ownCookies('CART=own; __Host-CART=other', false)).toEqual({ CART: 'own', '__Host-CART': 'other' });
  // Some servers strip spaces that browsers treat as part of a name.
  expect(ownCookies('\u00a0__Host-CART=planted', true)).toEqual({});
});

it('COOKIE-2: of two cookies with one name neither counts, whichever came first', () => {
  expect(ownCookies('CART=a; crumb=1; CART=b', false)).toEqual({ crumb: '1' });
  expect(ownCookies('CART=a; CART=a', false)).toEqual({});
  expect(ownCookies('__Host-CART=a;__Host-CART =b; CART=c', true)).toEqual({});
  expect(ownCookies('CART=a; CART=b; CART=c', false)).toEqual({});
});

it('COOKIE-2: a value that we never set does not count', () => {
  expect(ownCookies(undefined, false)).toEqual({});
  expect(ownCookies(' ;; =x; a=b_c-1 ;nameless', false)).toEqual({ a: 'b_c-1' });
  for (const value of ['', '""', '"a"', 'b=c', '%20e', '%E0%A4%A', 'é', 'a b', '__proto__,', 'x'.repeat(201)])
    expect(ownCookies(`CART=${value}; crumb=1`, false), value).toEqual({ crumb: '1' });
  expect(ownCookies('CART=é; CART=own', false)).toEqual({});
});
