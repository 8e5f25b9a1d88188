import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { formatBytes } from '@vitrine/core/media/format-bytes.ts';
import type { StorageView } from '@vitrine/core/media/media.calls.ts';
import { mediaErrors } from '@vitrine/core/media/media.errors.ts';
import type { Configuration } from '../../configuration.ts';
import type { Files } from '../../files/files.ts';
import { type ContentKind, contentKindOf, nameOfImage, sniffLength } from './content-kind.ts';
import { storageFull } from './website-storage.ts';

export interface ReceivedFile {
  readonly kind: ContentKind;
  readonly bytes: number;
  readonly sha256: string;
  /** An image stays in memory to be decoded; any other file is already in the store. */
  readonly image: Uint8Array | null;
}

interface Receipt {
  /** The remaining storage limits the file. */
  readonly storage: StorageView;
  readonly files: Files;
  readonly configuration: Pick<Configuration, 'MAX_IMAGE_MB' | 'MAX_FILE_MB' | 'MAX_VIDEO_MB'>;
  /** The key to write it to if it is not an image. */
  readonly key: string;
  readonly fileName: string;
  readonly content: Readable | Uint8Array;
}

class TooLarge extends Error {}

/**
 * Receives a file as a stream, with limits that depend on its kind; nothing of a refused one is kept (MEDIA-2,
 * MEDIA-3).
 */
export async function receiveFile(receipt: Receipt): Promise<Result<ReceivedFile>> {
  const { content, fileName } = receipt;
  const chunks = chunksOf(content);
  const room = receipt.storage.allowedBytes - receipt.storage.usedBytes;
  try {
    if (room <= 0) return storageFull(fileName, receipt.storage);
    const head = await readHead(chunks);
    if (head.byteLength === 0) return fail(mediaErrors.empty, { fileName });
    const kind = contentKindOf(head);
    if (kind.problem === 'heic') return fail(mediaErrors.heic, { fileName });
    if (kind.problem === 'unsupported')
      return fail(mediaErrors.unsupported, { fileName, what: nameOfImage(kind) });
    const most = limitOf(kind, receipt.configuration);
    const limit = Math.min(most, room);
    try {
      return succeed({
        kind,
        ...(await take(receipt, { head, chunks, limit, isImage: kind.kind === 'image' })),
      });
    } catch (error) {
      if (error instanceof TooLarge && room < most) return storageFull(fileName, receipt.storage);
      if (error instanceof TooLarge)
        return fail(mediaErrors.tooLarge, { fileName, maxSize: formatBytes(most) });
      throw error;
    }
  } finally {
    // The rest of a refused upload is read and dropped, so that its sender gets the answer.
    if (content instanceof Readable) content.resume();
  }
}

function limitOf({ kind }: ContentKind, limits: Receipt['configuration']): number {
  const megabytes =
    kind === 'image' ? limits.MAX_IMAGE_MB : kind === 'video' ? limits.MAX_VIDEO_MB : limits.MAX_FILE_MB;
  return megabytes * 1024 ** 2;
}

async function take(
  { content, files, key }: Receipt,
  {
    head,
    chunks,
    limit,
    isImage,
  }: { head: Uint8Array; chunks: AsyncIterator<Uint8Array>; limit: number; isImage: boolean },
): Promise<Pick<ReceivedFile, 'bytes' | 'sha256' | 'image'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted() {
    for (let chunk: Uint8Array | null = head; chunk !== null; chunk = await nextOf(chunks)) {
      bytes += chunk.byteLength;
      if (bytes > limit) throw new TooLarge();
      hash.update(chunk);
      yield chunk;
    }
    if (isCut(content)) throw new TooLarge();
  }
  let image: Uint8Array | null = null;
  if (isImage) {
    const parts: Uint8Array[] = [];
    for await (const part of counted()) parts.push(part);
    image = Buffer.concat(parts);
  } else {
    await files.write(key, Readable.from(counted(), { objectMode: false }));
  }
  return { bytes, sha256: hash.digest('hex'), image };
}

/** The multipart reader ends a stream at its own limit and sets this flag. */
function isCut(content: Readable | Uint8Array): boolean {
  return content instanceof Readable && 'truncated' in content && content.truncated === true;
}

function chunksOf(content: Readable | Uint8Array): AsyncIterator<Uint8Array> {
  if (content instanceof Readable) {
    return content.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]();
  }
  return Readable.from([content])[Symbol.asyncIterator]();
}

async function readHead(chunks: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  while (length < sniffLength) {
    const chunk = await nextOf(chunks);
    if (chunk === null) break;
    parts.push(chunk);
    length += chunk.byteLength;
  }
  return Buffer.concat(parts);
}

async function nextOf(chunks: AsyncIterator<Uint8Array>): Promise<Uint8Array | null> {
  const next = await chunks.next();
  return next.done ? null : next.value;
}
