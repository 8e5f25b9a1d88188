import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Context } from '../../../context.ts';
import { originalKey } from '../../media/index.ts';
import { ArchiveError } from './archive-error.ts';
import { skip, unpackEntries } from './unpack-entries.ts';

export interface StoredFile {
  readonly bytes: number;
  readonly sha256: string;
}

/** Stores every file of an archive under the website's id, by the id of its row; names are never paths (EXPORT-19). */
export async function storeMedia(
  { configuration, files, website }: Context,
  { path, tell }: { path: string; tell: (line: string) => void },
): Promise<Map<string, StoredFile>> {
  const { MAX_FILE_MB, MAX_IMAGE_MB, MAX_VIDEO_MB } = configuration;
  const mostBytes = Math.max(MAX_FILE_MB, MAX_IMAGE_MB, MAX_VIDEO_MB) * 1024 * 1024;
  const stored = new Map<string, StoredFile>();
  for await (const entry of unpackEntries(path)) {
    const assetId = /^media\/([0-9a-z]{24})\//.exec(entry.name)?.[1];
    if (assetId === undefined) {
      await skip(entry);
      continue;
    }
    if (entry.size > mostBytes) throw new ArchiveError(entry.name, 'it is larger than any file may be here');
    if (stored.has(assetId)) throw new ArchiveError(entry.name, 'there are two files of one row');
    const hash = createHash('sha256');
    const content = (async function* () {
      for await (const chunk of entry.content) {
        hash.update(chunk);
        yield chunk;
      }
    })();
    const key = originalKey({ websiteId: website.id, assetId });
    const { bytes } = await files.write(key, Readable.from(content, { objectMode: false }));
    stored.set(assetId, { bytes, sha256: hash.digest('hex') });
    if (stored.size % 100 === 0) tell(`files: ${stored.size}`);
  }
  tell(`files: ${stored.size}`);
  return stored;
}
