import { afterAll, beforeAll, expect, it } from 'vitest';
import { probeCapability } from '../../test/calls.fixture.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { capabilities } from '../capabilities.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ capabilities: [...capabilities, probeCapability] });
});
afterAll(() => server?.stop());

it('ERROR-1: each refusal has its code, which names its noun, and its status', async () => {
  const visitor = server.client(await server.createWebsite());
  const good = { name: 'vase', parts: [{ price: 1 }] };
  const answers = [
    await visitor.post('/api/probe/77', good),
    await visitor.get('/api/website/settings'),
    await visitor.send('POST', '/api/probe/3', {
      body: good,
      headers: { origin: 'http://second.vitrine.test' },
    }),
    await visitor.get('/api/nothing'),
    await visitor.post('/api/probe/1', { ...good, name: 'refused' }),
    await visitor.post('/api/probe/1', { ...good, name: 'x'.repeat(9 * 1024 * 1024) }),
    await visitor.get('/api/probe-break'),
  ];
  expect(answers.map(({ body, status }) => [(body as { error: string }).error, status])).toEqual([
    ['call.invalid', 400],
    ['call.unauthorized', 401],
    ['call.forbidden', 403],
    ['call.notFound', 404],
    ['probe.refused', 409],
    ['call.tooLarge', 413],
    ['call.internal', 500],
  ]);
});

it('ERROR-3: what a person wrote stands in a refusal as it was written', async () => {
  const website = await server.createWebsite();
  const admin = await server.signIn(website);
  const title = '$& {slug} {title} $1';
  await admin.post('/api/collections', { type: 10, title, slug: 'team' });
  const refused = await admin.post('/api/collections', { type: 10, title: 'Team', slug: 'team' });
  expect(refused.body).toMatchObject({
    error: 'collections.slugTaken',
    message: `The address /team is used by “${title}”. Choose another one.`,
  });
});
