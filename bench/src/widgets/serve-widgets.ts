import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';

export interface ServedFile {
  readonly contentType: string;
  readonly body: string;
}

export interface WidgetServer {
  readonly address: string;
  stop(): void;
}

const root = join(import.meta.dirname, '..', '..', '..');
/** So that pictures requested at the same time load at the same time. */
const pictureMilliseconds = 20;

/** Pages and scripts compressed as in the server; every picture is one of the starter's. */
export function serveWidgets(files: ReadonlyMap<string, ServedFile>): Promise<WidgetServer> {
  const folder = join(root, 'starters', 'kiln', 'images');
  const pictures = readdirSync(folder)
    .filter(name => name.endsWith('.webp'))
    .map(name => readFileSync(join(folder, name)));
  const packed = new Map<string, { contentType: string; body: Buffer }>();
  const find = (path: string) => {
    const known = packed.get(path);
    if (known) return known;
    const file = files.get(path) ?? visitorFile(path);
    if (!file) return null;
    const made = { contentType: file.contentType, body: brotliCompressSync(file.body) };
    packed.set(path, made);
    return made;
  };
  const server = createServer((request, reply) => {
    const path = (request.url ?? '/').replace(/[?#].*/s, '');
    const picture = /^\/media\/\w*?(\d{5})\//.exec(path)?.[1];
    if (picture !== undefined) {
      const body = pictures[Number(picture) % pictures.length];
      void delay(pictureMilliseconds).then(() =>
        reply.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'no-store' }).end(body),
      );
      return;
    }
    const file = find(path);
    if (file === null) reply.writeHead(404).end();
    else {
      const { contentType, body } = file;
      reply
        .writeHead(200, { 'content-type': `${contentType}; charset=utf-8`, 'content-encoding': 'br' })
        .end(body);
    }
  });
  return new Promise(resolve =>
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      const port = typeof bound === 'object' && bound ? bound.port : 0;
      resolve({ address: `http://127.0.0.1:${port}`, stop: () => void server.close() });
    }),
  );
}

function visitorFile(path: string): ServedFile | null {
  const name = /^\/_assets\/visitor\/([\w.-]+)$/.exec(path)?.[1];
  if (!name) return null;
  const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  return { contentType, body: readFileSync(join(root, 'dist', 'visitor', name), 'utf8') };
}
