import { offerOptions } from './offer-options.ts';
import type { PurchaseFacts } from './purchase-facts.ts';
import { sayNotAdded } from './say-not-added.ts';

/** Shows options instead of one list of all variants, and adds to the cart without leaving the page. */
export function sellVariants(root: HTMLElement): () => void {
  const form = root.querySelector<HTMLFormElement>('form[data-purchase]');
  const facts = form && readFacts(form);
  if (!form || !facts) return () => {};
  const stop = new AbortController();
  const options = offerOptions(root, form, facts, stop.signal);
  const answer = form.querySelector('.purchase-answer');
  const quantity = form.querySelector('[name="quantity"]');
  let isSending = false;
  for (const intent of ['pointerover', 'focusin'])
    form.addEventListener(intent, fetchAdding, { once: true, signal: stop.signal });
  form.addEventListener(
    'submit',
    async event => {
      event.preventDefault();
      if (isSending) return;
      isSending = true;
      answer?.replaceChildren();
      // Sent in the turn of the click once it can be: the visitor may leave in the next one (rule BROWSERCALL-10).
      const adding = loaded ?? (await fetchAdding());
      const { isQuantityWrong, words } = adding
        ? await adding.addToCart(form, facts, options?.chosenId())
        : { isQuantityWrong: false, words: sayNotAdded(form, facts.words, facts.words.failures.unreachable) };
      isSending = false;
      answer?.replaceChildren(...words);
      // The typed value stays and is marked as the subject of the message (rule CART-17).
      quantity?.setAttribute('aria-invalid', String(isQuantityWrong));
    },
    { signal: stop.signal },
  );
  return () => {
    stop.abort();
    options?.undo();
    answer?.replaceChildren();
  };
}

type Adding = typeof import('./add-to-cart.ts');
let loaded: Adding | null = null;

/** Fetched at the first sign of intent; null if it cannot be loaded. */
async function fetchAdding(): Promise<Adding | null> {
  loaded ??= await import('./add-to-cart.ts').catch(() => null);
  return loaded;
}

function readFacts(form: HTMLFormElement): PurchaseFacts | null {
  try {
    return JSON.parse(form.dataset.purchase ?? '');
  } catch {
    return null;
  }
}
