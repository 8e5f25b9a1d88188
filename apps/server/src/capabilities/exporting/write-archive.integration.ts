import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { uploadBody } from '../../../test/upload-body.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { archiveBytes } from './exporting.fixture.ts';
import { writeArchive } from './write-archive.ts';

const megabyte = 1024 * 1024;

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { readArchive, rowsOf } from '../../../test/read-archive.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const query = (sql: string, values: unknown[] = []) => server.services.database.query(sql, values);

const openTransactions = async () =>
  query(
    "SELECT 1 FROM pg_stat_activity WHERE state LIKE 'idle in transaction%' AND datname = current_database()",
  );

describe('while an archive is written', () => {
  it('EXPORT-2: later changes are not in it', async () => {
    const website = await server.createWebsite();
    const admin = await server.signIn(website);
    await admin.put('/api/redirects', { from: '/before', to: '/new' });
    let told = 0;
    const bytes = await archiveBytes(server.context(website), async () => {
      told += 1;
      if (told > 1) return;
      await admin.put('/api/redirects', { from: '/meanwhile', to: '/new' });
    });
    const stored = await query('SELECT from_path FROM redirects WHERE website_id = $1', [website.id]);
    expect(stored).toHaveLength(2);
    expect(rowsOf(await readArchive(bytes), 'redirects').map(row => row.from_path)).toEqual(['/before']);
  });

  it('EXPORT-4: a file whose bytes are missing is named, and the others are included', async () => {
    const website = await server.createWebsite();
    const admin = await server.signIn(website);
    for (const name of ['first.txt', 'second.txt']) {
      await admin.send('POST', '/api/media', uploadBody(name, Buffer.from(`Words of ${name}`)));
    }
    const [first, second] = await query(
      'SELECT id, file_name FROM assets WHERE website_id = $1 ORDER BY id',
      [website.id],
    );
    await server.services.files.remove(`${website.id}/${first?.id}/original`);
    const entries = await readArchive(await archiveBytes(server.context(website)));
    expect(entries.get('missing-files.txt')?.toString()).toContain(
      `\nmedia/${first?.id}/${first?.file_name}\n`,
    );
    expect(entries.has(`media/${first?.id}/${first?.file_name}`)).toBe(false);
    expect(entries.has(`media/${second?.id}/${second?.file_name}`)).toBe(true);
  });

  it('EXPORT-5: a table far larger than the buffer is streamed', { tags: 'slow' }, async () => {
    const website = await server.createWebsite();
    await fillTable(website.id, { rows: 80_000, size: 2000 });
    let [written, looked, before, highest] = [0, 0, 0, 0];
    await writeArchive(server.context(website), {
      advance: async ({ doneBytes }) => {
        written = doneBytes;
        if (written - looked < 16 * megabyte) return;
        looked = written;
        highest = Math.max(highest, heldBytes() - before);
      },
      save: async content => {
        before = heldBytes();
        return countBytes(content);
      },
    });
    expect(written).toBeGreaterThan(144 * megabyte);
    // About 30 MB wait to be packed, and more where the disk is slow; the whole table would be 144 MB.
    expect(highest).toBeLessThan(80 * megabyte);
  });

  it('EXPORT-5: a failed write leaves neither a file nor an open transaction', async () => {
    const website = await server.createWebsite();
    await fillTable(website.id, { rows: 2000, size: 2000 });
    const blocked = join(server.dataDir, 'blocked');
    await writeFile(blocked, '');
    const context = server.context(website);
    const toFolder = (save: (content: Readable) => Promise<{ bytes: number }>) =>
      writeArchive(context, { advance: async () => {}, save });
    await expect(toFolder(content => writeWhole(join(blocked, 'a.tar.gz'), content))).rejects.toThrow();
    const target = join(server.dataDir, 'given-up', 'a.tar.gz');
    const givenUp = writeArchive(context, {
      advance: async ({ doneBytes }) => {
        if (doneBytes > 10_000) throw new Error('enough');
      },
      save: content => writeWhole(target, content),
    });
    await expect(givenUp).rejects.toThrow('enough');
    expect(await readdir(join(server.dataDir, 'given-up'))).toEqual([]);
    expect(await openTransactions()).toEqual([]);
  });
});

/** The memory in use after a collection, without garbage. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function fillTable(websiteId: string, { rows, size }: { rows: number; size: number }): Promise<void> {
  await query(
    `INSERT INTO redirects (website_id, from_path, to_path)
     SELECT $1, '/' || n, repeat(md5(n::text), $3 / 32) FROM generate_series(1, $2) n`,
    [websiteId, rows, size],
  );
}

async function countBytes(content: Readable): Promise<{ bytes: number }> {
  let bytes = 0;
  for await (const chunk of content) bytes += chunk.byteLength;
  return { bytes };
}
