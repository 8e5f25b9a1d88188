import { expect, it } from 'vitest';
import { checkBlockNumbers } from './check-block-numbers.ts';

const definitions = [2, 4, 23, 53].map(type => ({
  path: `packages/blocks/src/b${type}/b${type}.block.ts`,
  text: `export const block = defineBlock({\n  type: ${type},\n});\n`,
}));
const problemsIn = (path: string, text: string) =>
  checkBlockNumbers([...definitions, { path, text }]).map(({ line }) => line);

it.each([
  ["const block = {\n  id: 'a',\n  type: 2,\n  version: 0,\n  settings: {},\n};\n", 3],
  ['const content = { type: 23, settings: { source } };\n', 1],
  ['export const mapType = 4;\n', 1],
  ['const isText = (block: Block) => block.type === 2;\n', 1],
  ["const menu = block('menu', 2, {});\n", 1],
  ['const code = blockOf(23);\n', 1],
  ['const other = found.block.type !== 53;\n', 1],
])('FLOOR-9: finds a block’s number in %j', (text, line) => {
  expect(problemsIn('apps/server/src/capabilities/pages/a.ts', text)).toEqual([line]);
  expect(problemsIn('e2e/src/a.journey.ts', text)).toEqual([line]);
  expect(problemsIn('starters/kiln/src/a.data.ts', text)).toEqual([line]);
  expect(problemsIn('packages/blocks/src/map/map.block.ts', text)).toEqual([]);
});

it.each([
  'const block = { id, ...map.content(), places };\n',
  "const collection = { type: 10, title: 'Blog' };\n",
  'const isMap = block.type === map.type;\n',
  'const unknown = { type: 999, version: 0, settings: {} };\n',
  'const isPage = row.type === 10;\n',
  'const block = { type: definition.type, settings: {} };\n',
])('FLOOR-9: lets %j pass', text => {
  expect(problemsIn('apps/server/src/a.ts', text)).toEqual([]);
});
