/** @module-tag slow */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { rowOf, toastOf } from './rooms.ts';
import { sendCall } from './send-call.ts';
import { beginWebsite } from './studio.ts';
import { findAxeProblems, visit } from './visit.ts';

const demo = inject('demo');
let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

it('TRASH-8: deleting a linked page asks first and lists the links; deleting an unlinked one does not ask', () =>
  visit(browser, { viewport: { width: 390, height: 844 }, bypassCSP: true }, async page => {
    const address = await beginWebsite(page, demo, 'linked');
    const sell = (title: string, description: object = {}) =>
      sendCall(page, '/api/products', {
        body: { title, type: 1, state: 1, variants: [{ price: 100 }], ...description },
      });
    const { product } = await sell('Bowl');
    const marks = [
      {
        type: 'link',
        attrs: { href: `/shop/${(product as { slug: string }).slug}`, target: null },
      },
    ];
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'its bowl', marks }] }];
    await sell('Lid', { description: { type: 'doc', content } });

    const remove = async () => {
      await page.getByRole('button', { name: 'More' }).last().click();
      await page.getByRole('menuitem', { name: 'Delete product' }).click();
    };
    const dialog = page.getByRole('dialog', { name: 'Delete “Bowl”?' });
    await page.goto(`${address}/config/products`);
    await rowOf(page, 'Bowl').getByRole('rowheader').click();
    await page.getByRole('heading', { level: 1, name: 'Bowl' }).waitFor();
    await remove();
    await dialog.waitFor();
    await expect.poll(() => dialog.getByRole('link').allTextContents()).toEqual(['Lid']);
    expect(await findAxeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await remove();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await toastOf(page, '“Bowl” was deleted.').waitFor();
    await rowOf(page, 'Lid').getByRole('rowheader').click();
    await page.getByRole('heading', { level: 1, name: 'Lid' }).waitFor();
    await remove();
    await toastOf(page, '“Lid” was deleted.').waitFor();
    await expect.poll(() => page.getByRole('dialog', { name: /^Delete/ }).count()).toBe(0);
  }));
