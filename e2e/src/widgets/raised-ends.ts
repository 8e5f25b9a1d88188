import type { Page } from 'playwright-core';

/** Listens for the ends that a gallery reports; the returned function gives those reached so far. */
export async function raisedEnds(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const names: string[] = [];
    for (const name of ['reachedBeginning', 'reachedEnd']) {
      document.addEventListener(name, ({ target }) => {
        if (target instanceof Element && target.matches('[data-gallery]')) names.push(name);
      });
    }
    return names;
  });
  return () => heard.evaluate(names => [...names]);
}
