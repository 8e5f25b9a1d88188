/**
 * Draws a page of sixty blocks over and over in a process of its own, from the source, with React as production has
 * it (`NODE_ENV` is the caller's). Each message `{ rounds }` is answered by `{ milliseconds }`, one of each round.
 */
import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '..', '..');
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
const { renderPage } = await vite.ssrLoadModule('/packages/render/src/render-page.tsx');
const { pageWith, section, words } = await vite.ssrLoadModule('/packages/render/src/test/page.samples.ts');
await vite.close();

const blocks = Array.from({ length: 60 }, (_, at) => words(`w${at}`, `Paragraph ${at}.`));
const page = pageWith({ kind: 'page', document: { sections: [section('many', blocks)] } });

process.on('message', ({ rounds }: { rounds: number }) => {
  const milliseconds = Array.from({ length: rounds }, () => {
    const began = performance.now();
    renderPage(page);
    return performance.now() - began;
  });
  process.send?.({ milliseconds });
});
process.once('disconnect', () => process.exit(0));
process.send?.({ milliseconds: [] });
