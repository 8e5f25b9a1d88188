import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showCartCount } from './cart-count.ts';
import { enliven } from './enliven.ts';
import { followSlideAddress } from './follow-slide-address.ts';

/** Just enough of a page for a script without a browser: elements that hold data, texts and listeners. */
class FakeElement extends EventTarget {
  dataset: Record<string, string> = {};
  textContent = '';
  hidden = false;
  children = new Map<string, FakeElement>();
  slides: { dataset: Record<string, string> }[] = [];

  querySelector(selector: string) {
    return this.children.get(selector) ?? null;
  }

  querySelectorAll() {
    return this.slides;
  }
}

class FakePage extends EventTarget {
  cookie = '';
  elements: FakeElement[] = [];

  querySelectorAll() {
    return this.elements;
  }
}

function asDocument(page: FakePage): Document {
  return Object.assign(page) as Partial<Document> as Document;
}

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
  it('VISITOR-4, COOKIE-3: asks for the count only when the cookie says that there is a cart', async () => {
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
  ])('VISITOR-5: says %i in words and figures', async (count, words, figures) => {
    const cart = cartPage('');
    await showCartCount(cart.page);
    cart.tell(count);
    expect(cart.shown()).toEqual([words, figures]);
  });

  it('VISITOR-5: follows the cart as it changes, down to nothing', async () => {
    const cart = cartPage('');
    await showCartCount(cart.page);
    cart.tell(2);
    cart.tell(0);
    expect(cart.shown()).toEqual(['Cart', null]);
    cart.tell('many');
    expect(cart.shown()).toEqual(['Cart', null]);
  });

  it('VISITOR-5: a change of the cart knows better than an answer that was under way', async () => {
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
  ])('VISITOR-4: leaves the page as it is after %s', async (_, reply) => {
    answer(reply);
    const cart = cartPage('HAS_CART=1');
    await showCartCount(cart.page);
    expect(cart.shown()).toEqual(['Cart', null]);
  });
});

describe('enliven', () => {
  type Seen = (entries: { isIntersecting: boolean }[]) => void;
  let observers: { seen: Seen; isStopped: boolean; margin: string }[] = [];
  let idle: (() => void)[] = [];

  beforeEach(() => {
    observers = [];
    idle = [];
    class FakeObserver {
      readonly own: (typeof observers)[number];
      constructor(seen: Seen, options: { rootMargin: string }) {
        this.own = { seen, isStopped: false, margin: options.rootMargin };
        observers.push(this.own);
      }
      observe() {}
      disconnect() {
        this.own.isStopped = true;
      }
    }
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
    vi.stubGlobal('window', Object.assign(new EventTarget(), { IntersectionObserver: FakeObserver }));
    vi.stubGlobal('location', { hash: '', pathname: '/' });
  });

  function pageOf(dataset: Record<string, string>) {
    const page = new FakePage();
    const element = new FakeElement();
    element.dataset = dataset;
    page.elements = [element];
    const loaded: string[] = [];
    const started: EventTarget[] = [];
    const loader = (kind: string) => (name: string) =>
      name === 'unknown'
        ? undefined
        : async () => {
            loaded.push(`${kind} ${name}`);
            if (name === 'broken') throw new Error('The chunk did not arrive.');
            return (root: HTMLElement) => started.push(root);
          };
    const loaders = { enhancer: loader('enhancer'), island: loader('island') };
    return { page: asDocument(page), element, loaded, started, loaders };
  }

  it('VISITOR-1: loads an enhancer when its block comes near the window, once', async () => {
    const { page, element, loaded, started, loaders } = pageOf({ enhance: 'product' });
    enliven(page, loaders);
    expect(loaded).toEqual([]);
    expect(observers[0]?.margin).toBe('200px');
    observers[0]?.seen([{ isIntersecting: false }]);
    expect(loaded).toEqual([]);
    observers[0]?.seen([{ isIntersecting: true }]);
    element.dispatchEvent(new Event('focusin'));
    await vi.waitFor(() => expect(started).toEqual([element]));
    expect(loaded).toEqual(['enhancer product']);
    expect(observers[0]?.isStopped).toBe(true);
  });

  it('VISITOR-2: an island waits until the browser is idle, or a hand reaches for it', async () => {
    const late = pageOf({ island: 'chart' });
    enliven(late.page, late.loaders);
    observers[0]?.seen([{ isIntersecting: true }]);
    expect(late.loaded).toEqual([]);
    for (const run of idle) run();
    await vi.waitFor(() => expect(late.started).toEqual([late.element]));
    const reached = pageOf({ island: 'chart' });
    enliven(reached.page, reached.loaders);
    reached.element.dispatchEvent(new Event('pointerdown'));
    await vi.waitFor(() => expect(reached.started).toEqual([reached.element]));
    expect(reached.loaded).toEqual(['island chart']);
  });

  it('VISITOR-10: a block whose slide the address names waits for nothing, wherever it stands', async () => {
    const named = (address: object, kind: object = { enhance: 'gallery' }) => {
      vi.stubGlobal('location', { hash: '', pathname: '/', ...address });
      const page = pageOf({ ...kind });
      page.element.slides = [
        { dataset: { slideId: 'fire' } },
        { dataset: { slideId: 'b', slideUrl: 'küche' } },
      ];
      enliven(page.page, page.loaders);
      followSlideAddress(page.page);
      return page.loaded;
    };
    expect(named({ hash: '#fire' })).toEqual(['enhancer gallery']);
    expect(named({ pathname: '/journal/post/k%C3%BCche' })).toEqual(['enhancer gallery']);
    expect(named({ hash: '#fire' }, { island: 'gallery' })).toEqual(['island gallery']);
    const later = named({ hash: '#elsewhere' });
    expect(later).toEqual([]);
    vi.stubGlobal('location', { hash: '#fire', pathname: '/' });
    window.dispatchEvent(new Event('hashchange'));
    expect(later).toEqual(['enhancer gallery']);
  });

  it('VISITOR-8: a block says that its script is coming, and no longer when it does not arrive', async () => {
    const { page, element, loaders } = pageOf({ enhance: 'product' });
    enliven(page, loaders);
    expect(element.dataset.scripted).toBe('');
    observers[0]?.seen([{ isIntersecting: true }]);
    const broken = pageOf({ enhance: 'broken' });
    enliven(broken.page, broken.loaders);
    observers[1]?.seen([{ isIntersecting: true }]);
    await vi.waitFor(() => expect(broken.element.dataset).toEqual({ enhance: 'broken' }));
    expect(element.dataset.scripted).toBe('');
    const unknown = pageOf({ enhance: 'unknown' });
    enliven(unknown.page, unknown.loaders);
    expect(unknown.element.dataset).toEqual({ enhance: 'unknown' });
  });

  it('VISITOR-3: a block nobody knows, or whose chunk does not arrive, stays as the server made it', async () => {
    const unknown = pageOf({ enhance: 'unknown' });
    enliven(unknown.page, unknown.loaders);
    expect(observers).toEqual([]);
    const broken = pageOf({ enhance: 'broken' });
    enliven(broken.page, broken.loaders);
    observers[0]?.seen([{ isIntersecting: true }]);
    await vi.waitFor(() => expect(broken.loaded).toEqual(['enhancer broken']));
    expect(broken.started).toEqual([]);
  });
});
