import { createServer } from 'vite';

/** Modules of the workspace by glob, loaded by Vite: with `import.meta.glob` and TSX. */
export async function loadModules<T>(
  root: string,
  paths: readonly string[],
  take: (modules: readonly { path: string; exports: Record<string, unknown> }[]) => T | Promise<T>,
): Promise<T> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const modules = [];
    for (const path of paths) modules.push({ path, exports: await server.ssrLoadModule(`/${path}`) });
    return await take(modules);
  } finally {
    await server.close();
  }
}
