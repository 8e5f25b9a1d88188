import { type PageContext, pageTypes } from '@vitrine/core/page-context/page-context.ts';
import { expect, it } from 'vitest';
import { typesOfKinds } from './page-context-of.ts';
import { renderPage } from './render-page.tsx';
import { idOf, pageWith } from './test/page.samples.ts';
import { pages } from './test/system-pages.samples.ts';

function contextOf(html: string): PageContext {
  const [, text = ''] = /<script type="application\/json" id="page-context">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(text);
}

it('CONTEXT-1: each page describes itself, and no text of an owner ends its element', () => {
  const site = { ...pageWith({ kind: 'not-found' }).site, title: '</script><b>', currency: 'JPY' };
  const page = pageWith({ kind: 'page', document: { sections: [] } }, { site });
  expect(contextOf(renderPage(page).html)).toEqual({
    websiteId: idOf('website'),
    websiteTitle: '</script><b>',
    title: 'About',
    baseUrl: 'https://kiln.example',
    locale: 'en',
    selectedCurrency: 'JPY',
    pageType: 2,
    templateVersion: '8',
    collectionId: null,
    collectionTitle: null,
    itemId: null,
    itemTitle: null,
    recordType: null,
    permissionType: 1,
  });
});

it('CONTEXT-2: each kind of page has a number', () => {
  expect(Object.values(pageTypes)).toHaveLength(25);
  expect(new Set(Object.values(pageTypes)).size).toBe(25);
  const typeOf = (content: Parameters<typeof pageWith>[0]) =>
    contextOf(renderPage(pageWith(content)).html).pageType;
  const types = new Map(Object.values(pages).map(content => [content.kind, typeOf(content)]));
  expect(Object.fromEntries(types)).toMatchObject({
    'product-list': 1,
    product: 50,
    'post-list': 1,
    post: 50,
    search: 102,
    cart: 200,
    checkout: 201,
    'order-confirmed': 202,
    donate: 203,
    'contribution-confirmed': 204,
    'order-received': 207,
    'order-status': 211,
    'subscription-confirmed': 206,
    'membership-confirmed': 208,
    subscription: 105,
    lock: 103,
    account: 105,
    'not-found': 100,
    error: 101,
  });
});

it('CATALOGUE-7: each kind of page that the website generates has a sample', () => {
  const shown = new Set<string>(Object.values(pages).map(({ kind }) => kind));
  const generated = Object.keys(typesOfKinds).filter(kind => kind !== 'page');
  expect(generated.filter(kind => !shown.has(kind))).toEqual([]);
});
