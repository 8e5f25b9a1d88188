import type { CartLineView, TotalsView } from '@vitrine/core/cart/cart-view.ts';
import type { CheckoutFieldView, CheckoutView } from '@vitrine/core/checkout/checkout-view.ts';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import type { PageContent, PostPageView } from '../page-content.ts';
import { renderPage } from '../render-page.tsx';
import { bowl, idOf, mug, onePage, pageWith, section, words } from '../test/page.samples.ts';

const euro = (amount: number) => ({ amount, currency: 'EUR' });

const line: CartLineView = {
  entryId: idOf('entry'),
  variantId: idOf('bone'),
  title: 'Everyday mug',
  address: '/shop/p/everyday-mug',
  options: 'Bone',
  image: bowl,
  quantity: 2,
  unitPrice: euro(2800),
  lineTotal: euro(5600),
  isAvailable: true,
  message: null,
};

const totals: TotalsView = {
  subtotal: euro(5600),
  discount: euro(600),
  shipping: euro(0),
  tax: euro(798),
  total: euro(5000),
  isTaxIncluded: true,
};

const field = (value: string, more: Partial<CheckoutFieldView> = {}): CheckoutFieldView => ({
  value,
  error: null,
  isRequired: true,
  label: null,
  choices: null,
  ...more,
});

const checkout: CheckoutView = {
  lines: [line],
  totals,
  fields: {
    email: field('ines@', { error: 'Please enter a valid email.' }),
    country: field('DE', { choices: [{ value: 'DE', label: 'Germany' }] }),
    region: field('', { isRequired: false, label: 'Land' }),
    postalCode: field(''),
    note: field('', { isRequired: false }),
  },
  shippingOptions: [{ id: 'flat', name: 'Parcel', price: euro(0), isChosen: true }],
  paymentMethods: [
    { id: 'manual', name: 'Bank transfer', description: 'We pack when it arrived.', isChosen: false },
    { id: 'test', name: 'Test', description: '', isChosen: true },
  ],
  messages: ['Your payment was declined.'],
  idempotencyKey: 'attempt-1',
  canPlace: true,
};

const post: PostPageView = {
  title: 'A firing',
  excerpt: 'Hour by hour.',
  author: 'Marit',
  publishedAt: '2026-11-14T08:00:00Z',
  updatedAt: null,
  image: bowl,
  document: { sections: [section('body', [words('text', 'Burners on.')])] },
  categories: [{ name: 'Workshop', address: '/journal/category/workshop' }],
  tags: [{ name: 'firing', address: '/journal/tag/firing' }],
  list: { name: 'Journal', address: '/journal' },
  newer: null,
  older: { name: 'Saucers', address: '/journal/saucers' },
  comments: [
    {
      id: idOf('comment'),
      author: '<b>Ines</b>',
      authorAddress: 'javascript:alert(1)',
      publishedAt: '2026-11-15T08:00:00Z',
      text: '<script>alert(1)</script>',
      replies: [
        {
          id: idOf('reply'),
          author: 'Marit',
          authorAddress: 'https://kiln.example',
          publishedAt: null,
          text: 'Thanks.',
          replies: [],
        },
      ],
    },
  ],
};

const pages: Readonly<Record<string, PageContent>> = {
  'product list': {
    kind: 'product-list',
    list: {
      title: 'Shop',
      description: 'Everything on the shelves.',
      products: [mug],
      categories: [
        { name: 'All', address: '/shop', isCurrent: true },
        { name: 'Cups', address: '/shop/category/cups', isCurrent: false },
      ],
      pagination: { page: 2, pageCount: 3, previousAddress: '/shop', nextAddress: '/shop?page=3' },
    },
  },
  'empty product list': {
    kind: 'product-list',
    list: { title: 'Shop', description: '', products: [], categories: [], pagination: onePage },
  },
  product: {
    kind: 'product',
    page: {
      product: mug,
      list: { name: 'Shop', address: '/shop' },
      categories: [{ name: 'Cups', address: '/shop/cups' }],
    },
  },
  'post list': {
    kind: 'post-list',
    list: {
      title: 'Journal',
      description: '',
      posts: [
        {
          id: idOf('post'),
          title: 'A firing',
          address: '/journal/a-firing',
          excerpt: 'Hour by hour.',
          author: 'Marit',
          publishedAt: '2026-11-14T08:00:00Z',
          image: null,
          categories: [],
          tags: [],
        },
      ],
      categories: [],
      pagination: onePage,
    },
  },
  post: { kind: 'post', page: post },
  search: {
    kind: 'search',
    search: {
      query: 'mug "<b>',
      results: [{ title: 'Everyday mug', address: '/shop/p/everyday-mug', excerpt: '320 ml' }],
      total: 1,
      pagination: onePage,
    },
  },
  'search without a result': {
    kind: 'search',
    search: { query: 'x', results: [], total: 0, pagination: onePage },
  },
  cart: {
    kind: 'cart',
    cart: {
      lines: [
        line,
        { ...line, entryId: idOf('other'), isAvailable: false, message: 'Only 1 left.', image: null },
      ],
      totals: { ...totals, shipping: null, tax: null },
      notices: ['Sold out and taken out: Moon Vase.'],
      canCheckOut: false,
    },
  },
  'empty cart': { kind: 'cart', cart: { lines: [], totals, notices: [], canCheckOut: false } },
  checkout: { kind: 'checkout', checkout },
  'order confirmed': {
    kind: 'order-confirmed',
    order: {
      number: '1042',
      placedAt: '2026-11-20T20:00:00Z',
      email: 'ines@example.com',
      lines: [{ ...line, address: null }],
      totals,
      sentTo: ['Ines Marques', 'Porto'],
      shippingName: 'Parcel',
      paymentName: 'Bank transfer',
      paymentState: 'pending',
      instructions: 'Send the sum.\n\nOr pay in cash.',
    },
  },
  lock: { kind: 'lock', lock: { action: '/journal/secret', error: 'This password is not right.' } },
  'not found': { kind: 'not-found' },
  error: { kind: 'error', key: 'k-123' },
};

const html = (name: string, more = {}) =>
  renderPage(pageWith(pages[name] ?? { kind: 'not-found' }, more)).html;

describe('pages that a website makes by itself', () => {
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

  it.each(Object.keys(pages))(
    'RENDER-9: %s has one heading of the first level and is valid HTML',
    async name => {
      const text = html(name);
      expect(text.match(/<h1/g)).toHaveLength(1);
      const report = await validate.validateString(text);
      expect(
        report.results.flatMap(result => result.messages.map(found => `${found.ruleId}: ${found.message}`)),
      ).toEqual([]);
    },
  );

  it('RENDER-9: the product page is sold without script, and says where it belongs', () => {
    const text = html('product');
    expect(text).toContain('<a href="/shop">Shop</a>');
    expect(text).toContain('action="/cart/entries" method="post"');
    expect(text).toContain('data-enhance="product"');
    expect(text).toContain('<a href="/shop/cups">Cups</a>');
  });

  it('RENDER-9: lists lead to their neighbours', () => {
    const text = html('product list');
    expect(text).toContain('Page 2 of 3');
    expect(text).toContain('<a href="/shop" rel="prev">');
    expect(text).toContain('<a href="/shop?page=3" rel="next">');
    expect(html('empty product list')).toContain('There is nothing here yet.');
  });

  it('RENDER-14: comments are words, whatever they hold', () => {
    const text = html('post');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('<b>&lt;b&gt;Ines&lt;/b&gt;</b>');
    expect(text).not.toContain('javascript:');
    expect(text).toContain('<a href="https://kiln.example" rel="nofollow ugc noopener">');
    expect(text).toContain('2 comments');
  });

  it('RENDER-10: changing and removing a line of the cart are forms of their own', () => {
    const text = html('cart');
    expect(
      text.match(new RegExp(`<form action="/cart/entries/${idOf('entry')}" method="post">`, 'g')),
    ).toHaveLength(2);
    expect(text).toContain('<input type="hidden" name="quantity" value="0"/>');
    expect(text).toContain('aria-label="Remove Everyday mug"');
    expect(text).toContain('Shipping and tax are added at checkout.');
    expect(text).not.toContain('href="/checkout"');
    expect(html('empty cart')).toContain('You have nothing in your shopping cart.');
  });

  it('RENDER-10: checkout, search and lock post what the server reads', () => {
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

  it('RENDER-10: what must be mended is said first, beside its field, and leads there', () => {
    const text = html('checkout');
    expect(text).toContain('<a href="#checkout-email">Please enter a valid email.</a>');
    expect(text).toContain('aria-invalid="true" aria-describedby="checkout-email-error"');
    expect(text).toContain(
      '<p class="field-error" id="checkout-email-error">Please enter a valid email.</p>',
    );
    expect(text.indexOf('Your payment was declined.')).toBeLessThan(text.indexOf('<form'));
  });

  it('RENDER-11: an order is placed by its own button, in the very words of the law', () => {
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
    expect(html('checkout', { site: { ...site, language: 'de' } })).toContain(
      '>Zahlungspflichtig bestellen</button>',
    );
    const held = renderPage(pageWith({ kind: 'checkout', checkout: { ...checkout, canPlace: false } }));
    expect(held.html).not.toContain('value="place"');
  });

  it('RENDER-9: the confirmation says what was bought, what it cost and what to do now', () => {
    const text = html('order confirmed');
    for (const words of [
      'Order 1042',
      'November 20, 2026',
      '€50.00',
      '-€6.00',
      'Free',
      'Send the sum.',
      'Or pay in cash.',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('RENDER-9: an error shows its key and nothing else of what happened', () => {
    expect(html('error')).toContain('If it happens again, tell us this key: k-123');
  });
});
