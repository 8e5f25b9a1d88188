import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stopProcess } from '@vitrine/tools/stop-process.ts';
import { allowedTime, until } from '@vitrine/tools/until.ts';
import { untilPrinted } from '@vitrine/tools/until-printed.ts';
import { inject } from 'vitest';
import { type DatabaseConfig, freshDatabase } from '../../apps/server/test/fresh-database.ts';
import type { TestCluster } from '../../apps/server/test/test-cluster.ts';

export interface DemoServer {
  readonly port: number;
  readonly email: string;
  readonly password: string;
  /** Of `npm run vitrine` beside it: its data folder and its database. */
  readonly environment: Readonly<Record<'DATA_DIR' | 'DATABASE_URL', string>>;
  readonly database: DatabaseConfig;
}

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');

interface Start {
  /** The program, relative to the root. */
  readonly main?: string;
  /** Where its database is created. */
  readonly cluster?: TestCluster;
}

/** The built server on an empty data folder and an empty database: the state after the first command. */
export async function startDemoServer(
  environment: Readonly<Record<string, string>> = {},
  { main = 'dist/server/main.js', cluster = inject('postgres') }: Start = {},
): Promise<{ demo: DemoServer; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'));
  const database = await freshDatabase({ cluster });
  const port = await freePort();
  const own = { DATA_DIR: dataDir, DATABASE_URL: database.url };
  const server = spawn(process.execPath, [main], {
    cwd: root,
    env: {
      ...process.env,
      ...own,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      IS_RATE_LIMITED: 'false',
      ...environment,
    },
    stdio: ['ignore', 'pipe', logOf(port)],
  });
  const printed = await untilPrinted(server, /Data {7}/);
  const email = /Sign in as (\S+)/.exec(printed)?.[1] ?? '';
  const password = /Password {3}(\S+)/.exec(printed)?.[1] ?? '';
  return {
    demo: { port, email, password, environment: own, database: database.config },
    stop: async () => {
      await stopProcess(server);
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Where its warnings and errors go: into a file that is read when a test fails, if `npm test` keeps such files. */
function logOf(port: number): number | 'inherit' {
  const folder = process.env.VITRINE_EVIDENCE;
  return folder === undefined ? 'inherit' : openSync(join(folder, `server-${port}.log`), 'a');
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Each question starts a process. */
const patience = { interval: 250, deadline: allowedTime(60_000) };

/** The newest email of the platform itself to this address, as soon as one matches. */
export function waitForMail(
  demo: DemoServer,
  to: string,
  isMeant: (text: string) => boolean = () => true,
): Promise<string> {
  return until(async () => {
    const text = (await readMail(demo)).get(to);
    return text !== undefined && isMeant(text) && text;
  }, patience);
}

/** The newest email of the platform to each of these addresses, as soon as all have one. */
export function waitForMails(demo: DemoServer, to: readonly string[]): Promise<readonly string[]> {
  return until(async () => {
    const mails = await readMail(demo);
    return to.every(address => mails.has(address)) && to.map(address => mails.get(address) ?? '');
  }, patience);
}

/** The newest email of a website to this visitor, also one with a code, which its owner cannot read. */
export function waitForVisitorMail(demo: DemoServer, site: string, to: string): Promise<string> {
  return until(async () => (await readMail(demo, ['--site', site])).get(to) ?? '', patience);
}

/** The newest email to each address. Not only the few newest of all: other journeys send some meanwhile. */
async function readMail(
  { environment }: DemoServer,
  options: readonly string[] = [],
): Promise<ReadonlyMap<string, string>> {
  const command = ['dist/server/cli.js', 'account', 'mail', '--json', '--limit', '100', ...options];
  const { stdout } = await run(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...environment, LOG_LEVEL: 'silent' },
    encoding: 'utf8',
    timeout: allowedTime(60_000),
  });
  const { mails } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
    mails: { to: string; text: string }[];
  };
  return new Map(mails.toReversed().map(mail => [mail.to, mail.text]));
}

/** The code and the address in an email. */
export function proofIn(text: string): { code: string; address: string } {
  return {
    code: /code (\d{6})/.exec(text)?.[1] ?? '',
    address: /http\S+#token=\S+/.exec(text)?.[0] ?? '',
  };
}
