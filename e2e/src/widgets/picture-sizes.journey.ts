import { areSlowTests } from '@vitrine/tools/slow-tests.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openPages, type PagePool } from './page-pool.ts';

const catalogue = inject('catalogue');
const pictured = [
  ...inject('samples')
    .filter(({ block }) => ['image', 'gallery', 'summary', 'product'].includes(block))
    .map(sample => [`${sample.block}: ${sample.name}`, sample.address] as const),
  ...inject('systemPages')
    .filter(({ name }) => ['product', 'product list', 'post', 'post list', 'search'].includes(name))
    .map(({ name, address }) => [`page: ${name}`, address] as const),
];

/** Width, height and device pixel ratio: a phone, a tablet, a desktop. */
const screens = [
  [390, 844, 2],
  [820, 1180, 1],
  [1440, 900, 1],
] as const;
/** The kinds of pictures take turns on the screens, so that each screen shows each kind; in the slow tests everywhere. */
const cases = pictured.flatMap(([name, address], kind) =>
  screens.flatMap((screen, at) =>
    areSlowTests || at === kind % screens.length ? [[name, screen[0], { address, screen, at }] as const] : [],
  ),
);
/** The rules for a gallery’s first pictures also apply to the five hundredth. */
const looked = 40;
let pages: readonly PagePool[];

beforeAll(async () => {
  pages = await Promise.all(
    screens.map(([, , deviceScaleFactor]) => openPages(2, [], { deviceScaleFactor })),
  );
});

afterAll(() => Promise.all(pages.map(pool => pool.close())));

/** Pictures that are drawn more than a tenth wider than they were loaded, although a larger width exists. */
const findBlurred = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async most => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')].slice(0, most);
    const found: string[] = [];
    for (const picture of pictures) {
      // A slideshow’s code arrives after its block is active. Until then it is a row, and scrolling here would choose the
      // slide at which it starts; its pictures are chosen again for the space of that slide.
      const block = picture.closest<HTMLElement>('[data-enhance]');
      const stage = picture.closest('.gallery-stacked')?.querySelector('.gallery-stage');
      const isActive = () =>
        (block === null || block.dataset.scripted === 'active') &&
        (!stage || stage.querySelector('[data-current]') !== null);
      // A neighbour of a slideshow’s current slide is fetched for its own height, in which it is then drawn.
      const isDrawn = () => picture.checkVisibility({ visibilityProperty: true });
      for (let [frames, waited] = [0, 0]; frames < 3 && isDrawn(); waited += 1) {
        if (waited === 3600) throw new Error(`Still loading: ${picture.outerHTML.slice(0, 500)}`);
        picture.scrollIntoView();
        await new Promise(resolve => requestAnimationFrame(resolve));
        frames = isActive() && picture.complete ? frames + 1 : 0;
      }
      const { clientWidth, clientHeight, currentSrc, srcset } = picture;
      if (!isDrawn() || currentSrc === '') continue;
      const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
      const isCropped = getComputedStyle(picture).objectFit === 'cover';
      const drawn = isCropped ? Math.max(clientWidth, clientHeight * ratio) : clientWidth;
      const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
      const fetched = Number(/(\d+)w$/.exec(currentSrc)?.[1]);
      const wanted = Math.min(drawn * devicePixelRatio, Math.max(...widths));
      if (wanted > fetched * 1.1) found.push(`${currentSrc}: drawn at ${Math.round(wanted)} px`);
    }
    return found;
  }, looked);

describe('pictures', () => {
  it.concurrent.each(cases)(
    'PICTURE-7: “%s” is loaded as wide as it is drawn, at %i px',
    (_name, _width, { address, screen: [width, height], at }) =>
      // A browser chooses again, and loads, when a slideshow has found its space.
      pages[at]?.use(async page => {
        await page.setViewportSize({ width, height });
        await page.goto(catalogue + address);
        await vi.waitFor(async () => expect(await findBlurred(page)).toEqual([]), 60_000);
      }),
  );
});
