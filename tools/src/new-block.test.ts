import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from './copied-repository.fixture.ts';
import { newBlock } from './new-block.ts';

const folder = testFolder('new-block');
const { listing } = folder;

const blocks = () => folder.at('packages/blocks/src');
const addBlock = (name: string, type: number) => {
  mkdirSync(join(blocks(), name), { recursive: true });
  writeFileSync(join(blocks(), name, `${name}.block.ts`), `export const block = {\n  type: ${type},\n};\n`);
};

beforeEach(() => addBlock('html', 2));

describe('newBlock', () => {
  it('BLOCK-11: writes the folder with the next free number from 2001', () => {
    const files = ['block.ts', 'view.tsx', 'css', 'samples.ts', 'test.tsx'];
    expect(newBlock('opening-hours', { root: folder.root() })).toEqual({
      ok: true,
      value: {
        type: 2001,
        folder: 'packages/blocks/src/opening-hours',
        files: files.map(ending => `opening-hours.${ending}`),
      },
    });
    expect(readdirSync(join(blocks(), 'opening-hours')).sort()).toEqual(
      files.map(ending => `opening-hours.${ending}`).sort(),
    );
    expect(readdirSync(blocks()).sort()).toEqual(['html', 'opening-hours']);
    expect(newBlock('tide', { root: folder.root() })).toMatchObject({ ok: true, value: { type: 2002 } });
    addBlock('moon', 2040);
    expect(newBlock('sun2', { root: folder.root() })).toMatchObject({ ok: true, value: { type: 2041 } });
    expect(readFileSync(join(blocks(), 'sun2/sun2.block.ts'), 'utf8')).toContain('  type: 2041,\n');
  });

  it.each([
    '',
    'Hours',
    '2hours',
    'opening_hours',
    'opening--hours',
    '-hours',
    'hours-',
    '../hours',
    'a/b',
    'höurs',
    'x'.repeat(31),
    'price-helper',
    'base',
    'hours-block',
  ])('BLOCK-11: refuses the name %j and writes nothing', name => {
    const before = listing();
    expect(newBlock(name, { root: folder.root() })).toMatchObject({ ok: false, error: { status: 400 } });
    expect(listing()).toEqual(before);
  });

  it('BLOCK-11: refuses a taken name and does not change that block', () => {
    const before = readFileSync(join(blocks(), 'html/html.block.ts'), 'utf8');
    const listed = listing();
    expect(newBlock('html', { root: folder.root() })).toEqual({
      ok: false,
      error: {
        code: 'newBlock.taken',
        status: 409,
        english: 'There is a block “{name}” already. Choose another name, or change that block.',
        values: { name: 'html' },
      },
    });
    expect(listing()).toEqual(listed);
    expect(readFileSync(join(blocks(), 'html/html.block.ts'), 'utf8')).toBe(before);
  });

  it('BLOCK-11: the new block conforms immediately', { timeout: 60_000 }, async () => {
    folder.copy('packages/blocks');
    writeFileSync(folder.at('vitest.config.mjs'), 'export default {};\n');
    expect(newBlock('opening-hours', { root: folder.root() })).toMatchObject({ ok: true });
    const outputFile = folder.at('report.json');
    await folder.vitest(
      ...['--reporter', 'json', '--outputFile', outputFile],
      ...['packages/blocks/src/conformance.test.tsx', 'packages/blocks/src/opening-hours'],
      ...['-t', 'all blocks|opening-hours|tone'],
    );
    const report: { numFailedTests: number; numPassedTests: number } = JSON.parse(
      readFileSync(outputFile, 'utf8'),
    );
    expect(report.numFailedTests).toBe(0);
    expect(report.numPassedTests).toBeGreaterThan(12);
  });
});
