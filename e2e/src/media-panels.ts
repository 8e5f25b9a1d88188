import { block as galleryBlock } from '@vitrine/blocks/gallery/gallery.block.ts';
import { block as imageBlock } from '@vitrine/blocks/image/image.block.ts';
import { block as summaryBlock } from '@vitrine/blocks/summary/summary.block.ts';
import type { BlockContent } from '@vitrine/core/blocks/define-block.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { type Section, sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { changeNewPage } from './change-page.ts';
import type { DemoServer } from './demo-server.ts';
import { samplePicture } from './sample-files.ts';
import { canvasOf, makeWebsite } from './studio.ts';

export const red = samplePicture('red.png', { red: 200, green: 40, blue: 40 });
export const green = samplePicture('green.png', { red: 40, green: 160, blue: 40 });
export const blue = samplePicture('blue.png', { red: 40, green: 40, blue: 200 });

export type MediaPanels = Awaited<ReturnType<typeof openMediaPanels>>;

/**
 * A new website whose page has an empty gallery, an image at the right and a summary, with the
 * contents of their panels.
 */
export async function openMediaPanels(browser: Browser, demo: DemoServer) {
  // The injected checks are a script that no policy allows.
  const options = {
    viewport: { width: 1440, height: 900 },
    bypassCSP: true,
    reducedMotion: 'reduce',
  } as const;
  const page = await (await browser.newContext(options)).newPage();
  await makeWebsite(page, demo, 'panels');
  await changeNewPage(page, [{ kind: 'addSection', section: galleryImageAndSummary(), index: 0 }]);
  const block = ({ type }: { type: number }) => canvasOf(page).locator(`main [data-block-type="${type}"]`);
  const panel = (name = 'Gallery') => page.getByRole('complementary', { name });
  const tiles = () => panel().getByRole('grid', { name: 'Slides' }).getByRole('row');
  return {
    page,
    gallery: () => block(galleryBlock),
    image: () => block(imageBlock),
    summary: () => block(summaryBlock),
    panel,
    slides: () => panel().getByRole('group', { name: 'Slides' }),
    tile: (n: number) => tiles().nth(n - 1),
    button: (name: string | RegExp, within: Locator = panel()) => within.getByRole('button', { name }),
    field: (name: string, within: Locator = panel()) => within.getByLabel(name, { exact: true }),
    openSlide: () => panel().getByText(/^Slide \d+$/),
    undo: () => page.getByRole('banner').getByRole('button', { name: /^Undo/ }),
    /** The names of the slides, by their pictures while they have no text. */
    names: () => tiles().evaluateAll(rows => rows.map(row => row.getAttribute('aria-label')?.split(',')[0])),
    open: (what: Locator) => open(page, what),
  };
}

async function open(page: Page, what: Locator): Promise<void> {
  // The panel of one block may cover another.
  const close = page.getByRole('button', { name: 'Close panel' });
  if (await close.isVisible()) await close.click();
  await what.click();
  await page.keyboard.press('Alt+Enter');
}

function galleryImageAndSummary(): Section {
  const block = (content: BlockContent, place: { x: number; w: number; y: number }) => ({
    id: newId(),
    ...content,
    places: { desktop: { ...place, h: 10 }, phone: { x: 0, y: place.y, w: 8, h: 10 } },
  });
  const blocks = [
    block(galleryBlock.content(), { x: 0, y: 0, w: 20 }),
    block(imageBlock.content(), { x: 14, y: 30, w: 10 }),
    block(summaryBlock.content(), { x: 0, y: 30, w: 12 }),
  ];
  return { id: newId(), settings: sectionSettingsSchema.parse({}), blocks };
}
