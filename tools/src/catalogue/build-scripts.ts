import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** The script addresses of catalogue pages: that of published pages, and that of exhibits. */
const pageScripts = ['packages/visitor/src/main.ts', 'tools/src/catalogue/exhibit.client.ts'] as const;

/**
 * Both scripts as visitors get them, by the path that pages request, their chunks as
 * `/chunks/NAME.js`: a journey loads a few files instead of a hundred modules (rule CATALOGUE-9).
 */
export async function buildScripts(root: string): Promise<ReadonlyMap<string, string>> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    // Makes React report differences between the server's HTML and hydration.
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(pageScripts.map(path => [path, join(root, path)])),
        output: { entryFileNames: '[name]', chunkFileNames: 'chunks/[name].js' },
      },
    },
  });
  const parts = Array.isArray(output)
    ? output.flatMap(one => one.output)
    : 'output' in output
      ? output.output
      : [];
  return new Map(
    parts.flatMap(part => (part.type === 'chunk' ? [[`/${part.fileName}`, part.code] as const] : [])),
  );
}
