import type { Page } from 'playwright-core';

/**
 * Lets this much time pass at once for the page, with all its timers, also those that a replaced clock does not
 * reach, such as `AbortSignal.timeout`.
 */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const passed = new Promise<void>(resolve =>
    devtools.once('Emulation.virtualTimeBudgetExpired', () => resolve()),
  );
  await devtools.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: milliseconds });
  await passed;
  await devtools.detach();
}
