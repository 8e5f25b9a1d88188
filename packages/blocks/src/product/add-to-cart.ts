import { postedAnswers } from '@vitrine/core/forms/posted-answers.ts';
import { exchangeJson } from '@vitrine/widgets/calls/exchange-json.ts';
import { failureMessage } from '@vitrine/widgets/calls/failure-message.ts';
import { showFieldErrors } from '@vitrine/widgets/form/show-field-errors.ts';
import type { PurchaseFacts } from './purchase-facts.ts';
import { sayNotAdded } from './say-not-added.ts';

export interface Added {
  readonly words: (Node | string)[];
  /** Whether the quantity is why it was not added. */
  readonly isQuantityWrong: boolean;
}

/** The message to announce; the cart's new count is sent as an event (rule PURCHASE-7). */
export async function addToCart(
  form: HTMLFormElement,
  { words }: PurchaseFacts,
  chosenId: string | undefined,
): Promise<Added> {
  const fields = new FormData(form);
  showFieldErrors(form, {});
  const path = '/api/commerce/shopping-cart/entries';
  const reply = await exchangeJson({
    method: 'POST',
    path,
    outlivesPage: true,
    body: {
      variantId: chosenId ?? fields.get('variantId'),
      quantity: Number(fields.get('quantity')),
      answers: postedAnswers([...new Set(fields.keys())].map(name => [name, fields.getAll(name)] as const)),
    },
  });
  if (!reply.ok) {
    const errors = { ...(reply.body.errors as Readonly<Record<string, string>> | undefined) };
    const { quantity } = errors;
    showFieldErrors(form, errors);
    const problem = failureMessage(reply, path, words.failures);
    // The server could not be asked: the same can be tried again (rule CART-51).
    if (reply.message === null && reply.failure !== 'aborted')
      return { isQuantityWrong: false, words: sayNotAdded(form, words, problem) };
    const isQuantityWrong = !Object.keys(errors).some(name => name !== 'quantity');
    return { isQuantityWrong, words: [quantity ? `${words.quantity}: ${quantity}` : problem] };
  }
  const { totalQuantity } = { ...(reply.body as { totalQuantity?: number } | null) };
  document.dispatchEvent(new CustomEvent('vitrine:cart', { detail: { totalQuantity } }));
  const link = document.createElement('a');
  link.href = '/cart';
  link.textContent = words.viewCart;
  return { isQuantityWrong: false, words: (await isToasted(words)) ? [link] : [`${words.added} `, link] };
}

/** Shown in a toast; if the toast cannot be loaded, in the form itself. */
async function isToasted({ added, close }: PurchaseFacts['words']): Promise<boolean> {
  try {
    const { showToast } = await import('@vitrine/widgets/toast/show-toast.ts');
    showToast({ message: added, close });
    return true;
  } catch {
    return false;
  }
}
