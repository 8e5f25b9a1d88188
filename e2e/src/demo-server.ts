import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopProcess } from '@vitrine/tools/stop-process.ts';
import { until } from '@vitrine/tools/until.ts';
import { untilPrinted } from '@vitrine/tools/until-printed.ts';
import { inject } from 'vitest';
import { type DatabaseConfig, freshDatabase } from '../../apps/server/test/fresh-database.ts';
import { openOutbox } from '../../apps/server/test/read-outbox.ts';
import type { TestCluster } from '../../apps/server/test/test-cluster.ts';

export interface DemoServer {
  readonly port: number;
  readonly email: string;
  readonly password: string;
  readonly dataDir: string;
  readonly database: DatabaseConfig;
}

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
  const server = spawn(process.execPath, [main], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
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
    demo: { port, email, password, dataDir, database: database.config },
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

/** The newest email of the platform itself to this address, as soon as one matches. */
export async function waitForMail(
  demo: DemoServer,
  to: string,
  isMeant: (text: string) => boolean = () => true,
): Promise<string> {
  const [text = ''] = await waitForMails(demo, [to], { isMeant });
  return text;
}

/** The newest email of a website to this visitor, also one with a code, which its owner cannot read. */
export async function waitForVisitorMail(demo: DemoServer, site: string, to: string): Promise<string> {
  const [text = ''] = await waitForMails(demo, [to], { site });
  return text;
}

/** The newest email of the platform, or of a website, to each of these addresses, as soon as all have one. */
export async function waitForMails(
  { database, dataDir }: DemoServer,
  to: readonly string[],
  { site, isMeant = () => true }: { site?: string; isMeant?: (text: string) => boolean } = {},
): Promise<readonly string[]> {
  const outbox = await openOutbox(database, dataDir);
  try {
    return await until(async () => {
      const texts = await outbox.newest(to, site);
      return (
        to.every(address => texts.has(address) && isMeant(texts.get(address) ?? '')) &&
        to.map(address => texts.get(address) ?? '')
      );
    });
  } finally {
    await outbox.close();
  }
}

/** The code and the address in an email. */
export function proofIn(text: string): { code: string; address: string } {
  return {
    code: /code (\d{6})/.exec(text)?.[1] ?? '',
    address: /http\S+#token=\S+/.exec(text)?.[0] ?? '',
  };
}
