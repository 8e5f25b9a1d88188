import { gzipSync } from 'node:zlib';
import {
  type BlockDefinition,
  type BlockSample,
  type BlockScript,
  scriptOf,
} from '@vitrine/core/blocks/define-block.ts';
import { contractOf } from '@vitrine/core/needs/needs.ts';
import { HtmlValidate } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { blockDefinitions, currentVersion, readSettings } from './block-definitions.ts';
import { blockEnhancers } from './block-enhancers.ts';
import { blockIslandProps } from './block-island-props.ts';
import { blockIslands } from './block-islands.ts';
import { blockPanels } from './block-panels.ts';
import { samplesOf } from './block-samples.ts';
import { stylesOf } from './block-styles.ts';
import { viewOf } from './block-views.ts';
import { stylePart, stylePartNames } from './page-styles.ts';
import { site } from './site.samples.ts';
import { findStyleProblems } from './test/find-style-problems.ts';

/** Numbers of discontinued services (docs/specification/blocks.md). */
const reserved = [6, 7, 10, 11, 13, 17, 24, 25, 42, 45, 46, 58, 63];
const defaultBudget = { css: 1536, js: 2048 };

const sources = import.meta.glob<string>('./*/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const definitionFiles = Object.keys(sources).filter(path => path.endsWith('.block.ts'));
const blocks = [...blockDefinitions.values()];

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes `/>`, camel-case attributes and `""` for booleans; all of it is valid HTML.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Custom properties for the style sheet, and scrollable regions, for which there is no native element.
    'no-inline-style': 'off',
    'prefer-native-element': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    // The `name` of <details>, which makes an exclusive group.
    'form-dup-name': 'off',
    'element-permitted-content': 'error',
  },
});

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

function render(definition: BlockDefinition, sample: BlockSample, isEditing: boolean): string {
  const View = viewOf(definition.type);
  const { settings } = readSettings({
    type: definition.type,
    version: currentVersion(definition),
    settings: sample.settings,
  });
  if (!View || !settings) throw new Error(`${definition.name} has no view`);
  return renderToStaticMarkup(
    <View
      id="m2k4h8x1b00000000000000a"
      settings={settings}
      data={sample.data ?? {}}
      site={site}
      isEditing={isEditing}
    />,
  );
}

describe('all blocks', () => {
  it('BLOCK-1: each folder is one block, with the same name', () => {
    expect(definitionFiles.map(path => path.split('/')[1]).sort()).toEqual(
      blocks.map(block => block.name).sort(),
    );
    for (const path of definitionFiles)
      expect(path).toBe(`./${path.split('/')[1]}/${path.split('/')[1]}.block.ts`);
  });

  it('BLOCK-2: numbers are unique and none belongs to a discontinued service', () => {
    expect(blockDefinitions.size).toBe(definitionFiles.length);
    for (const block of blocks) expect(reserved).not.toContain(block.type);
  });

  it('BLOCK-8: every file that runs in a browser belongs to a block that declares it', () => {
    const scripted = (kind: BlockScript) =>
      blocks.filter(block => scriptsOf(block).has(kind)).map(block => block.name);
    expect([...blockEnhancers.keys()].sort()).toEqual(scripted('enhance').sort());
    expect([...blockIslands.keys()].sort()).toEqual(scripted('island').sort());
    for (const name of blockIslandProps.keys()) expect(blockIslands.has(name)).toBe(true);
    const names = blocks.map(block => block.name);
    for (const name of blockPanels.keys()) expect(names).toContain(name);
  });
});

describe.each(stylePartNames)('style part %s', name => {
  it('BLOCK-10: uses only design tokens and the variables of its widget', () => {
    expect(findStyleProblems(stylePart(name), name.split('/')[0] ?? '')).toEqual([]);
  });
});

describe.each(blocks.map(block => [block.name, block] as const))('%s', (name, definition) => {
  const samples = samplesOf(definition.type);

  it('BLOCK-3: its defaults parse, and survive being stored', () => {
    const defaults = definition.settings.parse({});
    expect(definition.settings.parse(JSON.parse(JSON.stringify(defaults)))).toEqual(defaults);
  });

  it('BLOCK-13: code makes it with its number, its version and all defaults, and what does not fit throws', () => {
    const made = { type: definition.type, version: currentVersion(definition) };
    expect(definition.content()).toEqual({ ...made, settings: definition.settings.parse({}) });
    for (const { settings } of samples)
      expect(definition.content(settings)).toEqual({
        ...made,
        settings: definition.settings.parse(settings),
      });
    const [field] = Object.keys(definition.settings.parse({}) ?? {});
    if (field !== undefined) expect(() => definition.content({ [field]: { wrong: true } })).toThrow();
  });

  it('BLOCK-7: every setting has a label', () => {
    const schema = definition.settings instanceof z.ZodPipe ? definition.settings.out : definition.settings;
    const fields = schema instanceof z.ZodObject ? Object.entries<z.ZodType>(schema.shape) : [];
    for (const [field, one] of fields)
      expect({ field, label: one.meta()?.label }).toEqual({ field, label: expect.stringMatching(/\S/) });
    expect(definition.label).not.toBe('');
    expect(definition.description).toMatch(/\.$/);
    expect(definition.icon).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/);
  });

  it('BLOCK-6: it has samples with unique names and complete settings', () => {
    expect(samples.length).toBeGreaterThan(0);
    expect(new Set(samples.map(sample => sample.name)).size).toBe(samples.length);
    for (const sample of samples) {
      const settings = definition.settings.parse(sample.settings);
      expect(definition.settings.parse(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
      for (const [name, { kind }] of Object.entries(definition.needs?.(settings) ?? {})) {
        expect(contractOf(kind).answer.safeParse(sample.data?.[name]).error).toBeUndefined();
      }
    }
  });

  it('BLOCK-3: unreadable settings fall back and are reported', () => {
    for (const settings of [
      {},
      { anything: 1 },
      Object.fromEntries(Object.keys(definition.settings.parse({}) ?? {}).map(key => [key, { wrong: true }])),
    ]) {
      const read = readSettings({ type: definition.type, version: 0, settings });
      expect(read.settings).toEqual(definition.settings.parse({}));
    }
  });

  it('BLOCK-4: its migrations have unique names, and each is named in a test of its folder', () => {
    const names = (definition.migrations ?? []).map(step => step.name);
    expect(new Set(names).size).toBe(names.length);
    const tests = Object.entries(sources).filter(
      ([path]) => path.startsWith(`./${name}/`) && path.includes('.test.'),
    );
    for (const step of names) expect(tests.some(([, source]) => source.includes(step))).toBe(true);
  });

  it.each(samples.map(sample => [sample.name, sample] as const))('BLOCK-5: “%s”', async (_, sample) => {
    const published = render(definition, sample, false);
    const canvas = render(definition, sample, true);
    expect(published).not.toContain('data-empty');
    expect(render(definition, sample, false)).toBe(published);
    const isPlaceholder = canvas.includes('data-empty=""') || canvas.includes('data-inert=""');
    if (isPlaceholder && !definition.requiresScriptRole) expect(published).toBe('');
    if (!isPlaceholder) expect(canvas.replace(/ data-edit="[^"]*"/g, '')).toBe(published);
    for (const html of [published, canvas]) {
      const report = await validator.validateString(html);
      const problems = report.results.flatMap(result =>
        result.messages.map(one => `${one.ruleId}: ${one.message}`),
      );
      expect(problems).toEqual([]);
    }
  });

  it('BLOCK-12: it declares which of its samples contain a first-level heading', () => {
    const said = samples.filter(
      sample => definition.hasTitle?.(definition.settings.parse(sample.settings)) ?? false,
    );
    const drawn = samples.filter(sample => render(definition, sample, false).includes('<h1'));
    expect(said.map(({ name }) => name)).toEqual(drawn.map(({ name }) => name));
  });

  it('BLOCK-10: its styles use only design tokens and their own variables', () => {
    expect(findStyleProblems(stylesOf(definition.type), name)).toEqual([]);
  });

  it('BLOCK-9: its styles stay within their budget', () => {
    for (const sample of samples) {
      const parts = definition.styleParts?.(definition.settings.parse(sample.settings)) ?? [];
      const styles = [...parts.map(stylePart), stylesOf(definition.type)].join('');
      expect(gzipped(styles)).toBeLessThanOrEqual(definition.budget?.css ?? defaultBudget.css);
    }
  });

  it.runIf(scriptsOf(definition).has('enhance'))(
    'BLOCK-9: its script stays within its budget and returns its undo function',
    async () => {
      const enhance = await blockEnhancers.get(name)?.();
      expect(enhance).toBeTypeOf('function');
      const code = await bundle(`${import.meta.dirname}/${name}/${name}.enhance.ts`);
      expect(gzipped(code)).toBeLessThanOrEqual(definition.budget?.js ?? defaultBudget.js);
      expect(code).not.toMatch(/\beval\(|new Function\(|innerHTML/);
    },
    30_000,
  );
});

/** The kinds of script that the samples of a block use. */
function scriptsOf(definition: BlockDefinition): ReadonlySet<BlockScript> {
  const samples = samplesOf(definition.type).map(sample => definition.settings.parse(sample.settings));
  return new Set(samples.flatMap(settings => scriptOf(definition, settings) ?? []));
}

/** The script a page loads for the block; code imported on demand is measured where it is imported. */
async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      // Library mode keeps whitespace, which pages are served without.
      rolldownOptions: { output: { minify: true } },
      lib: { entry, formats: ['es'], fileName: 'enhance' },
    },
  });
  const chunks = (Array.isArray(result) ? result : [result])
    .flatMap(one => ('output' in one ? one.output : []))
    .flatMap(output => (output.type === 'chunk' ? [output] : []));
  const needed = new Set(chunks.filter(chunk => chunk.isEntry));
  for (const chunk of needed)
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) needed.add(other);
  return [...needed].map(chunk => chunk.code).join('');
}
