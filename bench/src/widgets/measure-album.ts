import type { Browser } from 'playwright-core';
import { watchFrames } from './watch-frames.ts';

export interface Album {
  /** Milliseconds from the navigation until the first picture is loaded. */
  readonly firstPicture: number;
  readonly megabytes: number;
  /** The longest time between two frames while scrolling through all of it. */
  readonly longestFrame: number;
  readonly mostLoads: number;
}

/** A gallery of many pictures, scrolled from start to end. */
export async function measureAlbum(browser: Browser, address: string): Promise<Album> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    await protocol.send('Performance.enable');
    const underWay = new Set<string>();
    let mostLoads = 0;
    protocol.on('Network.requestWillBeSent', ({ requestId, type }) => {
      if (type !== 'Image') return;
      underWay.add(requestId);
      mostLoads = Math.max(mostLoads, underWay.size);
    });
    for (const event of ['Network.loadingFinished', 'Network.loadingFailed'] as const) {
      protocol.on(event, ({ requestId }) => void underWay.delete(requestId));
    }
    await page.goto(address, { waitUntil: 'networkidle' });
    const firstPicture = await page.evaluate(() => {
      const pictures = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/media/'));
      return Math.min(...pictures.map(entry => (entry as PerformanceResourceTiming).responseEnd));
    });
    const frames = await watchFrames(page);
    await page.evaluate(async () => {
      while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
        scrollBy({ top: 120, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    const longestFrame = await frames();
    const { metrics } = await protocol.send('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    return { firstPicture, megabytes: heap / 1e6, longestFrame, mostLoads };
  } finally {
    await context.close();
  }
}
