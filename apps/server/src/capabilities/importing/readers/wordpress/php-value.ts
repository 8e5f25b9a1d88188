/** Reads the output of PHP's `serialize`, as far as exports need it. */
export type PhpValue = string | number | boolean | null | PhpArray;
export interface PhpArray extends ReadonlyMap<string, PhpValue> {}

const maxDepth = 20;

/** Reads a PHP-serialised value; undefined when it is invalid. Objects are refused: they would be code. */
export function readPhpValue(text: string): PhpValue | undefined {
  const bytes = new TextEncoder().encode(text);
  const reader = { bytes, at: 0 };
  return readValue(reader, 0);
}

interface Reader {
  readonly bytes: Uint8Array;
  at: number;
}

function readValue(reader: Reader, depth: number): PhpValue | undefined {
  if (depth > maxDepth) return undefined;
  const type = String.fromCharCode(reader.bytes[reader.at] ?? 0);
  if (type === 'N') {
    reader.at += 2;
    return null;
  }
  reader.at += 2;
  if (type === 's') return readString(reader);
  if (type === 'a') return readArray(reader, depth);
  const number = until(reader, ';');
  if (type === 'b') return number === '1';
  if (type === 'i' || type === 'd') return Number(number);
  return undefined;
}

function readString(reader: Reader): string | undefined {
  const length = Number(until(reader, ':'));
  const start = reader.at + 1;
  const quote = '"'.charCodeAt(0);
  if (!Number.isInteger(length) || reader.bytes[start + length] !== quote) return undefined;
  reader.at = start + length + 2;
  return new TextDecoder().decode(reader.bytes.subarray(start, start + length));
}

function readArray(reader: Reader, depth: number): PhpArray | undefined {
  const count = Number(until(reader, ':'));
  if (!Number.isInteger(count) || count < 0 || count > 10_000) return undefined;
  reader.at += 1;
  const entries = new Map<string, PhpValue>();
  for (let index = 0; index < count; index += 1) {
    const key = readValue(reader, depth + 1);
    const value = readValue(reader, depth + 1);
    if ((typeof key !== 'string' && typeof key !== 'number') || value === undefined) return undefined;
    entries.set(String(key), value);
  }
  reader.at += 1;
  return entries;
}

function until(reader: Reader, mark: string): string {
  const end = reader.bytes.indexOf(mark.charCodeAt(0), reader.at);
  if (end === -1 || end - reader.at > 40) {
    reader.at = reader.bytes.length;
    return 'NaN';
  }
  const text = new TextDecoder().decode(reader.bytes.subarray(reader.at, end));
  reader.at = end + 1;
  return text;
}
