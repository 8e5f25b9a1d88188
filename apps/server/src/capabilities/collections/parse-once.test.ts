import { expect, it } from 'vitest';
import { parseOnce } from './parse-once.ts';

it('SERVE-31: an unchanged text is parsed once, a changed one again, and only the last keys are remembered', () => {
  let parsed = 0;
  const read = parseOnce(2, value => {
    parsed += 1;
    return { value };
  });
  const first = read('a', '{"n":1}');
  expect(first).toEqual({ value: { n: 1 } });
  expect(read('a', '{"n":1}')).toBe(first);
  expect(read('b', '{"n":1}')).not.toBe(first);
  expect(parsed).toBe(2);
  expect(read('a', '{"n":2}')).toEqual({ value: { n: 2 } });
  expect(read('a', '{"n":1}')).toEqual({ value: { n: 1 } });
  expect(parsed).toBe(4);
  const kept = read('b', '{"n":1}');
  expect(parsed).toBe(4);
  read('c', '{"n":3}');
  expect(read('b', '{"n":1}')).toBe(kept);
  expect(parsed).toBe(5);
  read('a', '{"n":1}');
  expect(parsed).toBe(6);
});

it('SERVE-31: a text that cannot be parsed is refused each time', () => {
  const read = parseOnce(2, value => value);
  expect(() => read('a', '{')).toThrow(SyntaxError);
  expect(() => read('a', '{')).toThrow(SyntaxError);
  expect(read('a', '{}')).toEqual({});
});
