import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { galleryExhibit, inMotion, shownSlide } from './gallery-exhibit.ts';
import { shown } from './slideshow.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

describe('the arrows of the keyboard', () => {
  const press = async (page: Page, ...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    return shownSlide(page);
  };

  it('GALLERY-30: go back and on, mirrored in right-to-left text', async () => {
    await inMotion(browser, '', async page => {
      expect(await press(page, 'ArrowRight', 'ArrowRight', 'ArrowLeft')).toBe('wheel');
      expect(await press(page, 'ArrowLeft', 'ArrowLeft')).toBe('table');
    });
    await inMotion(browser, 'dir=rtl', async page => {
      expect(await press(page, 'ArrowLeft')).toBe('wheel');
      expect(await press(page, 'ArrowRight')).toBe('clay');
    });
  });

  it('GALLERY-30: are ignored while text is edited, with modifiers, in motion and off screen', async () => {
    await inMotion(browser, '', async page => {
      await page.locator('input').fill('clay and ash');
      expect(await press(page, 'ArrowLeft', 'ArrowRight')).toBe('clay');
      await page.locator('input').blur();
      expect(await press(page, 'Alt+ArrowRight', 'Shift+ArrowRight')).toBe('clay');
      await page.goto(`${galleryExhibit}?`);
      await page.waitForSelector('[data-started]');
      await page.evaluate(() => window.scrollTo({ top: 5000, behavior: 'instant' }));
      expect(await press(page, 'ArrowRight')).toBe('clay');
    });
    await inMotion(browser, 'moving', async page => {
      expect(await press(page, 'ArrowRight')).toBe('clay');
    });
  });
});

describe('the address', () => {
  const path = (page: Page) => page.evaluate(() => location.pathname.replace(/^\/widget/, ''));

  it('GALLERY-31, GALLERY-32: contains the current slide; “back” and “forward” show theirs', async () => {
    await inMotion(browser, 'history', async page => {
      const entries = () => page.evaluate(() => history.length);
      const before = await entries();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => path(page)).toBe('/gallery/0/at-the-wheel');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => path(page)).toBe('/gallery/0/fire');
      await expect.poll(() => page.evaluate(() => history.state)).toEqual({ itemId: 'fire' });
      expect((await entries()) - before).toBe(2);
      await page.evaluate(() => history.back());
      await expect.poll(() => shownSlide(page)).toBe('wheel');
      await page.evaluate(() => history.back());
      await expect.poll(() => shownSlide(page)).toBe('clay');
      await page.evaluate(() => history.forward());
      await expect.poll(() => shownSlide(page)).toBe('wheel');
      expect((await entries()) - before).toBe(2);
    });
  });

  it('GALLERY-31: autoplay replaces the entry', async () => {
    await inMotion(browser, 'history&seconds=1', async page => {
      const before = await page.evaluate(() => history.length);
      await page.clock.runFor(2100);
      await expect.poll(() => path(page)).toBe('/gallery/0/fire');
      await expect.poll(() => page.evaluate(() => history.length)).toBe(before);
    });
  });

  it.each(['wheel', 'at-the-wheel'])(
    'GALLERY-32: on load the slide stored as “%s” is current',
    async kept => {
      await visit(browser, {}, async page => {
        await page.goto(`${galleryExhibit}?history`);
        await page.evaluate(itemId => history.replaceState({ itemId }, ''), kept);
        await page.reload();
        await page.waitForSelector('[data-started]');
        expect(await shownSlide(page)).toBe('wheel');
      });
    },
  );

  it.each([
    ['at-the-wheel', 'wheel'],
    ['fire', 'fire'],
    ['nobody', 'clay'],
  ])('GALLERY-32: the shared address of “%s” opens at %s', async (part, slide) => {
    await visit(browser, {}, async page => {
      await page.goto(`${galleryExhibit}/${part}?history`);
      await page.waitForSelector('[data-started]');
      expect(await shownSlide(page)).toBe(slide);
      expect(await path(page)).toBe(`/gallery/0/${part}`);
    });
  });

  /** A slideshow on a page that is not indexed; `tags` declare its own address. */
  const onPage = (tags: string, journey: (page: Page) => Promise<void>) =>
    visit(browser, { viewport: { width: 800, height: 700 } }, async page => {
      await page.route(/\/widget\/gallery\/2/, async route => {
        const reply = await route.fetch();
        await route.fulfill({
          response: reply,
          body: (await reply.text()).replace('<title>', `${tags}<title>`),
        });
      });
      await page.goto(`${inject('catalogue')}/widget/gallery/2?data={"history":true}`);
      await journey(page);
    });
  const next = async (page: Page) => {
    await page.locator('.gallery-stage[aria-live]').waitFor();
    await page.keyboard.press('ArrowRight');
  };

  it('GALLERY-31: uses the page’s declared address, also if a slide’s address opened it, and keeps its query', () =>
    onPage('<meta property="og:url" content="/widget/gallery/2">', async page => {
      await next(page);
      await expect.poll(() => path(page)).toBe('/gallery/2/jug');
      await page.reload();
      await expect.poll(() => shown(page)).toBe('jug');
      await next(page);
      await expect.poll(() => path(page)).toBe('/gallery/2/workshop');
      expect(await page.evaluate(() => location.search)).toContain('history');
    }));

  it('GALLERY-31: changes nothing on a page without its own address', () =>
    onPage('', async page => {
      await next(page);
      await expect.poll(() => shown(page)).toBe('jug');
      expect(await path(page)).toBe('/gallery/2');
    }));

  it('GALLERY-31: changes nothing without history, or in the editor', async () => {
    await inMotion(browser, '', async page => {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => path(page)).toBe('/gallery/0');
    });
    await visit(browser, {}, async page => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => document.body.setAttribute('data-block-id', 'b'));
        document.addEventListener('readystatechange', () =>
          document.body?.setAttribute('data-block-id', 'b'),
        );
      });
      await page.goto(`${galleryExhibit}?history`);
      await page.waitForSelector('[data-started]');
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(async () => [await shownSlide(page), await path(page)])
        .toEqual(['wheel', '/gallery/0']);
    });
  });
});

describe('a slide that opens', () => {
  const onSlides = (query: string, journey: (page: Page) => Promise<void>) =>
    visit(browser, {}, async page => {
      await page
        .context()
        .route('**/large/*', route => route.fulfill({ contentType: 'text/html', body: 'Large' }));
      await page.goto(`${inject('catalogue')}/widget/gallery/1${query}`);
      await page.waitForSelector('[data-started]');
      await journey(page);
    });
  const opened = (page: Page) => expect.poll(() => shownSlide(page));

  it('GALLERY-34: opens by a click, Enter and Space, and has a label for it', async () => {
    await onSlides('', async page => {
      const slide = (name: string) => page.getByRole('button', { name });
      await slide('clay').click();
      await opened(page).toBe('clay by clay');
      await slide('wheel').press('Enter');
      await opened(page).toBe('wheel by wheel');
      await slide('fire').press(' ');
      await opened(page).toBe('fire by fire');
      expect(await slide('fire').getAttribute('aria-haspopup')).toBe('dialog');
      expect(await page.evaluate(() => location.pathname)).toBe('/widget/gallery/1');
    });
  });

  it('GALLERY-34: leaves a click with a modifier key to the browser', async () => {
    await onSlides('', async page => {
      const isTaken = await page
        .getByRole('button', { name: 'clay' })
        .evaluate(
          one =>
            !one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })),
        );
      expect(isTaken).toBe(false);
      expect(await shownSlide(page)).toBe('');
    });
  });

  it.each(['#fire', '#at-the-wheel'])('GALLERY-34: opens by the address with %s', async hash => {
    await onSlides(hash, async page => {
      await opened(page).toBe(hash === '#fire' ? 'fire by address' : 'wheel by address');
    });
  });

  it('GALLERY-34: follows its link if the lightbox does not load', async () => {
    await onSlides('?lost', async page => {
      await page.getByRole('button', { name: 'clay' }).click();
      await page.waitForURL(/\/large\/clay$/);
    });
  });
});
