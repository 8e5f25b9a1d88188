import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFloors } from './check-floors.ts';
import { newBlock } from './new-block.ts';
import { newNeed } from './new-need.ts';
import { typeErrors } from './type-errors.ts';

const repository = join(import.meta.dirname, '../..');
const contract = 'packages/core/src/needs/tides/tides.need.ts';
const answer = 'apps/server/src/capabilities/pages/needs/tides/tides.answer.ts';
let root = '';

const listing = () =>
  readdirSync(root, { recursive: true })
    .map(String)
    .filter(path => !path.startsWith('node_modules'))
    .sort();
const read = (path: string) => readFileSync(join(root, path), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-need-'));
  mkdirSync(join(root, 'packages/core/src/needs/asset'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('newNeed', () => {
  it('NEED-2: writes its contract and its answer, well formatted and on their floors', () => {
    expect(newNeed('tides', { root })).toEqual({ ok: true, value: { files: [contract, answer] } });
    expect(newNeed('opening-hours', { root }).ok).toBe(true);
    expect(checkFloors([contract, answer].map(path => ({ path, text: read(path) })))).toEqual([]);
    cpSync(join(repository, 'biome.json'), join(root, 'biome.json'));
    const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome');
    execFileSync(process.execPath, [biome, 'ci', '--vcs-enabled=false', root], { cwd: root, stdio: 'pipe' });
  });

  it.each(['', 'Tides', '2tides', 'high_tides', '../tides', 'x'.repeat(31), 'tide-helper', 'needs'])(
    'NEED-2: refuses the name %j and writes nothing',
    name => {
      const before = listing();
      expect(newNeed(name, { root })).toMatchObject({ ok: false, error: { status: 400 } });
      expect(listing()).toEqual(before);
    },
  );

  it('NEED-2: refuses a name that is taken and writes nothing', () => {
    const before = listing();
    expect(newNeed('asset', { root })).toMatchObject({ ok: false, error: { code: 'newNeed.taken' } });
    expect(listing()).toEqual(before);
  });

  it('NEED-1, NEED-2: a block asks for it, typed, and its page is drawn with the answer; nothing else is touched', {
    timeout: 120_000,
  }, async () => {
    copyRepository();
    const before = listing();
    expect(newNeed('tides', { root }).ok).toBe(true);
    expect(newBlock('harbour', { root }).ok).toBe(true);
    useNeed();
    const added = listing().filter(path => !before.includes(path));
    expect(added.filter(path => !/harbour|tides/.test(path))).toEqual([]);

    const sources = added.filter(path => /\.tsx?$/.test(path));
    const typed = new Map(sources.map(path => [join(repository, path), read(path)]));
    expect(typeErrors(repository, typed)).toEqual([]);
    const wrong = read('packages/blocks/src/harbour/harbour.block.ts').replace('limit: 3', "limit: 'all'");
    const block = [...typed.keys()].find(path => path.endsWith('harbour.block.ts')) ?? '';
    expect(typeErrors(repository, new Map([...typed, [block, wrong]]))).toEqual([
      expect.stringContaining("Type 'string' is not assignable to type 'number'"),
    ]);

    writeFileSync(join(root, 'packages/render/src/harbour.test.ts'), pageTest);
    writeFileSync(join(root, 'vitest.config.mjs'), 'export default {};\n');
    const vitest = join(repository, 'node_modules/vitest/vitest.mjs');
    const run = [vitest, 'run', '--root', root, 'packages/render/src/harbour.test.ts'];
    await promisify(execFile)(process.execPath, run, { cwd: root });
  });
});

/** As much as draws a page with what the server answers; its packages are its own, all others the repository's. */
function copyRepository(): void {
  const filter = (path: string) => basename(path) !== 'node_modules';
  for (const folder of ['packages', 'apps/server', 'starters', 'docs']) {
    cpSync(join(repository, folder), join(root, folder), { recursive: true, filter });
  }
  mkdirSync(join(root, 'node_modules/@vitrine'), { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules'))) {
    if (name === '@vitrine') continue;
    symlinkSync(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  }
  for (const name of readdirSync(join(root, 'packages'))) {
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@vitrine', name));
  }
}

/** The new block asks for what is new, and shows it. */
function useNeed(): void {
  const folder = join(root, 'packages/blocks/src/harbour');
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(folder, file), text.replace(from, to));
  };
  change('harbour.block.ts', '  size:', "  needs: () => ({ tides: { kind: 'tides', limit: 3 } }),\n  size:");
  change('harbour.view.tsx', 'PropsOf<typeof block>', 'PropsOf<typeof block, { tides: readonly string[] }>');
  change('harbour.view.tsx', '{ settings, isEditing }', '{ settings, data, isEditing }');
  change('harbour.view.tsx', '{text}</p>', '{[text, ...data.tides].join()}</p>');
  change('harbour.test.tsx', 'data={{}}', 'data={{ tides: [] }}');
  change(
    'harbour.samples.ts',
    'SamplesOf<typeof block>',
    'SamplesOf<typeof block, { tides: readonly string[] }>',
  );
}

const pageTest = `
import { expect, it } from 'vitest';
import { answerNeeds } from '../../../apps/server/src/capabilities/pages/answer-needs.ts';
import { collectNeeds } from './collect-needs.ts';
import { documentsOf, renderPage } from './render-page.tsx';
import { block as harbour } from '@vitrine/blocks/harbour/harbour.block.ts';
import { block, pageWith, section } from './test/page.samples.ts';

it('a page shows what its block asked for', async () => {
  const document = { sections: [section('one', [block('harbour', harbour.content({ text: 'Tide' }))])] };
  const page = pageWith({ kind: 'page', document });
  const needs = collectNeeds(documentsOf(page.content, page.chrome));
  const empty = renderPage({ ...page, data: {} }).html;
  expect(empty).toContain('>Tide</p>');
  const place = { source: { websiteId: 'w', revisionId: null }, collections: [], homePageId: null, path: '/' };
  const data = await answerNeeds({ website: { title: 'Kiln' } }, needs, place);
  expect(renderPage({ ...page, data }).html).toContain('>Tide,Kiln</p>');
});
`;
