/** @module-tag slow */
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { handFiles } from './drop-files.ts';
import { findHtmlProblems } from './html-problems.ts';
import { isFocused, pressUntil, tabTo } from './keys.ts';
import { blue, green, type MediaPanels, openMediaPanels, red } from './media-panels.ts';
import { chooseFiles, toastOf } from './rooms.ts';
import { type SampleFile, sampleText } from './sample-files.ts';
import { typeInDialog, waitForCanvas, waitForSave } from './studio.ts';
import { findAxeProblems } from './visit.ts';

const demo = inject('demo');

let browser: Browser;
let panels: MediaPanels;

beforeAll(async () => {
  browser = await openChromium();
  panels = await openMediaPanels(browser, demo);
  await panels.open(panels.gallery());
  await handFiles(panels.slides(), 'drop', [red, green, blue]);
  await handFiles(panels.image(), 'drop', [green]);
  await panels.image().locator('img').waitFor();
  await panels.open(panels.gallery());
  await panels.tile(3).waitFor();
});

afterAll(() => browser.close());

describe('a typed link', () => {
  it('PANEL-10, PANEL-12: no slide is lost while typing, and the link has the typed target', async () => {
    await panels.open(panels.gallery());
    await panels.tile(2).click();
    await typeLink(panels.panel(), 'https://shop.com:8080/green');
    await expect.poll(panels.names).toHaveLength(3);
    await expect.poll(() => panels.gallery().locator('img').count()).toBe(3);
    await expect
      .poll(() => panels.gallery().locator('a[href="https://shop.com:8080/green"]').count())
      .toBeGreaterThan(0);
    await waitForSave(panels.page);
  });

  it('PANEL-10: a removed link has no target any more', async () => {
    await panels.button('Remove link').click();
    await expect.poll(() => panels.gallery().locator('a[href*="shop.com"]').count()).toBe(0);
  });

  it('PANEL-10: on an image it is the same', async () => {
    await panels.open(panels.image());
    await typeLink(panels.panel('Image'), 'https://shop.com/blue');
    await expect.poll(() => panels.image().locator('a').getAttribute('href')).toBe('https://shop.com/blue');
  });

  it('PANEL-11: text of a slide ends at its maximum length', async () => {
    await panels.open(panels.gallery());
    await panels.tile(1).click();
    await panels.field('Title').fill('x'.repeat(299));
    await panels.field('Title').press('End');
    await panels.field('Title').pressSequentially('yz');
    await expect.poll(async () => (await panels.field('Title').inputValue()).length).toBe(300);
    expect(await panels.names()).toHaveLength(3);
    await panels.field('Title').fill('');
  });
});

describe('the open slide', () => {
  it('PANEL-18: stays open when others are moved, and when undo moves it back', async () => {
    await expect.poll(() => panels.openSlide().textContent()).toBe('Slide 1');
    await panels.button('Move slide 1 later').click();
    await expect.poll(panels.names).toEqual(['green.png', 'red.png', 'blue.png']);
    await expect.poll(() => panels.openSlide().textContent()).toBe('Slide 2');
    await panels.tile(1).click();
    await panels.field('Title').fill('Moss');
    await panels.tile(1).focus();
    await pressUntil('ArrowRight', panels.tile(3));
    await tabTo(panels.button('Drag slide 3'));
    await panels.page.keyboard.press('Enter');
    await panels.panel().locator('[aria-label^="Insert"]:focus').waitFor({ state: 'attached' });
    await panels.page.keyboard.press('Home');
    await panels.page.keyboard.press('Enter');
    await expect.poll(panels.names).toEqual(['blue.png', 'Moss', 'red.png']);
    await expect.poll(() => panels.openSlide().textContent()).toBe('Slide 2');
    await expect.poll(() => panels.field('Title').inputValue()).toBe('Moss');
    await panels.undo().click();
    await expect.poll(() => panels.openSlide().textContent()).toBe('Slide 1');
    await expect.poll(() => panels.field('Title').inputValue()).toBe('Moss');
  });

  it('PANEL-22, EDIT-11: is removed by name, restored by Undo, and its text is a separate step', async () => {
    await panels.field('Title').fill('Moss green');
    await panels.slides().getByText('Remove slide', { exact: true }).click();
    await expect.poll(panels.names).toEqual(['red.png', 'blue.png']);
    await panels.undo().click();
    await expect.poll(panels.names).toEqual(['Moss green', 'red.png', 'blue.png']);
    await panels.tile(1).click();
    await panels.slides().getByText('Remove slide', { exact: true }).click();
    await expect.poll(panels.names).toHaveLength(2);
    await toastOf(panels.page, 'Slide 1 was removed.').last().getByRole('button', { name: 'Undo' }).click();
    await expect.poll(panels.names).toEqual(['Moss green', 'red.png', 'blue.png']);
  });
});

describe('alternative text', () => {
  it('PANEL-20: missing ones are counted, and one click leads to the next', async () => {
    await panels.panel().getByText('2 of 3 pictures have no description').waitFor();
    await panels.button('Describe the next one').click();
    await expect.poll(() => panels.openSlide().textContent()).toBe('Slide 2');
    await expect.poll(() => isFocused(panels.field('Alternative text'))).toBe(true);
    await panels.page.keyboard.type('A red field');
    await panels.panel().getByText('One of 3 pictures has no description').waitFor();
    await panels.button('Describe the next one').click();
    await expect.poll(() => panels.openSlide().textContent()).toBe('Slide 3');
  });

  it('PANEL-17: another picture does not take it over', async () => {
    await panels.tile(2).click();
    await panels.button('Replace', panels.slides()).click();
    await panels.page.getByRole('dialog').getByRole('option', { name: 'blue.png' }).first().click();
    await panels.panel().getByText('2 of 3 pictures have no description').waitFor();
    await expect.poll(() => panels.field('Alternative text').inputValue()).toBe('');
  });

  it('PANEL-17, PANEL-20: nor does an image, which reports the missing text', async () => {
    await panels.open(panels.image());
    await panels.field('Description', panels.panel('Image')).fill('A green field');
    await expect.poll(() => panels.image().locator('img').getAttribute('alt')).toBe('A green field');
    await panels.button('Replace', panels.panel('Image')).click();
    await panels.page.getByRole('dialog').getByRole('option', { name: 'blue.png' }).first().click();
    await panels.panel('Image').getByText('This picture has no description.').waitFor();
    await expect.poll(() => panels.field('Description', panels.panel('Image')).inputValue()).toBe('');
  });
});

describe('the media dialog', () => {
  const dialog = () => panels.page.getByRole('dialog');
  const option = (name: string) => dialog().getByRole('option', { name });

  it('PANEL-15: keeps the selection through a search, in the order of choosing', async () => {
    await panels.open(panels.gallery());
    await panels.button('Add images').click();
    await option('green.png').first().click();
    await dialog().getByRole('searchbox').fill('red');
    await expect.poll(() => option('green.png').count()).toBe(0);
    await option('red.png').first().click();
    await panels.button('Use 2', dialog()).click();
    await expect.poll(panels.names).toEqual(['Moss green', 'blue.png', 'blue.png', 'green.png', 'red.png']);
  });

  it('PANEL-15: selects everything listed by key or button, and uploads in the order of their files', async () => {
    await panels.button('Add images').click();
    await option('green.png').first().focus();
    await panels.page.keyboard.press('Control+a');
    const all = await dialog().getByRole('option').count();
    await panels.button(`Use ${all}`, dialog()).waitFor();
    await panels.button('Clear selection', dialog()).click();
    await panels.button('Select all', dialog()).click();
    await panels.button(`Use ${all}`, dialog()).waitFor();
    await panels.button('Clear selection', dialog()).click();
    await chooseFiles(panels.page, panels.button('Upload', dialog()), [
      rename(blue, 'one.png'),
      rename(red, 'two.png'),
    ]);
    await panels.button('Use 2', dialog()).click();
    await expect.poll(async () => (await panels.names()).slice(-2)).toEqual(['one.png', 'two.png']);
    await waitForSave(panels.page);
  });
});

it('EDITOR-21: neither axe nor an HTML validator finds a problem in these panels and the media dialog', async () => {
  const problems: unknown[] = [];
  const look = async (state: string) => {
    const found = [
      ...(await findAxeProblems(panels.page.mainFrame())),
      ...(await findHtmlProblems(panels.page)),
    ];
    if (found.length > 0) problems.push({ state, found });
  };
  await panels.open(panels.gallery());
  await panels.tile(1).click();
  await handFiles(panels.slides(), 'drop', [sampleText('letter.txt', 'text/plain', 'Dear')]);
  await panels.panel().getByRole('alert').waitFor();
  await look('an open slide');
  await panels.button('Add images').click();
  await panels.page.getByRole('dialog').getByRole('option').first().click();
  await look('chosen pictures');
  await panels.page.keyboard.press('Escape');
  await panels.page.keyboard.press('Escape');
  await panels.page.getByRole('dialog').waitFor({ state: 'detached' });
  await panels.open(panels.image());
  await panels.panel('Image').getByRole('radio', { name: 'Poster' }).waitFor();
  await look('an image');
  await panels.open(panels.summary());
  await panels.panel('Summary').getByRole('radio', { name: 'Wall' }).waitFor();
  await look('a summary');
  expect(problems).toEqual([]);
});

describe('the panel of a summary', () => {
  it('PANEL-21: shows only the fields that its source and its layout need', async () => {
    const summary = panels.panel('Summary');
    await panels.open(panels.summary());
    await summary.getByText('Excerpt').waitFor();
    await expect.poll(() => summary.getByText('Price', { exact: true }).count()).toBe(0);
    await summary.getByRole('radio', { name: 'List' }).click();
    await summary.getByText('Columns').waitFor({ state: 'detached' });
    await panels.button(/Shows/, summary).click();
    await panels.page.getByRole('option', { name: 'Products' }).click();
    await summary.getByText('Price', { exact: true }).waitFor();
    await expect.poll(() => summary.getByText('Excerpt').count()).toBe(0);
  });
});

describe('the panel of a block at the right', () => {
  it('STUDIO-21: is placed at the left', async () => {
    await panels.open(panels.image());
    await expect.poll(() => panels.panel('Image').getAttribute('data-side')).toBe('left');
    await panels.page.reload();
    await waitForCanvas(panels.page);
    await panels.open(panels.gallery());
    await expect.poll(() => panels.panel().getAttribute('data-side')).toBe('right');
    await expect.poll(panels.names).toHaveLength(7);
  });
});

function rename(file: SampleFile, name: string): SampleFile {
  return { ...file, name };
}

async function typeLink(within: Locator, address: string): Promise<void> {
  await panels.button('Add link', within).click();
  await typeInDialog(panels.page, address);
  await panels.page.keyboard.press('Enter');
  await panels.page.getByRole('dialog').waitFor({ state: 'detached' });
  await within.getByText(address).waitFor();
}
