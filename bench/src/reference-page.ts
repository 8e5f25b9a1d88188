import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';

export interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A server’s raw answer on loopback for a host. */
export function askPage(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers }, reply => {
      const parts: Buffer[] = [];
      reply.on('data', part => parts.push(part));
      reply.on('end', () => {
        const plain = Object.entries(reply.headers).filter(([name]) => name !== 'transfer-encoding');
        resolve({
          headers: Object.fromEntries(plain.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(parts),
        });
      });
    });
    asked.once('error', reject).end();
  });
}

/** A process that only answers this; `stop` ends it. */
export async function startReferencePage({
  headers,
  body,
}: Answer): Promise<{ port: number; pid: number; stop: () => void }> {
  const child = fork(join(import.meta.dirname, 'reference-page.process.ts'));
  child.send({ headers, body: body.toString('base64') });
  const [message] = await once(child, 'message');
  return { port: message.port, pid: child.pid ?? 0, stop: () => child.disconnect() };
}
