import { expect, it } from 'vitest';
import { closingLines } from './closing-lines.ts';
import type { PartResult } from './run-part.ts';

const part = (name: string, more: Partial<PartResult> = {}): PartResult => ({
  name,
  seconds: 61.4,
  passed: 10,
  failed: 0,
  skipped: 0,
  failures: [],
  unstable: [],
  files: new Map(),
  ...more,
});
const failure = (file: string) => ({ test: `${file} › it works`, file, error: '    Error: no' });

it('GATE-5: the last line counts, after the seconds of each part, the dearest files, and what failed or was unstable', () => {
  const files = new Map(Array.from({ length: 12 }, (_, index) => [`${index}.test.ts`, index]));
  const red = part('browser', { failed: 1, skipped: 2, failures: [failure('a')], unstable: [failure('b')] });
  const text = closingLines({
    results: [part('unit', { files }), red],
    notes: ['Not run: widgets.'],
    fault: null,
  });
  expect(text).toEqual([
    '',
    'Not run: widgets.',
    '',
    expect.stringMatching(/^The dearest files: 11 s 11\.test\.ts, 10 s 10\.test\.ts, .* 2 s 2\.test\.ts$/),
    '',
    'unit 61 s, browser 61 s',
    '',
    'Failed',
    '✗ a › it works',
    '    Error: no',
    'Failed in browser: 1.',
    '',
    'Unstable',
    '✗ b › it works',
    '    Error: no',
    '',
    '20 passed, 1 failed, 2 skipped',
  ]);
});

it('GATE-2: a run that is red for its unstable tests alone counts one failure', () => {
  const lines = closingLines({ results: [part('unit')], notes: [], fault: '4 tests were unstable.' });
  expect(lines.slice(-3)).toEqual(['4 tests were unstable.', '', '10 passed, 1 failed']);
});
