import type { ListedSample } from '@vitrine/tools/catalogue/sample-page.ts';
import { bowl, jug, workshop } from '@vitrine/widgets/image/asset.samples.ts';
import type { loadImage as LoadImage, loadImages as LoadImages } from '@vitrine/widgets/image/load-image.ts';
import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';

const catalogue = inject('catalogue');
const exhibit = `${catalogue}/widget/image/0`;
const pictures = '**/media/*/*w';

const samples: readonly ListedSample[] = await (await fetch(`${catalogue}/samples.json`)).json();
const addressOf = (name: string) => {
  const found = samples.find(sample => sample.name === name);
  if (!found) throw new Error(`There is no sample «${name}».`);
  return catalogue + found.address;
};

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

declare global {
  interface Window {
    loadImage: typeof LoadImage;
    loadImages: typeof LoadImages;
  }
}

/** A page of the exhibit with the loader at hand; pictures are answered by `answer`, else by the catalogue. */
const withLoader = (
  journey: (page: Page) => Promise<void>,
  { answer, ...options }: BrowserContextOptions & { answer?: (route: Route) => unknown } = {},
) =>
  visit(browser, { viewport: { width: 800, height: 600 }, ...options }, async page => {
    if (answer) await page.route(pictures, answer);
    // Pictures that are held back must not hold the page.
    await page.goto(exhibit, { waitUntil: 'commit' });
    await page.waitForSelector('[data-started]');
    // As text, because whoever builds this file would look for an import of its own.
    await page.evaluate(
      `import('/packages/widgets/src/image/load-image.ts').then(found => Object.assign(window, found))`,
    );
    await journey(page);
  });

/** The image in the room that the exhibit calls so. */
const inRoom = (page: Page, name: string) => page.locator(`[data-room="${name}"] img`);
const isThere = (page: Page, name: string) =>
  expect
    .poll(() => inRoom(page, name).evaluate(image => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);

/** Pictures that arrive when they are let; five images of the exhibit show three. */
function gate() {
  const held: Route[] = [];
  return {
    asked: () => held.map(route => new URL(route.request().url()).pathname),
    answer: (route: Route) => void held.push(route),
    open: () => Promise.all(held.splice(0).map(route => route.continue())),
    fail: () => Promise.all(held.splice(0).map(route => route.abort())),
  };
}

describe('loading an image', () => {
  it('IMAGE-10: is marked while it is on its way, until it is there', async () => {
    const { answer, open, asked } = gate();
    await withLoader(
      async page => {
        await expect.poll(asked).toHaveLength(3);
        expect(await page.locator('img[data-loading]').count()).toBe(5);
        await open();
        await expect.poll(() => page.locator('img[data-loading]').count()).toBe(0);
        await isThere(page, 'As wide as its room');
      },
      { answer },
    );
  });

  it('IMAGE-10, IMAGE-14: is no longer marked when it has failed, which is said', async () => {
    const { answer, fail, asked } = gate();
    await withLoader(
      async page => {
        const said: string[] = [];
        page.on('console', message => message.type() === 'warning' && said.push(message.text()));
        await expect.poll(asked).toHaveLength(3);
        await fail();
        await expect.poll(() => page.locator('img[data-loading]').count()).toBe(0);
        await expect.poll(() => said).toContain(`/media/${bowl.id}/300w not loaded`);
      },
      { answer },
    );
  });

  it('IMAGE-11: is skipped while it is on its way already, unless that is allowed', async () => {
    const { answer, open, asked } = gate();
    await withLoader(
      async page => {
        await expect.poll(asked).toHaveLength(3);
        const again = inRoom(page, 'As wide as its room');
        expect(await again.evaluate(image => window.loadImage(image))).toBe('skipped');
        const allowed = again.evaluate(image =>
          window.loadImage(image, { allowConcurrentLoads: true, maxPixelRatio: 0.1 }),
        );
        await expect.poll(asked).toHaveLength(4);
        await open();
        expect(await allowed).toBe('loaded');
        await expect.poll(() => page.locator('img[data-loading]').count()).toBe(0);
      },
      { answer },
    );
  });

  it('IMAGE-12: waits until it is 200 px from the window', () =>
    withLoader(async page => {
      const image = inRoom(page, 'When it comes near');
      const scrollTo = (distance: number) =>
        image.evaluate(
          (element, px) => window.scrollBy(0, element.getBoundingClientRect().top - window.innerHeight - px),
          distance,
        );
      await scrollTo(202);
      await page.evaluate(
        () =>
          new Promise(resolve =>
            new IntersectionObserver(resolve, { rootMargin: '200px' }).observe(document.body),
          ),
      );
      expect(await image.getAttribute('src')).toBeNull();
      await scrollTo(198);
      await isThere(page, 'When it comes near');
    }));

  it('IMAGE-12: loads at once where nobody can tell what is near', () =>
    visit(browser, { viewport: { width: 800, height: 600 } }, async page => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
      await page.goto(exhibit);
      await isThere(page, 'When it comes near');
    }));

  it('IMAGE-13: waits for an image that enters the page late', () =>
    withLoader(async page => {
      const end = await page.evaluate(async source => {
        const image = document.createElement('img');
        image.dataset.src = source;
        const loading = window.loadImage(image, { sizeFormat: 'filename' });
        await new Promise(requestAnimationFrame);
        const before = image.getAttribute('src');
        document.body.append(image);
        return [before, await loading];
      }, `/media/${jug.id}`);
      expect(end).toEqual([null, 'loaded']);
    }));

  it('IMAGE-13: gives up after 100 times 10 ms', () =>
    visit(browser, {}, async page => {
      await page.clock.install({ time: 0 });
      await page.goto(exhibit);
      await page.waitForSelector('[data-started]');
      await page.clock.pauseAt(60_000);
      await page.evaluate(
        `import('/packages/widgets/src/image/load-image.ts').then(({ loadImage }) => {
          const image = document.createElement('img');
          image.dataset.src = '/media/never';
          loadImage(image).then(end => { document.title = end; });
        })`,
      );
      const title = await page.title();
      await page.clock.runFor(999);
      expect(await page.title()).toBe(title);
      await page.clock.runFor(1);
      await expect.poll(() => page.title()).toBe('failed');
    }));

  it('IMAGE-3, IMAGE-14: says what is wrong, and loads nothing', () =>
    withLoader(async page => {
      const said: string[] = [];
      page.on('console', message => message.type() === 'warning' && said.push(message.text()));
      const ends = await page.evaluate(async () => [
        await window.loadImage(null),
        await window.loadImage(document.createElement('p')),
        await window.loadImage(document.createElement('img')),
        await window.loadImages(null),
        await window.loadImages(document.createElement('p')),
      ]);
      expect(ends).toEqual(['failed', 'failed', 'failed', [], []]);
      await expect
        .poll(() => said)
        .toEqual([
          'No image',
          'The element must be an image element.',
          'Invalid or missing image source.',
          'No root node',
          'No images',
        ]);
    }));
});

describe('what is fetched', () => {
  const addressIn = (page: Page, name: string) => inRoom(page, name).getAttribute('src');

  it('IMAGE-4: is wide enough for the room, the whole picture and the screen', async () => {
    const widths: (string | null)[][] = [];
    for (const deviceScaleFactor of [1, 2]) {
      await withLoader(
        async page => {
          await isThere(page, 'All of it, at the right');
          widths.push([
            await addressIn(page, 'As wide as its room'),
            await addressIn(page, 'All of it, at the right'),
          ]);
        },
        { deviceScaleFactor },
      );
    }
    expect(widths).toEqual([
      [`/media/${workshop.id}/300w`, `/media/${jug.id}/300w`],
      [`/media/${workshop.id}/750w`, `/media/${jug.id}/300w`],
    ]);
  });

  it('IMAGE-5: is narrower where less data is asked for', () =>
    visit(browser, { deviceScaleFactor: 2 }, async page => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      await page.goto(exhibit);
      await isThere(page, 'As wide as its room');
      expect(await addressIn(page, 'As wide as its room')).toBe(`/media/${workshop.id}/500w`);
    }));

  it('IMAGE-1: is laid out and not fetched where nothing is to be loaded', () =>
    withLoader(async page => {
      await isThere(page, 'As wide as its room');
      const image = inRoom(page, 'Laid out and not loaded');
      expect(await image.getAttribute('src')).toBeNull();
      expect(await image.evaluate(one => getComputedStyle(one).aspectRatio)).toBe('1600 / 1200');
    }));

  it('IMAGE-1: is fetched again only where that is forced', () =>
    withLoader(async page => {
      await isThere(page, 'As wide as its room');
      const image = inRoom(page, 'As wide as its room');
      const loads = await image.evaluateHandle(one => {
        const count = { loads: 0 };
        one.addEventListener('load', () => {
          count.loads += 1;
        });
        return count;
      });
      const load = (forceUpdate: boolean) =>
        image.evaluate((one, isForced) => window.loadImage(one, { forceUpdate: isForced }), forceUpdate);
      expect(await load(false)).toBe('loaded');
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await loads.evaluate(count => count.loads)).toBe(0);
      expect(await load(true)).toBe('loaded');
      await expect.poll(() => loads.evaluate(count => count.loads)).toBe(1);
    }));
});

describe('where it stands', () => {
  /** The picture's box from the corner of its room. */
  const boxIn = (page: Page, name: string) =>
    page.locator(`[data-room="${name}"]`).evaluate(room => {
      const outer = room.getBoundingClientRect();
      const inner = room.querySelector('img')?.getBoundingClientRect() ?? outer;
      return [inner.left - outer.left, inner.top - outer.top, inner.width, inner.height].map(Math.round);
    });

  it('IMAGE-7, IMAGE-8: filling its room around its focal point, or whole at its side', () =>
    withLoader(async page => {
      await isThere(page, 'All of it, at the right');
      expect(await boxIn(page, 'As wide as its room')).toEqual([0, 0, 300, 169]);
      expect(await boxIn(page, 'Filling its room around its focal point')).toEqual([0, -35, 300, 450]);
      expect(await boxIn(page, 'All of it, at the right')).toEqual([167, 0, 133, 200]);
    }));

  it('IMAGE-9: placed by the browser it follows its room', () =>
    withLoader(async page => {
      const name = 'Filling its room, placed by the browser';
      await isThere(page, name);
      const image = inRoom(page, name);
      const placing = () =>
        image.evaluate(one => {
          const { objectFit, objectPosition } = getComputedStyle(one);
          return [objectFit, objectPosition];
        });
      expect(await placing()).toEqual(['cover', '42% 30%']);
      await page
        .locator(`[data-room="${name}"]`)
        .evaluate(room => room.setAttribute('style', 'width: 90px; height: 80px'));
      expect(await boxIn(page, name)).toEqual([0, 0, 90, 80]);
    }));

  it('IMAGE-1: as a background of its parent it is still read as an image', () =>
    withLoader(async page => {
      const room = page.locator('[data-room="As a background"]');
      await expect
        .poll(() => room.evaluate(one => getComputedStyle(one).backgroundImage))
        .toContain(`/media/${bowl.id}/300w`);
      expect(await room.evaluate(one => getComputedStyle(one).backgroundSize)).toBe('cover');
      expect(await page.getByRole('img', { name: bowl.alt }).first().count()).toBe(1);
    }));
});

describe('a picture that does not arrive', () => {
  const picture = addressOf('Filling its place, with a caption');

  /** What is seen in the picture's place with these words for it. */
  const seenWith = async (page: Page, alt: string) => {
    const image = page.locator('.image-picture');
    await image.evaluate((one, words) => one.setAttribute('alt', words), alt);
    return (await image.screenshot()).toString('base64');
  };
  const lookAt = (journey: (page: Page) => Promise<void>, lost: boolean) =>
    visit(browser, { viewport: { width: 800, height: 900 } }, async page => {
      if (lost) await page.route(pictures, route => route.abort());
      await page.goto(picture, { waitUntil: 'load' });
      await expect
        .poll(() => page.locator('.image-picture').evaluate((one: HTMLImageElement) => one.complete))
        .toBe(true);
      await journey(page);
    });

  it('IMAGE-15: has its words in its place, in the room that was kept', async () => {
    const roomOf = async (page: Page) => {
      const { width = 0, height = 0 } = (await page.locator('.image-picture').boundingBox()) ?? {};
      return [width, height].map(Math.round);
    };
    let room: unknown;
    await lookAt(async page => {
      room = await roomOf(page);
      expect(await seenWith(page, 'A bowl')).toBe(await seenWith(page, 'A jug'));
    }, false);
    await lookAt(async page => {
      expect(await roomOf(page)).toEqual(room);
      const [bowlSeen, jugSeen, nothing] = [
        await seenWith(page, 'A bowl'),
        await seenWith(page, 'A jug'),
        await seenWith(page, ''),
      ];
      expect(new Set([bowlSeen, jugSeen, nothing]).size).toBe(3);
      expect(await page.locator('script').count()).toBe(0);
    }, true);
  });
});

describe('the pictures of a long gallery', () => {
  const longGallery = addressOf('Columns, 500 pictures');
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  /** Pictures on their way: now, at most so far, and in all. */
  function countRequests(page: Page) {
    const count = { now: 0, most: 0, all: 0 };
    const isPicture = (address: string) => /\/media\/\w+\/\d+w/.test(address);
    page.on('request', request => {
      if (!isPicture(request.url())) return;
      count.now += 1;
      count.all += 1;
      count.most = Math.max(count.most, count.now);
    });
    const end = (request: { url(): string }) => {
      if (isPicture(request.url())) count.now -= 1;
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    return count;
  }

  /** Slides in the window whose picture is not there, or not in its place. */
  const missing = (page: Page) =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.gallery-slide')].filter(slide => {
          const { top, bottom, left } = slide.getBoundingClientRect();
          const picture = slide.querySelector('img');
          const isSeen = bottom > 0 && top < window.innerHeight;
          return isSeen && !(picture?.complete && picture.getBoundingClientRect().left >= left - 1);
        }).length,
    );

  const toTheEnd = (page: Page) =>
    page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

  it('GALLERY-20: at most sixteen are on their way at once, and those in the window come', () =>
    visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
      const count = countRequests(page);
      await page.goto(`${longGallery}?slow=100`, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => missing(page)).toBe(0);
      expect(count.most).toBe(16);
      await toTheEnd(page);
      await expect.poll(() => missing(page)).toBe(0);
      expect(count.most).toBe(16);
      expect(count.all).toBeLessThan(250);
    }));

  it('GALLERY-20: on a phone, after the first four, one beyond what the window shows', async () => {
    const { answer, asked, open } = gate();
    await visit(browser, phone, async page => {
      await page.route(pictures, answer);
      await page.goto(longGallery, { waitUntil: 'commit' });
      /** Places in the gallery of the pictures that are asked for and lie beyond the window. */
      const ahead = async () => {
        const ids = asked().map(path => path.split('/')[2] ?? '');
        return page.evaluate(
          known =>
            [...document.querySelectorAll<HTMLElement>('.gallery-slide')].flatMap((slide, at) => {
              const { top, bottom } = slide.getBoundingClientRect();
              const isSeen = bottom > 0 && top < window.innerHeight;
              return !isSeen && at >= 4 && known.includes(slide.dataset.slideId ?? '') ? [at] : [];
            }),
          ids,
        );
      };
      await expect.poll(() => page.locator('img[data-loading]').count()).toBeGreaterThan(0);
      expect(await ahead()).toEqual([]);
      await open();
      await expect.poll(() => missing(page)).toBe(0);
      await expect.poll(ahead).toHaveLength(1);
      const [first] = await ahead();
      await open();
      await expect.poll(async () => (await ahead()).filter(at => at !== first)).toHaveLength(1);
    });
  });

  it('GALLERY-20: none is held back by a script that does not come', () =>
    visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
      const { answer, fail, asked } = gate();
      await page.route('**/gallery.enhance.ts*', answer);
      await page.goto(longGallery, { waitUntil: 'load' });
      await expect.poll(asked).toHaveLength(1);
      const animations = await page.context().newCDPSession(page);
      await animations.send('Animation.enable');
      await animations.send('Animation.setPlaybackRate', { playbackRate: 1000 });
      await expect.poll(() => missing(page)).toBeGreaterThan(20);
      await fail();
      await expect.poll(() => missing(page)).toBe(0);
    }));

  it('GALLERY-20: none is held back where scripts are off', () =>
    visit(browser, { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false }, async page => {
      const count = countRequests(page);
      await page.goto(longGallery, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => count.all).toBeGreaterThan(40);
    }));

  it('GALLERY-21: in a slideshow those beside the current one are fetched beforehand, and no others', () =>
    visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
      const fetched = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.gallery-stage > [data-slide-id] img')].flatMap((image, at) =>
            image instanceof HTMLImageElement && image.naturalWidth > 0 ? [at] : [],
          ),
        );
      await page.goto(addressOf('Slideshow of forty pictures'), { waitUntil: 'load' });
      await page.locator('[data-island]').dispatchEvent('pointerdown');
      await expect.poll(fetched).toContain(39);
      expect((await fetched()).filter(at => at > 3 && at < 39)).toEqual([]);
      const next = page.getByRole('button', { name: 'Next Item' });
      for (const ahead of [4, 5, 6]) {
        await expect.poll(fetched).not.toContain(ahead);
        while (!(await fetched()).includes(ahead)) await next.click();
        expect(await fetched()).not.toContain(ahead + 2);
      }
    }));

  it.each([
    ['on a phone they are fetched one after the other, the current one first', phone, [1, 2, 3]],
    ['elsewhere all at once', { viewport: { width: 1200, height: 800 } }, [3, 3, 3]],
  ] as const)('GALLERY-21: %s', async (_, device, counts) => {
    const { answer, open } = gate();
    const asked: string[] = [];
    await visit(browser, device, async page => {
      await page.goto(`${catalogue}/widget/gallery/0`);
      await page.route('**/media/*/*w', route => {
        asked.push(new URL(route.request().url()).pathname);
        return answer(route);
      });
      // Slides so far away that the browser itself would wait with them.
      await page.evaluate(() => {
        const pictures = [0, 1, 2, 3, 4].map(
          at => `<div data-slide-id="${at}"><img loading="lazy" src="/media/far${at}/100w" alt=""></div>`,
        );
        const frame = `<div id="far" style="position:absolute;top:90000px">${pictures.join('')}</div>`;
        document.body.insertAdjacentHTML('beforeend', frame);
      });
      await page.evaluate(
        `Promise.all(['fetch-ahead', 'gallery-engine'].map(name => import('/packages/widgets/src/gallery/' + name + '.ts')))
          .then(([{ fetchAhead }, { makeGalleryEngine }]) =>
            fetchAhead(makeGalleryEngine({ count: 5, isLooping: true }), document.querySelector('#far')))
          .then(() => {})`,
      );
      const seen: number[] = [];
      for (const count of counts) {
        await expect.poll(() => asked.length).toBeGreaterThanOrEqual(count);
        seen.push(asked.length);
        await open();
      }
      expect(seen).toEqual(counts);
      expect(asked.map(path => path.split('/')[2])).toEqual(['far0', 'far1', 'far4']);
    });
  });
});
