import { Writable } from 'node:stream';
import { block as shapeBlock } from '@vitrine/blocks/shape/shape.block.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { blockOf, pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { createApp } from '../../app.ts';
import { capabilities } from '../../capabilities.ts';
import { createLog } from '../../log.ts';
import { putCollection } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

it('SHAPE-6, RENDER-17: a shadow that cannot be read is logged with its page, and the page is rendered', async () => {
  const website = await server.createWebsite({ subdomain: 'moon', title: 'Moon' });
  const shape = blockOf({
    ...shapeBlock.content(),
    settings: { shape: 'crescent', dropShadow: { angle: 'low' } },
  });
  for (const [title, block] of [
    ['Home', textBlock('Words')],
    ['Night', shape],
  ] as const)
    await putCollection(server.context(website), {
      sourceKey: `test:${title}`,
      type: collectionTypes.page,
      title,
      slug: title.toLowerCase(),
      navigation: 'main',
      document: pageOf(block),
    });
  await publish(server.context(website));
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLog({ LOG_LEVEL: 'warn' }, destination);
  const app = await createApp({ ...server.services, log }, { capabilities, assetsDir: '/nowhere' });
  const ask = (url: string) =>
    app.inject({ url, headers: { host: 'moon.vitrine.test', accept: 'text/html' } });
  expect((await ask('/')).statusCode).toBe(200);
  expect(lines).toEqual([]);
  const night = await ask('/night');
  expect(night.statusCode).toBe(200);
  expect(night.body).toContain('class="shape-drawing"');
  expect(night.body).not.toContain('drop-shadow(');
  expect(lines.map(line => JSON.parse(line))).toEqual([
    expect.objectContaining({
      websiteId: website.id,
      path: '/night',
      problems: expect.arrayContaining([expect.stringMatching(`^${shape.id}: shape: dropShadow`)]),
    }),
  ]);
  await app.close();
});
