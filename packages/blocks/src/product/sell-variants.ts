import { sendJson } from '@vitrine/widgets/calls/send-json.ts';
import { chooseVariant, stateOfValue } from './choose-variant.ts';
import type { PurchaseFacts, PurchaseVariant } from './purchase-facts.ts';

/** A list for each option instead of one of all variants, and adding to the cart without leaving the page. */
export function sellVariants(root: HTMLElement): () => void {
  const form = root.querySelector<HTMLFormElement>('form[data-purchase]');
  const facts = form && readFacts(form);
  if (!form || !facts) return () => {};
  const stop = new AbortController();
  const undoOptions = offerOptions(root, form, facts, stop.signal);
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
      const { isAdded, words } = await addToCart(form, facts);
      isSending = false;
      answer?.replaceChildren(...words);
      // What was typed stays, marked as what the answer is about (rule CART-17).
      quantity?.setAttribute('aria-invalid', String(!isAdded));
    },
    { signal: stop.signal },
  );
  return () => {
    stop.abort();
    undoOptions();
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
): Promise<{ isAdded: boolean; words: (Node | string)[] }> {
  const fields = new FormData(form);
  const reply = await sendJson({
    method: 'POST',
    path: '/api/commerce/shopping-cart/entries',
    body: { variantId: fields.get('variantId'), quantity: Number(fields.get('quantity')) },
    unreachable: words.unreachable,
  });
  if (!reply.ok) {
    const fault = reply.errors.quantity;
    return { isAdded: false, words: [fault ? `${words.quantity}: ${fault}` : reply.message] };
  }
  const { totalQuantity } = reply.body;
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

function offerOptions(
  root: HTMLElement,
  form: HTMLFormElement,
  facts: PurchaseFacts,
  signal: AbortSignal,
): () => void {
  const list = form.querySelector<HTMLSelectElement>('select[name="variantId"]');
  const options = form.querySelector<HTMLElement>('.purchase-options');
  const lists = [...form.querySelectorAll<HTMLSelectElement>('select[data-option]')];
  const listLabel = list?.closest('label');
  if (!list || !options || !listLabel || lists.length === 0) return () => {};
  const price = root.querySelector('[data-price]');
  const priceBefore = [...(price?.childNodes ?? [])];
  const note = form.querySelector('.purchase-left');
  const chosen = form.querySelector('.purchase-chosen');
  const add = form.querySelector<HTMLButtonElement>('.purchase-add');

  const show = (variant: PurchaseVariant) => {
    // A variant that is sold out cannot be chosen in the list; it is shown, and cannot be added.
    list.value = variant.isSoldOut ? '' : variant.id;
    showStates(lists, facts, variant);
    price?.replaceChildren(...priceNodes(variant, facts));
    if (note) note.textContent = variant.note;
    if (add) {
      add.disabled = variant.isSoldOut;
      add.textContent = variant.isSoldOut ? facts.words.soldOut : facts.words.addToCart;
    }
  };
  const change = (changed: number) => {
    const variant = chooseVariant(
      facts.variants,
      lists.map(one => one.value),
      changed,
    );
    if (!variant) return;
    show(variant);
    // The price and the note stand elsewhere: who cannot see them is told (rule PURCHASE-9).
    const state = variant.isSoldOut ? facts.words.soldOut : variant.note;
    if (chosen) chosen.textContent = [...variant.values, variant.price, state].filter(Boolean).join(', ');
  };

  listLabel.hidden = true;
  options.hidden = false;
  for (const [at, one] of lists.entries()) one.addEventListener('change', () => change(at), { signal });
  const first = facts.variants.find(variant => variant.id === list.value);
  if (first) show(first);
  return () => {
    listLabel.hidden = false;
    options.hidden = true;
    for (const choice of lists.flatMap(one => [...one.options])) {
      choice.disabled = false;
      choice.textContent = choice.value;
    }
    price?.replaceChildren(...priceBefore);
    if (note) note.textContent = '';
    if (chosen) chosen.textContent = '';
    if (add) add.disabled = false;
    if (add) add.textContent = facts.words.addToCart;
  };
}

function showStates(lists: readonly HTMLSelectElement[], facts: PurchaseFacts, variant: PurchaseVariant) {
  for (const [at, list] of lists.entries()) {
    for (const choice of list.options) {
      const state = stateOfValue(facts.variants, variant.values, { option: at, value: choice.value });
      choice.disabled = state === 'impossible';
      choice.textContent = state === 'soldOut' ? `${choice.value} — ${facts.words.soldOut}` : choice.value;
    }
    list.value = variant.values[at] ?? '';
  }
}

/** The same markup as the price the server wrote. */
function priceNodes({ price, before }: PurchaseVariant, { words }: PurchaseFacts): Node[] {
  const whole = element('span', 'price', before === null ? price : '');
  if (before !== null) {
    whole.append(
      element('span', 'visually-hidden', `${words.salePrice}: `),
      element('ins', 'price-now', price),
      ' ',
      element('span', 'visually-hidden', `${words.formerPrice}: `),
      element('del', 'price-before', before),
    );
  }
  return [whole];
}

function element(tag: string, className: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
