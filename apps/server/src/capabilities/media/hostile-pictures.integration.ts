import { deflateSync } from 'node:zlib';
import type { AssetListing } from '@vitrine/core/media/media.calls.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { uploadBody } from '../../../test/upload-body.ts';
import { endlessDrawing, gifOfFrames, pngHeader } from './hostile-pictures.samples.ts';
import { makeVariantsJob } from './media.jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { MAX_DRAWING_SECONDS: '4' } });
});
afterAll(() => server?.stop());

const upload = (browser: TestClient, fileName: string, content: Uint8Array | string) =>
  browser.send('POST', '/api/media', uploadBody(fileName, Buffer.from(content)));
const svg = (content: string, size = 'width="800" height="600"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${content}</svg>`;
const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#a53' } })
    .png()
    .toBuffer();

/** Each element uses the one before many times: 5 kB that ask for millions of drawings. */
const nested = (times: number, levels: number) =>
  `<defs><g id="l0"><circle r="9" fill="#a53" opacity=".5"/></g>${Array.from(
    { length: levels },
    (_, at) =>
      `<g id="l${at + 1}">${Array.from({ length: times }, (_, copy) => `<use href="#l${at}" x="${copy * 3}" y="${at}"/>`).join('')}</g>`,
  ).join('')}</defs><use href="#l${levels}"/>`;

it('MEDIA-20, APART-2, APART-3: a drawing that never ends is killed, refused in words, and holds nobody up', {
  tags: 'slow',
  timeout: 300_000,
}, async () => {
  const hostile = await server.signIn(await server.createWebsite());
  const neighbour = await server.signIn(await server.createWebsite());
  expect(endlessDrawing.length).toBeLessThan(5000);
  // Three processes are running, so that no first task waits for one to start.
  await Promise.all(
    [hostile, neighbour, neighbour].map(async who => upload(who, 'first.png', await picture())),
  );
  const own = (await hostile.get('/api/media')).body;
  let refusals = 0;
  const refused = Promise.all(
    [1, 2, 3].map(async at => {
      const answer = await upload(hostile, `bomb ${at}.svg`, endlessDrawing);
      refusals += 1;
      return answer;
    }),
  );
  // The first of them may arrive before the hostile files do.
  for (let at = 0; at < 4; at += 1)
    expect((await upload(neighbour, `kitchen ${at}.png`, await picture())).status).toBe(200);
  // The neighbour was served before any place of the hostile files was free, and so were pages and calls.
  expect(refusals).toBe(0);
  expect((await neighbour.get('/api/media')).status).toBe(200);
  for (const { status, body } of await refused) {
    expect({ status, body }).toMatchObject({ status: 422, body: { error: 'media.tooSlow' } });
    expect(JSON.stringify(body)).toMatch(/could not be read.*save it as PNG or JPEG/);
  }
  expect((await hostile.get('/api/media')).body).toEqual(own);
});

it('MEDIA-20: a small file that asks for millions of drawings is refused in words, and leaves nothing', {
  tags: 'slow',
}, async () => {
  const browser = await server.signIn(await server.createWebsite());
  const { status, body } = await upload(browser, 'nested.svg', svg(nested(10, 9)));
  expect({ status, body }).toMatchObject({ status: 422, body: { error: 'media.tooSlow' } });
  expect((await browser.get('/api/media')).body).toMatchObject({ assets: [] });
});

it('MEDIA-20: bombs of many kinds end with an answer and leave nothing except accepted files', {
  tags: 'slow',
  timeout: 600_000,
}, async () => {
  const browser = await server.signIn(await server.createWebsite());
  const tile = (await picture()).toString('base64');
  const bombs: Record<string, Uint8Array | string> = {
    'nested use.svg': svg(nested(10, 9)),
    'wide.svg': svg('<rect width="100%" height="100%"/>', 'width="100000" height="100000"'),
    'viewbox.svg': svg('<rect width="9"/>', 'viewBox="0 0 1e30 1e-30"'),
    'pattern.svg': svg(
      `<defs><pattern id="p" width=".00001" height=".00001"><rect width="1" height="1"/></pattern></defs><rect width="800" height="600" fill="url(#p)"/>`,
    ),
    'deep.svg': svg(`${'<g>'.repeat(60_000)}<rect width="9" height="9"/>${'</g>'.repeat(60_000)}`),
    'external.svg': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text y="50">&x;</text>')}`,
    'embedded.svg': svg(`<image width="800" height="600" href="data:image/png;base64,${tile}"/>`.repeat(300)),
    'bomb.png': pngHeader(30_000, 30_000, deflateSync(Buffer.alloc(5_000_000))),
    'frames.gif': gifOfFrames(10_000, 2000, 2000),
    'cut.png': (await picture()).subarray(0, 200),
    'cut.gif': gifOfFrames(3, 50, 50).subarray(0, 60),
  };
  for (const [fileName, content] of Object.entries(bombs)) {
    const { status, body } = await upload(browser, fileName, content);
    expect({ fileName, isAnswered: [200, 413, 422].includes(status), body }).toMatchObject({
      isAnswered: true,
    });
    if (status !== 200) expect(JSON.stringify(body)).toContain(fileName);
  }
  expect((await upload(browser, 'kitchen.png', await picture())).status).toBe(200);
  await server.runJobs();
});

it('MEDIA-20: a stored picture that the job cannot finish says so at the file and is not tried again', async () => {
  const website = await server.createWebsite();
  const browser = await server.signIn(website);
  const { body } = await upload(browser, 'kitchen.png', await picture());
  const { asset } = body as { asset: AssetListing };
  expect(asset.problem).toBeNull();
  // As two crashes of the server in the middle of the picture leave it.
  const { database } = server.services;
  await database.query('UPDATE assets SET variant_tries = 2 WHERE website_id = $1', [website.id]);
  await server.runJobs();
  const listed = await browser.get(`/api/media/${asset.id}`);
  expect(listed.body).toMatchObject({ asset: { problem: 'unreadable' } });
  const due = await database.query('SELECT id FROM assets WHERE website_id = $1 AND are_variants_due', [
    website.id,
  ]);
  expect(due).toEqual([]);
  expect((await browser.get(`/media/${asset.id}/300w`)).status).toBe(200);
});

it('MEDIA-20: widths that take too long are stopped, reported at the file, and not retried automatically', async () => {
  const website = await server.createWebsite();
  const browser = await server.signIn(website);
  const { body } = await upload(browser, 'kitchen.png', await picture());
  const { asset } = body as { asset: AssetListing };
  const context = server.context(website);
  const hurried = { ...context, configuration: { ...context.configuration, MAX_DRAWING_SECONDS: 0 } };
  await makeVariantsJob.run(hurried, {} as never, () => false);
  const listed = await browser.get(`/api/media/${asset.id}`);
  expect(listed.body).toMatchObject({ asset: { problem: 'tooSlow' } });
  await server.runJobs({ retries: true });
  const after = await browser.get(`/api/media/${asset.id}`);
  expect(after.body).toMatchObject({ asset: { problem: 'tooSlow' } });
});

it('MEDIA-22: websites take turns for the widths of their pictures', async () => {
  const [many, single] = [await server.createWebsite(), await server.createWebsite()];
  const busy = await server.signIn(many);
  for (let at = 0; at < 4; at += 1) await upload(busy, `${at}.png`, await picture());
  await upload(await server.signIn(single), 'one.png', await picture());
  const { database } = server.services;
  const due = async () =>
    database.query<{ website_id: string; n: number }>(
      'SELECT website_id, count(*)::int AS n FROM assets WHERE are_variants_due GROUP BY 1',
    );
  expect(
    await database.query(
      "SELECT data->>'websiteId' AS of FROM jobs.job WHERE name = 'media.variants' AND state = 'created'",
    ),
  ).toHaveLength(2);
  await server.runJobs();
  expect(await due()).toEqual([]);
});
