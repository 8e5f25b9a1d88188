import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { methodOf } from './payment-methods.ts';

const sources = join(import.meta.dirname, '../../../..');
const folders = globSync('*', { cwd: join(import.meta.dirname, 'methods') });

it('PAYMENT-14: each folder is a way to pay that is called as its folder, and nothing outside names it', () => {
  expect(folders.map(id => methodOf(id).id)).toEqual(folders);
  const names = new RegExp(
    `methods/(${folders.join('|')})/|(method|paymentMethod)(\\.id)?\\s*[!=]==\\s*'(${folders.join('|')})'`,
  );
  const naming = globSync('*/src/**/*.{ts,tsx}', { cwd: sources })
    .filter(file => !/payments\/methods\/|\.(test|integration|fixture|conformance)\.tsx?$/.test(file))
    .filter(file => names.test(readFileSync(join(sources, file), 'utf8')));
  expect(naming).toEqual([]);
});
