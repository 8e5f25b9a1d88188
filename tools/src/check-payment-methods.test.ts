import { expect, it } from 'vitest';
import { checkPaymentMethods } from './check-payment-methods.ts';

const methods = 'apps/server/src/capabilities/payments/methods';
const folders = ['manual', 'test'].map(id => ({
  path: `${methods}/${id}/${id}.method.ts`,
  text: `export const method: PaymentMethod = { id: '${id}' };\n`,
}));
const linesIn = (path: string, text: string) =>
  checkPaymentMethods([...folders, { path, text }]).map(({ line }) => line);

it.each([
  ["import { method } from './methods/manual/manual.method.ts';\n", 1],
  ["const isByHand =\n  payment.method === 'manual';\n", 2],
  ["const isReal = chosen.method.id !== 'test';\n", 1],
  ["switch (method) {\n  case 'manual':\n    break;\n}\n", 2],
  ["const payment = { amount, method: 'test' };\n", 1],
  ["const testMethod = 'test';\n", 1],
  ["const offeredMethods = ['manual', 'test'] as const;\n", 1],
  ["const methodIcons = { manual: 'bank' };\n", 1],
  ["const found = methodOf('manual');\n", 1],
  ["const hasTest = methods.has('test');\n", 1],
  ["const isOurs = ['manual', 'test'].includes(payment.method);\n", 1],
  ["const one = methods['manual'];\n", 1],
  ['const isOffered = settings.payments.test;\n', 1],
  ["await query(`SELECT id FROM payments WHERE method = 'manual' AND id = $1`);\n", 1],
])('PAYMENT-14: finds a payment method that is named in %j', (text, line) => {
  expect(linesIn('apps/server/src/capabilities/checkout/a.ts', text)).toEqual([line]);
  expect(linesIn('apps/studio/src/orders/a.ts', text)).toEqual([line]);
  expect(linesIn('packages/core/src/orders/a.ts', text)).toEqual([line]);
  expect(linesIn(`${methods}/manual/manual.jobs.ts`, text)).toEqual([]);
  expect(linesIn('apps/server/src/capabilities/checkout/a.integration.ts', text)).toEqual([]);
});

it.each([
  "tip.popover = 'manual';\n",
  "const environments = ['production', 'test'];\n",
  "const answer = await fetch(url, { method: 'POST' });\n",
  "const isByHand = methodOf(payment.method).firstState === 'awaited';\n",
  "const isKnown = payment.method === 'north-bank';\n",
])('PAYMENT-14: lets %j pass', text => {
  expect(linesIn('apps/server/src/a.ts', text)).toEqual([]);
});
