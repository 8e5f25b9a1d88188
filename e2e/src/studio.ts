import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DemoServer } from './demo-server.ts';
import { createWebsite, type OwnWebsite } from './own-website.ts';
import { visit } from './visit.ts';

/**
 * Creates a launched website with an empty first page and opens its canvas, for a journey of its own. Returns its
 * address.
 */
export async function makeWebsite(page: Page, demo: DemoServer, kind: string): Promise<string> {
  const website = await createWebsite(demo, { kind });
  await website.send('/api/website/launch');
  await emptyHome(website);
  await openConfig(page, website);
  await waitForCanvas(page);
  return website.address;
}

/** Creates a website from no starter, not yet launched, and opens its studio; returns its address. */
export async function beginWebsite(page: Page, demo: DemoServer, kind: string): Promise<string> {
  const website = await createWebsite(demo, { kind });
  await openConfig(page, website);
  return website.address;
}

async function openConfig(page: Page, { address, signIn }: OwnWebsite): Promise<void> {
  await signIn(page);
  await page.goto(`${address}/config`);
}

/** Removes the initial content of a new website's page. */
async function emptyHome({ send }: OwnWebsite): Promise<void> {
  const { collections } = await send('/api/collections', { method: 'GET' });
  for (const { documentId } of collections as { documentId: string }[]) {
    const { document, version } = await send(`/api/pages/${documentId}`, { method: 'GET' });
    const operations = (document as PageDocument).sections.map(({ id }) => ({
      kind: 'removeSection',
      sectionId: id,
    }));
    const body = { baseVersion: version, operations, clientId: 'journey' };
    await send(`/api/pages/${documentId}/operations`, { body });
  }
}

/** Fills in the dialog for a new page, and waits for its canvas. */
export async function addPage(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await waitForCanvas(page);
}

/** The page in the canvas. */
export function canvasOf(page: Page): FrameLocator {
  return page.frameLocator('main iframe[title]');
}

/** The element of the canvas that receives keys. */
export function stageOf(page: Page): Locator {
  return page.getByRole('application');
}

export async function waitForCanvas(page: Page): Promise<void> {
  await canvasOf(page).locator('main').waitFor({ state: 'attached' });
}

/** Until typed text goes into the block. */
export async function waitForPen(page: Page): Promise<void> {
  await canvasOf(page).locator('[role="textbox"]:focus').waitFor();
}

/** Until the bar shows this text. */
export async function waitForSave(page: Page, words = 'Saved'): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${words}$`) })
    .waitFor();
}

/**
 * Adds a section with a layout: the first one of an empty page, else at the end of the hovered
 * section. Afterwards the canvas has the focus.
 */
export async function addSection(page: Page, layout: string): Promise<void> {
  const first = page.getByRole('button', { name: 'Add the first section' });
  const isFirst = await first.isVisible();
  await (isFirst ? first : page.getByRole('button', { name: 'Add section', exact: true })).click();
  await page.getByRole('dialog').getByRole('button', { name: layout, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('[role="application"]:focus').waitFor();
}

/** Types into the dialog that is opening, once its field has the focus. */
export async function typeInDialog(page: Page, text: string): Promise<void> {
  await page.getByRole('dialog').locator('input:focus').waitFor();
  await page.keyboard.type(text);
}

/** Publishes through the dialog and waits until it is reported as live. */
export async function publish(page: Page, note = ''): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill(note);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await page
    .getByText(/^Revision \d+ is live\.$/)
    .first()
    .waitFor();
  await dialog.waitFor({ state: 'detached' });
}

export interface PlaceInNumbers {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
}

/** The place of the selected block in its panel, which must be open. */
export async function readPlace(page: Page): Promise<PlaceInNumbers> {
  const number = async (label: string) =>
    Number(await page.getByRole('complementary').getByLabel(label, { exact: true }).inputValue());
  return {
    column: await number('Column'),
    row: await number('Row'),
    width: await number('Width'),
    height: await number('Height'),
  };
}

/** The answer to a visitor without cookies at an address. */
export function readPublished(browser: Browser, address: string): Promise<{ status: number; text: string }> {
  return visit(browser, {}, async page => {
    const reply = await page.goto(address);
    return { status: reply?.status() ?? 0, text: await page.content() };
  });
}

/** Drags with the mouse from the centre of a still element by this many pixels, in realistic steps. */
export async function dragBy(page: Page, what: Locator, by: { x: number; y: number }): Promise<void> {
  // A handle follows its block in the next frame.
  await (await what.elementHandle())?.waitForElementState('stable');
  const box = await what.boundingBox();
  expect(box).not.toBeNull();
  if (!box) return;
  const from = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 20) };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  await page.mouse.up();
}
