import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { type ServedSite, startServedSite } from '../../../test/served-site.ts';
import { putCollection } from '../collections/index.ts';
import { documentOf, publish, publishedContent } from './index.ts';

let site: ServedSite;

beforeAll(async () => {
  site = await startServedSite();
});
afterAll(() => site?.server.stop());

/** The live documents of two pages, and the header. */
async function liveDocuments() {
  const website = await site.server.reload(site.website);
  const context = site.server.context(website);
  const content = await publishedContent(context, website.publishedRevisionId ?? '');
  const of = (slug: string) => {
    const id = content.collections.find(row => row.slug === slug)?.document_id;
    if (!id) throw new Error(`No page “${slug}” is live.`);
    return documentOf(context, content, id);
  };
  return { home: await of('home'), about: await of('about'), header: content.chrome.header };
}

it('SERVE-31: after a publish only the changed document is parsed, and visitors see its new words', async () => {
  const before = await liveDocuments();
  await putCollection(site.server.context(site.website), {
    sourceKey: 'test:About',
    type: 10,
    title: 'About',
    slug: 'about',
    navigation: 'main',
    document: pageOf(textBlock('Newer words')),
  });
  expect((await liveDocuments()).about).toBe(before.about);
  expect((await site.ask('/about')).text).toContain('Words of About');
  await publish(site.server.context(site.website));
  const after = await liveDocuments();
  expect(after.home).toBe(before.home);
  expect(after.header).toBe(before.header);
  expect(after.about).not.toEqual(before.about);
  expect((await site.ask('/about')).text).toContain('Newer words');
});
