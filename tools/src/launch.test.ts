import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allowedTime } from './until.ts';

/** Makes the running Node report an old version, in the launcher only. */
const pretendOld = `if (process.argv[1]?.endsWith('launch.mjs')) Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });`;
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-launch-'));
  mkdirSync(join(root, 'tools'));
  copyFileSync(join(import.meta.dirname, '..', 'launch.mjs'), join(root, 'tools', 'launch.mjs'));
  writeFileSync(join(root, 'pretend.mjs'), pretendOld);
  writeFileSync(
    join(root, 'tools', 'say.ts'),
    'const words: string[] = process.argv.slice(2);\nconsole.log(process.versions.node + " " + words.join(","));\nprocess.exitCode = 7;\n',
  );
});
afterEach(() => rmSync(root, { recursive: true }));

function launch(options: { isOld: boolean }) {
  const imports = options.isOld ? ['--import', join(root, 'pretend.mjs')] : [];
  const args = [...imports, join(root, 'tools', 'launch.mjs'), 'tools/say.ts', 'one', '--two'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: allowedTime(60_000),
  });
  return { status, stdout: stdout.trim(), stderr };
}

function bringNode(): void {
  mkdirSync(join(root, 'node_modules', 'node', 'bin'), { recursive: true });
  symlinkSync(process.execPath, join(root, 'node_modules', 'node', 'bin', 'node'));
}

it('BUILD-3: a sufficiently new Node runs the command itself', () => {
  expect(launch({ isOld: false })).toMatchObject({ status: 7, stdout: `${process.versions.node} one,--two` });
});

it("BUILD-3: an old one passes it to the project's Node, with arguments and exit code", () => {
  bringNode();
  expect(launch({ isOld: true })).toMatchObject({ status: 7, stdout: `${process.versions.node} one,--two` });
});

it('BUILD-4: without install scripts, the package’s own install step downloads it', () => {
  const folder = join(root, 'node_modules', 'node');
  mkdirSync(join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"version":"24.0.0"}');
  writeFileSync(
    join(folder, 'installArchSpecificPackage.js'),
    `require('node:fs').symlinkSync(${JSON.stringify(process.execPath)}, require('node:path').resolve('bin/node'));`,
  );
  const { status, stdout } = launch({ isOld: true });
  expect(status).toBe(7);
  expect(stdout.split('\n')).toEqual([
    'Fetching the Node that Vitrine runs on …',
    `${process.versions.node} one,--two`,
  ]);
});

it('BUILD-4: if it is still missing, the message says what to do', () => {
  expect(launch({ isOld: true })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Run `npm ci` first'),
  });
  const folder = join(root, 'node_modules', 'node');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"version":"24.0.0"}');
  writeFileSync(join(folder, 'installArchSpecificPackage.js'), 'process.exit(1)');
  const refused = launch({ isOld: true });
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain(
    'this is 20.20.2, and Node 24.0.0 could not be fetched. Install a newer Node',
  );
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'BUILD-3: %s to the launcher alone reaches the command',
  async signal => {
    bringNode();
    writeFileSync(
      join(root, 'tools', 'wait.ts'),
      "for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => { console.log(signal); process.exit(9); });\nsetInterval(() => {}, 1000);\nconsole.log('waiting');\n",
    );
    const args = ['--import', join(root, 'pretend.mjs'), join(root, 'tools', 'launch.mjs'), 'tools/wait.ts'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
    let output = '';
    child.stdout.on('data', chunk => {
      output += String(chunk);
    });
    await expect.poll(() => output).toContain('waiting');
    const ended = once(child, 'exit');
    child.kill(signal);
    expect(await ended).toEqual([9, null]);
    expect(output).toContain(signal);
  },
);
