import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';

/** The studio: one entry, with rooms and block panels as chunks, and file names based on content. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/_assets/studio/',
  plugins: [react()],
  css: { modules: { generateScopedName: '[name]__[local]-[hash:base64:4]' } },
  build: {
    outDir: '../../dist/studio',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The studio's policy does not allow data URLs, in particular for fonts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: 'src/main.tsx',
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
        codeSplitting: { includeDependenciesRecursively: false, groups: chunks },
        // Files may import each other: a module runs when it is first imported, whichever file it is in.
        strictExecutionOrder: true,
      },
    },
  },
});
