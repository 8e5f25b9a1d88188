import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';

const root = join(import.meta.dirname, '..', '..');

/** Production modules of the source, for the duration of `use`. */
export async function withSource<T>(use: (load: ViteDevServer['ssrLoadModule']) => Promise<T>): Promise<T> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    appType: 'custom',
    cacheDir: join(root, 'node_modules', '.cache', 'bench'),
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await use(path => vite.ssrLoadModule(path));
  } finally {
    await vite.close();
  }
}
