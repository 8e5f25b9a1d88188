import type { Page } from 'playwright-core';

/** Visible controls that are lower than a fingertip, except links in running text. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page
    .locator(
      'button:visible, nav a:visible, [role="tab"]:visible, input:not([type="checkbox"], [type="radio"]):visible',
    )
    .evaluateAll(elements =>
      elements.flatMap(element => {
        const { width, height } = element.getBoundingClientRect();
        const isHidden = element.matches('[tabindex="-1"], [aria-hidden="true"] *');
        if (isHidden || height >= 43.5) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return [`${name} ${Math.round(width)} × ${Math.round(height)}`];
      }),
    );
}

/** The label of the focused field, or the name of the focused button or link. */
export function readFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const thing = document.activeElement;
    if (thing instanceof HTMLInputElement) return thing.labels?.[0]?.textContent ?? thing.name;
    return thing?.matches('button, a') ? (thing.getAttribute('aria-label') ?? thing.textContent) : '';
  });
}
