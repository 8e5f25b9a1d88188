import type { Locator } from 'playwright-core';

export function isFocused(what: Locator): Promise<boolean> {
  return what.evaluate(element => element.matches(':focus'));
}

/** Presses a key until an element has the focus, as a keyboard user would. */
export async function pressUntil(key: string, what: Locator): Promise<void> {
  await what.waitFor({ state: 'attached' });
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await what.count()) > 0 && (await isFocused(what))) return;
    await what.page().keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${String(what)}.`);
}

/**
 * Focuses what is to be opened by key, and waits until the scrolling that this caused is reported: an open list
 * closes when its page scrolls.
 */
export async function focusStill(what: Locator): Promise<void> {
  await what.focus();
  await what.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

export const tabTo = (what: Locator): Promise<void> => pressUntil('Tab', what);
