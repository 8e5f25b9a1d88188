import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface DemoServer {
  readonly port: number;
  readonly email: string;
  readonly password: string;
  readonly dataDir: string;
}

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');

/** The built server on an empty data folder: the state after the first command. */
export async function startDemoServer(
  environment: Readonly<Record<string, string>> = {},
  main = 'dist/server/main.js',
): Promise<{ demo: DemoServer; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'));
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const data = join(dataDir, 'data');
  const server = spawn(process.execPath, [main], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      IS_RATE_LIMITED: 'false',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = await readUntil(server, /Data {7}/);
  const email = /Sign in as (\S+)/.exec(printed)?.[1] ?? '';
  const password = /Password {3}(\S+)/.exec(printed)?.[1] ?? '';
  return {
    demo: { port, email, password, dataDir: data },
    stop: async () => {
      const ended = new Promise(resolve => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
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

function readUntil(server: ChildProcess, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    server.stdout?.on('data', chunk => {
      text += String(chunk);
      if (wanted.test(text)) resolve(text);
    });
    server.once('exit', code =>
      reject(new Error(`The server ended with ${code} before it was ready.\n${text}`)),
    );
  });
}

/** The newest email of the platform itself to this address, as soon as one matches. */
export async function waitForMail(
  demo: DemoServer,
  to: string,
  isMeant: (text: string) => boolean = text => text !== '',
): Promise<string> {
  for (;;) {
    const text = (await readMail(demo)).get(to) ?? '';
    if (isMeant(text)) return text;
  }
}

/** The newest email of the platform to each of these addresses, as soon as all have one. */
export async function waitForMails(demo: DemoServer, to: readonly string[]): Promise<readonly string[]> {
  for (;;) {
    const mails = await readMail(demo);
    if (to.every(address => mails.has(address))) return to.map(address => mails.get(address) ?? '');
  }
}

/** The same for one website’s email to its visitors. */
export async function waitForVisitorMail(demo: DemoServer, site: string, to: string): Promise<string> {
  for (;;) {
    const text = (await readMail(demo, ['--site', site])).get(to) ?? '';
    if (text !== '') return text;
  }
}

/** The newest email to each address. Not only the few newest of all: other journeys send some meanwhile. */
async function readMail(
  { dataDir }: DemoServer,
  options: readonly string[] = [],
): Promise<ReadonlyMap<string, string>> {
  const command = ['dist/server/cli.js', 'account', 'mail', '--json', '--limit', '100', ...options];
  const { stdout } = await run(process.execPath, command, {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    encoding: 'utf8',
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
