import { exchangeJson } from '@vitrine/widgets/calls/exchange-json.ts';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { sayFailure } from './say-failure.ts';

type Redraw = (element: HTMLElement, content: Iterable<Node>) => void;

const failures = {
  add: 'cartAddFailed',
  move: 'cartAddFailed',
  remove: 'cartRemoveFailed',
  save: 'cartSaveFailed',
  update: 'cartUpdateFailed',
} as const;
type Change = keyof typeof failures;
const isChange = (name = ''): name is Change => Object.hasOwn(failures, name);

/**
 * Changes the cart on its page without leaving it: posts the form, and shows the cart that the server answers with. If
 * it cannot be reached, the page says so with “Try again”, and the cart stays (rules CART-50 and CART-51).
 */
export function changeCart(page: Document, redraw: Redraw): void {
  void alertProblem(page);
  let isSending = false;
  page.addEventListener('submit', async event => {
    const { target: form } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const change = form.dataset.cartChange;
    if (!isChange(change)) return;
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    page.getElementById('cart-root')?.setAttribute('aria-busy', 'true');
    const fresh = await post(form);
    isSending = false;
    page.getElementById('cart-root')?.removeAttribute('aria-busy');
    if (fresh) take(page, fresh, redraw);
    else
      sayFailure(form, {
        words: `${messagesFor(page.documentElement.lang)[failures[change]]}.`,
        // The question was answered before.
        onRetry: () => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
      });
  });
}

async function post(form: HTMLFormElement): Promise<Document | null> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  const answer = await exchangeJson({
    ...{ method: 'POST', path: form.action, form: fields, expects: 'page' },
    outlivesPage: true,
  });
  if (!answer.ok) return null;
  const fresh = new DOMParser().parseFromString(String(answer.body), 'text/html');
  return fresh.getElementById('cart-root') ? fresh : null;
}

function take(page: Document, fresh: Document, redraw: Redraw): void {
  const now = page.querySelector('main');
  const next = fresh.querySelector('main');
  const root = fresh.getElementById('cart-root');
  if (!now || !next || !root) return;
  const focused = placeOf(page.activeElement);
  const totalQuantity = Number(root.dataset.quantity);
  redraw(now, next.childNodes);
  // A line that is gone leaves the focus to the heading above the lines.
  const heading = now.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  (focused ? (now.querySelector<HTMLElement>(focused) ?? heading) : heading)?.focus();
  page.dispatchEvent(new CustomEvent('vitrine:cart', { detail: { totalQuantity } }));
}

/** The same control in a cart that was drawn again. */
function placeOf(element: Element | null): string | null {
  const line = element?.closest('.line')?.id;
  const change = element?.closest<HTMLElement>('[data-cart-change]')?.dataset.cartChange;
  if (!line || !change || !element) return null;
  return `#${line} [data-cart-change="${change}"] ${element.localName}:not([type="hidden"])`;
}

/** The problem in the address as an alert, once: it leaves the page and its address (rule CHECKOUT-30). */
async function alertProblem(page: Document): Promise<void> {
  const holder = page.querySelector<HTMLElement>('[data-alert]');
  const message = holder?.textContent ?? '';
  if (!holder || message === '') return;
  const { alert } = await import('@vitrine/widgets/dialog/ask.ts');
  const address = new URL(location.href);
  address.searchParams.delete('notice');
  history.replaceState(history.state, '', address);
  holder.replaceChildren();
  const { okay } = messagesFor(page.documentElement.lang);
  await alert({ title: holder.dataset.alert ?? '', message, okay });
}
