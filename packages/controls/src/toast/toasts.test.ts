import { expect, it } from 'vitest';
import { toastMilliseconds } from './toasts.tsx';

it('PANEL-7: a toast stays for at least two seconds, longer with more text or an action; an error stays until dismissed', () => {
  const action = { label: 'Undo', onAction: () => {} };
  expect(toastMilliseconds({ message: 'Saved' })).toBe(2000);
  expect(toastMilliseconds({ message: 'x'.repeat(50) })).toBe(4200);
  expect(toastMilliseconds({ message: 'Saved', action })).toBe(8000);
  expect(toastMilliseconds({ message: 'Broken', isError: true })).toBe(null);
});
