import { expect, it } from 'vitest';
import { toastMilliseconds } from './dialog-constants.ts';

it('TOAST-2: stays for at least two seconds, longer with longer text', () => {
  expect(toastMilliseconds('Saved')).toBe(2000);
  expect(toastMilliseconds('x'.repeat(13))).toBe(2000);
  expect(toastMilliseconds('x'.repeat(50))).toBe(4200);
});
