import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faultOf } from './unstable.ts';

const unstable = ['a', 'b', 'c', 'd'].map(name => ({
  test: `${name} › works`,
  file: name,
  error: 'Error: no',
}));
const known = (test: string) => ({ test, error: 'Error: no', known: 'Seen beside a build.' });

it('GATE-2: three unstable tests are green, four are red, and so is one that was listed before', () => {
  expect(faultOf([], [known('a › works')])).toBeNull();
  expect(faultOf(unstable.slice(0, 3), [known('d › works')])).toBeNull();
  expect(faultOf(unstable, [])).toBe('4 tests were unstable; 3 are the most that a run may have.');
  expect(faultOf(unstable.slice(0, 2), [known('b › works')])).toContain('b › works');
});

it('GATE-2: what is listed has a title, its first error, and what is known of it', () => {
  const path = join(import.meta.dirname, '..', '..', 'unstable-tests.json');
  const listed: unknown[] = JSON.parse(readFileSync(path, 'utf8'));
  const text = expect.stringMatching(/\S/);
  for (const one of listed) expect(one).toEqual({ test: text, error: text, known: text });
});
