import { block as button } from '@vitrine/blocks/button/button.block.ts';
import { block as text } from '@vitrine/blocks/html/html.block.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import type { PageOperation } from '@vitrine/core/page/page-operation.ts';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { changeNewPage } from './change-page.ts';
import { openChromium } from './chromium.ts';
import { hold } from './hold.ts';
import { sendCall } from './send-call.ts';
import {
  canvasOf,
  makeWebsite,
  readPlace,
  stageOf,
  waitForCanvas,
  waitForPen,
  waitForSave,
} from './studio.ts';

const demo = inject('demo');
const changes = '**/operations';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await makeWebsite(page, demo, 'messages');
  const place = { x: 0, y: 0, w: 6, h: 2 };
  const below = { ...place, y: 4 };
  const blocks = [
    { id: newId(), ...button.content({ text: 'Shop' }), places: { desktop: place, phone: place } },
    { id: newId(), ...text.content(), places: { desktop: below, phone: below } },
  ];
  const section = { id: newId(), settings: sectionSettingsSchema.parse({}), blocks };
  await changeNewPage(page, [{ kind: 'addSection', section, index: 0 }]);
});

afterAll(() => browser.close());

const theButton = () => canvasOf(page).locator('main [data-block-type="53"]').first();
const theText = () => canvasOf(page).locator('main [data-block-type="2"]').first();
const panel = () => page.getByRole('complementary', { name: 'Button' });
const field = (name: string) => panel().getByLabel(name, { exact: true });
const undo = () => page.getByRole('banner').getByRole('button', { name: /^Undo/ });

async function openButton(): Promise<void> {
  await theButton().click();
  if (await panel().isVisible()) return;
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await panel().waitFor();
}

async function write(words: string): Promise<void> {
  await theText().dblclick();
  await waitForPen(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
  await page.keyboard.press('Escape');
  await expect.poll(() => theText().textContent()).toBe(words);
}

const operationsOf = (request: Request): PageOperation[] => request.postDataJSON().operations;
const isChange = (request: Request) => request.url().endsWith('/operations');

describe('changes on their way to the server', () => {
  it('EDIT-2: while one message is under way, changes of the same property become one; the result is the same', {
    tags: 'slow',
  }, async () => {
    await openButton();
    const release = await hold(page, changes);
    const first = page.waitForRequest(isChange);
    await field('Text').fill('S');
    expect(operationsOf(await first)).toHaveLength(1);
    for (const words of ['Se', 'See', 'See the shop']) await field('Text').fill(words);
    for (const column of ['2', '3', '5']) await field('Column').fill(column);
    await expect.poll(() => readPlace(page)).toMatchObject({ column: 5 });
    const second = page.waitForRequest(isChange);
    release();
    const sent = operationsOf(await second);
    await page.unroute(changes);
    expect(sent).toMatchObject([
      { kind: 'changeBlock', set: { text: 'See the shop' } },
      { kind: 'placeBlock', places: { desktop: { x: 4, y: 0, w: 6, h: 2 } } },
    ]);
    expect(sent).toHaveLength(2);
    await waitForSave(page);
    await page.reload();
    await waitForCanvas(page);
    await expect.poll(() => theButton().textContent()).toBe('See the shop');
    await openButton();
    expect(await readPlace(page)).toMatchObject({ column: 5, row: 1 });
  });

  it('EDIT-6: a change whose answer was lost is not applied twice', async () => {
    const buttons = () => canvasOf(page).locator('main [data-block-type="53"]').count();
    const sent: string[][] = [];
    page.on('request', request => isChange(request) && sent.push(operationsOf(request).map(one => one.kind)));
    await theButton().click();
    await loseAnswer(page, '*/operations');
    await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
    await waitForSave(page, 'Not saved — retrying');
    await waitForSave(page);
    expect(sent).toEqual([['addBlock'], ['addBlock']]);
    expect(await buttons()).toBe(2);
    await page.reload();
    await waitForCanvas(page);
    await expect.poll(buttons).toBe(2);
  });

  it('EDIT-6: any other refusal waits for the person, who can undo the change', async () => {
    await write('As it was');
    await waitForSave(page);
    const body = JSON.stringify({ error: 'pages.invalid', message: 'This block cannot hold that.' });
    let sent = 0;
    await page.route(changes, route => {
      sent += 1;
      return route.fulfill({ status: 400, body });
    });
    await write('Not like this');
    const notice = page.getByRole('alertdialog', { name: 'This change was not saved' });
    await notice.getByText('This block cannot hold that.').waitFor();
    await waitForSave(page, 'Not saved');
    await expect.poll(() => theText().textContent()).toBe('Not like this');
    await page.unroute(changes);
    await notice.getByRole('button', { name: 'Undo this change' }).click();
    await notice.waitFor({ state: 'detached' });
    await waitForSave(page);
    await expect.poll(() => theText().textContent()).toBe('As it was');
    expect(sent).toBe(1);
    await page.reload();
    await waitForCanvas(page);
    await expect.poll(() => theText().textContent()).toBe('As it was');
  });
});

describe('header, page and footer', () => {
  const logo = () => canvasOf(page).locator('header [data-block-id]').first();

  it('EDIT-8: one undo goes back through all of them, in the order of the changes', async () => {
    const at = async () => Math.round((await logo().boundingBox())?.x ?? 0);
    const start = await at();
    await write('First');
    await logo().click();
    await stageOf(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(at).toBeGreaterThan(start);
    const moved = await at();
    await write('Second');
    await undo().click();
    await expect.poll(() => theText().textContent()).toBe('First');
    expect(await at()).toBe(moved);
    await undo().click();
    await expect.poll(at).toBe(start);
    await expect.poll(() => theText().textContent()).toBe('First');
    await undo().click();
    await expect.poll(() => theText().textContent()).toBe('As it was');
    await waitForSave(page);
  });

  it('EDIT-8: “Saved” waits for all three', { tags: 'slow' }, async () => {
    const { header } = (await sendCall(page, '/api/site', { method: 'GET' })) as { header: { id: string } };
    await page.route(`**/api/pages/${header.id}/operations`, route => route.abort('connectionrefused'));
    await logo().click();
    await stageOf(page).focus();
    await page.keyboard.press('ArrowRight');
    await waitForSave(page, 'Not saved — retrying');
    const saved = page.waitForResponse(reply => isChange(reply.request()) && reply.ok());
    await write('Saved beside it');
    await saved;
    await waitForSave(page, 'Not saved — retrying');
    await page.unroute(`**/api/pages/${header.id}/operations`);
    await waitForSave(page);
  });
});

describe('a number in a panel', () => {
  it('PANEL-5: is passed on only if it is valid; otherwise the input stays, with the error', async () => {
    await openButton();
    const before = await readPlace(page);
    const at = async () => Math.round((await theButton().boundingBox())?.x ?? 0);
    const start = await at();
    for (const [typed, problem] of [
      ['', 'Must be a number.'],
      ['x', 'Must be a number.'],
      ['0', 'Must be at least 1.'],
      ['99', /^Must be at most \d+\.$/],
    ] as const) {
      await field('Column').fill(typed);
      await panel().getByText(problem).waitFor();
      expect([await field('Column').inputValue(), await at()]).toEqual([typed, start]);
      await expect.poll(() => field('Column').getAttribute('aria-invalid')).toBe('true');
    }
    await field('Column').fill(` ${before.column + 1} `);
    await panel()
      .getByText(/^Must be/)
      .waitFor({ state: 'detached' });
    await expect.poll(at).toBeGreaterThan(start);
  });
});

/** The server receives the next request to this address and acts on it, but its answer never arrives. */
async function loseAnswer(where: Page, urlPattern: string): Promise<void> {
  const devtools = await where.context().newCDPSession(where);
  devtools.once('Fetch.requestPaused', async ({ requestId }) => {
    await devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
    await devtools.detach();
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
}
