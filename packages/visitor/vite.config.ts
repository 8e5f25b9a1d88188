import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compileMessages } from './compile-messages.ts';

/**
 * Chunks here have no styles and nothing to fetch ahead, so the bundler's helper that would do both before
 * each import is left out: it is half of the entry.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  transform(_, id) {
    if (!id.includes('vite/preload-helper')) return null;
    return { code: 'export const __vitePreload = load => load();', map: null };
  },
};

/** Visitors check nothing that the server does not check again: the validation library stays at home. */
const withoutSchemas: Plugin = {
  name: 'without-schemas',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      const modules = chunk.type === 'chunk' ? chunk.moduleIds : [];
      if (modules.some(id => id.includes('/node_modules/zod/')))
        this.error(`${chunk.fileName} brings zod to visitors: keep schemas apart from what it imports.`);
    }
  },
};

/** The visitor's script: one small entry, a chunk for each enhancer and island, named by content. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/_assets/visitor/',
  // A page has one language, and its script brings no other.
  resolve: { conditions: ['visitor', ...defaultClientConditions] },
  plugins: [compileMessages, plainImports, withoutSchemas, react()],
  build: {
    outDir: '../../dist/visitor',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: 'src/main.ts',
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          // What is wanted together comes together: React in one file that every island shares; of galleries one
          // for all, one for those with an engine and one for those that move, instead of one for each way of sharing.
          groups: [
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'gallery',
              test: /\/gallery\/(gallery-constants|drawn-gallery|keep-when-fetched|open-gallery)\.ts$|\/lightbox-constants\.ts$|\/errors\/declare-errors\.ts$|\/image\/mark-loading\.ts$|\/motion\/next-task\.ts$/,
            },
            {
              // Of the lightbox, too.
              name: 'gallery-engine',
              test: /\/gallery\/(gallery-engine|gallery-index|when-scroll-rests|track-geometry|transitions\/play)\.ts$|\/messages\/fill-places\.ts$/,
            },
            {
              name: 'gallery-motion',
              test: /\/gallery\/(fetch-ahead|keep-(keyboard|gallery|videos|drag)|mark-slides|slide-gesture|drag-room)\.ts$|\/image\/load-queue\.ts$/,
            },
            // What makes elements: what opens over the page, and players.
            { name: 'elements', test: /\/elements\/make-element\.ts$|\/styles\/adopt-sheet\.ts$/ },
            { name: 'player', test: /\/video\/(player-frame|sole-player)\.ts$/ },
          ],
        },
      },
    },
  },
});
