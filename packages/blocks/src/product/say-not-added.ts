import type { PurchaseFacts } from './purchase-facts.ts';

/** “Unable to add item”, why, and the button that tries it again (rule CART-51). */
export function sayNotAdded(
  form: HTMLFormElement,
  { addFailed, retry }: PurchaseFacts['words'],
  problem: string,
): (Node | string)[] {
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'link';
  again.textContent = retry;
  again.addEventListener('click', () => form.requestSubmit());
  return [`${addFailed}. ${problem} `, again];
}
