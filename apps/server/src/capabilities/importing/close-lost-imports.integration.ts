import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { uploadBody } from '../../../test/upload-body.ts';
import { runUploadedImport } from './importing.jobs.ts';
import { insertImport } from './importing.store.ts';
import { item, wxr } from './readers/wxr.samples.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const upload = uploadBody('export.xml', Buffer.from(wxr(item({ title: 'A post' }))));

it('IMPORT-56: an import whose command was killed fails after a minute, and another can begin', async () => {
  const website = await server.createWebsite();
  const admin = await server.signIn(website);
  const { database, clock } = server.services;
  await insertImport(database, website.id, {
    id: newId(),
    fileName: 'killed.xml',
    isCommand: true,
    now: clock.now(),
  });
  expect((await admin.send('POST', '/api/imports', upload)).status).toBe(409);
  server.moveClock({ seconds: 61 });
  const { body } = await admin.get('/api/imports');
  expect(body).toMatchObject({ imports: [{ fileName: 'killed.xml', state: 'failed' }] });
  expect((await admin.send('POST', '/api/imports', upload)).status).toBe(200);
});

it('IMPORT-56: an import whose process died each time fails with a message, and another can begin', async () => {
  const website = await server.createWebsite();
  const admin = await server.signIn(website);
  const { database, jobs, clock } = server.services;
  const importId = newId();
  await insertImport(database, website.id, {
    id: importId,
    fileName: 'deadly.xml',
    isCommand: false,
    now: clock.now(),
  });
  // As the queue does with a job that no longer reports.
  await jobs.enqueue(
    database,
    { name: `${runUploadedImport.name}.given-up` },
    { websiteId: website.id, data: { importId, fileName: 'deadly.xml', isPublished: false } },
  );
  await server.runJobs();
  const { body } = await admin.get('/api/imports');
  expect(body).toMatchObject({ imports: [{ fileName: 'deadly.xml', state: 'failed' }] });
  expect((await admin.send('POST', '/api/imports', upload)).status).toBe(200);
});
