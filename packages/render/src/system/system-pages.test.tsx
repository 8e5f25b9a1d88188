import { gzipSync } from 'node:zlib';
import type { TotalsView } from '@vitrine/core/cart/cart-view.ts';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import type { PageContent } from '../page-content.ts';
import { renderPage } from '../render-page.tsx';
import { checkout } from '../test/checkout.samples.ts';
import { bowl, idOf, pageWith } from '../test/page.samples.ts';
import { pages } from '../test/system-pages.samples.ts';

const html = (name: string, more = {}) =>
  renderPage(pageWith(pages[name] ?? { kind: 'not-found' }, more)).html;

describe('generated pages', () => {
  const validate = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      'void-style': 'off',
      'no-inline-style': 'off',
      'attr-case': 'off',
      'doctype-style': 'off',
      'long-title': 'off',
    },
  });

  it.each(Object.keys(pages))('RENDER-9: %s has one first-level heading and is valid HTML', async name => {
    const text = html(name);
    expect(text.match(/<h1/g)).toHaveLength(1);
    const report = await validate.validateString(text);
    expect(
      report.results.flatMap(result => result.messages.map(found => `${found.ruleId}: ${found.message}`)),
    ).toEqual([]);
  });

  it('RENDER-9: the product page works without script, and links to its list and categories', () => {
    const text = html('product');
    expect(text).toContain('<a href="/shop">Shop</a>');
    expect(text).toContain('action="/cart/entries" method="post"');
    expect(text).toContain('data-enhance="product"');
    expect(text).toContain('<a href="/shop/cups">Cups</a>');
  });

  it('RENDER-9: lists link to the previous and next page', () => {
    const text = html('product list');
    expect(text).toContain('Page 2 of 3');
    expect(text).toContain('<a href="/shop" rel="prev nofollow">');
    expect(text).toContain('rel="next nofollow">');
    expect(html('empty product list')).toContain('There is nothing here yet.');
  });

  it('RENDER-14: comments are text, whatever they contain', () => {
    const text = html('post');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('<b>&lt;b&gt;Ines&lt;/b&gt;</b>');
    expect(text).not.toContain('javascript:');
    expect(text).toContain('<a href="https://kiln.example" rel="nofollow ugc noopener">');
    expect(text).toContain('2 comments');
  });

  it('RENDER-10: changing and removing a line of the cart are separate forms', () => {
    const text = html('cart');
    expect(
      text.match(new RegExp(`<form [^>]*action="/cart/entries/${idOf('entry')}"[^>]*>`, 'g')),
    ).toHaveLength(2);
    expect(text).toContain('<input type="hidden" name="quantity" value="0"/>');
    expect(text).toContain('aria-label="Remove Everyday mug, Bone"');
    expect(text).toContain('data-ask="{&quot;title&quot;:&quot;Remove it?&quot;');
    expect(text).toContain('Prices include tax.');
    expect(text).not.toContain('added at checkout');
    expect(text).not.toContain('href="/checkout"');
    expect(html('empty cart')).toContain('You have nothing in your shopping cart.');
  });

  it('RENDER-10: checkout, search and lock post the fields that the server reads', () => {
    const text = html('checkout');
    expect(text).toContain('action="/checkout" method="post"');
    for (const name of [
      'email',
      'country',
      'region',
      'postalCode',
      'note',
      'shippingOption',
      'paymentMethod',
      'idempotencyKey',
    ]) {
      expect(text, name).toContain(`name="${name}"`);
    }
    expect(text).toContain('value="attempt-1"');
    expect(html('search')).toContain('action="/search"');
    expect(html('lock')).toContain('action="/journal/secret" method="post"');
  });

  it('RENDER-9: a search shows products as lists do, with picture and price, before other results', () => {
    const text = html('search');
    expect(text).toContain(`src="/media/${bowl.id}`);
    expect(text.replace(/<[^>]+>/g, ' ')).toMatch(/from\s+€28\.00/);
    expect(text.indexOf('/shop/p/everyday-mug')).toBeLessThan(text.indexOf('/journal/caring'));
    expect(text).not.toContain('Try fewer');
    expect(html('search without a result')).toContain('Try fewer or other words.');
  });

  it('RENDER-10: errors are shown at the top, next to their field, and link to it', () => {
    const text = html('checkout');
    expect(text).toContain('<a href="#checkout-email">Email: Please enter a valid email.</a>');
    expect(text).toContain('aria-invalid="true" aria-describedby="checkout-email-error"');
    expect(text).toContain(
      '<p class="field-error" id="checkout-email-error">Please enter a valid email.</p>',
    );
    expect(text).toMatch(
      /<section class="notices" id="problems" tabindex="-1" aria-labelledby="problems-title">/i,
    );
    expect(text.indexOf('Your payment was declined.')).toBeLessThan(text.indexOf('<form'));
  });

  it('RENDER-20: the checkout shows the total above its form, collapsed, and the cart links to the shop', () => {
    const text = html('checkout');
    const fold = text.indexOf('<details class="order-fold">');
    expect(fold).toBeGreaterThan(0);
    expect(fold).toBeLessThan(text.indexOf('name="idempotencyKey"'));
    expect(text.slice(fold)).toMatch(/^.*?<summary><span>Your order<\/span> <strong>€50\.00<\/strong>/s);
    expect(html('empty cart')).toContain('class="button" href="/shop"');
  });

  it('RENDER-20: the tax is unknown before a country is chosen only if it depends on the country', () => {
    const cart = (pages.cart as Extract<PageContent, { kind: 'cart' }>).cart;
    const shown = (more: Partial<TotalsView>) =>
      renderPage(pageWith({ kind: 'cart', cart: { ...cart, totals: { ...cart.totals, ...more } } })).html;
    expect(shown({ isTaxOpen: true, isTaxIncluded: false })).toContain('Tax depends on your country.');
    const known = shown({ isTaxOpen: false });
    expect(known).not.toMatch(/Tax depends|Prices include tax/);
  });

  it.each(['cart', 'empty cart', 'checkout', 'order confirmed'])(
    'RENDER-5: the styles of the page “%s” stay below 14 kB compressed',
    name => {
      const styles = /<style>(.*?)<\/style>/s.exec(html(name))?.[1] ?? '';
      expect(styles).toContain('.totals');
      expect(gzipSync(styles).length).toBeLessThan(14 * 1024);
    },
  );

  it('RENDER-11: an order is placed by its own button, with the exact text required by law', () => {
    const text = html('checkout');
    const update = text.indexOf('value="update"');
    const place = text.indexOf('value="place"');
    expect(update).toBeGreaterThan(0);
    expect(place).toBeGreaterThan(update);
    expect(text).toContain('>Order with obligation to pay</button>');
    const { site } = pageWith({ kind: 'not-found' });
    expect(html('checkout', { site: { ...site, currency: 'USD' } })).toContain(
      '>Place order and pay</button>',
    );
    expect(html('checkout', { site: { ...site, currency: 'USD', isSoldInEu: true } })).toContain(
      '>Order with obligation to pay</button>',
    );
    expect(html('checkout', { site: { ...site, language: 'de' } })).toContain(
      '>Zahlungspflichtig bestellen</button>',
    );
    const held = renderPage(pageWith({ kind: 'checkout', checkout: { ...checkout, canPlace: false } }));
    expect(held.html).not.toContain('value="place"');
  });

  it('DISCOUNT-4: the cart and the checkout show each code with its effect or its reason, and a field for another', () => {
    for (const [page, field, removal] of [
      ['cart', 'code', 'remove'],
      ['checkout', 'discountCode', 'removeCode'],
    ] as const) {
      const text = html(page);
      expect(text).toContain('This code is not valid.');
      expect(text).toContain('&lt;B&gt;OLD&lt;/B&gt;');
      expect(text).toContain('Free shipping');
      expect(text).toContain('-€2.00');
      expect(text).toContain(`name="${field}"`);
      expect(text).toContain(`aria-label="Remove the code WELCOME" name="${removal}"`);
    }
  });

  it('RENDER-9: the confirmation shows the items, the amounts and the next steps', () => {
    const text = html('order confirmed');
    for (const words of [
      'Order 1042',
      'November 20, 2026',
      '€50.00',
      'Autumn sale',
      '-€4.00',
      'Welcome',
      '-€2.00',
      'Free',
      'Send the sum.',
      'Or pay in cash.',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('RENDER-9: an error shows its key and no other details', () => {
    expect(html('error')).toContain('If it happens again, tell us this key: k-123');
  });
});
