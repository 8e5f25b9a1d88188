import type { RoleName } from '@vitrine/core/accounts/roles.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { putCollection } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';

let server: TestServer;
let website: Awaited<ReturnType<TestServer['createWebsite']>>;

beforeAll(async () => {
  server = await startTestServer();
  website = await server.createWebsite({ title: 'Ash & Clay', isLaunched: false });
  await putCollection(server.context(website), {
    sourceKey: 'home',
    type: collectionTypes.page,
    title: 'Home',
    slug: 'home',
    navigation: 'main',
    position: 0,
    document: pageOf(textBlock('Stoneware for every day')),
  });
});
afterAll(() => server?.stop());

/** A person with this role, signed in on the platform; without a role they belong to no website. */
async function signedIn(role?: RoleName): Promise<TestClient> {
  const client = server.client(null);
  await client.signIn(await server.createAccount(role ? { website, role } : {}));
  return client;
}
const picture = (client: TestClient, id: string = website.id) => client.get(`/api/websites/${id}/picture`);

it('DOOR-11: the picture of a website is only for its members, even before launch and publish', async () => {
  const [owner, editor, viewer, stranger] = [
    await signedIn('admin'),
    await signedIn('editor'),
    await signedIn('viewer'),
    await signedIn(),
  ];
  const draft = await picture(editor);
  expect([draft.status, draft.headers['content-type'], draft.headers['cache-control']]).toEqual([
    200,
    'image/png',
    'private, max-age=60',
  ]);
  expect(await sharp(draft.bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect((await picture(server.client(null))).status).toBe(401);
  expect((await picture(stranger)).status).toBe(404);
  expect((await picture(editor, 'nowhere')).status).toBe(404);
  expect((await picture(viewer)).status).toBe(404);
  await publish(server.context(website));
  expect((await picture(viewer)).status).toBe(200);
  expect((await picture(stranger)).status).toBe(404);
  expect((await owner.delete(`/api/websites/${website.id}`)).status).toBe(204);
  expect((await picture(owner)).status).toBe(404);
});
