import { z } from 'zod';
import type { JsonSchema } from '../conformance/sample-of-schema.ts';
import { sampleOfJson } from '../conformance/sample-of-schema.ts';

/** Numbers at and beyond the ends of what PostgreSQL and JavaScript hold, and how clients write them. */
export const edgeNumbers: readonly string[] = [
  '0',
  '-0',
  '-1',
  '0.5',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740991',
  '-9007199254740991',
  '9007199254740993',
  '9223372036854775808',
  '1e300',
  '-1e300',
  '1e999',
  '5e-324',
];

/** Years before the first and after the last that are written with four digits, and days that do not exist. */
const edgeDates: readonly string[] = [
  '0000-01-01T00:00:00.000Z',
  '0000-01-01T00:00Z',
  '0000-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59.999-23:59',
  '10000-01-01T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-02-30T00:00:00.000Z',
  '2026-01-01T24:00:00.000Z',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '2026-02-29',
];

const edgeTexts: readonly string[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00',
  '',
  ' ',
  '\u202e',
  'z'.repeat(24),
];

/** What `JSON.stringify` cannot write, such as -0, 1e999 or a name twice, by its number. */
const written: string[] = [];
const raw = (json: string) => `\u2021${written.push(json) - 1}`;

/** JSON with what cannot be stringified as it was given. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value).replace(/"\u2021(\d+)"/g, (_, at: string) => written[Number(at)] ?? 'null');
}

const deep = raw(`${'['.repeat(250)}${']'.repeat(250)}`);
const deepObjects = raw(`${'{"a":'.repeat(250)}1${'}'.repeat(250)}`);
const numbers = edgeNumbers.map(raw);
const maxDepth = 9;

/** Copies of a valid value with one field, at any depth and also a missing one, at an edge of its type. */
export function* atEdges(schema: z.ZodType, good: unknown): Generator<unknown> {
  const of = (io: 'input' | 'output') =>
    z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
  const input = of('input');
  // A schema behind a step that reads older values takes anything; what the step makes is the contract.
  const isOpen = input.type === undefined && !input.anyOf && !input.oneOf && !input.allOf;
  yield* variants(isOpen ? of('output') : input, good, 0);
}

function* variants(json: JsonSchema, good: unknown, depth: number): Generator<unknown> {
  if (depth > maxDepth) return;
  const choices = [...(json.anyOf ?? json.oneOf ?? []), ...(json.allOf ?? [])];
  for (const choice of choices) yield* variants(choice, good, depth + 1);
  if (json.const !== undefined || json.enum || choices.length > 0) return;
  if (json.type === 'object') return yield* ofObject(json, good, depth);
  if (json.type === 'array') return yield* ofList(json, good, depth);
  if (json.type === 'integer' || json.type === 'number') return yield* numbers;
  if (json.type === 'string') {
    if (/^date/.test(json.format ?? '')) yield* edgeDates;
    return yield* edgeTexts;
  }
  if (json.type === undefined) yield* [...numbers, ...edgeDates.slice(0, 4), ...edgeTexts, deep, deepObjects];
}

function* ofObject(json: JsonSchema, good: unknown, depth: number): Generator<unknown> {
  const whole = isObject(good) ? good : (sampleOfJson(json) as Readonly<Record<string, unknown>>);
  for (const [name, part] of Object.entries(json.properties ?? {}))
    for (const value of variants(part, whole[name], depth + 1)) yield { ...whole, [name]: value };
  const others = json.additionalProperties;
  if (typeof others !== 'object') return;
  for (const name of ['a', '__proto__', 'constructor', 'a\u0000', '\ud800'])
    yield raw(jsonOf({ ...whole, '\u2022': sampleOfJson(others) }).replace('"\u2022"', JSON.stringify(name)));
  for (const value of variants(others, undefined, depth + 1)) yield { ...whole, a: value };
}

function* ofList(json: JsonSchema, good: unknown, depth: number): Generator<unknown> {
  const [first, ...rest] = Array.isArray(good) ? good : [];
  yield [];
  if (!json.items) return;
  for (const value of variants(json.items, first, depth + 1)) yield [value, ...rest];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same for a part of an address: every value is a text there. */
export function textsAtEdges(isLong: boolean): readonly string[] {
  const texts = edgeTexts.map(text => text.toWellFormed());
  return isLong
    ? [...edgeNumbers, ...edgeDates, ...texts, 'Infinity', 'NaN', '0x10', ' 1 ', '[]', '{}']
    : texts;
}

/** Copies of a value, without its contract, in which one part is at an edge of its type, or missing. */
export function* withoutContract(good: unknown): Generator<unknown> {
  if (isObject(good)) {
    for (const [name, part] of Object.entries(good)) {
      for (const value of withoutContract(part)) yield { ...good, [name]: value };
      yield Object.fromEntries(Object.entries(good).filter(([other]) => other !== name));
    }
    return;
  }
  if (Array.isArray(good)) {
    yield [];
    const [first, ...rest] = good;
    for (const value of withoutContract(first)) yield [value, ...rest];
    return;
  }
  yield* [...numbers, ...edgeDates, ...edgeTexts, null, true, [], {}, deep, deepObjects];
}
