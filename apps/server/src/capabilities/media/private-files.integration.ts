import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type ServedSite, startServedSite } from '../../../test/served-site.ts';
import type { TestAnswer, TestClient } from '../../../test/test-client.ts';
import { uploadBody } from '../../../test/upload-body.ts';
import { listEntries } from '../audit/index.ts';
import { signUpVisitor } from '../site-users/site-users.fixture.ts';
import { linkToPrivateFile, storeAsset } from './index.ts';

let site: ServedSite;
let editor: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  site = await startServedSite();
  editor = await site.server.signIn(site.website, 'editor');
  visitor = site.server.client(site.website);
});
afterAll(() => site?.server.stop());

const context = () => site.server.context(site.website);
const picture = () =>
  sharp({
    create: { width: 900, height: 600, channels: 3, background: { r: 9, g: Date.now() % 200, b: 80 } },
  })
    .jpeg()
    .withMetadata({ exif: { IFD0: { Copyright: 'KILN-ORIGINAL' } } })
    .toBuffer();
const words = Buffer.from('%PDF-1.4 The whole pattern, as it was sold.');

async function keep(fileName: string, content: Uint8Array, isPrivate = true): Promise<Asset> {
  const stored = await storeAsset(context(), { fileName, content, isPrivate });
  if (!stored.ok) throw new Error(englishOf(stored.error));
  return stored.value;
}

async function link(assetId: Id, hours?: number): Promise<string> {
  const made = await editor.post(`/api/media/${assetId}/link`, hours === undefined ? {} : { hours });
  expect(made.status, made.text).toBe(200);
  const { address } = made.body as { address: string };
  expect(new URL(address).host).toBe(visitor.host);
  return address.slice(new URL(address).origin.length);
}

const setPrivate = (ids: readonly Id[], isPrivate: boolean) =>
  editor.post('/api/media/bulk', { ids, action: isPrivate ? 'makePrivate' : 'makePublic' });
const addressesOf = ({ id, fileName }: Asset) => [
  ...[100, 300, 500, 750, 900, 2500].map(width => `/media/${id}/${width}w`),
  `/media/${id}/750`,
  `/s/${id}/${fileName}`,
  `/s/${id}/other.bin`,
];
const told = ({ status, text, headers }: TestAnswer) => {
  const { date: _, 'x-request-id': _id, ...rest } = headers;
  return { status, text, rest };
};

it('MEDIA-24: nobody gets a private file by its address alone: each is answered like a missing one', async () => {
  const photo = await keep('photo.jpg', await picture());
  const pattern = await keep('pattern.pdf', words);
  await site.server.runJobs();
  const member = await signUpVisitor(site.server, site.website, 'member@example.com');
  const stranger = await site.server.signIn(await site.server.createWebsite(), 'admin');
  const commenter = await site.server.signIn(site.website, 'commenter');
  for (const accept of ['text/html', 'image/avif,image/webp,*/*']) {
    const unknown = told(await visitor.get(`/media/${newId()}/750w`, { accept }));
    for (const path of [photo, pattern].flatMap(addressesOf)) {
      for (const headers of [{ accept }, { accept, range: 'bytes=0-3' }, { accept, 'if-none-match': '*' }]) {
        expect(told(await visitor.get(path, headers)), path).toEqual(unknown);
      }
      const head = await visitor.send('HEAD', path, { headers: { accept } });
      expect([head.status, head.headers['content-type']]).toEqual([404, unknown.rest['content-type']]);
      expect((await member.get(path, { accept })).status).toBe(404);
      expect((await commenter.get(path, { accept })).status).toBe(404);
      const elsewhere = { accept, cookie: [...stranger.cookies].map(pair => pair.join('=')).join('; ') };
      expect((await visitor.get(path, elsewhere)).status).toBe(404);
    }
  }
});

it('MEDIA-24, MEDIA-26: people who work on files see them in the studio, and no cache keeps the answers', async () => {
  const photo = await keep('photo.jpg', await picture());
  const pattern = await keep('pattern.pdf', words);
  const drawing = await keep(
    'cut.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  );
  for (const path of addressesOf(photo)) {
    const shown = await editor.get(path, { accept: 'image/webp' });
    expect([shown.status, shown.headers['content-type']], path).toEqual([200, 'image/webp']);
    expect(shown.headers['cache-control']).toBe('private, no-store');
    expect(shown.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(shown.bytes.includes('KILN-ORIGINAL')).toBe(false);
  }
  for (const file of [pattern, drawing]) {
    const saved = await editor.get(`/s/${file.id}/x`, { accept: 'text/html' });
    expect(saved.status).toBe(200);
    expect(saved.headers['cache-control']).toBe('private, no-store');
    expect(saved.headers['content-disposition']).toContain(`attachment; filename="${file.fileName}"`);
    expect(saved.headers['content-security-policy']).toContain('sandbox');
  }
});

it('MEDIA-25, MEDIA-26: a signed link opens the file as it was uploaded, in parts too, until it expires', async () => {
  const original = await picture();
  const photo = await keep('Größe "1".jpg', original);
  const path = await link(photo.id, 2);
  const whole = await visitor.get(path, { accept: 'text/html' });
  expect([whole.status, whole.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(whole.bytes.equals(original)).toBe(true);
  expect(whole.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-length': String(original.length),
    'content-disposition': `attachment; filename="Groe -1-.jpg"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20-1-.jpg`,
  });
  const part = await visitor.get(path, { range: 'bytes=2-5' });
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 2-5/${original.length}`]);
  expect(part.bytes.equals(original.subarray(2, 6))).toBe(true);
  expect((await visitor.get(path, { range: `bytes=${original.length}-` })).status).toBe(416);
  const head = await visitor.send('HEAD', path, {});
  expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([
    200,
    String(original.length),
    0,
  ]);
  site.server.moveClock({ hours: 1, minutes: 59 });
  expect((await visitor.get(path)).status).toBe(200);
  site.server.moveClock({ minutes: 1 });
  const late = await visitor.get(path, { accept: '*/*' });
  expect([late.status, late.headers['content-type'], late.headers['cache-control']]).toEqual([
    410,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(late.text).toContain('This link has expired');
  expect(late.text).not.toContain(photo.id);
});

it('MEDIA-25: a link that was changed anywhere opens nothing, and does not reveal what exists', async () => {
  const [one, other] = [await keep('one.pdf', words), await keep('other.pdf', words)];
  const { secrets } = site.server.services;
  const path = await link(one.id);
  const foreign = await site.server.createWebsite();
  const url = new URL(path, 'http://x');
  const changed = (name: string, value: string) => {
    const query = new URLSearchParams(url.searchParams);
    query.set(name, value);
    return `${url.pathname}?${query}`;
  };
  const until = url.searchParams.get('until') ?? '';
  const signature = url.searchParams.get('signature') ?? '';
  const broken = [
    changed('until', String(Number(until) + 1)),
    changed('until', `${until}0`),
    changed('until', ''),
    changed('signature', `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`),
    changed('signature', ''),
    changed('for', `siteUser:${newId()}`),
    changed('for', 'anybody'),
    `${path}&signature=${signature}`,
    `${url.pathname}?signature=${signature}`,
    path.replace(one.id, other.id),
    path.replace(one.id, newId()),
    path.replace(one.id, 'nothing'),
    changed('signature', secrets.sign('crumb', `${site.website.id} ${one.id} ${until} `)),
  ];
  const told = new Set<string>();
  for (const address of broken) {
    const answer = await visitor.get(address, { accept: 'text/html' });
    expect([answer.status, answer.headers['cache-control']], address).toEqual([403, 'no-store']);
    told.add(answer.text);
  }
  expect([...told]).toHaveLength(1);
  expect([...told][0]).toContain('This link does not work');
  expect((await site.server.client(foreign).get(path)).status).toBe(403);
  expect((await visitor.get(path)).status).toBe(200);
});

it('MEDIA-25: a link for a site user opens for nobody else; one for an order names it permanently', async () => {
  const pattern = await keep('pattern.pdf', words);
  const member = await signUpVisitor(site.server, site.website, 'buyer@example.com');
  const other = await signUpVisitor(site.server, site.website, 'other@example.com');
  const [row] = await context().database.query<{ id: string }>(
    'SELECT id FROM site_users WHERE website_id = $1 AND email = $2',
    [site.website.id, 'buyer@example.com'],
  );
  const expiresAt = new Date(site.server.services.clock.now().getTime() + 60_000);
  const made = async (holder: { kind: 'siteUser' | 'order'; id: Id }) => {
    const found = await linkToPrivateFile(context(), { assetId: pattern.id, expiresAt, holder });
    if (!found.ok) throw new Error(englishOf(found.error));
    const { pathname, search } = new URL(found.value.address);
    return pathname + search;
  };
  const personal = await made({ kind: 'siteUser', id: row?.id ?? '' });
  expect((await member.get(personal)).status).toBe(200);
  for (const who of [other, visitor, editor]) {
    const refused = await who.get(personal, { accept: 'text/html' });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('This link is for another account');
  }
  const ordered = await made({ kind: 'order', id: newId() });
  expect((await visitor.get(ordered)).status).toBe(200);
  expect((await visitor.get(ordered.replace(/order%3A\w+/, `order%3A${newId()}`))).status).toBe(403);
});

it('MEDIA-25: a link is refused for a file that is public, deleted or another website’s, with a message in the website’s language', async () => {
  const open = await keep('open.pdf', words, false);
  const refused = await editor.post(`/api/media/${open.id}/link`, {});
  expect([refused.status, refused.body]).toMatchObject([409, { error: 'media.notPrivate' }]);
  const hidden = await keep('hidden.pdf', words);
  for (const hours of [0, 1.5, 24 * 365 + 1]) {
    const bad = await editor.post(`/api/media/${hidden.id}/link`, { hours });
    expect([bad.status, Object.keys((bad.body as { errors: object }).errors)]).toEqual([400, ['hours']]);
  }
  const elsewhere = await site.server.signIn(await site.server.createWebsite(), 'admin');
  expect((await elsewhere.post(`/api/media/${hidden.id}/link`, {})).status).toBe(404);
  const path = await link(hidden.id);
  expect((await editor.delete(`/api/media/${hidden.id}`)).status).toBe(204);
  const gone = await visitor.get(path);
  expect([gone.status, gone.text.includes('This file is no longer there')]).toEqual([404, true]);
  expect((await editor.post(`/api/media/${hidden.id}/link`, {})).status).toBe(404);
  expect((await editor.post(`/api/media/${hidden.id}/restore`)).status).toBe(200);
  expect((await visitor.get(path)).status).toBe(200);
  expect((await visitor.get(`/s/${hidden.id}/hidden.pdf`)).status).toBe(404);

  const french = await site.server.createWebsite();
  const admin = await site.server.signIn(french);
  await admin.patch('/api/website/settings', { settings: { language: 'fr' } });
  const broken = await site.server
    .client(await site.server.reload(french))
    .get(`/s/${newId()}/a.pdf?signature=x`);
  expect([broken.status, broken.text.includes('Ce lien ne fonctionne pas')]).toEqual([403, true]);
  expect(broken.text).toContain('lang="fr"');
});

it('MEDIA-27: one call makes files private or public immediately, all or none, and records who did it', async () => {
  const files = [await keep('a.jpg', await picture(), false), await keep('b.pdf', words, false)];
  const ids = files.map(({ id }) => id);
  const states = async () =>
    Promise.all(files.map(async file => (await visitor.get(addressesOf(file).at(-2) ?? '')).status));
  expect(await states()).toEqual([200, 200]);
  const missing = await setPrivate([...ids, newId()], true);
  expect([missing.status, missing.body]).toMatchObject([404, { error: 'media.someMissing' }]);
  expect(await states()).toEqual([200, 200]);
  const powerless = await site.server.signIn(site.website, 'commenter');
  expect((await powerless.post('/api/media/bulk', { ids, action: 'makePrivate' })).status).toBe(403);
  expect(await states()).toEqual([200, 200]);
  expect((await setPrivate(ids, true)).body).toEqual({ changed: 2 });
  expect(await states()).toEqual([404, 404]);
  const listed = async (query: string) =>
    ((await editor.get(`/api/media?${query}`)).body as { assets: { id: Id; isPrivate: boolean }[] }).assets
      .filter(({ id }) => ids.includes(id))
      .map(({ isPrivate }) => isPrivate);
  expect(await listed('isPrivate=true')).toEqual([true, true]);
  expect(await listed('isPrivate=false')).toEqual([]);
  expect(await listed('')).toEqual([true, true]);
  expect((await setPrivate(ids, false)).body).toEqual({ changed: 2 });
  expect(await states()).toEqual([200, 200]);
  const log = await listEntries(context().database, site.website.id, { limit: 10 });
  expect(log.filter(({ act }) => act.startsWith('media.made')).slice(0, 2)).toMatchObject([
    { act: 'media.madePublic', facts: { assetIds: ids } },
    { act: 'media.madePrivate', facts: { assetIds: ids } },
  ]);
});

it('MEDIA-24: a file uploaded as private is private from the beginning, and a replaced one stays private', async () => {
  const { body, headers } = uploadBody('plan.pdf', words, { isPrivate: 'true' });
  const uploaded = (await editor.send('POST', '/api/media', { body, headers })).body as { asset: Asset };
  expect(uploaded.asset.isPrivate).toBe(true);
  expect((await visitor.get(`/s/${uploaded.asset.id}/plan.pdf`)).status).toBe(404);
  const other = uploadBody('plan-2.pdf', Buffer.from('%PDF-1.4 second'));
  const replaced = await editor.send('POST', `/api/media/${uploaded.asset.id}/replace`, {
    body: other.body,
    headers: other.headers,
  });
  const { asset } = replaced.body as { asset: Asset };
  expect([asset.isPrivate, (await visitor.get(`/s/${asset.id}/plan-2.pdf`)).status]).toEqual([true, 404]);
  const shared = await storeAsset(context(), {
    fileName: 'again.pdf',
    content: Buffer.from('%PDF-1.4 second'),
    isShared: true,
  });
  if (!shared.ok) throw new Error(englishOf(shared.error));
  expect([shared.value.id === asset.id, shared.value.isPrivate]).toEqual([false, false]);
});
