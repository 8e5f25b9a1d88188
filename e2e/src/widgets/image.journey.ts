import { narrowBelow } from '@vitrine/core/image/image-constants.ts';
import type { ListedSample } from '@vitrine/tools/catalogue/sample-page.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';

const catalogue = inject('catalogue');
const samples: readonly ListedSample[] = await (await fetch(`${catalogue}/samples.json`)).json();

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

interface Look extends BrowserContextOptions {
  readonly width?: number;
  readonly query?: string;
}

const onSample = (name: string, look: Look, journey: (page: Page) => Promise<void>) => {
  const { width = 1440, query = '', ...options } = look;
  const found = samples.find(sample => sample.block === 'image' && sample.name === name);
  if (!found) throw new Error(`There is no sample «${name}».`);
  const device = { viewport: { width, height: 900 }, reducedMotion: 'reduce', ...options } as const;
  return visit(browser, device, async page => {
    await page.goto(`${catalogue}${found.address}?${query}`, { waitUntil: 'load' });
    await journey(page);
  });
};

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element): Box => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return {
        left: Math.round(left),
        right: Math.round(right),
        top: Math.round(top),
        bottom: Math.round(bottom),
      };
    });

const frame = '.image-frame';
const words = '.image-words';

/** The block's own place, made as large as somebody would have drawn it. */
const givePlace = (page: Page, width: number, height: number) =>
  page.locator('.block-image').evaluate(
    (element, size) => {
      Object.assign(element.style, { inlineSize: `${size[0]}px`, blockSize: `${size[1]}px` });
    },
    [width, height],
  );

describe('a picture by itself', () => {
  it('IMAGE-19: is stretched over all of its place', () =>
    onSample('Filling its place, with a caption', {}, async page => {
      for (const [width, height] of [
        [700, 300],
        [300, 700],
      ] as const) {
        await givePlace(page, width, height);
        const picture = await boxOf(page, '.image-picture');
        const caption = await boxOf(page, '.image-caption');
        const place = await boxOf(page, '.block-image');
        expect([picture.left, picture.right, picture.top]).toEqual([place.left, place.right, place.top]);
        expect(caption.bottom).toBe(place.bottom);
        expect(caption.top - picture.bottom).toBeGreaterThanOrEqual(0);
        expect(caption.top - picture.bottom).toBeLessThan(12);
      }
    }));

  it('IMAGE-19: shown whole it is fitted to the width or the height of its place, at its side', () =>
    onSample('All of it at the right of its place, shown large on a click', {}, async page => {
      await givePlace(page, 900, 500);
      const low = [await boxOf(page, '.image-picture'), await boxOf(page, frame)] as const;
      expect(low[0].bottom - low[0].top).toBe(low[1].bottom - low[1].top);
      expect(low[0].right - low[0].left).toBe(Math.round((low[0].bottom - low[0].top) * (2 / 3)));
      expect(low[0].right).toBe(low[1].right);
      await givePlace(page, 200, 600);
      const upright = [await boxOf(page, '.image-picture'), await boxOf(page, frame)] as const;
      expect([upright[0].left, upright[0].right]).toEqual([upright[1].left, upright[1].right]);
      expect(upright[0].bottom - upright[0].top).toBe(300);
    }));

  it('IMAGE-22: a side is mirrored where writing runs from the right', () =>
    onSample(
      'All of it at the right of its place, shown large on a click',
      { query: 'dir=rtl' },
      async page => {
        const [picture, room] = [await boxOf(page, '.image-picture'), await boxOf(page, frame)];
        expect(picture.left).toBe(room.left);
        expect(picture.right).toBeLessThan(room.right);
      },
    ));
});

describe('a poster', () => {
  /** The least contrast of its words, when its picture is of this colour. */
  async function contrastOn(page: Page, color: string): Promise<number> {
    await page.route('**/media/*/*w', route =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="${color}"/></svg>`,
      }),
    );
    await page.reload({ waitUntil: 'load' });
    const ink = await page.locator('.image-title').evaluate(title => getComputedStyle(title).color);
    const grounds: string[] = [];
    for (const part of await page.locator('.image-title > span, .image-words .rich-text p').all()) {
      await page.addStyleTag({ content: '.image-words :not(.button) { color: transparent !important }' });
      grounds.push((await part.screenshot()).toString('base64'));
    }
    return page.evaluate(
      async ([text, shots]) => {
        const luminance = (rgb: readonly number[]) => {
          const [red = 0, green = 0, blue = 0] = rgb.map(value => {
            const share = value / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const own = luminance((text.match(/[\d.]+/g) ?? []).map(Number));
        let least = 21;
        for (const shot of shots) {
          const bytes = Uint8Array.from(atob(shot), letter => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const drawing = canvas.getContext('2d');
          drawing?.drawImage(bitmap, 0, 0);
          const { data } = drawing?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
          for (let at = 0; at < data.length; at += 4) {
            const ground = luminance([...data.slice(at, at + 3)]);
            const [dark, light] = [own, ground].toSorted((one, other) => one - other) as [number, number];
            least = Math.min(least, (light + 0.05) / (dark + 0.05));
          }
        }
        return least;
      },
      [ink, grounds] as const,
    );
  }

  it.each([
    ['Poster', 1440, 4.5],
    ['Poster', 390, 4.5],
    ['Poster with a title alone, in the middle', 1440, 3],
    ['Poster with a title alone, in the middle', 390, 3],
  ])('IMAGE-20: «%s» at %i px can be read on any picture', (name, width, least) =>
    onSample(name, { width, bypassCSP: true }, async page => {
      for (const color of ['white', 'black', 'gray'])
        expect(await contrastOn(page, color)).toBeGreaterThanOrEqual(least);
    }),
  );

  it('IMAGE-20: its picture grows with its words', () =>
    onSample('Poster', { width: 390 }, async page => {
      await page.locator('.image-words .rich-text p').evaluate(text => {
        text.textContent = 'Words, and more of them. '.repeat(30);
      });
      const [picture, all, figure] = [
        await boxOf(page, '.image-picture'),
        await boxOf(page, words),
        await boxOf(page, '.image'),
      ];
      expect(picture).toEqual(figure);
      expect(all.top).toBeGreaterThanOrEqual(figure.top);
    }));

  it('IMAGE-22: has its words at its side, or in its middle', async () => {
    const middleOf = ({ left, right }: Box) => (left + right) / 2;
    await onSample('Poster', {}, async page => {
      expect(middleOf(await boxOf(page, '.image-title'))).toBeLessThan(middleOf(await boxOf(page, '.image')));
    });
    await onSample('Poster', { query: 'dir=rtl' }, async page => {
      expect(middleOf(await boxOf(page, '.image-title'))).toBeGreaterThan(
        middleOf(await boxOf(page, '.image')),
      );
    });
    await onSample('Poster with a title alone, in the middle', {}, async page => {
      const [title, figure] = [await boxOf(page, '.image-title'), await boxOf(page, '.image')];
      expect(Math.abs(middleOf(title) - middleOf(figure))).toBeLessThanOrEqual(1);
      expect(Math.abs(title.top + title.bottom - figure.top - figure.bottom)).toBeLessThanOrEqual(2);
    });
  });
});

describe('a picture with words', () => {
  it('IMAGE-21, IMAGE-22: a card has them beside its picture, or below it', async () => {
    await onSample('Card', {}, async page => {
      const [picture, text] = [await boxOf(page, frame), await boxOf(page, words)];
      expect(picture.right).toBe(text.left);
      expect([text.top, text.bottom]).toEqual([picture.top, picture.bottom]);
    });
    await onSample('Card, picture at the right and shown large on a click', {}, async page => {
      expect((await boxOf(page, words)).right).toBe((await boxOf(page, frame)).left);
    });
    await onSample('Card, picture above', {}, async page => {
      expect((await boxOf(page, words)).top).toBe((await boxOf(page, frame)).bottom);
    });
  });

  it('IMAGE-21, IMAGE-22: the title of an overlap crosses its picture’s edge, its text does not', async () => {
    await onSample('Overlap', {}, async page => {
      const [picture, title, text] = [
        await boxOf(page, frame),
        await boxOf(page, '.image-title > span'),
        await boxOf(page, '.rich-text'),
      ];
      expect(title.left).toBeLessThan(picture.right - 40);
      expect(title.right).toBeGreaterThan(picture.right);
      expect(text.left).toBeGreaterThan(picture.right);
    });
    await onSample('Overlap, picture at the right', {}, async page => {
      const [picture, title, text] = [
        await boxOf(page, frame),
        await boxOf(page, '.image-title > span'),
        await boxOf(page, '.rich-text'),
      ];
      expect(title.right).toBeGreaterThan(picture.left + 40);
      expect(title.left).toBeLessThan(picture.left);
      expect(text.right).toBeLessThan(picture.left);
    });
    await onSample('Overlap, in the middle', {}, async page => {
      const [picture, title] = [await boxOf(page, frame), await boxOf(page, '.image-title > span')];
      expect(title.top).toBeLessThan(picture.bottom);
      expect(title.bottom).toBeGreaterThan(picture.bottom);
    });
  });

  it('IMAGE-21, IMAGE-22: the words of a collage lie on its picture’s corner', async () => {
    await onSample('Collage', {}, async page => {
      const [picture, text] = [await boxOf(page, frame), await boxOf(page, words)];
      expect(text.left).toBeLessThan(picture.right);
      expect(text.right).toBeGreaterThan(picture.right);
      expect(text.top).toBeLessThan(picture.bottom);
      expect(text.bottom).toBeGreaterThan(picture.bottom);
    });
    await onSample('Collage, picture at the right', { query: 'dir=rtl' }, async page => {
      const [picture, text] = [await boxOf(page, frame), await boxOf(page, words)];
      expect(text.right).toBeGreaterThan(picture.right);
      expect(text.left).toBeLessThan(picture.right);
    });
  });

  it('IMAGE-21: a stack has them below, however high its place is', () =>
    onSample('Stack', {}, async page => {
      await page.locator('.image').evaluate(figure => {
        figure.classList.replace('image-shaped', 'image-fill');
      });
      await givePlace(page, 500, 700);
      const [picture, text, place] = [
        await boxOf(page, frame),
        await boxOf(page, words),
        await boxOf(page, '.block-image'),
      ];
      expect(text.top).toBeGreaterThan(picture.bottom);
      expect(text.bottom).toBe(place.bottom);
    }));

  it.each(['Card', 'Overlap', 'Collage'])('IMAGE-23: in a narrow place those of «%s» stand below', name =>
    onSample(name, {}, async page => {
      const isBelow = async (width: number) => {
        await givePlace(page, width, 200);
        const [picture, text] = [await boxOf(page, frame), await boxOf(page, words)];
        return (
          picture.right - picture.left === width && text.bottom > picture.bottom && text.left >= picture.left
        );
      };
      expect(await isBelow(narrowBelow - 1)).toBe(true);
      expect(await isBelow(narrowBelow)).toBe(false);
    }),
  );
});

describe('a click', () => {
  it('IMAGE-25: anywhere on the block follows its one link, but on links in its text', () =>
    onSample('Collage, picture at the right', {}, async page => {
      const followed: string[] = [];
      await page.route(/\/(jugs|handles)$/, route => {
        followed.push(new URL(route.request().url()).pathname);
        return route.fulfill({ status: 204 });
      });
      const figure = page.locator('.image');
      await page.locator('.image-picture').click({ position: { x: 300, y: 20 }, force: true });
      await expect.poll(() => followed).toEqual(['/jugs']);
      await figure.getByRole('link', { name: 'How we pull a handle' }).click();
      await expect.poll(() => followed).toEqual(['/jugs', '/handles']);
      expect(await figure.getByRole('link').count()).toBe(2);
    }));

  it('IMAGE-26: shows the picture large, by keyboard too, and gives the focus back', () =>
    onSample('All of it at the right of its place, shown large on a click', {}, async page => {
      const opener = page.locator('.image-link[role="button"]');
      await opener.waitFor();
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.locator('dialog.lightbox');
      await dialog.waitFor();
      expect(await dialog.getByRole('button', { name: 'Next Item' }).count()).toBe(0);
      expect(await dialog.locator('.lightbox-caption, figcaption').first().textContent()).toContain(
        'Forty centimetres',
      );
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog.count()).toBe(0);
      expect(await opener.evaluate(link => link === document.activeElement)).toBe(true);
    }));

  it('IMAGE-26: without script leads to the large picture', () =>
    onSample(
      'All of it at the right of its place, shown large on a click',
      { javaScriptEnabled: false },
      async page => {
        await page.locator('.image-link').click();
        await page.waitForURL(/\/media\/\w+\/1200w$/);
      },
    ));
});
