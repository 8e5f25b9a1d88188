import { type Exchanged, exchangeJson } from '@vitrine/widgets/calls/exchange-json.ts';

/** The fields that shipping and tax depend on, and the country that the billing fields depend on. */
const priced = ['country', 'region', 'postalCode', 'vatId', 'shippingOption', 'billingCountry'];

type Redraw = (element: HTMLElement, content: Iterable<Node>) => void;

/**
 * Updates the checkout immediately when the country, VAT id or shipping option changes: posts the form as its button
 * “Update” would, and replaces it with the response, keeping the typed values and the focus and announcing the new
 * totals (rule VISITOR-9). The entry passes in the function that replaces content: if it were imported, the
 * bundler would move it out of the entry into a separate request.
 */
export function followCountry(page: Document, redraw: Redraw): void {
  const problems = page.getElementById('problems');
  problems?.focus();
  hideButton(page);
  let asked = 0;
  let answered: Promise<unknown> = Promise.resolve();
  let pressed: Promise<unknown> = Promise.resolve();
  const follow = async (field: EventTarget | null) => {
    if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) return;
    const form = field.closest<HTMLFormElement>('form[data-checkout]');
    if (!form || !(priced.includes(field.name) || isAboutReminder(form, field.name))) return;
    asked += 1;
    const mine = asked;
    // One request at a time: the server keeps the country it receives last, which has to be the one chosen last.
    await answered;
    if (mine !== asked) return;
    const answer = fetchUpdate(form);
    answered = answer;
    const fresh = await answer;
    await pressed;
    if (mine !== asked) return;
    if (fresh.ok) take(page, fresh.body, redraw);
    else form.requestSubmit(form.querySelector<HTMLButtonElement>('[value="update"]'));
  };
  page.addEventListener('change', event => void follow(event.target));
  // The answer to the buyer's own post is what counts: after the order, an update finds an empty cart.
  page.addEventListener('submit', () => {
    asked += 1;
  });
  // Leaving a field by pressing a button: the press has to end on the button that it began on.
  const keepWhilePressed = (target: EventTarget | null, ends: readonly string[]) => {
    if (!(target instanceof Element && target.closest('button'))) return;
    pressed = new Promise(resolve => {
      for (const end of ends) page.addEventListener(end, () => setTimeout(resolve), { once: true });
    });
  };
  page.addEventListener('pointerdown', ({ target }) =>
    keepWhilePressed(target, ['pointerup', 'pointercancel']),
  );
  page.addEventListener(
    'keydown',
    ({ key, target }) => key === ' ' && keepWhilePressed(target, ['keyup', 'focusout']),
  );
  // Chosen before this script loaded, or restored by a browser that returns to the page.
  const drawn = page.querySelector<HTMLSelectElement>('form[data-checkout] select[name="country"]');
  const option = page.querySelector<HTMLInputElement>('form[data-checkout] [name="shippingOption"]:checked');
  const reminder = page.querySelector<HTMLInputElement>('form[data-checkout] [name="cartReminders"]:checked');
  if (drawn && !drawn.selectedOptions[0]?.defaultSelected && drawn.value !== '') void follow(drawn);
  else if (option && !option.defaultChecked) void follow(option);
  else if (reminder && !reminder.defaultChecked) void follow(reminder);
}

/** A ticked box is a consent of the address beside it, whenever the buyer leaves (rule REMINDER-1). */
function isAboutReminder(form: HTMLFormElement, name: string): boolean {
  const box = form.querySelector<HTMLInputElement>('[name="cartReminders"]');
  return box !== null && (name === box.name || (name === 'email' && box.checked));
}

async function fetchUpdate(form: HTMLFormElement): Promise<Exchanged> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  fields.set('intent', 'update');
  return exchangeJson({ method: 'POST', path: form.action, form: fields, expects: 'page' });
}

/** An order placed before this script loaded has left no checkout to draw: the page that confirms it is on its way. */
function take(page: Document, body: unknown, redraw: Redraw): void {
  const fresh = new DOMParser().parseFromString(String(body), 'text/html');
  const now = page.querySelector('main');
  const next = fresh.querySelector<HTMLElement>('main:has(form[data-checkout])');
  if (!now || !next) return;
  for (const field of now.querySelectorAll<Field>('form :is(input:not([type="hidden"]), select, textarea)'))
    carryOver(field, next);
  const focused = page.activeElement ?? now;
  const alike = () =>
    [...now.querySelectorAll<HTMLElement>('*')].filter(one => nameOf(one) === nameOf(focused));
  const at = alike().indexOf(focused as HTMLElement);
  const isOpen = now.querySelector('details')?.open ?? false;
  redraw(now, next.childNodes);
  const details = now.querySelector('details');
  if (details) details.open = isOpen;
  alike()[at]?.focus({ preventScroll: true });
  hideButton(page);
  const status = now.querySelector<HTMLElement>('[data-totals]');
  if (status) setTimeout(() => status.append(status.dataset.totals ?? ''));
}

/** What stays of an element when it is drawn again; of those that share it, the position tells which one it is. */
function nameOf(element: Element): string {
  const facts = ['name', 'value', 'href'].map(name => element.getAttribute(name));
  return element.id || [element.localName, ...facts].join(' ');
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Copies the value of this field, or whether it is ticked, to a field of the same name and type; for a list, only if
 * it has the same option.
 */
function carryOver(field: Field, next: Element): void {
  const isBox = field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');
  const own = isBox ? `[name="${field.name}"][value="${field.value}"]` : `[name="${field.name}"]`;
  const drawn = next.querySelector<Field>(`form ${field.localName}${own}`);
  if (!drawn) return;
  if (isBox) (drawn as HTMLInputElement).checked = field.checked;
  else if (
    !(drawn instanceof HTMLSelectElement) ||
    [...drawn.options].some(({ value }) => value === field.value)
  )
    drawn.value = field.value;
}

/** Without a visible button no explanation is needed; Enter still uses it. */
function hideButton(page: Document): void {
  const update = page.querySelector<HTMLElement>('.form-update');
  update?.classList.add('visually-hidden');
  update?.querySelector('button')?.setAttribute('tabindex', '-1');
}
