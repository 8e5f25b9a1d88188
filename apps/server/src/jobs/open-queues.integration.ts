import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { capabilities } from '../capabilities.ts';
import { openServices } from '../services.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const queues = () =>
  server.services.database.query<{ name: string; retry_limit: number; updated_on: Date }>(
    'SELECT name, retry_limit, updated_on FROM jobs.queue ORDER BY name',
  );

async function startAgain(): Promise<void> {
  const { configuration, log, clock } = server.services;
  const { connection } = server;
  await (await openServices({ configuration, connection, capabilities, clock, log })).close();
}

it('a start writes the queues whose settings have changed, and no others', async () => {
  const before = await queues();
  expect(before.length).toBeGreaterThan(0);
  await startAgain();
  expect(await queues()).toEqual(before);

  await server.services.database.query("UPDATE jobs.queue SET retry_limit = 99 WHERE name = 'mail.deliver'");
  await startAgain();
  const after = await queues();
  expect(after.map(({ name, retry_limit }) => [name, retry_limit])).toEqual(
    before.map(({ name, retry_limit }) => [name, retry_limit]),
  );
  expect(after.filter(({ updated_on }, at) => +updated_on !== +(before[at]?.updated_on ?? 0))).toHaveLength(
    1,
  );
});
