import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkFloors } from './check-floors.ts';
import { testFolder } from './copied-repository.fixture.ts';
import { newBlock } from './new-block.ts';
import { newNeed } from './new-need.ts';
import { typeErrors } from './type-errors.ts';

const repository = join(import.meta.dirname, '../..');
const contract = 'packages/core/src/needs/tides/tides.need.ts';
const answer = 'apps/server/src/capabilities/pages/needs/tides/tides.answer.ts';
const folder = testFolder('new-need');
const { listing } = folder;
const read = (path: string) => readFileSync(folder.at(path), 'utf8');

beforeEach(() => {
  mkdirSync(folder.at('packages/core/src/needs/asset'), { recursive: true });
});

describe('newNeed', () => {
  it('NEED-2: writes its contract and its answer, formatted and on their floors', () => {
    expect(newNeed('tides', { root: folder.root() })).toEqual({
      ok: true,
      value: { files: [contract, answer] },
    });
    expect(newNeed('opening-hours', { root: folder.root() }).ok).toBe(true);
    expect(checkFloors([contract, answer].map(path => ({ path, text: read(path) })))).toEqual([]);
    folder.lint();
  });

  it.each(['', 'Tides', '2tides', 'high_tides', '../tides', 'x'.repeat(31), 'tide-helper', 'needs'])(
    'NEED-2: refuses the name %j and writes nothing',
    name => {
      const before = listing();
      expect(newNeed(name, { root: folder.root() })).toMatchObject({ ok: false, error: { status: 400 } });
      expect(listing()).toEqual(before);
    },
  );

  it('NEED-2: refuses a taken name and writes nothing', () => {
    const before = listing();
    expect(newNeed('asset', { root: folder.root() })).toMatchObject({
      ok: false,
      error: { code: 'newNeed.taken' },
    });
    expect(listing()).toEqual(before);
  });

  it('NEED-1, NEED-2: a block requests it, typed, and its page is rendered with the answer; nothing else changes', {
    tags: 'slow',
    timeout: 120_000,
  }, async () => {
    folder.copy('packages', 'apps/server', 'starters', 'docs');
    const before = listing();
    expect(newNeed('tides', { root: folder.root() }).ok).toBe(true);
    expect(newBlock('harbour', { root: folder.root() }).ok).toBe(true);
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

    writeFileSync(folder.at('packages/render/src/harbour.test.ts'), pageTest);
    writeFileSync(folder.at('vitest.config.mjs'), 'export default {};\n');
    await folder.vitest('packages/render/src/harbour.test.ts');
  });
});

/** The new block requests the new need, and shows it. */
function useNeed(): void {
  const change = (file: string, from: string, to: string) => {
    const text = read(`packages/blocks/src/harbour/${file}`);
    expect(text).toContain(from);
    writeFileSync(folder.at(`packages/blocks/src/harbour/${file}`), text.replace(from, to));
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
