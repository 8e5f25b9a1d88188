import { expect, it } from 'vitest';
import { checkAcrossWebsites } from './check-across-websites.ts';

const path = 'apps/server/src/capabilities/carts/carts.store.ts';
const text = `export async function listCarts(database) {
  return database.query('SELECT');
}

export async function deleteCarts(database) {
  return acrossWebsites(database).query('DELETE');
}
`;
const found = (files: { path: string; text: string }[], listed: readonly string[]) =>
  checkAcrossWebsites(files, listed).map(({ message }) => message);

it('WALL-4: code that works on all websites is found unless it is listed', () => {
  expect(found([{ path, text }], [])).toEqual([
    'works on all websites: list “carts/carts.store.ts deleteCarts” with its reason in check-across-websites.ts (WALL-4)',
  ]);
  expect(found([{ path, text }], ['carts/carts.store.ts deleteCarts'])).toEqual([]);
  expect(found([{ path: path.replace('.store', '.integration'), text }], [])).toEqual([]);
});

it('WALL-4: an entry of the list whose code is gone is found', () => {
  expect(found([], ['carts/carts.store.ts deleteCarts'])).toEqual([
    'lists “carts/carts.store.ts deleteCarts”, which no longer works on all websites (WALL-4)',
  ]);
});
