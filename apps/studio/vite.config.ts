import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

function languageOfWords(path: string): string | null {
  const language = /\/messages\/([a-z]{2,3})\/studio\//.exec(path)?.[1];
  return language === undefined ? null : `words-${language}`;
}

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
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          // Each language is one file, fetched when needed.
          groups: [{ name: languageOfWords, test: /\/messages\/(?!en\/)[a-z]{2,3}\/studio\// }],
        },
      },
    },
  },
});
