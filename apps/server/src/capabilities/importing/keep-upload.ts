import { Readable } from 'node:stream';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Files } from '../../files/files.ts';

export interface Keeping {
  readonly key: string;
  readonly files: Files;
  readonly maxBytes: number;
  /** The answer to a larger file. */
  readonly tooLarge: Result<never>;
  /** Looks at the beginning of the file, at least this many bytes of it, before anything is kept. */
  readonly headBytes: number;
  readonly check: (head: Buffer) => Result<unknown>;
}

/**
 * Stores an upload while it arrives, so that only a piece of it is in memory; nothing of a refused file stays. A
 * stream that broke before it was read is also reported.
 */
export async function keepUpload(
  content: Readable,
  { key, files, maxBytes, tooLarge, headBytes, check }: Keeping,
): Promise<Result<null>> {
  const chunks = content.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Uint8Array>;
  const head: Uint8Array[] = [];
  let size = 0;
  let isOver = false;
  const next = async () => {
    const step = await chunks.next();
    if (step.done) isOver = true;
    else size += step.value.byteLength;
    return step.done ? null : step.value;
  };
  try {
    for (let chunk = await next(); chunk !== null; chunk = await next()) {
      head.push(chunk);
      if (size >= headBytes) break;
    }
    const checked = check(Buffer.concat(head));
    if (!checked.ok) return checked;
    await files.write(key, Readable.from(all()));
    return succeed(null);
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return tooLarge;
  } finally {
    await chunks.return?.();
    content.resume();
  }

  async function* all() {
    yield* head;
    while (!isOver) {
      const chunk = await next();
      if (size > maxBytes) throw new TooLarge();
      if (chunk !== null) yield chunk;
    }
  }
}

class TooLarge extends Error {}
