import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowedTime } from '@vitrine/tools/until.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const top = join(import.meta.dirname, '..', '..');
let root: string;
beforeAll(() => {
  const cache = join(top, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  root = mkdtempSync(join(cache, 'journeys-'));
  const setup = join(import.meta.dirname, 'journey.setup.ts');
  writeFileSync(
    join(root, 'vitest.config.ts'),
    `export default { test: {
       include: ['*.journey.ts'], exclude: [], setupFiles: [${JSON.stringify(setup)}], testTimeout: 3000,
     } };`,
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const beginning = `
  import { afterAll, beforeAll, describe, expect, it } from 'vitest';
  import { openChromium } from '${join(import.meta.dirname, 'chromium.ts')}';
  import { visit } from '${join(import.meta.dirname, 'visit.ts')}';
  let browser, page;
  beforeAll(async () => { browser = await openChromium(); });
  afterAll(() => browser.close());`;

/** Runs a file of journeys as the gate does; returns its output, and the progress that it told. */
function run(name: string, text: string) {
  writeFileSync(join(root, `${name}.journey.ts`), `${beginning}\n${text}`);
  const evidence = mkdtempSync(join(root, 'evidence-'));
  const progress = join(evidence, 'progress');
  const reporter = join(top, 'tools', 'src', 'gate', 'progress-reporter.ts');
  const { stdout } = spawnSync('vitest', ['run', `--reporter=${reporter}`, `${name}.journey.ts`], {
    cwd: root,
    encoding: 'utf8',
    timeout: allowedTime(60_000),
    env: { ...process.env, VITRINE_EVIDENCE: evidence, VITRINE_PROGRESS: progress },
  });
  const events = readFileSync(progress, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  const { passed, failed, skipped } = events.find(({ event }) => event === 'finished');
  const kept = [...stdout.matchAll(/Kept: (.+)/g)].map(([, path = '']) => path);
  return { stdout, counts: [passed, failed, skipped], kept };
}

it('GATE-3, GATE-6: the rest of a file that shares a page is skipped; its picture and its trace are kept', () => {
  const { stdout, counts, kept } = run(
    'sharing',
    `beforeAll(async () => { page = await browser.newPage(); await page.goto('data:text/html,<h1>Hello'); });
     it('is fine', async () => expect(await page.locator('h1').count()).toBe(1));
     it('is wrong', async () => expect(await page.locator('h1').count()).toBe(2));
     it('builds on it', () => {});
     describe('a part', () => { beforeAll(() => { throw new Error('never begun'); }); it('builds on it too', () => {}); });`,
  );
  expect(counts).toEqual([1, 1, 2]);
  expect(stdout).not.toContain('never begun');
  expect(kept.map(path => path.replace(/.*\.(?=\w+$)/, ''))).toEqual(['png', 'zip']);
  expect(kept.every(existsSync)).toBe(true);
});

it('GATE-3, GATE-4: a test with a page of its own is the only one that ends, within its limit', {
  tags: 'slow',
}, () => {
  const { stdout, counts, kept } = run(
    'apart',
    `it('waits', () => visit(browser, {}, page => page.locator('h1').waitFor()));
     it('is wrong', () => visit(browser, {}, async page => expect(await page.title()).toBe('Shop')));
     it('is fine', () => visit(browser, {}, async page => expect(await page.title()).toBe('')));`,
  );
  expect(counts).toEqual([1, 2, 0]);
  expect(stdout).toContain('Test timed out in 3000ms');
  expect(kept.length).toBeGreaterThanOrEqual(2);
});
