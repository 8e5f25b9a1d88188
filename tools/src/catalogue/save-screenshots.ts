import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openChromium } from '@vitrine/e2e/chromium.ts';
import type { ListedExhibit } from './exhibit-page.tsx';
import type { ListedSample } from './sample-page.ts';

const widths = [390, 820, 1440];

export interface ScreenshotOptions {
  /** The catalogue's address. */
  readonly address: string;
  readonly folder: string;
  /** The only block or widget to save. */
  readonly only: string | undefined;
  /** Such as `theme=dark&dir=rtl`. */
  readonly query: string;
}

/**
 * Each sample as `NAME-NUMBER-WIDTH.png`, each exhibit as `widget-NAME-NUMBER-WIDTH.png`; returns
 * the number of pictures.
 */
export async function saveScreenshots({ address, folder, only, query }: ScreenshotOptions): Promise<number> {
  const list = async (name: string) => (await fetch(`${address}/${name}.json`)).json();
  const samples: ListedSample[] = await list('samples');
  const exhibits: ListedExhibit[] = await list('exhibits');
  const wanted = [
    ...samples.map(sample => ({ ...sample, of: sample.block, prefix: sample.block })),
    ...exhibits.map(exhibit => ({ ...exhibit, of: exhibit.widget, prefix: `widget-${exhibit.widget}` })),
  ].filter(one => only === undefined || one.of === only);
  mkdirSync(folder, { recursive: true });
  const browser = await openChromium();
  try {
    for (const { prefix, number, address: path } of wanted) {
      for (const width of widths) {
        // A browser keeps the wider pictures of a page it has already opened, and shows those.
        const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width, height: 900 } });
        await page.goto(`${address}${path}?${query}`, { waitUntil: 'networkidle' });
        await page.screenshot({ path: join(folder, `${prefix}-${number}-${width}.png`), fullPage: true });
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
  return wanted.length * widths.length;
}
