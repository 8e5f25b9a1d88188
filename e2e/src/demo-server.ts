import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface DemoServer {
  readonly port: number;
  readonly email: string;
  readonly password: string;
}

const root = join(import.meta.dirname, '..', '..');

/** The built server on an empty data folder: what a newcomer has after the first command. */
export async function startDemoServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ demo: DemoServer; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'));
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(dataDir, 'data'),
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
    demo: { port, email, password },
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
