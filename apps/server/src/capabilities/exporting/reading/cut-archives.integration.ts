import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { siteImportCommand } from '../../../cli/site-import.command.ts';

const archive = join(import.meta.dirname, '../../../../test/older/d61f0b9-kiln.tar.gz');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

it.each([0.01, 0.05, 0.2, 0.5, 0.7, 0.9, 0.97, 0.999])(
  'EXPORT-19: an archive that is cut at %f of its length is refused with a message, and nothing is made',
  async share => {
    const whole = await readFile(archive);
    const path = join(server.dataDir, 'cut.tar.gz');
    await writeFile(path, whole.subarray(0, Math.floor(whole.byteLength * share)));
    const done = await siteImportCommand.run(server.services, {
      words: [path],
      options: {},
      tell: () => undefined,
    });
    expect(done).toMatchObject({
      ok: false,
      error: {
        code: 'exporting.archiveInvalid',
        values: { why: expect.stringContaining('no whole .tar.gz') },
      },
    });
    expect(await server.services.database.query('SELECT id FROM websites')).toEqual([]);
  },
);
