import type { ListedSample } from '@vitrine/tools/catalogue/sample-page.ts';
import { areSlowTests } from '@vitrine/tools/slow-tests.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findAxeProblems } from '../visit.ts';
import { type Examination, examineSample, receiveInPieces, watchShifts } from './examine-sample.ts';
import { judgedThemes } from './judged-themes.ts';
import { narrowWidths } from './long-words.ts';
import { openPages, type PagePool } from './page-pool.ts';
import { everyOtherSample, firstOfEachBlock } from './some-samples.ts';
import { countListeners, undoEnhancer } from './undo-enhancer.ts';

const catalogue = inject('catalogue');
const samples = everyOtherSample(
  inject('samples').map(sample => [`${sample.block}: ${sample.name}`, sample] as const),
);
const enhanced = samples.filter(([, { script }]) => script === 'enhance');
const islands = samples.filter(([, { script }]) => script === 'island');

const lanes = 5;
const examinations = new Map<string, Promise<Examination>>();
let pages: PagePool;

beforeAll(async () => {
  pages = await openPages(lanes, [watchShifts, countListeners]);
});

afterAll(() => pages.close());

/** Each sample is examined once, by the first rule that needs it. */
function examine({ address }: ListedSample): Promise<Examination> {
  const known = examinations.get(address);
  if (known) return known;
  const examination = pages.use(page => examineSample(page, catalogue + address));
  examinations.set(address, examination);
  return examination;
}

describe('every sample', () => {
  it.concurrent.each(samples)(
    'CATALOGUE-1: “%s” is no wider than its screen at 390, 820 and 1440 px',
    async (_, sample) => {
      expect((await examine(sample)).overflow).toEqual({ 390: 0, 820: 0, 1440: 0 });
    },
  );

  it.concurrent.each(samples)(
    'CATALOGUE-10: “%s” is no wider than its screen in right-to-left text, or enlarged',
    async (_, sample) => {
      const { mirrored, enlarged } = await examine(sample);
      expect({ mirrored, enlarged }).toEqual({
        mirrored: { 390: 0, 1440: 0 },
        enlarged: areSlowTests ? { 720: 0, 320: 0 } : { 320: 0 },
      });
    },
  );

  it.concurrent.each(samples)(
    `CATALOGUE-2: axe finds nothing in “%s” in ${judgedThemes.length} themes`,
    async (_, sample) => {
      const none = Object.fromEntries(judgedThemes.map(theme => [theme, []]));
      expect((await examine(sample)).problems).toEqual(none);
    },
  );

  it.concurrent.each(samples)(
    `CATALOGUE-11: long words keep “%s” within its screen at ${narrowWidths.join(' and ')} px, also at twice the text size`,
    async (_, sample) => {
      expect((await examine(sample)).longWords).toEqual({});
    },
  );

  it.concurrent.each(samples)('CATALOGUE-3: nothing moves while “%s” loads', async (_, sample) => {
    const { shifts } = await examine(sample);
    const moved = Object.entries(shifts).map(([width, seen]) => seen.map(shift => `${width} px: ${shift}`));
    expect(moved.flat(), moved.flat().join('; ')).toEqual([]);
  });

  it.concurrent.each(firstOfEachBlock(samples))(
    'CATALOGUE-12: next to nothing moves while the page of “%s” arrives in pieces',
    async (_, { address }) => {
      const { sum, shifts } = await pages.use(page => receiveInPieces(page, catalogue + address, 40));
      expect(sum, shifts.join('; ')).toBeLessThan(0.1);
    },
  );

  it.concurrent.each(islands)(
    'CATALOGUE-9: “%s” is hydrated without a difference from the server’s HTML, and without console messages',
    async (_, sample) => {
      expect((await examine(sample)).mistakes).toEqual([]);
    },
  );

  it.concurrent.each(firstOfEachBlock(enhanced))(
    'CATALOGUE-4: the enhancer of “%s” undoes all its changes',
    async (_, { address, block }) => {
      const remains = await pages.use(page => undoEnhancer(page, catalogue + address, block));
      expect(remains).toEqual({ markup: [], listeners: [] });
    },
  );
});

describe('the examination', () => {
  const invalid = `<!doctype html><html lang="en"><head><title>Invalid</title></head><body><main>
    <div class="section theme-lightest" style="background:#fff">
      <p id="moved" style="color:#bbb">Pale words</p><div style="width:1000px">wide</div>
      <script>new PerformanceObserver(() => { document.body.prepend(document.createElement('hr')); document.body.style.paddingTop = '300px'; }).observe({ type: 'paint', buffered: true });</script>
    </div></main></body></html>`;

  it('CATALOGUE-5: finds overflow, unreadable text and layout shift', async () => {
    const address = `${catalogue}/sample/invalid/0`;
    const found = await pages.use(async page => {
      await page.route(`${address}*`, route => route.fulfill({ contentType: 'text/html', body: invalid }));
      try {
        return await examineSample(page, address);
      } finally {
        await page.unrouteAll();
      }
    });
    expect(found.overflow).toEqual({ 390: expect.any(Number), 820: expect.any(Number), 1440: 0 });
    expect(found.overflow[390]).toBeGreaterThan(600);
    expect(found.problems.darkest).toEqual(['color-contrast: #moved']);
    expect(found.shifts[390]?.length).toBeGreaterThan(0);
    expect(found.longWords).not.toEqual({});
    if (areSlowTests) expect(found.shifts[1440]?.length).toBeGreaterThan(0);
  });
});

describe('the catalogue itself', () => {
  it.each(['/', '/preview/sample/quote/0?theme=dark'])('CATALOGUE-7: axe finds nothing in %s', async path => {
    const problems = await pages.use(async page => {
      await page.goto(catalogue + path);
      return findAxeProblems(page);
    });
    expect(problems).toEqual([]);
  });
});
