import { expect, it } from 'vitest';
import { toastMilliseconds } from './toasts.tsx';

it('PANEL-7: a toast stays two seconds at least, longer with longer text or something to press; an error stays', () => {
  const action = { label: 'Undo', onAction: () => {} };
  expect(toastMilliseconds({ message: 'Saved' })).toBe(2000);
  expect(toastMilliseconds({ message: 'x'.repeat(50) })).toBe(4200);
  expect(toastMilliseconds({ message: 'Saved', action })).toBe(8000);
  expect(toastMilliseconds({ message: 'Broken', isError: true })).toBe(null);
});
