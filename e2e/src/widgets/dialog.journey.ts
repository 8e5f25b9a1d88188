import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { findAxeProblems, visit } from '../visit.ts';
import { whenActive } from '../when-active.ts';
import { stopClock } from './stop-clock.ts';

const catalogue = inject('catalogue');
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const desk = { viewport: { width: 1000, height: 800 }, bypassCSP: true };

function onExhibit<T>(
  number: number,
  use: (page: Page) => Promise<T>,
  options: BrowserContextOptions = desk,
): Promise<T> {
  return visit(browser, options, async page => {
    await page.goto(`${catalogue}/widget/dialog/${number}`);
    await page.locator('[data-started]').waitFor();
    return use(page);
  });
}

const opener = (page: Page, name: string) => page.locator(`[data-open="${name}"]`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const answerOf = (page: Page) => page.locator('[role="status"]').textContent();

describe('a dialog', () => {
  it.each([
    ['Confirm or reject', 'alertdialog', ['Discard', 'Publish']],
    ['Confirm or cancel', 'alertdialog', ['Not yet', 'Publish']],
    ['Confirm only', 'alertdialog', ['Publish']],
    ['No buttons', 'dialog', []],
  ] as const)('DIALOG-1: “%s” has the role %s, a title, a message and its buttons', (name, role, buttons) =>
    onExhibit(0, async page => {
      await opener(page, name).click();
      const dialog = page.getByRole(role, { name: 'Publish this page?' });
      await expect.poll(() => dialog.getByRole('button').allTextContents()).toEqual(buttons);
      await expect
        .poll(() => dialog.locator('.dialog-message').textContent())
        .toBe('Visitors see it as soon as you do.');
      expect(await findAxeProblems(page)).toEqual([]);
    }),
  );

  it.each([
    ['Confirm or reject', 'Publish', 'confirm'],
    ['Confirm or reject', 'Discard', 'reject'],
    ['Confirm or cancel', 'Not yet', 'cancel'],
  ])('DIALOG-2: “%s” answered with %s is hidden and destroyed', (name, button, answer) =>
    onExhibit(0, async page => {
      await opener(page, name).click();
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect.poll(() => answerOf(page)).toBe(`Answer: ${answer}`);
      expect(await page.locator('dialog').count()).toBe(0);
    }),
  );

  it('DIALOG-2: is hiding for no longer than 600 ms, with any animation', () =>
    onExhibit(0, async page => {
      await stopClock(page);
      await opener(page, 'Confirm only').click();
      await page.locator('.dialog-box').evaluate(box => box.animate([], { duration: 60_000_000 }));
      const dialog = page.locator('dialog');
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.clock.runFor(599);
      await expect.poll(() => dialog.getAttribute('data-state')).toBe('hiding');
      await page.clock.runFor(1);
      await expect.poll(() => dialog.count()).toBe(0);
      await expect.poll(() => answerOf(page)).toBe('Answer: confirm');
    }));

  it('DIALOG-3, DIALOG-7: by keyboard alone the focus moves in, stays in and returns', () =>
    onExhibit(0, async page => {
      await opener(page, 'Confirm or cancel').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe('Not yet');
      const places = new Set<string | undefined>();
      for (let press = 0; press < 5; press += 1) {
        await page.keyboard.press('Tab');
        // Between the last button and the first the focus is in the browser's own bar: on the body, for the page.
        places.add(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName));
      }
      expect([...places].toSorted()).toEqual(['body', 'dialog']);
      await page.locator('[data-answer="cancel"]').focus();
      await page.keyboard.press('Escape');
      await expect.poll(() => answerOf(page)).toBe('Answer: cancel');
      expect(await focused(page)).toBe('Confirm or cancel');
    }));

  it('DIALOG-3: Escape does nothing if it is off, except where there is no other way out', () =>
    onExhibit(0, async page => {
      await opener(page, 'Without Escape').click();
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('dialog').getAttribute('data-state')).toBe('shown');
      await page.getByRole('button', { name: 'Not yet' }).click();
      await page.locator('dialog').waitFor({ state: 'detached' });
      await opener(page, 'No buttons').click();
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }));

  it('DIALOG-4: a click on the overlay cancels, a press that began inside does not', () =>
    onExhibit(0, async page => {
      await opener(page, 'Confirm or reject').click();
      const box = await page.locator('.dialog-message').boundingBox();
      await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
      await page.mouse.down();
      await page.mouse.move(10, 10);
      await page.mouse.up();
      await expect.poll(() => page.locator('dialog').getAttribute('data-state')).toBe('shown');
      await page.mouse.click(10, 10);
      await expect.poll(() => answerOf(page)).toBe('Answer: cancel');
    }));

  it('DIALOG-5: hides by itself after its time, and a kept one is shown again', () =>
    onExhibit(2, async page => {
      for (const _ of [1, 2]) {
        await opener(page, 'Twice').click();
        await page.getByRole('button', { name: 'Publish', exact: true }).click();
        await expect.poll(() => page.locator('dialog').getAttribute('data-state')).toBe('hidden');
      }
      await page.goto(`${catalogue}/widget/dialog/0`);
      await page.locator('[data-started]').waitFor();
      await opener(page, 'Hides by itself').click();
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(await answerOf(page)).toBe('Answer: cancel');
    }));

  it('DIALOG-6: an alert has a single button “Okay”', () =>
    onExhibit(2, async page => {
      await opener(page, 'Alert').click();
      const dialog = page.getByRole('alertdialog', { name: 'Saved' });
      await expect.poll(() => dialog.getByRole('button').allTextContents()).toEqual(['Okay']);
      await page.keyboard.press('Enter');
      await expect.poll(() => answerOf(page)).toBe('Answer: confirm');
    }));

  it.each([
    ['top-left', { x: 20, y: 20 }],
    ['top-right', { x: 630, y: 20 }],
    ['center', { x: 325 }],
  ])('DIALOG-8: is placed at %s', (name, place) =>
    onExhibit(1, async page => {
      await opener(page, name).click();
      await expect.poll(() => page.locator('dialog').boundingBox()).toMatchObject(place);
    }),
  );

  it('DIALOG-8: is placed below its element, and at the position of the pointer', () =>
    onExhibit(1, async page => {
      const owner = await opener(page, 'element').boundingBox();
      await opener(page, 'element').click();
      const dialog = await page.locator('dialog').boundingBox();
      expect(dialog?.y).toBe(Math.round((owner?.y ?? 0) + (owner?.height ?? 0) + 15));
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      const button = await opener(page, 'mouse').boundingBox();
      await page.mouse.click((button?.x ?? 0) + 12, (button?.y ?? 0) + 9);
      const atMouse = await page.locator('dialog').boundingBox();
      // A mouse event reports whole pixels.
      expect(Math.abs((atMouse?.x ?? 0) - (button?.x ?? 0) - 12)).toBeLessThanOrEqual(1);
      expect(Math.abs((atMouse?.y ?? 0) - (button?.y ?? 0) - 9)).toBeLessThanOrEqual(1);
    }));

  it('DIALOG-9: is 350 px wide with 20 px of padding, and fits a phone', async () => {
    const measure = async (page: Page) => {
      await opener(page, 'Confirm only').click();
      return page
        .locator('dialog')
        .evaluate(dialog => [
          dialog.getBoundingClientRect().width,
          getComputedStyle(dialog.firstElementChild ?? dialog).padding,
          getComputedStyle(dialog).zIndex,
        ]);
    };
    expect(await onExhibit(0, measure)).toEqual([350, '20px', '30000']);
    const phone = { viewport: { width: 320, height: 600 } };
    expect(await onExhibit(0, measure, phone)).toEqual([280, '20px', '30000']);
  });

  it('VISITOR-7: reports once that signing out has worked', () =>
    visit(browser, desk, async page => {
      await page.goto(`${catalogue}/sample/product/0?theme=light&logout=true`);
      const dialog = page.getByRole('alertdialog', { name: 'Logout Successful' });
      await dialog.waitFor();
      expect(await dialog.locator('.dialog-message').textContent()).toBe(
        'You have been successfully logged out.',
      );
      await dialog.getByRole('button', { name: 'Okay' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).search).toBe('?theme=light');
    }));

  /** The real script on a page whose form is sent to another sample. */
  const withForm = (use: (page: Page) => Promise<void>) =>
    visit(browser, desk, async page => {
      await page.goto(`${catalogue}/sample/product/0`);
      await whenActive(page, 'product');
      await page.evaluate(() => {
        const form = document.createElement('form');
        form.action = '/sample/quote/0';
        const button = document.createElement('button');
        button.textContent = 'Remove';
        button.dataset.ask = JSON.stringify({
          title: 'Remove it?',
          message: 'It is taken out of your cart.',
          confirm: 'Yes',
          cancel: 'Keep',
        });
        form.append(button);
        document.querySelector('main')?.prepend(form);
      });
      await use(page);
    });
  const remove = (page: Page) => page.getByRole('button', { name: 'Remove' });

  it('DIALOG-10: a form is sent once its question is confirmed, and not before', () =>
    withForm(async page => {
      await remove(page).click();
      await page.getByRole('button', { name: 'Keep' }).click();
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/sample/product/0');
      await remove(page).click();
      await page.getByRole('button', { name: 'Yes' }).click();
      await page.waitForURL('**/sample/quote/0*');
    }));

  it('DIALOG-10: a form is sent immediately if the dialog cannot be loaded', () =>
    withForm(async page => {
      await page.route(/\/ask\./, route => route.abort());
      await remove(page).click();
      await page.waitForURL('**/sample/quote/0*');
    }));
});
