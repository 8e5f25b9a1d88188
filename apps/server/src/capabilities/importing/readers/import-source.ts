import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type Asides, asidesIn, asidesInMemory } from './aside.ts';

/** A file for a reader, in pieces. */
export interface ImportSource {
  /** For messages only. */
  readonly fileName: string;
  readonly size: number;
  /** Reads from the beginning on each call; a piece is valid until the next one is read. */
  pieces(): Iterable<Uint8Array>;
  readonly asides: Asides;
}

const bytesAtOnce = 256 * 1024;

export function sourceOfBytes(fileName: string, bytes: Uint8Array): ImportSource {
  return { fileName, size: bytes.length, pieces: () => [bytes], asides: asidesInMemory };
}

/** @param folder - for temporary files */
export function sourceOfFile(
  { fileName, path }: { fileName: string; path: string },
  folder: string,
): ImportSource {
  const file = openSync(path, 'r');
  const { size } = fstatSync(file);
  closeSync(file);
  return { fileName, size, pieces: () => piecesOf(path), asides: asidesIn(folder, 'read') };
}

function* piecesOf(path: string): Generator<Uint8Array> {
  const file = openSync(path, 'r');
  try {
    const piece = Buffer.allocUnsafe(bytesAtOnce);
    for (;;) {
      const read = readSync(file, piece);
      if (read === 0) return;
      yield piece.subarray(0, read);
    }
  } finally {
    closeSync(file);
  }
}

/** The first bytes of the file, or all of a smaller one. */
export function headOf(source: ImportSource, bytes: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (const piece of source.pieces()) {
    parts.push(Uint8Array.from(piece.subarray(0, bytes - size)));
    size += piece.length;
    if (size >= bytes) break;
  }
  return Buffer.concat(parts);
}

/** Whether the file contains an ASCII text. */
export function holdsText(source: ImportSource, text: string): boolean {
  let end: Uint8Array = Buffer.alloc(0);
  for (const piece of source.pieces()) {
    const joined = Buffer.concat([end, piece]);
    if (joined.includes(text)) return true;
    end = joined.subarray(Math.max(0, joined.length - text.length));
  }
  return false;
}
