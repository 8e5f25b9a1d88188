import { defineConfig } from 'vite';

/**
 * What stays in node_modules: native code, packages that find their own files next to them, and the S3 library,
 * which most installations never load.
 */
const external = [
  'sharp',
  '@node-rs/argon2',
  'pino',
  'fontkit',
  'pdfkit',
  'woff2-encoder/decompress',
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
];

/**
 * The server and the operator's command line for Node. The other packages are bundled: finding and reading 700
 * small files took half of the start-up time.
 */
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
        // Separate processes, found by these names next to the two.
        'back-up.process': 'src/capabilities/backups/back-up.process.ts',
        'import.process': 'src/capabilities/importing/apart/import.process.ts',
        'product-file.process': 'src/capabilities/importing/product-file/product-file.process.ts',
        'image.process': 'src/capabilities/media/image.process.ts',
        'paper.process': 'src/capabilities/documents/papers/paper.process.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external },
});
