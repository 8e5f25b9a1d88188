import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer as createVite, type ViteDevServer } from 'vite';
import type * as Answering from './answer.ts';
import { buildScripts } from './build-scripts.ts';
import { sendPage } from './send-page.ts';

export interface Catalogue {
  /** Such as `http://127.0.0.1:4100`, without a trailing slash. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

const root = join(import.meta.dirname, '..', '..', '..');
const longestDelay = 10_000;

/**
 * The block catalogue on loopback: samples drawn by the real renderer and the visitor's script,
 * directly from the source (rules CATALOGUE-1 to CATALOGUE-8). Port 0 takes a free one; without
 * `isWatching` it keeps the source of its start, and its pages have bundled scripts.
 */
export async function startCatalogue({
  port,
  isWatching = true,
}: {
  port: number;
  isWatching?: boolean;
}): Promise<Catalogue> {
  const vite = await createVite({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: join(root, 'node_modules', '.cache', 'catalogue'),
    server: {
      middlewareMode: true,
      ws: false,
      hmr: false,
      watch: isWatching ? { ignored: ['**/docs/**', '**/dist/**', '**/apps/**', '**/bench/**'] } : null,
    },
    optimizeDeps: {
      noDiscovery: true,
      include: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client', 'leaflet'],
    },
  });
  const scripts = isWatching ? new Map<string, string>() : await buildScripts(root);
  const server = createServer((request, response) => void reply({ vite, scripts, request, response }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { address: `http://127.0.0.1:${portOf(server)}`, close: () => closeAll(server, vite) };
}

interface Exchange {
  readonly vite: ViteDevServer;
  /** By their path; missing ones come from the source. */
  readonly scripts: ReadonlyMap<string, string>;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

async function reply({ vite, scripts, request, response }: Exchange): Promise<void> {
  try {
    const address = new URL(request.url ?? '/', 'http://localhost');
    const script = scripts.get(address.pathname);
    if (script !== undefined) {
      response.writeHead(200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        // Bundled once for the whole run: a browser that shows many pages reads and compiles it once.
        'Cache-Control': 'max-age=3600',
      });
      response.end(script);
      return;
    }
    if (/^\/(?:media|s)\//.test(address.pathname)) await wait(delayOf(address, request.headers.referer));
    const { answer } = (await vite.ssrLoadModule('/tools/src/catalogue/answer.ts')) as typeof Answering;
    const found = answer(address);
    if (!found) {
      vite.middlewares(request, response, () => response.writeHead(404).end());
      return;
    }
    const { status, contentType, body, policy } = found;
    response.writeHead(status, {
      'Content-Type': contentType,
      'Cache-Control': 'no-store',
      ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }),
    });
    if (typeof body === 'string' && address.pathname.startsWith('/sample/'))
      await sendPage(response, body, address.searchParams);
    else response.end(body);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(error instanceof Error ? error.stack : String(error));
  }
}

/** Milliseconds a picture takes: its own `slow`, or that of its page. */
function delayOf(address: URL, referer: string | undefined): number {
  const page = referer !== undefined && URL.canParse(referer) ? new URL(referer).searchParams : null;
  const asked = Number(address.searchParams.get('slow') ?? page?.get('slow') ?? 0);
  return asked > 0 ? Math.min(asked, longestDelay) : 0;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function closeAll(server: Server, vite: ViteDevServer): Promise<void> {
  server.closeAllConnections();
  await new Promise(resolve => server.close(resolve));
  await vite.close();
}
