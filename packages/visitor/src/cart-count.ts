import { callPageOf, exchangeJson } from '@vitrine/widgets/calls/exchange-json.ts';

/** The highest number that is shown (rule VISITOR-5). */
const maxShown = 100;

const address = '/api/commerce/shopping-cart/count';

/**
 * Shows the number of items in the cart, in figures and in words, now and on every `vitrine:cart` event. The count
 * is requested only if the readable cookie `HAS_CART` says that there is a cart (rules VISITOR-4, VISITOR-5).
 */
export async function showCartCount(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLElement>('[data-cart-link]')];
  if (links.length === 0) return;
  const show = (count: unknown) => {
    if (typeof count === 'number') for (const link of links) showIn(link, count);
  };
  let isUpdated = false;
  page.addEventListener('vitrine:cart', event => {
    isUpdated = true;
    show(event instanceof CustomEvent ? event.detail?.totalQuantity : null);
  });
  if (!/(^|[ -])HAS_CART=1/.test(page.cookie)) return;
  const count = await askCount(page);
  // An event in the meantime takes precedence over a pending response.
  if (!isUpdated) show(count);
}

async function askCount(page: Document): Promise<unknown> {
  const answer = await exchangeJson({ method: 'GET', path: address }, { page: callPageOf(page) });
  return answer.ok ? (answer.body as { totalQuantity?: unknown } | null)?.totalQuantity : null;
}

function showIn(link: HTMLElement, count: number): void {
  const words = link.querySelector('[data-cart-words]');
  const number = link.querySelector<HTMLElement>('[data-cart-count]');
  const {
    cartEmpty = words?.textContent ?? '',
    cartLanguage,
    cartCounts = '{}',
    cartMore = '',
  } = link.dataset;
  link.dataset.cartEmpty = cartEmpty;
  const form = new Intl.PluralRules(cartLanguage).select(count);
  const text = count > maxShown ? cartMore : count > 0 ? JSON.parse(cartCounts)[form] : cartEmpty;
  if (words) words.textContent = String(text).replace('{n}', String(count));
  if (number) {
    number.textContent = count > maxShown ? `${maxShown}+` : String(count);
    number.hidden = count < 1;
  }
}
