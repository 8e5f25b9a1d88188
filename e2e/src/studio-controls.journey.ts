/** @module-tag slow */
import { block as videoBlock } from '@vitrine/blocks/video/video.block.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import type { WebsiteSettings } from '@vitrine/core/tenancy/website.ts';
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { chooseFiles, toastOf } from './rooms.ts';
import { samplePicture, sampleText } from './sample-files.ts';
import { sendCall } from './send-call.ts';
import { canvasOf, makeWebsite, waitForCanvas } from './studio.ts';
import { visit } from './visit.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  address = await makeWebsite(page, demo, 'controls');
});
afterAll(() => browser.close());

const save = () => page.getByRole('main').getByRole('button', { name: 'Save', exact: true });

it('PANEL-19: a picker offers files of the requested kind, and captions by their name', async () => {
  await page.goto(`${address}/config/media`);
  const cues = 'WEBVTT\n\n00:00.000 --> 00:01.000\nThe wheel turns.\n';
  await chooseFiles(page, page.getByRole('button', { name: 'Upload' }), [
    samplePicture('jug.png', { red: 40, green: 160, blue: 40 }),
    sampleText('wheel.vtt', 'text/vtt', cues),
    sampleText('letter.txt', 'text/plain', 'Dear'),
  ]);
  for (const name of ['jug.png', 'wheel.vtt', 'letter.txt']) await page.getByText(name).first().waitFor();
  const places = { desktop: { x: 0, y: 0, w: 12, h: 8 }, phone: { x: 0, y: 0, w: 8, h: 5 } };
  const block = { id: newId(), ...videoBlock.content({ provider: 'file' }), places };
  const section = { id: newId(), settings: sectionSettingsSchema.parse({}), blocks: [block] };
  const { collections } = await sendCall(page, '/api/collections', { method: 'GET' });
  const [{ documentId = '' } = {}] = collections as { documentId?: string }[];
  const { version } = await sendCall(page, `/api/pages/${documentId}`, { method: 'GET' });
  const operations = [{ kind: 'addSection', section, index: 0 }];
  await sendCall(page, `/api/pages/${documentId}/operations`, {
    body: { baseVersion: version, operations, clientId: 'journey' },
  });
  await page.goto(`${address}/config/pages`);
  await waitForCanvas(page);
  await canvasOf(page).locator(`main [data-block-type="${videoBlock.type}"]`).click();
  await page.keyboard.press('Alt+Enter');
  const panel = page.getByRole('complementary', { name: 'Video' });
  const offered = async (button: string) => {
    await panel.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').waitFor();
    const names = () => dialog.getByRole('option').allInnerTexts();
    return { dialog, names };
  };
  for (const [button, files] of [
    ['Choose image', ['jug.png']],
    ['Choose captions', ['wheel.vtt']],
    ['Choose video', []],
  ] as const) {
    const { dialog, names } = await offered(button);
    await expect.poll(names).toEqual(files.map(name => expect.stringContaining(name)));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

it('STUDIO-13: shipping and tax are typed as money and percentages; unreadable values are reported by field', async () => {
  await page.goto(`${address}/config/settings?part=shipping`);
  const shipping = page.getByLabel('Shipping costs').first();
  await shipping.fill('free');
  await save().first().click();
  await page.getByText('Enter a number.', { exact: true }).waitFor();
  await shipping.fill('4.90');
  await save().first().click();
  await toastOf(page, 'Saved').first().waitFor();
  await page.getByRole('tab', { name: 'Taxes' }).click();
  await page.getByRole('button', { name: 'Add tax rate' }).click();
  const rate = page.getByLabel('Tax rate', { exact: true }).last();
  await rate.fill('190');
  await save().last().click();
  await page.getByText('Must be at most 100 %.', { exact: true }).waitFor();
  await rate.fill('8.1');
  await save().last().click();
  await expect.poll(() => toastOf(page, 'Saved').count()).toBeGreaterThan(0);
  const rates = async () => {
    const { settings } = (await sendCall(page, '/api/website/settings', { method: 'GET' })) as {
      settings: { store: Pick<WebsiteSettings['store'], 'shippingZones' | 'tax'> };
    };
    expect(settings.store.shippingZones[0]?.options[0]?.amount).toBe(490);
    return settings.store.tax.rules.flatMap(rule => Object.values(rule.rates).flat()).map(one => one.rate);
  };
  await expect.poll(rates).toContain(8100);
});

it('STUDIO-15: the first page that visitors can open is marked as home, and is neither hidden nor deleted in the tree', async () => {
  const tree = page.getByRole('complementary', { name: 'Pages' });
  const more = (title: string) => tree.getByRole('button', { name: `More for ${title}` });
  const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
  for (const title of ['About', 'Visit'])
    await sendCall(page, '/api/collections', { body: { type: 10, title } });
  await page.goto(`${address}/config/pages`);
  await waitForCanvas(page);
  const opener = page.getByRole('banner').getByRole('heading').getByRole('button');
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  await more('Home').click();
  for (const name of ['Hide', 'Delete', 'Make it the home page']) {
    await entry(name).waitFor();
    expect([name, await entry(name).getAttribute('aria-disabled')]).toEqual([name, 'true']);
  }
  await page.keyboard.press('Escape');
  await entry('Delete').waitFor({ state: 'detached' });
  await more('About').click();
  await entry('Make it the home page').click();
  await more('Home').click();
  await expect.poll(() => entry('Delete').getAttribute('aria-disabled')).not.toBe('true');
  await page.keyboard.press('Escape');
  await entry('Delete').waitFor({ state: 'detached' });
  await more('About').click();
  await expect.poll(() => entry('Delete').getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');
});

it('PANEL-7: a toast goes once it can have been read, later with an action; an error stays until dismissed', () =>
  visit(browser, { viewport: { width: 1440, height: 900 } }, async owner => {
    await owner.context().addCookies(await page.context().cookies());
    await owner.clock.install({ time: 0 });
    const product = await sendCall(page, '/api/products', {
      body: { title: 'Cup', variants: [{ price: 2800 }] },
    });
    await owner.goto(`${address}/config/products/${(product.product as { id: string }).id}`);
    const title = owner.getByRole('main').getByLabel('Title', { exact: true });
    await title.fill('Tall cup');
    const press = owner.getByRole('main').getByRole('button', { name: 'Save', exact: true });
    // Time stands while a toast is looked at: a slow machine must not use it up.
    await owner.clock.pauseAt(600_000);
    await press.click();
    const saved = toastOf(owner, 'Saved');
    await saved.waitFor();
    await owner.clock.runFor(1500);
    await expect.poll(() => saved.count()).toBe(1);
    await owner.clock.runFor(3000);
    await saved.waitFor({ state: 'detached' });
    await owner.clock.resume();

    await owner.getByRole('button', { name: 'More', exact: true }).click();
    await owner.getByRole('menuitem', { name: 'Delete product' }).waitFor();
    await owner.clock.pauseAt(1_200_000);
    await owner.getByRole('menuitem', { name: 'Delete product' }).click();
    const deleted = toastOf(owner, '“Tall cup” was deleted.');
    await deleted.waitFor();
    await owner.clock.runFor(6000);
    await expect.poll(() => deleted.count()).toBe(1);
    await owner.route('**/api/**', route =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await deleted.getByRole('button', { name: 'Undo' }).click();
    const failed = toastOf(owner, 'Unable to connect');
    await failed.waitFor();
    await owner.clock.runFor(3_600_000);
    await expect.poll(() => failed.count()).toBe(1);
    await failed.getByRole('button', { name: 'Dismiss' }).click();
    await failed.waitFor({ state: 'detached' });
  }));

it.each(
  firstOrAll([
    ['MacIntel', 'Meta', 'Control', '⌘K'],
    ['Linux x86_64', 'Control', 'Meta', 'Ctrl+K'],
  ] as const),
)('PANEL-24: on %s, shortcuts are named and pressed as on that device', (platform, own, other, shown) =>
  visit(browser, { viewport: { width: 1440, height: 900 } }, async owner => {
    await owner.context().addCookies(await page.context().cookies());
    await owner.addInitScript(`Object.defineProperty(navigator, 'platform', { get: () => '${platform}' })`);
    await owner.goto(`${address}/config/products`);
    await owner.getByRole('heading', { level: 1 }).waitFor();
    const palette = owner.getByRole('dialog', { name: 'Command palette' });
    await owner.keyboard.press(`${other}+k`);
    await owner.getByRole('button', { name: 'Website and account' }).click();
    await owner
      .getByRole('menuitem', { name: /Command palette/ })
      .getByText(shown)
      .waitFor();
    await owner.keyboard.press('Escape');
    await owner.getByRole('menuitem', { name: /Command palette/ }).waitFor({ state: 'detached' });
    await expect.poll(() => palette.count()).toBe(0);
    await owner.keyboard.press(`${own}+k`);
    await palette.waitFor();
  }),
);
