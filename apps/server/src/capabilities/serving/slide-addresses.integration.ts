import { block as galleryBlock } from '@vitrine/blocks/gallery/gallery.block.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockOf, pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { type ServedSite, startServedSite } from '../../../test/served-site.ts';
import { addCollection, putItem, readDesign, updateDocument } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';

let site: ServedSite;
const ask: ServedSite['ask'] = (...given) => site.ask(...given);

beforeAll(async () => {
  site = await startServedSite();
});
afterAll(() => site?.server.stop());

it('SERVE-19: the address of a slide shows the page of its gallery; others below a page are not found', async () => {
  const context = site.server.context(await site.server.reload(site.website));
  const gallery = (history: boolean) =>
    pageOf(
      textBlock('Words beside the slides'),
      blockOf(
        galleryBlock.content({
          design: 'stacked',
          history,
          slides: [{ video: 'https://vimeo.com/1084537', url: 'Ash-Bowl' }],
        }),
      ),
    );
  for (const [title, history] of [
    ['Slides', true],
    ['Still', false],
  ] as const)
    await addCollection(context, {
      type: collectionTypes.page,
      title,
      navigation: 'none',
      document: gallery(history),
    });
  await publish(context);
  for (const path of ['/slides/Ash-Bowl', '/slides/vimeo-1084537']) {
    const shown = await ask(path);
    expect([path, shown.status]).toEqual([path, 200]);
    expect(shown.text).toContain('Words beside the slides');
    expect(shown.text).toContain('<link rel="canonical" href="http://kiln.vitrine.test/slides"/>');
  }
  expect((await ask('/slides/Ash-Bowl/')).headers.location).toBe('/slides/Ash-Bowl');
  expect((await ask('/Slides')).headers.location).toBe('/slides');
  for (const path of ['/slides/else', '/slides/Ash-Bowl/more', '/still/Ash-Bowl', '/Ash-Bowl'])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
});

it('SERVE-19: slides that open large, in pages of every layout, posts and the footer, have valid addresses', async () => {
  const context = site.server.context(await site.server.reload(site.website));
  const gallery = (settings: object) =>
    blockOf(
      galleryBlock.content({
        slides: [{ video: 'https://vimeo.com/1084537', url: 'Fire' }],
        lightbox: true,
        ...settings,
      }),
    );
  const designs = ['grid', 'autogrid', 'autocolumns', 'autorows', 'list', 'base', 'carousel'];
  for (const design of designs)
    await addCollection(context, {
      type: collectionTypes.page,
      title: `Opens ${design}`,
      navigation: 'none',
      document: pageOf({ ...gallery({ design }), version: 2 }),
    });
  const post = (slug: string, more: object = {}) =>
    putItem(context, {
      sourceKey: `test:${slug}`,
      collectionId: site.blogId,
      title: slug,
      slug,
      state: 'published',
      publishedAt: new Date(Date.UTC(2025, 0, 1)),
      document: pageOf(gallery({}), textBlock(`Words of ${slug}`)),
      ...more,
    });
  await post('with-slides');
  await post('locked-slides', { password: 'open sesame' });
  const design = await readDesign(context.database, site.website.id, context.clock.now());
  await updateDocument(context.database, site.website.id, {
    id: design.footerId,
    document: pageOf({
      ...gallery({
        design: 'carousel',
        lightbox: false,
        history: true,
        slides: [{ video: 'https://vimeo.com/76979871', url: 'below' }],
      }),
      version: 2,
    }),
    approved: null,
    now: context.clock.now(),
  });
  await publish(context);
  const answered = async (path: string) => {
    const { status, text } = await ask(path);
    return [status, /<link rel="canonical" href="[^"]*vitrine.test([^"]*)"/.exec(text)?.[1]];
  };
  for (const name of designs)
    expect([name, ...(await answered(`/opens-${name}/Fire`))]).toEqual([name, 200, `/opens-${name}`]);
  for (const part of ['Fire', 'vimeo-1084537', 'below'])
    expect(await answered(`/journal/with-slides/${part}`)).toEqual([200, '/journal/with-slides']);
  expect(await answered('/journal/below')).toEqual([200, '/journal']);
  expect(await answered('/below')).toEqual([200, '/']);
  for (const path of [
    '/journal/with-slides/else',
    '/journal/post-7/Fire',
    '/journal/nowhere/below',
    '/journal/Fire',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  const locked = await ask('/journal/locked-slides/Fire');
  expect(locked.text).toContain('type="password"');
  expect(locked.text).not.toContain('Words of locked-slides');
});
