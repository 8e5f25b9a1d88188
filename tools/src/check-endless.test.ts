import { expect, it } from 'vitest';
import { checkEndless } from './check-endless.ts';

const found = (path: string, text: string) =>
  checkEndless([{ path, text }]).map(({ line, message }) => `${line}: ${message}`);

const loop = 'loops without an end: call until() of @vitrine/tools/until.ts, or count the turns (FLOOR-11)';
const wait = 'waits while the file is read: do it in beforeAll (FLOOR-11)';

it.each([
  'for (;;) ask();',
  'for (let turn = 0; ; turn += 1) ask();',
  'while (true) ask();',
  'while ((1)) ask();',
  'do ask(); while (true);',
])('FLOOR-11: the endless loop %s is found in every kind of test code', text => {
  for (const path of [
    'packages/core/src/money/money.test.ts',
    'packages/widgets/src/map/map.test.tsx',
    'apps/server/src/http/http.integration.ts',
    'apps/server/src/http/http.fixture.ts',
    'apps/server/test/harness.ts',
    'apps/server/test/corpus/files.corpus.ts',
    'e2e/src/shop.journey.ts',
    'e2e/src/visit.ts',
  ])
    expect(found(path, `\nconst work = async () => {\n${text}\n};`), path).toEqual([`3: ${loop}`]);
});

it('FLOOR-11: a loop with an end passes, as does product code, and a process that spins on purpose', () => {
  const ends =
    'for (let turn = 0; turn < 9; turn += 1) ask(); while (isOpen()) ask(); do ask(); while (left);';
  expect(found('e2e/src/visit.ts', ends)).toEqual([]);
  expect(found('apps/server/src/jobs/job-runner.ts', 'for (;;) ask();')).toEqual([]);
  expect(found('apps/server/src/apart/probe.process.fixture.ts', 'for (;;);')).toEqual([]);
});

it('FLOOR-11: a wait at the top of a file of tests is found', () => {
  for (const text of [
    "const website = await copyKiln(demo, 'shop');",
    "const { address } = (await open('shop')).website;",
    'await website.send(settings);',
    'if (isHere) await disk.remove();',
    'for await (const file of files) count += 1;',
  ])
    expect(found('e2e/src/shop.journey.ts', `let a;\n${text}`), text).toEqual([`2: ${wait}`]);
});

it('FLOOR-11: a wait in a hook, a test or a function passes, and one at the top of a process or set-up', () => {
  const inside = `beforeAll(async () => {\n  website = await copyKiln(demo, 'shop');\n});
const pageOf = async () => (await visit()).text;
it('works', async () => expect(await pageOf()).toBe(''));
class Shop { async open() { await this.page.goto('/'); } }`;
  expect(found('e2e/src/shop.journey.ts', inside)).toEqual([]);
  expect(found('e2e/src/server.setup.ts', 'await start();')).toEqual([]);
  expect(found('apps/server/src/apart/some.process.fixture.ts', 'await start();')).toEqual([]);
});
