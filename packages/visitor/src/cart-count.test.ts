import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showCartCount } from './cart-count.ts';
import { asDocument, FakeElement, FakePage } from './testing/fake-page.ts';

function cartPage(cookie: string) {
  const page = new FakePage();
  const link = new FakeElement();
  const words = new FakeElement();
  const number = new FakeElement();
  words.textContent = 'Cart';
  number.hidden = true;
  link.dataset = {
    cartLanguage: 'en',
    cartCounts: '{"one":"One item in cart","other":"{n} items in cart"}',
    cartMore: 'More than 100 items in cart',
  };
  link.children.set('[data-cart-words]', words).set('[data-cart-count]', number);
  page.elements = [link];
  page.cookie = cookie;
  const shown = () => [words.textContent, number.hidden ? null : number.textContent];
  const tell = (totalQuantity: unknown) =>
    page.dispatchEvent(new CustomEvent('vitrine:cart', { detail: { totalQuantity } }));
  return { page: asDocument(page), shown, tell };
}

let asked: string[] = [];

function answer(reply: () => Promise<Response>) {
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return reply();
  });
}

beforeEach(() => {
  asked = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('showCartCount', () => {
  it('VISITOR-4, COOKIE-3: requests the count only if the cookie says that there is a cart', async () => {
    answer(async () => Response.json({ totalQuantity: 3 }));
    const without = cartPage('crumb=x; NOT_HAS_CART=1');
    await showCartCount(without.page);
    expect(asked).toEqual([]);
    expect(without.shown()).toEqual(['Cart', null]);
    const withCart = cartPage('crumb=x; HAS_CART=1');
    await showCartCount(withCart.page);
    expect(asked).toEqual(['/api/commerce/shopping-cart/count']);
    expect(withCart.shown()).toEqual(['3 items in cart', '3']);
    const overHttps = cartPage('__Host-HAS_CART=1');
    await showCartCount(overHttps.page);
    expect(overHttps.shown()).toEqual(['3 items in cart', '3']);
  });

  it.each<[number, string, string | null]>([
    [0, 'Cart', null],
    [1, 'One item in cart', '1'],
    [2, '2 items in cart', '2'],
    [100, '100 items in cart', '100'],
    [101, 'More than 100 items in cart', '100+'],
  ])('VISITOR-5: shows %i in words and figures', async (count, words, figures) => {
    const cart = cartPage('');
    await showCartCount(cart.page);
    cart.tell(count);
    expect(cart.shown()).toEqual([words, figures]);
  });

  it('VISITOR-5: follows the cart as it changes, down to zero', async () => {
    const cart = cartPage('');
    await showCartCount(cart.page);
    cart.tell(2);
    cart.tell(0);
    expect(cart.shown()).toEqual(['Cart', null]);
    cart.tell('many');
    expect(cart.shown()).toEqual(['Cart', null]);
  });

  it('VISITOR-5: a change of the cart takes precedence over a pending response', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer(() => promise);
    const cart = cartPage('HAS_CART=1');
    const asking = showCartCount(cart.page);
    cart.tell(5);
    resolve(Response.json({ totalQuantity: 4 }));
    await asking;
    expect(cart.shown()).toEqual(['5 items in cart', '5']);
  });

  it.each([
    ['a failure', async () => new Response('', { status: 503 })],
    ['no answer', () => Promise.reject(new TypeError('offline'))],
    ['nonsense', async () => new Response('<html>')],
  ])('VISITOR-4: leaves the page unchanged after %s', async (_, reply) => {
    answer(reply);
    const cart = cartPage('HAS_CART=1');
    await showCartCount(cart.page);
    expect(cart.shown()).toEqual(['Cart', null]);
  });
});
