import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { createNotifications } from './notifications.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

it('NOTICE-1: every process gets a notice after the commit, and none for a rollback', async () => {
  const { database, notifications, log } = server.services;
  const other = createNotifications(server.connection, log);
  const heard: { who: string; id: string | null | undefined }[] = [];
  notifications.on('probe', notice => heard.push({ who: 'own', id: notice?.websiteId }));
  await other.start();
  other.on('probe', notice => heard.push({ who: 'other', id: notice?.websiteId }));
  await expect(
    database.transaction(async transaction => {
      await notifications.tell(transaction, { kind: 'probe', websiteId: 'undone' });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await database.transaction(async transaction => {
    await notifications.tell(transaction, { kind: 'probe', websiteId: 'done' });
    expect(heard).toEqual([]);
  });
  expect(heard).toContainEqual({ who: 'own', id: 'done' });
  await expect.poll(() => heard.some(one => one.who === 'other')).toBe(true);
  expect(heard.every(one => one.id === 'done')).toBe(true);
  await other.stop();
});

it('NOTICE-3: notices since a moment are known by kind and website, and after a loss everything counts as changed', async () => {
  const { database, notifications } = server.services;
  const before = notifications.moment();
  await notifications.tell(database, { kind: 'asked', websiteId: 'one' });
  const told = (kind: string, id: string, since = before) => notifications.wasTold(kind, id, since);
  expect([told('asked', 'one'), told('asked', 'two'), told('other', 'one')]).toEqual([true, false, false]);
  await notifications.tell(database, { kind: 'asked', websiteId: null });
  expect(told('other', 'two')).toBe(true);
  expect(told('asked', 'one', notifications.moment())).toBe(false);
});

it('NOTICE-2: a lost connection is restored and reports that notices may have been missed', async () => {
  const { database, notifications } = server.services;
  const heard: unknown[] = [];
  notifications.on('lost', notice => heard.push(notice));
  await database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'vitrine notices' AND datname = current_database()`,
  );
  await expect.poll(() => notifications.isListening()).toBe(false);
  await expect.poll(() => notifications.isListening()).toBe(true);
  expect(heard).toEqual([null]);
  await notifications.tell(database, { kind: 'lost', websiteId: 'again' });
  await expect.poll(() => heard.length).toBe(3);
});
