import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compileMessages } from './compile-messages.ts';

/**
 * The chunks here have no styles and nothing to preload, so the bundler's helper that would do both before each
 * import is left out: it is half of the entry.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  transform(_, id) {
    if (!id.includes('vite/preload-helper')) return null;
    return { code: 'export const __vitePreload = load => load();', map: null };
  },
};

/** The server checks all input again, so visitors do not download the validation library. */
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

/** The visitor's script: one small entry and a chunk for each enhancer and island, named by content. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/_assets/visitor/',
  // A page has one language, and its script contains no other.
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
          // Modules that are needed together are loaded together: React in one file shared by all islands;
          // galleries in one
          // file for all, one for those with an engine and one for those that move, instead of one per
          // combination.
          groups: [
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'gallery',
              test: /\/gallery\/(gallery-constants|drawn-gallery|keep-when-fetched|open-gallery)\.ts$|\/lightbox-constants\.ts$|\/errors\/declare-errors\.ts$|\/image\/mark-loading\.ts$|\/motion\/next-task\.ts$/,
            },
            {
              // Also for the lightbox.
              name: 'gallery-engine',
              test: /\/gallery\/(gallery-engine|gallery-index|when-scroll-rests|track-geometry|transitions\/play)\.ts$|\/messages\/fill-places\.ts$/,
            },
            {
              name: 'gallery-motion',
              test: /\/gallery\/(fetch-ahead|keep-(keyboard|gallery|videos|drag)|mark-slides|slide-gesture|drag-room)\.ts$|\/image\/load-queue\.ts$/,
            },
            // Modules that create elements: overlays on the page, and players.
            { name: 'elements', test: /\/elements\/make-element\.ts$|\/styles\/adopt-sheet\.ts$/ },
            { name: 'player', test: /\/video\/(player-frame|sole-player)\.ts$/ },
          ],
        },
      },
    },
  },
});
