import { areSlowTests } from '@vitrine/tools/slow-tests.ts';
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
export async function findProblems(
  page: Page,
  frames: readonly Frame[],
  { isDarkToo = areSlowTests } = {},
): Promise<Problems | null> {
  const examine = async (only?: readonly string[]) => {
    const found: AxeFinding[] = [];
    for (const frame of frames) found.push(...(await findAxeProblems(frame, only ? { only } : {})));
    return found;
  };
  const axe = await examine();
  const html = await findHtmlProblems(page);
  const dark: AxeFinding[] = [];
  if (isDarkToo && (await hasDarkMode(frames))) {
    await choose(page, frames, 'dark');
    dark.push(...(await examine(['color-contrast'])));
    await choose(page, frames, 'light');
  }
  return axe.length + html.length + dark.length > 0 ? { axe, html, dark } : null;
}

/** Whether a style sheet asks which colours the reader prefers: websites have colours of their own. */
async function hasDarkMode(frames: readonly Frame[]): Promise<boolean> {
  const found = await Promise.all(frames.map(frame => frame.evaluate(asksForColors)));
  return found.includes(true);
}

function asksForColors(): boolean {
  const asks = (rules: CSSRuleList): boolean =>
    [...rules].some(
      rule =>
        (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme')) ||
        (rule instanceof CSSGroupingRule && asks(rule.cssRules)),
    );
  return (
    getComputedStyle(document.documentElement).colorScheme.includes('dark') ||
    [...document.styleSheets].some(sheet => asks(sheet.cssRules))
  );
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
