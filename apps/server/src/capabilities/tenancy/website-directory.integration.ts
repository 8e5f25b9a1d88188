import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { createWebsiteDirectory } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

it('TENANCY-3: a host is queried once, and again after a change in another process', async () => {
  const website = await server.createWebsite({ title: 'Before' });
  let queries = 0;
  const { database } = server.services;
  const counting = {
    ...database,
    query: (...given: Parameters<typeof database.query>) => {
      queries += 1;
      return database.query(...given);
    },
  } as typeof database;
  const directory = createWebsiteDirectory({ ...server.services, database: counting });
  const host = `${website.subdomain}.vitrine.test`;
  await directory.find(host);
  await directory.find(host);
  expect(queries).toBe(1);
  // As another process does it: with only the database’s own notice.
  await database.query('UPDATE websites SET title = $2 WHERE id = $1', [website.id, 'After']);
  await database.query('SELECT pg_notify($1, $2)', [
    'vitrine',
    JSON.stringify({ kind: 'website', websiteId: website.id }),
  ]);
  await expect
    .poll(async () => {
      const found = await directory.find(host);
      return found.kind === 'website' ? found.website.title : null;
    })
    .toBe('After');
});

it('TENANCY-3: a value that changed while it was read is not cached', async () => {
  const website = await server.createWebsite({ title: 'Before' });
  const { database, notifications } = server.services;
  let told = false;
  const changing = {
    ...database,
    query: async (...given: Parameters<typeof database.query>) => {
      const rows = await database.query(...given);
      if (!told) {
        told = true;
        await database.query('UPDATE websites SET title = $2 WHERE id = $1', [website.id, 'After']);
        await notifications.tell(database, { kind: 'website', websiteId: website.id });
      }
      return rows;
    },
  } as typeof database;
  const directory = createWebsiteDirectory({ ...server.services, database: changing });
  const title = async () => {
    const found = await directory.find(`${website.subdomain}.vitrine.test`);
    return found.kind === 'website' ? found.website.title : null;
  };
  expect(await title()).toBe('Before');
  expect(await title()).toBe('After');
});

it('TENANCY-4: while the database is unavailable known hosts stay known, and unknown ones are an error', async () => {
  const website = await server.createWebsite();
  let isAway = false;
  let asked = 0;
  const { database } = server.services;
  const shaky = {
    ...database,
    query: (...given: Parameters<typeof database.query>) => {
      asked += 1;
      return isAway ? Promise.reject(new Error('Connection terminated')) : database.query(...given);
    },
  } as typeof database;
  const silent = { ...server.services.notifications, isListening: () => false };
  const directory = createWebsiteDirectory({ ...server.services, database: shaky, notifications: silent });
  const host = `${website.subdomain}.vitrine.test`;
  // A value is not cached if a notice about it arrives while it is read.
  const questions = async () => {
    asked = 0;
    await directory.find(host);
    return asked;
  };
  await expect.poll(questions).toBe(0);
  isAway = true;
  const realNow = performance.now.bind(performance);
  performance.now = () => realNow() + 3_600_000;
  try {
    expect(await directory.find(host)).toMatchObject({ kind: 'website', website: { id: website.id } });
    await expect(directory.find('never-seen.vitrine.test')).rejects.toThrow('Connection terminated');
  } finally {
    performance.now = realNow;
  }
});
