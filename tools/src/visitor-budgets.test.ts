import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { visitorBudgets } from './visitor-budgets.ts';

const manifest = {
  'src/main.ts': { file: 'main.js', isEntry: true },
  'product.enhance.ts': { file: 'product.js', imports: ['src/main.ts', '_part.js'] },
  '_part.js': { file: 'part.js' },
};

it('BUDGET-1: a page’s script is counted once, with the additional code of an enhancer', () => {
  const [page, product] = visitorBudgets(manifest, file => randomBytes(file === 'main.js' ? 7_000 : 1_000));
  expect(page?.bytes).toBeGreaterThan(6_000);
  expect(page?.most).toBe(6_000);
  expect(product?.bytes).toBeGreaterThan(9_000);
  expect(product?.bytes).toBeLessThan(9_200);
});
