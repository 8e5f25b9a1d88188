import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { replyNotFound } from './error-replies.ts';
import { type Encoding, encodingFor } from './packed-body.ts';
import { send } from './send.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

const compressible = new Set(['.js', '.css', '.json', '.svg', '.wasm', '.txt', '.map']);
/** Parts of a path begin with a letter or digit: no dot files, nothing above the folder (rule STATIC-1). */
const safePath = /^(?:[A-Za-z0-9_][A-Za-z0-9._-]*\/)*[A-Za-z0-9_][A-Za-z0-9._-]*$/;
/** Files whose names the build derives from their content never change. */
const hashed = /-[A-Za-z0-9_-]{8,64}\.[a-z0-9]+$/;
const rooms = new Set(['studio', 'visitor']);

const squeeze: Readonly<Record<'br' | 'gzip', (bytes: Buffer) => Promise<Buffer>>> = {
  br: bytes => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: bytes => promisify(gzip)(bytes, { level: 9 }),
};

/** The built studio and visitor script under `/_assets/studio/…` and `/_assets/visitor/…` (STATIC-1 to 3). */
export function registerStaticAssets(app: FastifyInstance, assetsDir: string): void {
  // As many entries as there are built files and encodings; each is compressed once, on its first use.
  const finished = new Map<string, Promise<Buffer | null>>();

  app.get<{ Params: { '*': string } }>('/_assets/*', async (request, reply) => {
    const path = request.params['*'];
    const [room = ''] = path.split('/', 1);
    if (!safePath.test(path) || !rooms.has(room)) return replyNotFound(request, reply);
    const ending = extname(path);
    const encoding = compressible.has(ending) ? encodingFor(request.headers['accept-encoding']) : 'identity';
    const body = await finishedFile(path, encoding);
    if (body === null) return replyNotFound(request, reply);
    return send(reply, {
      contentType: types[ending] ?? 'application/octet-stream',
      cacheControl: hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(compressible.has(ending) ? { vary: 'Accept-Encoding' } : {}),
      body,
      also: {
        'Cross-Origin-Resource-Policy': 'cross-origin',
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      },
    });
  });

  function finishedFile(path: string, encoding: Encoding): Promise<Buffer | null> {
    if (!hashed.test(path)) return finish(path, encoding);
    const key = `${encoding} ${path}`;
    const known = finished.get(key);
    if (known) return known;
    const made = finish(path, encoding);
    finished.set(key, made);
    // A missing file is looked for again, and takes no memory.
    void made.then(body => body ?? finished.delete(key)).catch(() => finished.delete(key));
    return made;
  }

  async function finish(path: string, encoding: Encoding): Promise<Buffer | null> {
    const bytes = await readFile(join(assetsDir, path)).catch(() => null);
    if (bytes === null || encoding === 'identity') return bytes;
    return squeeze[encoding](bytes);
  }
}
