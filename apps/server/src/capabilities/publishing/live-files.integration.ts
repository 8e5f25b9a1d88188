import { block as imageBlock } from '@vitrine/blocks/image/image.block.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { ChangedThing } from '@vitrine/core/publishing/publishing.calls.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockOf, pageOf } from '../../../test/page-fixtures.ts';
import { type ServedSite, startServedSite } from '../../../test/served-site.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { uploadBody } from '../../../test/upload-body.ts';
import { putCollection } from '../collections/index.ts';
import { storeAsset } from '../media/index.ts';
import { publish } from './index.ts';

let site: ServedSite;
let editor: TestClient;
beforeAll(async () => {
  site = await startServedSite();
  editor = await site.server.signIn(site.website, 'editor');
});
afterAll(() => site?.server.stop());

const context = async () => site.server.context(await site.server.reload(site.website));
const text = async (path: string) => (await site.ask(path)).text;
const changes = async () =>
  ((await editor.get('/api/publishing/changes')).body as { changes: ChangedThing[] }).changes;

async function picture(fileName: string, given: { color?: string; alt?: string } = {}): Promise<Id> {
  const content = await sharp({
    create: { width: 120, height: 80, channels: 3, background: given.color ?? '#336699' },
  })
    .png()
    .toBuffer();
  const stored = await storeAsset(await context(), { fileName, content, alt: given.alt });
  if (!stored.ok) throw new Error(englishOf(stored.error));
  return stored.value.id;
}

async function pageWith(slug: string, image: Id): Promise<void> {
  await putCollection(await context(), {
    sourceKey: `files:${slug}`,
    type: 10,
    title: slug,
    slug,
    document: pageOf(blockOf(imageBlock.content({ asset: image }))),
  });
}

const bytesOf = async (id: Id) => (await site.ask(`/media/${id}/100w`)).status;

it('MEDIA-12, PUBLISH-9: a deleted picture stays on live pages until the next publish, which names it', async () => {
  const id = await picture('kiln.png', { alt: 'The kiln' });
  await pageWith('kiln', id);
  await publish(await context());
  expect(await text('/kiln')).toContain(id);

  expect((await editor.delete(`/api/media/${id}`)).status).toBe(204);
  expect(await text('/kiln')).toContain(id);
  expect(await bytesOf(id)).toBe(200);
  expect((await editor.get('/api/media?search=kiln.png')).body).toMatchObject({ assets: [] });
  const preview = await editor.get('/kiln?preview=draft');
  expect(preview.text).not.toContain(id);
  expect(await changes()).toEqual([{ kind: 'file', id, title: 'kiln.png', change: 'removed' }]);

  await publish(await context());
  expect(await text('/kiln')).not.toContain(id);
  expect(await bytesOf(id)).toBe(404);
  expect(await changes()).toEqual([]);

  // A restored picture is edited again, and visible with the next publish.
  expect((await editor.post(`/api/media/${id}/restore`)).status).toBe(200);
  expect(await text('/kiln')).not.toContain(id);
  expect(await changes()).toEqual([{ kind: 'file', id, title: 'kiln.png', change: 'added' }]);
  await publish(await context());
  expect(await text('/kiln')).toContain(id);
});

it('MEDIA-12: a deleted file that is not live is gone immediately and is not an unpublished change', async () => {
  const id = await picture('unused.png');
  expect(await bytesOf(id)).toBe(200);
  await editor.delete(`/api/media/${id}`);
  expect(await bytesOf(id)).toBe(404);
  expect(await changes()).toEqual([]);
});

it('MEDIA-13: a changed alt text and focal point are visible with the next publish', async () => {
  const id = await picture('cup.png', { alt: 'A cup' });
  await pageWith('cup', id);
  await publish(await context());
  await editor.patch(`/api/media/${id}`, { alt: 'A blue cup' });
  await editor.patch(`/api/media/${id}`, { alt: 'A very blue cup' });
  expect(await text('/cup')).toContain('alt="A cup"');
  expect((await editor.get(`/api/media/${id}`)).body).toMatchObject({ asset: { alt: 'A very blue cup' } });
  expect(await changes()).toEqual([{ kind: 'file', id, title: 'cup.png', change: 'changed' }]);
  await editor.patch(`/api/media/${id}`, { alt: 'A cup' });
  expect(await changes()).toEqual([]);
  await editor.patch(`/api/media/${id}`, { alt: 'A blue cup' });
  await publish(await context());
  expect(await text('/cup')).toContain('alt="A blue cup"');
  expect(await changes()).toEqual([]);
});

it('MEDIA-14: a replaced picture stays on live pages until the next publish', async () => {
  const id = await picture('old.png');
  await pageWith('replaced', id);
  await publish(await context());
  const content = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#aa2200' } })
    .png()
    .toBuffer();
  const { body, headers } = uploadBody('new.png', content);
  const replaced = await editor.send('POST', `/api/media/${id}/replace`, { body, headers });
  const next = (replaced.body as { asset: { id: Id } }).asset.id;
  await expect
    .poll(async () => (await editor.get('/api/media?search=old.png')).body)
    .toMatchObject({ assets: [] });
  expect(await text('/replaced')).toContain(id);
  expect(await bytesOf(id)).toBe(200);
  await publish(await context());
  expect(await text('/replaced')).toContain(next);
  expect(await bytesOf(id)).toBe(404);
});

it('MEDIA-12: a product keeps its picture until the next publish', async () => {
  const id = await picture('mug.png');
  const seller = await site.server.signIn(site.website, 'storeManager');
  const mug = { title: 'Mug', state: 1, imageIds: [id], variants: [{ price: 900, stock: 3 }] };
  expect((await seller.post('/api/products', mug)).status).toBe(200);
  await editor.delete(`/api/media/${id}`);
  expect(await bytesOf(id)).toBe(200);
  expect(await changes()).toEqual([{ kind: 'file', id, title: 'mug.png', change: 'removed' }]);
  await publish(await context());
  expect(await bytesOf(id)).toBe(404);
});

it('MEDIA-12, PUBLISH-5: after 30 days only files that nothing can show again are removed for good; a revision restores its pictures', async () => {
  const kept = await picture('kept.png');
  const gone = await picture('gone.png');
  await pageWith('kept', kept);
  const published = await publish(await context());
  if (!published.ok) throw new Error('not published');
  for (const id of [kept, gone]) await editor.delete(`/api/media/${id}`);
  await putCollection(await context(), { sourceKey: 'files:kept', type: 10, title: 'kept', slug: 'kept' });
  await publish(await context());
  expect(await bytesOf(kept)).toBe(404);
  site.server.moveClock({ days: 31 });
  const { database, jobs } = site.server.services;
  await jobs.enqueue(database, { name: 'media.purge' }, { websiteId: null, data: {} });
  await site.server.runJobs();
  const late = await site.server.signIn(site.website, 'editor');
  expect((await late.get(`/api/media/${gone}`)).status).toBe(404);
  expect((await late.get(`/api/media/${kept}`)).status).toBe(200);
  expect((await late.post(`/api/publishing/revisions/${published.value.id}/restore`)).status).toBe(200);
  expect(await text('/kept')).toContain(kept);
  expect(await bytesOf(kept)).toBe(200);
  expect((await late.get('/api/media?search=kept.png')).body).toMatchObject({ assets: [{ id: kept }] });
  site.server.moveClock({ days: -31 });
});
