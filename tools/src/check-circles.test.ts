import { expect, it } from 'vitest';
import { checkCircles, checkOrder } from './check-circles.ts';
import type { SourceFile } from './source-files.ts';

const imports = (...specifiers: string[]) => specifiers.map(one => `import { x } from '${one}';`).join('\n');
const circles = (files: Readonly<Record<string, string>>) =>
  checkCircles(filesOf(files)).map(found => found.message);
const orders = (files: Readonly<Record<string, string>>) =>
  checkOrder(filesOf(files)).map(({ path, message }) => `${path} ${message}`);

function filesOf(files: Readonly<Record<string, string>>): SourceFile[] {
  return Object.entries(files).map(([path, text]) => ({ path, text }));
}

const list = `
import { cartCapability } from './capabilities/cart/index.ts';
import { mediaCapability } from './capabilities/media/index.ts';
export const capabilities: readonly Capability[] = [
  mediaCapability,
  cartCapability,
];`;
const cart = 'apps/server/src/capabilities/cart';
const media = 'apps/server/src/capabilities/media';

it('FLOOR-6: a circle between files of a capability is found, and reported as a path', () => {
  expect(
    circles({
      [`${cart}/a.ts`]: imports('./b.ts', './d.ts'),
      [`${cart}/b.ts`]: imports('./c.ts'),
      [`${cart}/c.ts`]: imports('./a.ts'),
      [`${cart}/d.ts`]: imports('zod'),
    }),
  ).toEqual([
    `is in a circle of imports: ${cart}/a.ts → ${cart}/b.ts → ${cart}/c.ts → ${cart}/a.ts (FLOOR-6)`,
  ]);
});

it('FLOOR-6: a circle of types, across packages by name, or through re-exports counts too', () => {
  const core = 'packages/core/src';
  expect(
    circles({
      [`${core}/a.ts`]: `import type { X } from './b.ts';`,
      [`${core}/b.ts`]: `export { x } from '@vitrine/core/a.ts';`,
    }),
  ).toEqual([`is in a circle of imports: ${core}/a.ts → ${core}/b.ts → ${core}/a.ts (FLOOR-6)`]);
});

it('FLOOR-6: two ways to one file are not a circle, and imports only by tests do not count', () => {
  expect(
    circles({
      [`${cart}/a.ts`]: imports('./b.ts', './c.ts'),
      [`${cart}/b.ts`]: imports('./c.ts'),
      [`${cart}/c.ts`]: imports('./shop.fixture.ts'),
      [`${cart}/shop.fixture.ts`]: imports('./a.ts'),
    }),
  ).toEqual([]);
});

it('FLOOR-7: a capability that calls one below it is found, one that calls above is not', () => {
  expect(
    orders({
      'apps/server/src/capabilities.ts': list,
      [`${cart}/a.ts`]: imports('../media/index.ts'),
      [`${media}/index.ts`]: '',
      [`${media}/b.ts`]: imports('../cart/index.ts'),
      [`${cart}/index.ts`]: '',
    }),
  ).toEqual([
    `${media}/b.ts imports cart, which is not above media in apps/server/src/capabilities.ts (FLOOR-7)`,
  ]);
});

it('FLOOR-7: a capability that is not in the list, and one imported by http, are found', () => {
  expect(
    orders({
      'apps/server/src/capabilities.ts': list,
      'apps/server/src/capabilities/forms/a.ts': imports('../media/index.ts'),
      [`${media}/index.ts`]: '',
      'apps/server/src/http/send.ts': imports('../capabilities/media/index.ts'),
    }),
  ).toEqual([
    'apps/server/src/capabilities/forms/a.ts is of forms, which apps/server/src/capabilities.ts does not list (FLOOR-7)',
    'apps/server/src/http/send.ts imports media: http knows no capability; hand it in (FLOOR-7)',
  ]);
});
