import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import type { Answer } from './reference-page.ts';

/** nginx serving these bytes from a file, like a precompressed page; null if there is no nginx. */
export async function startNginx(
  path: string,
  answer: Answer,
): Promise<{ port: number; stop: () => Promise<void> } | null> {
  if (spawnSync('nginx', ['-v']).error) return null;
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-nginx-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages', 'page'), answer.body);
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configurationOf({ folder, port, path, answer }));
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const ended = once(nginx, 'exit');
  const stop = async () => {
    nginx.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilAnswers(port, path);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}

interface Site {
  readonly folder: string;
  readonly port: number;
  readonly path: string;
  readonly answer: Answer;
}

/** One worker, as ours is one process; the file stays open and in memory. */
function configurationOf({ folder, port, path, answer }: Site): string {
  const encoding = answer.headers['content-encoding'];
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=10;
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port};
    root ${folder}/pages;
    location = ${path} {
      try_files /page =404;
      ${encoding ? `add_header Content-Encoding ${encoding};` : ''}
    }
  }
}
`;
}

async function untilAnswers(port: number, path: string): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const isThere = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'HEAD' }).then(
      reply => reply.ok,
      () => false,
    );
    if (isThere) return;
    await delay(10);
  }
  throw new Error('nginx did not answer.');
}
