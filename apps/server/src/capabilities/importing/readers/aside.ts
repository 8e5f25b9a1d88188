import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Sequence } from '@vitrine/core/importing/import-model.ts';

/** A list that can be appended to. */
export interface Aside<Value> extends Sequence<Value> {
  push(value: Value): void;
}

/** Creates lists for the contents of a file while it is read. */
export interface Asides {
  list<Value>(): Aside<Value>;
  /** Ends all of its lists. */
  close(): void;
}

/** In memory, for small files. */
export const asidesInMemory: Asides = { list: <Value>() => [] as Value[], close: () => undefined };

/**
 * In files of a folder, so that memory does not grow with the contents.
 * @param name - differs for each process that uses the folder
 */
export function asidesIn(folder: string, name: string): Asides {
  const made: FileAside<unknown>[] = [];
  return {
    list<Value>() {
      const aside = new FileAside<Value>(join(folder, `${name}-${made.length}`));
      made.push(aside);
      return aside;
    },
    close() {
      for (const one of made.splice(0)) one.close();
    },
  };
}

const bytesAtOnce = 256 * 1024;

/** A file of JSON values, with the offset of each. Only two buffers and the offsets are in memory. */
class FileAside<Value> implements Aside<Value> {
  readonly #file: number;
  #starts = new Float64Array(1024);
  #length = 0;
  /** Values that are not written yet. */
  readonly #pending = Buffer.allocUnsafe(bytesAtOnce);
  #pendingBytes = 0;
  #written = 0;
  /** A piece of the file that is read ahead. */
  readonly #window = Buffer.allocUnsafe(bytesAtOnce);
  #windowFrom = 0;
  #windowBytes = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w+', 0o600);
    // The system removes it when the process ends, for any reason.
    unlinkSync(path);
  }

  get length(): number {
    return this.#length;
  }

  close(): void {
    closeSync(this.#file);
  }

  push(value: Value): void {
    const text = JSON.stringify(value);
    const bytes = Buffer.byteLength(text);
    if (this.#pendingBytes + bytes > bytesAtOnce) this.#flush();
    if (bytes > bytesAtOnce) this.#write(Buffer.from(text), bytes);
    else {
      this.#pending.write(text, this.#pendingBytes);
      this.#pendingBytes += bytes;
    }
    this.#length += 1;
    if (this.#length >= this.#starts.length) {
      const longer = new Float64Array(this.#starts.length * 2);
      longer.set(this.#starts);
      this.#starts = longer;
    }
    this.#starts[this.#length] = this.#written + this.#pendingBytes;
  }

  at(place: number): Value | undefined {
    if (place < 0 || place >= this.#length) return undefined;
    this.#flush();
    const from = this.#starts[place] ?? 0;
    const to = this.#starts[place + 1] ?? from;
    return JSON.parse(this.#textOf(from, to)) as Value;
  }

  *[Symbol.iterator](): Generator<Value> {
    this.#windowFrom = 0;
    this.#windowBytes = 0;
    for (let place = 0; place < this.#length; place += 1) {
      const value = this.at(place);
      if (value !== undefined) yield value;
    }
  }

  #textOf(from: number, to: number): string {
    const end = this.#windowFrom + this.#windowBytes;
    // Only sequential reads read ahead; any other read reads just its value.
    if (from >= this.#windowFrom && from <= end && to > end) {
      const isLarge = to - from > bytesAtOnce;
      this.#windowFrom = isLarge ? to : from;
      this.#windowBytes = isLarge ? 0 : Math.min(bytesAtOnce, this.#written - from);
      this.#read(this.#window, this.#windowFrom, this.#windowBytes);
    }
    const start = from - this.#windowFrom;
    if (start >= 0 && to <= this.#windowFrom + this.#windowBytes)
      return this.#window.toString('utf8', start, start + to - from);
    const bytes = Buffer.allocUnsafe(to - from);
    this.#read(bytes, from, bytes.length);
    return bytes.toString();
  }

  #read(into: Buffer, from: number, length: number): void {
    for (let read = 0; read < length; ) read += readSync(this.#file, into, read, length - read, from + read);
  }

  #flush(): void {
    this.#write(this.#pending, this.#pendingBytes);
    this.#pendingBytes = 0;
  }

  #write(bytes: Buffer, length: number): void {
    for (let written = 0; written < length; )
      written += writeSync(this.#file, bytes, written, length - written, this.#written + written);
    this.#written += length;
  }
}
