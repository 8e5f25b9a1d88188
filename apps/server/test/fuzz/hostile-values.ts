import { newId } from '@vitrine/core/id/id.ts';

/** A random generator that repeats its values for the same seed (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Chance = ReturnType<typeof chanceFrom>;

export function oneOf<T>(chance: Chance, values: readonly T[]): T {
  const found = values[Math.floor(chance() * values.length)];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
}

const nested = (depth: number, wrap: (inner: unknown) => unknown) => {
  let value: unknown = 'deep';
  for (let at = 0; at < depth; at += 1) value = wrap(value);
  return value;
};

const texts = [
  '',
  ' ',
  'a',
  '0',
  '-1',
  '1e400',
  'true',
  'null',
  '[]',
  '{}',
  'NUL \u0000',
  '\ud800',
  'a\udc00b',
  '\ufffe\u202e',
  '🏺'.repeat(50),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  '../../etc/passwd',
  '..%2f..',
  '%00',
  '%',
  '\\',
  "'; DROP TABLE websites; --",
  '$1',
  '<script>1</script>',
  '{{7*7}}',
  'x'.repeat(300),
  'x'.repeat(20_000),
  '9'.repeat(400),
  '2026-13-45',
  '0000-00-00T00:00:00Z',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  'https://[',
  'http://127.0.0.1:1/',
  'javascript:1',
  'a@b',
  '"a b"@example.com',
  'XX',
  'zz-ZZ',
  'Mars/Olympus',
  'z'.repeat(24),
  'a\r\nSet-Cookie: a=b',
  '\n',
  '\t',
  '١٢٣',
  '½',
  'İ'.repeat(40),
  'ﬃ',
];
const numbers = [
  0,
  -0,
  1,
  -1,
  0.5,
  1e-320,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  -1e308,
  1.7e308,
];
const others = [
  null,
  true,
  false,
  [],
  [[]],
  [null],
  {},
  { a: {} },
  [1, 'a', null, {}],
  { length: -1 },
  JSON.parse('{"then":1}') as object,
  { toString: 1, valueOf: 1 },
  { constructor: { prototype: { a: 1 } } },
];

/** Any value that JSON can contain and that a client may send where another is expected. */
function hostileValue(chance: Chance): unknown {
  const kind = chance();
  if (kind < 0.45) return oneOf(chance, texts);
  if (kind < 0.65) return oneOf(chance, numbers);
  if (kind < 0.85) return oneOf(chance, others);
  if (kind < 0.89) return nested(oneOf(chance, [30, 190, 260]), inner => [inner]);
  if (kind < 0.93) return nested(oneOf(chance, [30, 190, 260]), inner => ({ a: inner }));
  if (kind < 0.96) return Array.from({ length: 1500 }, () => oneOf(chance, texts.slice(0, 12)));
  return newId();
}

export function hostileText(chance: Chance): string {
  const value = chance() < 0.8 ? oneOf(chance, texts) : oneOf(chance, numbers);
  return String(value);
}

/** A copy of a call's input, with one or a few parts replaced, at any depth, or more of them. */
export function spoiled(chance: Chance, good: unknown): unknown {
  let value = structuredClone(good);
  for (let left = 1 + Math.floor(chance() * 3); left > 0; left -= 1) value = spoilOnce(chance, value);
  return value;
}

function spoilOnce(chance: Chance, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || chance() < 0.12) return hostileValue(chance);
  const names = Object.keys(value);
  if (names.length === 0 || chance() < 0.1)
    return { ...value, [hostileText(chance).slice(0, 200)]: hostileValue(chance) };
  const name = oneOf(chance, names);
  if (chance() < 0.1) return without(value, name);
  const part = (value as Record<string, unknown>)[name];
  const changed =
    typeof part === 'object' && part !== null && chance() < 0.8
      ? spoilOnce(chance, part)
      : hostileValue(chance);
  if (Array.isArray(value)) return value.with(Number(name), changed);
  return { ...value, [name]: changed };
}

function without(value: object, name: string): unknown {
  if (Array.isArray(value)) return value.toSpliced(Number(name), 1);
  return Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
}

/** Bodies that are not an object as a call expects it, or missing, in the form in which they are sent. */
export const strangeBodies: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '"text"',
  '[]',
  '[[]]',
  '{',
  '{"a":',
  '{"a":1}}',
  "{'a':1}",
  '\u0000',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  `{"a":${'['.repeat(5000)}`,
  `${'['.repeat(400)}${']'.repeat(400)}`,
  '{"a":1e999}',
  '\ufeff{}',
  'a=1&a=2&b[]=3',
  'a[b][c]=1',
  `${'a=1&'.repeat(2000)}`,
  '%',
  '%E0%A4%A',
  '--edge\r\n\r\n--edge--',
  '--edge\r\nContent-Disposition: form-data; name="file"; filename="a\u0000"\r\n\r\nx\r\n--edge--\r\n',
];

export const bodyTypes: readonly string[] = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=edge',
  'multipart/form-data',
  'text/plain',
  'application/octet-stream',
  'application/json, text/html',
  '',
];
