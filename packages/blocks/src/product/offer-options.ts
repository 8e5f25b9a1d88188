import { chooseVariant, stateOfValue } from './choose-variant.ts';
import { showPicture } from './follow-pictures.ts';
import { followRows } from './follow-rows.ts';
import { optionFieldsOf } from './option-field.ts';
import type { PurchaseFacts, PurchaseVariant } from './purchase-facts.ts';

export interface OfferedOptions {
  /** The variant of the currently chosen options. */
  readonly chosenId: () => string | undefined;
  readonly undo: () => void;
}

/** Shows the options in place of the list of variants, and updates price, note and button with them. */
export function offerOptions(
  root: HTMLElement,
  form: HTMLFormElement,
  facts: PurchaseFacts,
  signal: AbortSignal,
): OfferedOptions | null {
  const options = form.querySelector<HTMLElement>('.purchase-options');
  if (!options) return null;
  const fields = optionFieldsOf(options, facts.words.soldOut);
  const list = form.querySelector<HTMLSelectElement>('select[name="variantId"]');
  const listLabel = list?.closest('label');
  const price = root.querySelector('[data-price]');
  const priceBefore = [...(price?.childNodes ?? [])];
  const rows = followRows(root);
  const note = form.querySelector('.purchase-left');
  const liveRegion = form.querySelector('.purchase-chosen');
  const add = form.querySelector<HTMLButtonElement>('.purchase-add');
  // A browser that returns to the page has restored the last choice in the fields.
  const kept = fields.map(field => field.chosen());
  const first = facts.variants.find(({ id, values }) =>
    list ? id === list.value : values.every((value, at) => value === kept[at]),
  );
  let current = first;

  const show = (variant: PurchaseVariant) => {
    current = variant;
    // A sold-out variant cannot be selected in the list; it is shown, but cannot be added.
    if (list) list.value = variant.isSoldOut ? '' : variant.id;
    for (const [option, field] of fields.entries()) {
      field.show(variant.values[option] ?? '', value =>
        stateOfValue(facts.variants, variant.values, { option, value }),
      );
    }
    price?.replaceChildren(...priceNodes(variant, facts));
    rows.show(variant);
    if (note) note.textContent = variant.note;
    if (add) {
      add.disabled = variant.isSoldOut;
      add.textContent = variant.isSoldOut ? facts.words.soldOut : facts.words.addToCart;
    }
  };
  const change = (changed: number) => {
    const variant = chooseVariant(
      facts.variants,
      fields.map(field => field.chosen()),
      changed,
    );
    if (!variant) return;
    show(variant);
    showPicture(root, variant.image);
    announce(variant);
  };
  // The price and the note are elsewhere on the page, so a choice is announced (rule PURCHASE-9).
  const announce = (variant: PurchaseVariant) => {
    const state = variant.isSoldOut ? facts.words.soldOut : variant.note;
    if (liveRegion)
      liveRegion.textContent = [...variant.values, variant.price, state].filter(Boolean).join(', ');
  };

  if (listLabel) listLabel.hidden = true;
  options.hidden = false;
  for (const [at, { element }] of fields.entries())
    element.addEventListener('change', () => change(at), { signal });
  // Chosen before this script loaded, or restored by a browser that returns to the page.
  const isChosen = options.querySelector('input:checked:not([checked])');
  if (first) {
    show(first);
    if (isChosen) {
      showPicture(root, first.image);
      announce(first);
    }
  }
  return {
    chosenId: () => current?.id,
    undo: () => {
      if (listLabel) {
        listLabel.hidden = false;
        options.hidden = true;
      }
      for (const field of fields) field.undo();
      price?.replaceChildren(...priceBefore);
      rows.undo();
      if (note) note.textContent = '';
      if (liveRegion) liveRegion.textContent = '';
      if (add) {
        add.disabled = false;
        add.textContent = facts.words.addToCart;
      }
    },
  };
}

/** The same markup as the server's price. */
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
