import { block as mapBlock } from '@vitrine/blocks/map/map.block.ts';
import { block as summaryBlock } from '@vitrine/blocks/summary/summary.block.ts';
import { samples } from '@vitrine/blocks/summary/summary.samples.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from './render-page.tsx';
import { block, idOf, pageWith, section, site } from './test/page.samples.ts';

afterEach(() => vi.restoreAllMocks());

const formatters = ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'DisplayNames'] as const;

it('RENDER-25: data shared by the pages of a website is computed only for the first of them', () => {
  const dated = samples.find(({ settings }) => settings.showDate) ?? samples[0];
  const page = (name: string) =>
    pageWith(
      {
        kind: 'page',
        document: {
          sections: [
            section(`s${name}`, [
              block(`map${name}`, mapBlock.content({})),
              block(`list${name}`, summaryBlock.content(dated?.settings ?? {})),
            ]),
          ],
        },
      },
      {
        site: { ...site, language: 'nl' },
        data: Object.fromEntries(
          Object.entries(dated?.data ?? {}).map(([need, answer]) => [
            `${idOf(`list${name}`)}.${need}`,
            answer,
          ]),
        ),
      },
    );
  const first = renderPage(page('a'));
  expect(first.html).toContain('map-still');
  expect(first.html).toContain('<time');
  const made = formatters.map(name => vi.spyOn(Intl, name));
  const sines = vi.spyOn(Math, 'sin');
  const second = renderPage(page('b'));
  expect(second.html).toContain('data-cart-counts');
  expect(made.map(formatter => formatter.mock.calls.length)).toEqual([0, 0, 0, 0]);
  // The land shapes alone take thousands of calls.
  expect(sines.mock.calls.length).toBeLessThan(10);
});
