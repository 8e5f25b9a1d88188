import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { newDataDir, removeDataDir, startBuiltServer } from './built-server.ts';
import { type Figure, figureOf } from './figure.ts';
import { openBrowser } from './open-browser.ts';
import { onePerFolder, readPaths, starterHost } from './site-paths.ts';

const group = 'bytes';

/** The bytes sent to a phone for one page of each kind, with an empty cache (rule BENCH-5). */
export async function measureBytes(): Promise<Figure[]> {
  const browser = await openBrowser();
  if (browser === null) return [];
  const folder = newDataDir();
  const server = await startBuiltServer(folder);
  try {
    const figures: Figure[] = [];
    for (const path of onePerFolder(await readPaths(server))) {
      const sent = await visit(browser, `http://${starterHost(server)}${path}`);
      figures.push(...figuresOf(path, sent));
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
    removeDataDir(folder);
  }
}

interface Sent {
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly styleBytes: number;
}

function figuresOf(path: string, { requests, bytes, scriptBytes, styleBytes }: Sent): Figure[] {
  const kilobytes = (name: string, count: number, below?: number) =>
    figureOf({
      group,
      name: `${path}, ${name}`,
      value: count / 1000,
      unit: 'kB',
      ...(below === undefined ? {} : { aim: { below } }),
    });
  return [
    figureOf({ group, name: `${path}, requests`, value: requests, unit: '' }),
    kilobytes('all', bytes),
    kilobytes('script', scriptBytes, 100),
    kilobytes('style', styleBytes, 14),
  ];
}

/** As sent, including headers; inline styles are compressed separately to measure them. */
async function visit(browser: Browser, address: string): Promise<Sent> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    const kinds = new Map<string, string>();
    const sizes = new Map<string, number>();
    protocol.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      sizes.set(requestId, encodedDataLength),
    );
    await page.goto(address, { waitUntil: 'networkidle' });
    const styles = await page.locator('style').allTextContents();
    const total = (kind: string | null) =>
      [...sizes].reduce((sum, [id, size]) => sum + (kind === null || kinds.get(id) === kind ? size : 0), 0);
    return {
      requests: sizes.size,
      bytes: total(null),
      scriptBytes: total('Script'),
      styleBytes: total('Stylesheet') + brotliCompressSync(styles.join('')).length,
    };
  } finally {
    await context.close();
  }
}
