import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyParts } from '@vitrine/tools/copied-repository.fixture.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { type CatalogueProcess, startCatalogue } from './catalogue-process.ts';
import { countListeners } from './undo-enhancer.ts';

let folder: string;
let catalogue: CatalogueProcess;
let browser: Browser;

/** The catalogue of a copy of the packages with three more blocks, far down their pages: see `scripted-blocks`. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'scripted-blocks-'));
  copyParts(folder, ['packages', 'tools', 'docs/reference']);
  cpSync(join(import.meta.dirname, 'scripted-blocks'), join(folder, 'packages/blocks/src'), {
    recursive: true,
  });
  [catalogue, browser] = await Promise.all([startCatalogue(folder), openChromium()]);
});

afterAll(async () => {
  await Promise.all([catalogue.stop(), browser.close()]);
  rmSync(folder, { recursive: true, force: true });
});

interface Visit {
  readonly page: Page;
  /** The chunks of blocks that were requested, such as `marked.enhance`. */
  readonly chunks: readonly string[];
  readonly open: (block: string, query?: string) => Promise<void>;
  readonly attributes: () => Promise<Readonly<Record<string, string | undefined>>>;
}

const open = (journey: (visit: Visit) => Promise<void>) =>
  visit(browser, { bypassCSP: true, viewport: { width: 800, height: 600 } }, async page => {
    const chunks: string[] = [];
    page.on('request', request => {
      const [, name] = /\/chunks\/(\w+\.(?:enhance|island))\.js$/.exec(request.url()) ?? [];
      if (name !== undefined) chunks.push(name);
    });
    await page.addInitScript(countListeners);
    await page.addInitScript(() => {
      // The browser is idle when the journey says so.
      Object.assign(window, { idle: [], requestIdleCallback: (run: () => void) => window.idle.push(run) });
    });
    await journey({
      page,
      chunks,
      open: async (block, query = '') => {
        await page.goto(`${catalogue.address}/sample/${block}/0${query}`, { waitUntil: 'load' });
      },
      attributes: () => page.locator('.block').evaluate(block => ({ ...(block as HTMLElement).dataset })),
    });
  });

/** Scrolls until the block is so far below the window, and lets the browser notice. */
const scrollToDistance = (page: Page, distance: number) =>
  page.locator('.block').evaluate(async (block, pixels) => {
    const { top } = block.getBoundingClientRect();
    window.scrollBy({ top: Math.round(top) - window.innerHeight - pixels, behavior: 'instant' });
    for (let frames = 0; frames < 6; frames += 1)
      await new Promise(resolve => requestAnimationFrame(resolve));
  }, distance);

const becomeIdle = (page: Page) => page.evaluate(() => window.idle.splice(0).map(run => run()));
const waiting = (page: Page) => page.evaluate(() => window.idle.length);
const button = (page: Page) => page.locator('.block button');

describe('an enhancer', () => {
  it('VISITOR-1: is loaded once, when its block comes within 200 px of the window', () =>
    open(async ({ page, chunks, open, attributes }) => {
      await open('marked');
      await scrollToDistance(page, 202);
      expect(chunks).toEqual([]);
      await scrollToDistance(page, 198);
      await expect.poll(attributes).toMatchObject({ started: '1' });
      await button(page).click();
      await scrollToDistance(page, 600);
      await scrollToDistance(page, 100);
      expect(await attributes()).toMatchObject({ started: '1' });
      expect(chunks).toEqual(['marked.enhance']);
    }));

  it('VISITOR-1: is loaded when a person reaches its block by keyboard, however far away it is', () =>
    open(async ({ page, chunks, open, attributes }) => {
      await open('marked');
      await button(page).evaluate((one: HTMLElement) => one.focus({ preventScroll: true }));
      await expect.poll(attributes).toMatchObject({ started: '1' });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await scrollToDistance(page, 0);
      expect(await attributes()).toMatchObject({ started: '1' });
      expect(chunks).toEqual(['marked.enhance']);
    }));

  it('VISITOR-8: its block is marked while it waits, and as active once it has started', () =>
    open(async ({ page, open, attributes }) => {
      await open('marked');
      await expect.poll(attributes).toMatchObject({ scripted: '' });
      expect(await attributes()).not.toHaveProperty('started');
      await scrollToDistance(page, 0);
      await expect.poll(attributes).toMatchObject({ scripted: 'active', started: '1' });
    }));

  it('VISITOR-3, VISITOR-8: a block whose chunk does not load stays as the server made it and loses its mark', () =>
    open(async ({ page, open, attributes }) => {
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      await page.route('**/chunks/marked.enhance.js', route => route.abort());
      await open('marked', '?script=off');
      const drawn = await page.locator('.block').evaluate(block => block.outerHTML);
      await open('marked');
      await expect.poll(attributes).toMatchObject({ scripted: '' });
      await scrollToDistance(page, 0);
      await expect.poll(attributes).not.toHaveProperty('scripted');
      expect(await page.locator('.block').evaluate(block => block.outerHTML)).toBe(drawn);
      expect(problems).toEqual([]);
    }));

  it('VISITOR-3, VISITOR-8: a block that the script does not know stays as the server made it, beside one it knows', () =>
    open(async ({ page, open }) => {
      await page.route('**/sample/marked/0', async route => {
        const response = await route.fetch();
        const text = await response.text();
        const unknown = '<div class="unknown" data-enhance="unknown">Words</div>';
        await route.fulfill({ response, body: text.replace('<main', `${unknown}<main`) });
      });
      await open('marked');
      await page.locator('.block[data-scripted]').waitFor();
      expect(await page.locator('.unknown').evaluate(block => block.outerHTML)).toBe(
        '<div class="unknown" data-enhance="unknown">Words</div>',
      );
    }));
});

describe('an island', () => {
  it('VISITOR-2: is loaded when its block is near and the browser idle', () =>
    open(async ({ page, chunks, open }) => {
      await open('counted');
      await becomeIdle(page);
      await scrollToDistance(page, 202);
      expect(await waiting(page)).toBe(0);
      await scrollToDistance(page, 198);
      await expect.poll(() => waiting(page)).toBe(1);
      expect(chunks).toEqual([]);
      await becomeIdle(page);
      await expect.poll(() => chunks).toEqual(['counted.island']);
    }));

  it('VISITOR-2: is loaded at once when a pointer reaches it', () =>
    open(async ({ page, chunks, open }) => {
      await open('counted');
      await scrollToDistance(page, -300);
      await expect.poll(() => waiting(page)).toBe(1);
      expect(chunks).toEqual([]);
      await button(page).hover();
      await expect.poll(() => chunks).toEqual(['counted.island']);
    }));

  it('VISITOR-2: is loaded at once when the focus reaches it', () =>
    open(async ({ page, chunks, open }) => {
      await open('counted');
      await page.locator('.block[data-scripted]').waitFor();
      expect(chunks).toEqual([]);
      await button(page).evaluate((one: HTMLElement) => one.focus({ preventScroll: true }));
      await expect.poll(() => chunks).toEqual(['counted.island']);
    }));

  it('VISITOR-3: hydrates the part of its block that is marked, with the props made when the page was drawn', () =>
    open(async ({ page, open }) => {
      const said: string[] = [];
      page.on('console', message => said.push(message.text()));
      await open('counted');
      expect(JSON.parse((await page.locator('#islands').textContent()) ?? '')).toEqual({
        m2k4h8x1b00000000000000a: { from: 7 },
      });
      await button(page).focus();
      await expect.poll(() => keyupListeners(page)).toBe(1);
      await button(page).click();
      await expect.poll(() => button(page).textContent()).toBe('8 letters');
      expect(await page.locator('.block p').textContent()).toBe('Bowls, ');
      expect(said.filter(text => !text.includes('React DevTools'))).toEqual([]);
    }));

  it('VISITOR-3: hydrates its whole block with the props it was drawn with if nothing is marked', () =>
    open(async ({ page, open }) => {
      const said: string[] = [];
      page.on('console', message => said.push(message.text()));
      await open('greeted');
      expect(await button(page).textContent()).toBe('Ada');
      await button(page).focus();
      await expect.poll(() => keyupListeners(page)).toBe(1);
      await button(page).click();
      await expect.poll(() => button(page).textContent()).toBe('Hello, Ada');
      expect(said.filter(text => !text.includes('React DevTools'))).toEqual([]);
    }));
});

const keyupListeners = (page: Page) =>
  page.evaluate(() => window.listening.filter(one => /^document keyup /.test(one)).length);

/** From the source: a page replaces only parts with forms of its own, such as the checkout. */
const scripts = '/packages/visitor/src/activate.ts';

describe('a replaced part of a page', () => {
  const replacing = (journey: (visit: Visit, run: (code: string) => Promise<unknown>) => Promise<void>) =>
    open(async visit => {
      await visit.open('counted', '?script=off');
      await visit.page.evaluate(`(async () => {
        const { activate, redraw } = await import('${scripts}');
        const block = document.querySelector('.block');
        const place = block.parentElement;
        const other = document.createElement('div');
        other.dataset.enhance = 'marked';
        other.tabIndex = 0;
        Object.assign(window, { activate, redraw, block, place, other });
      })()`);
      await journey(visit, code => visit.page.evaluate(code));
    });
  const focus = (name: string) => `${name}.dispatchEvent(new Event('focusin'))`;

  it('VISITOR-12: an enhancer is undone once and an island unmounted, and no listener remains', () =>
    replacing(async ({ page }, run) => {
      await run(`redraw(place, [block, other]); ${focus('block')}; ${focus('other')}`);
      await expect.poll(() => keyupListeners(page)).toBe(2);
      await run('redraw(place, [])');
      await expect.poll(() => keyupListeners(page)).toBe(0);
      await run('redraw(place, [])');
      expect(await run('({ ...other.dataset })')).toEqual({ enhance: 'marked', started: '1', undone: '1' });
      expect(await run('place.innerHTML')).toBe('');
      await run(`redraw(place, [other]); ${focus('other')}`);
      await expect.poll(() => run('other.dataset.started')).toBe('2');
    }));

  it('VISITOR-12: a waiting block that leaves is never started, nor one whose chunk is loading', () =>
    replacing(async ({ page }, run) => {
      await run('redraw(place, [other]); redraw(place, []); document.body.prepend(other)');
      await page.locator('[data-enhance="marked"]').focus();
      await run(`redraw(place, [block]); ${focus('block')}; redraw(place, [])`);
      // Both chunks have arrived once a later one of each kind is active.
      await run(`const late = block.cloneNode(true); const next = other.cloneNode();
        redraw(place, [late, next]); ${focus('late')}; ${focus('next')}`);
      await expect.poll(() => keyupListeners(page)).toBe(2);
      expect(await run('({ ...other.dataset })')).toEqual({ enhance: 'marked' });
    }));

  it('VISITOR-11: a waiting or active block is not started again', () =>
    replacing(async ({ page }, run) => {
      await run(`redraw(place, [other]); activate(place); ${focus('other')}`);
      await expect.poll(() => keyupListeners(page)).toBe(1);
      await run(
        `activate(place); ${focus('other')}; place.append(block); activate(place); ${focus('block')}`,
      );
      await expect.poll(() => keyupListeners(page)).toBe(2);
      expect(await run('other.dataset.started')).toBe('1');
    }));

  it('VISITOR-11: a block whose chunk did not load is tried again', () =>
    replacing(async ({ page }, run) => {
      let isBroken = true;
      await page.route('**/marked.enhance.ts*', route => (isBroken ? route.abort() : route.continue()));
      await run(`redraw(place, [other]); ${focus('other')}`);
      await expect.poll(() => run('"scripted" in other.dataset')).toBe(false);
      isBroken = false;
      await run(`activate(place); ${focus('other')}`);
      await expect.poll(() => run('other.dataset.started')).toBe('1');
    }));
});

declare global {
  interface Window {
    idle: (() => void)[];
  }
}
