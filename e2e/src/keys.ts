import type { Locator } from 'playwright-core';

export function isFocused(what: Locator): Promise<boolean> {
  return what.evaluate(element => element.matches(':focus'));
}

/** Presses a key until an element has the focus, as a keyboard user would. */
export async function pressUntil(key: string, what: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await what.count()) > 0 && (await isFocused(what))) return;
    await what.page().keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${String(what)}.`);
}

export const tabTo = (what: Locator): Promise<void> => pressUntil('Tab', what);
