import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

let fresh: FreshDatabase;
let dataDir: string;
beforeAll(async () => {
  fresh = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-defaults-'));
});
afterAll(async () => {
  await fresh?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs a command with nothing set but where its data are. */
async function vitrine(...args: string[]) {
  const out: string[] = [];
  await runCommand(commands, args, {
    environment: { DATABASE_URL: fresh.url, DATA_DIR: dataDir },
    terminal: { out: line => out.push(line), err: () => {} },
  });
  return out;
}

it('CONFIGURATION-2: without settings the server is to listen on loopback, port 3000, as localhost', async () => {
  const { checks } = JSON.parse((await vitrine('doctor', '--json')).at(-1) ?? '');
  expect(checks).toContainEqual(
    expect.objectContaining({ name: 'Port', found: expect.stringMatching(/^127\.0\.0\.1:3000 is /) }),
  );
  // Any other domain is told that it needs HTTPS.
  expect(checks.map((check: { name: string }) => check.name)).not.toContain('HTTPS');
});

it('SECRET-1: the key is made once, for its owner alone, and stays for later commands', async () => {
  const key = join(dataDir, 'secret.key');
  await vitrine('site', 'list');
  const made = await readFile(key, 'utf8');
  expect(made.trim()).toMatch(/^[\w-]{43}$/);
  expect((await stat(key)).mode & 0o777).toBe(0o600);
  await vitrine('site', 'list');
  expect(await readFile(key, 'utf8')).toBe(made);
});
