import { exchangeJson } from '@vitrine/widgets/calls/exchange-json.ts';
import { failureMessage } from '@vitrine/widgets/calls/failure-message.ts';
import { offerOptions } from './offer-options.ts';
import type { PurchaseFacts } from './purchase-facts.ts';

/** Options instead of one list of all variants, and adding to the cart without leaving the page. */
export function sellVariants(root: HTMLElement): () => void {
  const form = root.querySelector<HTMLFormElement>('form[data-purchase]');
  const facts = form && readFacts(form);
  if (!form || !facts) return () => {};
  const stop = new AbortController();
  const options = offerOptions(root, form, facts, stop.signal);
  const answer = form.querySelector('.purchase-answer');
  const quantity = form.querySelector('[name="quantity"]');
  let isSending = false;
  form.addEventListener(
    'submit',
    async event => {
      event.preventDefault();
      if (isSending) return;
      isSending = true;
      answer?.replaceChildren();
      const { isAdded, words } = await addToCart(form, facts, options?.chosenId());
      isSending = false;
      answer?.replaceChildren(...words);
      // What was typed stays, marked as what the answer is about (rule CART-17).
      quantity?.setAttribute('aria-invalid', String(!isAdded));
    },
    { signal: stop.signal },
  );
  return () => {
    stop.abort();
    options?.undo();
    answer?.replaceChildren();
  };
}

function readFacts(form: HTMLFormElement): PurchaseFacts | null {
  try {
    return JSON.parse(form.dataset.purchase ?? '');
  } catch {
    return null;
  }
}

/** What to say afterwards; the cart's new count travels as an event (rule PURCHASE-7). */
async function addToCart(
  form: HTMLFormElement,
  { words }: PurchaseFacts,
  chosenId: string | undefined,
): Promise<{ isAdded: boolean; words: (Node | string)[] }> {
  const fields = new FormData(form);
  const path = '/api/commerce/shopping-cart/entries';
  const reply = await exchangeJson({
    method: 'POST',
    path,
    body: { variantId: chosenId ?? fields.get('variantId'), quantity: Number(fields.get('quantity')) },
  });
  if (!reply.ok) {
    const { quantity } = { ...(reply.body.errors as Readonly<Record<string, string>> | undefined) };
    const problem = failureMessage(reply, path, words.failures);
    return { isAdded: false, words: [quantity ? `${words.quantity}: ${quantity}` : problem] };
  }
  const { totalQuantity } = { ...(reply.body as { totalQuantity?: number } | null) };
  document.dispatchEvent(new CustomEvent('vitrine:cart', { detail: { totalQuantity } }));
  const link = document.createElement('a');
  link.href = '/cart';
  link.textContent = words.viewCart;
  return { isAdded: true, words: (await isToasted(words)) ? [link] : [`${words.added} `, link] };
}

/** In passing; where the toast cannot be had, the form itself says it. */
async function isToasted({ added, close }: PurchaseFacts['words']): Promise<boolean> {
  try {
    const { showToast } = await import('@vitrine/widgets/toast/show-toast.ts');
    showToast({ message: added, close });
    return true;
  } catch {
    return false;
  }
}
