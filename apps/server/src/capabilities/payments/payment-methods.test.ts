import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { methodOf } from './payment-methods.ts';

it("PAYMENT-14: each folder is a payment method whose id is the folder's name", () => {
  const folders = globSync('*', { cwd: join(import.meta.dirname, 'methods') });
  expect(folders.map(id => methodOf(id).id)).toEqual(folders);
});
