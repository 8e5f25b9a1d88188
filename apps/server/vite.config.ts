import { defineConfig } from 'vite';

/** The server and the operator's command line for Node; packages from outside stay in node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    outDir: '../../dist/server',
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        cli: 'src/cli.ts',
        // Threads of their own, found by these names beside the two (…-apart.ts).
        'back-up.worker': 'src/capabilities/backups/back-up.worker.ts',
        'import.worker': 'src/capabilities/importing/apart/import.worker.ts',
        // A process of its own (decode-apart.ts).
        'image.process': 'src/capabilities/media/image.process.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@vitrine\//] },
});
