/** @module-tag slow */
import { block as textBlock } from '@vitrine/blocks/html/html.block.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import { textOf } from '@vitrine/core/rich-text/rich-text.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { changeNewPage } from './change-page.ts';
import { openChromium } from './chromium.ts';
import { handFiles } from './drop-files.ts';
import { samplePicture } from './sample-files.ts';
import { canvasOf, makeWebsite, waitForSave } from './studio.ts';

const demo = inject('demo');
const dusk = samplePicture('dusk.png', { red: 60, green: 50, blue: 80 });
const noon = samplePicture('noon.png', { red: 255, green: 255, blue: 255 });

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await makeWebsite(page, demo, 'contrast');
  const place = { desktop: { x: 0, y: 0, w: 12, h: 6 }, phone: { x: 0, y: 0, w: 8, h: 6 } };
  const words = (text: string) => ({
    id: newId(),
    ...textBlock.content({ text: textOf(text) }),
    places: place,
  });
  const sections = [
    { id: newId(), settings: sectionSettingsSchema.parse({ veil: 0.1 }), blocks: [words('Words at dusk')] },
    {
      id: newId(),
      settings: sectionSettingsSchema.parse({ veil: 0.5, theme: 'darkest' }),
      blocks: [words('Words at noon')],
    },
  ];
  await changeNewPage(
    page,
    sections.map((section, index) => ({ kind: 'addSection', section, index })),
  );
});

afterAll(() => browser.close());

const panel = () => page.getByRole('complementary');
const warning = () => panel().getByText('Some text is hard to read on the picture behind it.');

describe('text on a picture', () => {
  it('STUDIO-28: the panel reports that it is hard to read, and one click fixes it; Undo reverts it', async () => {
    await canvasOf(page).getByText('Words at dusk').click();
    await page.getByRole('button', { name: 'More for this Text block' }).click();
    await page.getByRole('menuitem', { name: 'Select its section' }).click();
    await page.getByRole('button', { name: 'Section', exact: true, pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Section', exact: true }).nth(1).click();
    await panel().getByText('Background image').waitFor();
    await expect.poll(() => warning().count()).toBe(0);
    await handFiles(panel().getByRole('group', { name: 'Background image' }), 'drop', [dusk]);
    await warning().waitFor();
    await panel().getByRole('button', { name: 'Strengthen the overlay' }).click();
    await warning().waitFor({ state: 'detached' });
    await waitForSave(page);
    await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
    await warning().waitFor();
    await canvasOf(page).getByText('Words at dusk').click();
    await page.keyboard.press('Alt+Enter');
    await panel().getByText('Place on a desktop').waitFor();
    await warning().waitFor();
  });

  it('STUDIO-28: on a phone, where a strong veil keeps the text on the picture, the panel reports the same', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Phone', exact: true }).click();
    await panel().getByText('Place on a phone').waitFor();
    // Here the first picture is below its text.
    await warning().waitFor({ state: 'detached' });
    await canvasOf(page).getByText('Words at noon').click();
    await page.getByRole('button', { name: 'More for this Text block' }).click();
    await page.getByRole('menuitem', { name: 'Select its section' }).click();
    await panel().getByText('Background image').waitFor();
    await handFiles(panel().getByRole('group', { name: 'Background image' }), 'drop', [noon]);
    await warning().waitFor();
  });
});
