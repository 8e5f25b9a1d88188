import { block as mapBlock } from '@vitrine/blocks/map/map.block.ts';
import { block as summaryBlock } from '@vitrine/blocks/summary/summary.block.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { blockOf, pageOf } from '../../../test/page-fixtures.ts';
import { type ServedSite, startServedSite } from '../../../test/served-site.ts';
import { putCollection } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await startServedSite();
});
afterAll(() => site?.server.stop());
afterEach(() => vi.restoreAllMocks());

const formatters = ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'DisplayNames'] as const;

it('RENDER-25: what pages share is made only for the first of them', async () => {
  const context = site.server.context(site.website);
  for (const title of ['First', 'Second'])
    await putCollection(context, {
      sourceKey: `test:${title}`,
      type: collectionTypes.page,
      title,
      slug: title.toLowerCase(),
      navigation: 'main',
      document: pageOf(
        blockOf(mapBlock.content({})),
        blockOf(summaryBlock.content({ collection: site.blogId, showDate: true })),
      ),
    });
  await publish(context);
  const first = await site.ask('/first');
  expect([first.status, first.text.includes('map-still'), first.text.includes('<time')]).toEqual([
    200,
    true,
    true,
  ]);
  const made = formatters.map(name => vi.spyOn(Intl, name));
  const sines = vi.spyOn(Math, 'sin');
  const second = await site.ask('/second');
  expect([second.status, second.text.includes('<time')]).toEqual([200, true]);
  expect(made.map(formatter => formatter.mock.calls.length)).toEqual([0, 0, 0, 0]);
  // The land shapes alone take thousands of calls.
  expect(sines.mock.calls.length).toBeLessThan(10);
});
