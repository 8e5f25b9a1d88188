import { mugOnSale } from '@vitrine/widgets/price/product.samples.ts';
import { asElement, FakeDocument, FakeElement, listeners } from '@vitrine/widgets/testing/fake-page.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { purchaseFacts } from './purchase-facts.ts';
import { sellVariants } from './sell-variants.ts';

const sent: unknown[] = [];
let reply = new Response('{}');
let page = new FakeDocument();

function formOf(facts: string) {
  const status = new FakeElement();
  const form = new FakeElement({ '.purchase-answer': status });
  form.dataset.purchase = facts;
  return { form, status, root: asElement(new FakeElement({ 'form[data-purchase]': form })) };
}

const submit = (form: FakeElement) => {
  const event = new Event('submit', { cancelable: true });
  form.dispatchEvent(event);
  return event.defaultPrevented;
};

class Fields {
  get(name: string): string {
    return name === 'quantity' ? '2' : 'm2k4h8x1v000000000000007';
  }

  getAll(name: string): string[] {
    return [this.get(name)];
  }

  keys(): string[] {
    return ['variantId', 'quantity'];
  }
}

beforeEach(() => {
  sent.length = 0;
  page = new FakeDocument();
  vi.stubGlobal('document', page);
  vi.stubGlobal('FormData', Fields);
  vi.stubGlobal('fetch', (path: string, request: { method: string; body: string }) => {
    sent.push([request.method, path, JSON.parse(request.body)]);
    return Promise.resolve(reply);
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('sellVariants', () => {
  const facts = JSON.stringify(purchaseFacts(mugOnSale, 'en'));

  it('PURCHASE-7: adds with the cart’s call, announces it, and passes the count to the page', async () => {
    reply = new Response(JSON.stringify({ totalQuantity: 5 }), { status: 200 });
    const counts: unknown[] = [];
    page.addEventListener('vitrine:cart', event => counts.push(event instanceof CustomEvent && event.detail));
    const { form, status, root } = formOf(facts);
    const undo = sellVariants(root);
    expect(submit(form)).toBe(true);
    submit(form);
    await vi.waitFor(() => expect(status.content).toHaveLength(2));
    expect(status.content[0]).toBe('Added to cart. ');
    expect(status.content[1]).toMatchObject({ href: '/cart', textContent: 'View cart' });
    expect(sent).toEqual([
      [
        'POST',
        '/api/commerce/shopping-cart/entries',
        { variantId: 'm2k4h8x1v000000000000007', quantity: 2, answers: {} },
      ],
    ]);
    expect(counts).toEqual([{ totalQuantity: 5 }]);
    undo();
  });

  it('BROWSERCALL-10: once its script is there, the call is sent in the turn of the click', async () => {
    reply = new Response(JSON.stringify({ totalQuantity: 2 }), { status: 200 });
    const { form, status, root } = formOf(facts);
    const undo = sellVariants(root);
    form.dispatchEvent(new Event('focusin'));
    await import('./add-to-cart.ts');
    await new Promise(setImmediate);
    submit(form);
    expect(sent).toHaveLength(1);
    await vi.waitFor(() => expect(status.content).toHaveLength(2));
    undo();
  });

  it('PURCHASE-7: a refusal is announced in the server’s words, and the count stays', async () => {
    reply = new Response(JSON.stringify({ message: 'Only 1 is left.' }), { status: 409 });
    const counts: unknown[] = [];
    page.addEventListener('vitrine:cart', event => counts.push(event));
    const { form, status, root } = formOf(facts);
    const undo = sellVariants(root);
    submit(form);
    await vi.waitFor(() => expect(status.content).toEqual(['Only 1 is left.']));
    expect(counts).toEqual([]);
    undo();
  });

  it('PURCHASE-1: after undo, or with unreadable data, the form posts by itself again', () => {
    const before = listeners();
    const { form, root } = formOf(facts);
    sellVariants(root)();
    expect(submit(form)).toBe(false);
    const broken = formOf('{');
    sellVariants(broken.root)();
    expect(submit(broken.form)).toBe(false);
    expect(listeners()).toBe(before);
    expect(sent).toEqual([]);
  });
});
