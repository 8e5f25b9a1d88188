import type { Browser } from 'playwright-core';
import { findChromium, launchChromium } from '../../e2e/src/chromium.ts';

/** A headless Chromium, or null if the machine has none. */
export async function openBrowser(flags: readonly string[] = []): Promise<Browser | null> {
  const executablePath = findChromium();
  if (executablePath === null) {
    console.log('Left out: there is no Chromium here. Install one or set CHROMIUM_PATH.');
    return null;
  }
  return launchChromium(executablePath, flags);
}
