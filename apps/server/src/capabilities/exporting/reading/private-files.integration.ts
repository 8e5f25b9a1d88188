import { join } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { uploadBody } from '../../../../test/upload-body.ts';
import { siteExportCommand } from '../../../cli/site-export.command.ts';
import { siteImportCommand } from '../../../cli/site-import.command.ts';
import { findBySubdomain } from '../../tenancy/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

it('MEDIA-29: a private file stays private in the website made from an archive, with its bytes', async () => {
  const website = await server.createWebsite({ subdomain: 'kiln' });
  const owner = await server.signIn(website);
  const file = uploadBody('hidden.txt', Buffer.from('Words of a private file'), { isPrivate: 'true' });
  expect((await owner.send('POST', '/api/media', file)).status).toBe(200);
  const out = join(server.dataDir, 'kiln.tar.gz');
  const given = { tell: () => undefined };
  const written = await siteExportCommand.run(server.services, {
    ...given,
    words: ['kiln'],
    options: { out },
  });
  if (!written.ok) throw new Error(englishOf(written.error));
  const options = { name: 'kiln-again' };
  const brought = await siteImportCommand.run(server.services, { ...given, words: [out], options });
  if (!brought.ok) throw new Error(englishOf(brought.error));
  const found = await findBySubdomain(server.services.database, 'kiln-again');
  if (found === null) throw new Error('It was not imported.');
  const admin = await server.signIn(found.website);
  const { assets } = (await admin.get('/api/media?isPrivate=true')).body as { assets: { id: string }[] };
  expect(assets).toMatchObject([{ fileName: 'hidden.txt', isPrivate: true }]);
  const path = `/s/${assets[0]?.id}/hidden.txt`;
  expect((await server.client(found.website).get(path)).status).toBe(404);
  expect((await admin.get(path)).text).toBe('Words of a private file');
});
