import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type ArchiveView, archiveViewSchema } from '@vitrine/core/exporting/exporting.calls.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { z } from 'zod';
import type { TestClient, TestServer } from '../../../test/harness.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { readArchives } from './exporting.store.ts';
import { writeArchive } from './write-archive.ts';

/** Every column of every tenant table, read from the schema. */
export async function tenantColumns(database: Database): Promise<{ table: string; column: string }[]> {
  return database.query(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND is_generated = 'NEVER' AND table_name IN (
       SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'website_id')
     ORDER BY 1, 2`,
  );
}

/** A whole archive in memory. */
export async function archiveBytes(context: Context, advance = async () => {}): Promise<Buffer> {
  let bytes = Buffer.of();
  await writeArchive(context, {
    advance,
    save: async content => {
      bytes = await buffer(content);
      return { bytes: bytes.byteLength };
    },
  });
  return bytes;
}

/** A website with its admin, and shortcuts to its archives. */
export async function openArchives(server: TestServer) {
  const website = await server.createWebsite();
  const admin = await server.signIn(website);
  const pathOf = (rest = '', { id }: Website = website) => `/api/websites/${id}/archives${rest}`;
  const archiveOf = ({ body }: { body: unknown }) =>
    z.object({ archive: archiveViewSchema }).parse(body).archive;
  const list = async (browser: TestClient = admin) =>
    z.object({ archives: archiveViewSchema.array() }).parse((await browser.get(pathOf())).body).archives;
  const begin = async (browser: TestClient = admin) => archiveOf(await browser.post(pathOf()));
  return {
    website,
    admin,
    pathOf,
    fileOf: ({ id }: Pick<ArchiveView, 'id'>, of: Website = website) => pathOf(`/${id}/file`, of),
    archiveOf,
    begin,
    cancel: ({ id }: Pick<ArchiveView, 'id'>) => admin.post(pathOf(`/${id}/cancel`)),
    list,
    /** As stored, newest first. */
    rows: () => readArchives(server.services.database, website.id),
    /** The archive files in the media store. */
    files: () =>
      readdir(join(server.dataDir, 'media', website.id, 'archives'), { recursive: true }).catch(() => []),
    /** Archive entries in the log: action, actor, archive. */
    acts: async () => {
      const entries = await server.services.database.query(
        `SELECT act, actor, facts FROM audit_log WHERE website_id = $1 AND act LIKE 'exporting.%' ORDER BY id`,
        [website.id],
      );
      return entries.map(({ act, actor, facts }) => [act, actor, facts.archiveId]);
    },
    /** A finished archive. */
    make: async (): Promise<ArchiveView> => {
      const { id } = await begin();
      await server.runJobs();
      const made = (await list()).find(archive => archive.id === id);
      if (made?.state !== 'done') throw new Error(`The archive is ${made?.state}: ${made?.error}`);
      return made;
    },
  };
}

export type Archives = Awaited<ReturnType<typeof openArchives>>;
