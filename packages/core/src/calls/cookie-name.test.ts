import { expect, it } from 'vitest';
import { cookieName, readableCookie } from './cookie-name.ts';

it('COOKIE-1: our cookie names have the prefix over HTTPS only', () => {
  expect([cookieName('CART', true), cookieName('CART', false)]).toEqual(['__Host-CART', 'CART']);
});

it('COOKIE-3: a page reads its own cookie under either name, and prefers the one that no other host can set', () => {
  expect(readableCookie('a=1; crumb=b%3D1', 'crumb')).toBe('b=1');
  expect(readableCookie('crumb=planted; __Host-crumb=own', 'crumb')).toBe('own');
  expect(readableCookie('x-crumb=1; NOT_crumb=2', 'crumb')).toBe('');
  expect(readableCookie('crumb=%E0%A4%A', 'crumb')).toBe('%E0%A4%A');
});
