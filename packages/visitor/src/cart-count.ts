import { callPageOf, exchangeJson } from '@vitrine/widgets/calls/exchange-json.ts';

/** The highest number that is shown (rule VISITOR-5). */
const maxShown = 100;

const address = '/api/commerce/shopping-cart/count';

interface CartCount {
  readonly totalQuantity?: unknown;
  /** As text. */
  readonly subtotal?: unknown;
}

/**
 * Shows the number of items in the cart, in figures and in words, and their subtotal, now and on every `vitrine:cart`
 * event. They are requested only if the readable cookie `HAS_CART` says that there is a cart; a link that was brought
 * up to date carries `data-cart-state` (rules VISITOR-4, VISITOR-5, VISITOR-20).
 */
export async function showCartCount(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLElement>('[data-cart-link]')];
  if (links.length === 0) return;
  const show = (count: CartCount) => {
    for (const link of links) showIn(link, count);
  };
  let asked = 0;
  const follow = async (known: CartCount) => {
    asked += 1;
    const mine = asked;
    const count = await askCount(page);
    // An event in the meantime takes precedence over a pending response.
    if (mine === asked) show({ ...count, ...known });
  };
  page.addEventListener('vitrine:cart', event => {
    const { totalQuantity }: CartCount = { ...(event instanceof CustomEvent ? event.detail : null) };
    show({ totalQuantity });
    if (hasCart(page)) void follow({ totalQuantity });
    else asked += 1;
  });
  if (hasCart(page)) await follow({});
  else show({ totalQuantity: 0 });
}

function hasCart({ cookie }: Document): boolean {
  return /(^|[ -])HAS_CART=1/.test(cookie);
}

async function askCount(page: Document): Promise<CartCount> {
  const answer = await exchangeJson({ method: 'GET', path: address }, { page: callPageOf(page) });
  return answer.ok ? { ...(answer.body as CartCount | null) } : {};
}

function showIn(link: HTMLElement, { totalQuantity: count, subtotal }: CartCount): void {
  if (typeof count !== 'number') return;
  const words = link.querySelector('[data-cart-words]');
  const number = link.querySelector<HTMLElement>('[data-cart-count]');
  const sum = link.querySelector<HTMLElement>('[data-cart-subtotal]');
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
  if (sum) {
    sum.textContent = typeof subtotal === 'string' ? subtotal : '';
    sum.hidden = sum.textContent === '';
  }
  link.dataset.cartState = count > 0 ? 'filled' : 'empty';
}
