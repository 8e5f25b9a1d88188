import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { handFiles } from './drop-files.ts';
import { blue, green, type MediaPanels, openMediaPanels, red } from './media-panels.ts';
import { sampleText } from './sample-files.ts';

const demo = inject('demo');

let browser: Browser;
let panels: MediaPanels;

beforeAll(async () => {
  browser = await openChromium();
  panels = await openMediaPanels(browser, demo);
});

afterAll(() => browser.close());

describe('dropped pictures', () => {
  it('EDITOR-26, PANEL-13, PANEL-14: several are added to a gallery in order, however long each takes', async () => {
    await panels.open(panels.gallery());
    // The first answer arrives last.
    await panels.page.route('**/api/media', async route => {
      const isFirst = route.request().postDataBuffer()?.includes('red.png') ?? false;
      if (isFirst) await panels.page.getByRole('progressbar', { name: /green/ }).getByText('100 %').waitFor();
      await route.continue();
    });
    await handFiles(panels.slides(), 'drop', [red, green, sampleText('letter.txt', 'text/plain', 'Dear')]);
    await panels.panel().getByRole('alert').filter({ hasText: 'letter.txt' }).waitFor();
    await expect.poll(panels.names).toEqual(['red.png', 'green.png']);
    await panels.page.unroute('**/api/media');
  });

  it('EDITOR-26, PANEL-16, PANEL-14: a pasted one, and one dropped on the block itself, are added after them', async () => {
    await handFiles(panels.button('Add images'), 'paste', [blue]);
    await expect.poll(panels.names).toEqual(['red.png', 'green.png', 'blue.png']);
    await panels.button('Close panel').click();
    await handFiles(panels.gallery(), 'drop', [red]);
    await expect.poll(panels.names).toEqual(['red.png', 'green.png', 'blue.png', 'red.png']);
    await expect.poll(() => panels.gallery().locator('img').count()).toBe(4);
    await panels.tile(4).click();
    await panels.button('Remove slide 4').click();
    await expect.poll(panels.names).toEqual(['red.png', 'green.png', 'blue.png']);
  });

  it('EDITOR-26: an image accepts one; a refusal by the server is shown where it was dropped', async () => {
    await handFiles(panels.image(), 'drop', [sampleText('broken.png', 'image/png', 'no picture')]);
    const refusal = panels.panel('Image').getByRole('alert').filter({ hasText: 'broken.png' });
    await refusal.waitFor();
    await handFiles(panels.image(), 'drop', [green, blue]);
    await expect.poll(() => panels.image().locator('img').count()).toBe(1);
    await panels.panel('Image').getByText('green.png').waitFor();
  });
});

describe('a file without a target', () => {
  it('STUDIO-22: does not replace the studio, wherever it is dropped', async () => {
    const { page } = panels;
    await panels.open(panels.gallery());
    const before = ['red.png', 'green.png', 'blue.png'];
    await expect.poll(panels.names).toEqual(before);
    expect(await handFiles(page.getByRole('banner').first(), 'drop', [red])).toBe(true);
    expect(await handFiles(page.locator('body'), 'drop', [red])).toBe(true);
    expect(await handFiles(panels.slides(), 'drop', [sampleText('letter.txt', 'text/plain', 'Dear')])).toBe(
      true,
    );
    expect(await panels.names()).toEqual(before);
  });
});

describe('an upload whose panel was closed', () => {
  it('EDITOR-26, PANEL-16: continues, is shown when the panel opens again, and keeps changes made in the gallery meanwhile', async () => {
    let goOn = () => {};
    const held = new Promise<void>(resolve => {
      goOn = resolve;
    });
    await panels.page.route('**/api/media', async route => {
      await held;
      await route.continue();
    });
    await handFiles(panels.gallery(), 'drop', [red]);
    await panels.panel().getByRole('progressbar').waitFor();
    await panels.open(panels.image());
    await panels.open(panels.gallery());
    await panels.panel().getByRole('progressbar', { name: /red/ }).waitFor();
    await panels.tile(1).click();
    await panels.field('Description').fill('Poppies');
    await panels.open(panels.image());
    goOn();
    await expect.poll(() => panels.gallery().locator('img').count()).toBe(4);
    await panels.page.unroute('**/api/media');
    await panels.open(panels.gallery());
    await panels.tile(4).click();
    await panels.button('Remove slide 4').click();
    await panels.tile(1).click();
    await expect.poll(() => panels.field('Description').inputValue()).toBe('Poppies');
    await panels.field('Description').fill('');
  });
});
