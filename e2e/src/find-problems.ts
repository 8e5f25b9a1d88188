import type { Frame, Page } from 'playwright-core';
import { findHtmlProblems } from './html-problems.ts';
import { type AxeFinding, findAxeProblems } from './visit.ts';

export interface Problems {
  readonly axe: readonly AxeFinding[];
  readonly html: readonly string[];
  /** Unreadable text in dark mode, where only the colours differ. */
  readonly dark: readonly AxeFinding[];
}

/** The problems of a page, in light and dark mode; axe runs in the given frames. Null if there are none. */
export async function findProblems(page: Page, frames: readonly Frame[]): Promise<Problems | null> {
  const examine = async (only?: readonly string[]) => {
    const found: AxeFinding[] = [];
    for (const frame of frames) found.push(...(await findAxeProblems(frame, only ? { only } : {})));
    return found;
  };
  const axe = await examine();
  const html = await findHtmlProblems(page);
  await choose(page, frames, 'dark');
  const dark = await examine(['color-contrast']);
  await choose(page, frames, 'light');
  return axe.length + html.length + dark.length > 0 ? { axe, html, dark } : null;
}

/** Until the page is drawn in these colours: scripts follow them in the next frame, and transitions lead to them. */
async function choose(page: Page, frames: readonly Frame[], colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  for (const frame of [page.mainFrame(), ...frames])
    await frame.evaluate(async () => {
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (const running of document.getAnimations()) if (running instanceof CSSTransition) running.finish();
    });
}
