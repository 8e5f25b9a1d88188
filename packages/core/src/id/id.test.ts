import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idSchema, isId, newId } from './id.ts';

describe('newId', () => {
  it('ID-1: gives 24 lowercase letters and digits that contain their creation time', () => {
    const now = Date.now() + 10_000;
    const id = newId(now);
    expect(id).toMatch(/^[0-9a-z]{24}$/);
    expect(Number.parseInt(id.slice(0, 9), 36)).toBe(now);
  });

  it('ID-2: rises strictly, also within one millisecond and when the clock goes back', () => {
    const now = Date.now() + 20_000;
    const ids = Array.from({ length: 5000 }, (_, at) => newId(now - (at % 3)));
    expect(ids.every((id, at) => at === 0 || id > (ids[at - 1] ?? ''))).toBe(true);
    expect(new Set(ids).size).toBe(5000);
    expect(ids.every(isId)).toBe(true);
  });

  it('ID-2: an id of a later millisecond is greater, whatever its random part', () => {
    const start = Date.now() + 30_000;
    const ids = Array.from({ length: 200 }, (_, at) => newId(start + at));
    expect(ids.toSorted()).toEqual(ids);
  });
});

describe('isId', () => {
  it.each([
    '',
    '0',
    'A'.repeat(24),
    'a'.repeat(23),
    'a'.repeat(25),
    `${'a'.repeat(23)}\n`,
    '../'.repeat(8),
    null,
    24,
  ])('ID-3: refuses %j', value => {
    expect(isId(value)).toBe(false);
  });

  it('ID-3: accepts exactly what the pattern matches', () => {
    fc.assert(
      fc.property(fc.oneof(fc.stringMatching(/^[0-9a-z]{24}$/), fc.string()), text => {
        expect(isId(text)).toBe(/^[0-9a-z]{24}$/.test(text) && !text.includes('\n'));
        expect(idSchema.safeParse(text).success).toBe(isId(text));
      }),
    );
  });
});
