import { join } from 'node:path';

/** What rolldown tells a group about the modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const app = join(import.meta.dirname, 'src', 'app.tsx');
let inEachRoom: ReadonlySet<string> | undefined;

/** What the app imports, directly or not, and so every room needs. */
function neededByApp(modules: Modules): ReadonlySet<string> {
  const found = new Set([app]);
  for (const id of found) for (const one of modules.getModuleInfo(id)?.importedIds ?? []) found.add(one);
  return found;
}

/**
 * Few files: one for what every room needs, one for editing pages and texts, one for what several rooms share, and
 * one for each room. By default each combination of rooms has a file of its own, and a room loads a hundred.
 */
export const chunks = [
  {
    // Each language is one file, fetched when needed.
    debugName: 'words',
    name: (id: string) => {
      const language = /\/messages\/([a-z]{2,3})\/studio\//.exec(id)?.[1];
      return language === undefined || language === 'en' ? null : `words-${language}`;
    },
  },
  {
    debugName: 'app',
    name: (id: string, modules: Modules) => {
      inEachRoom ??= neededByApp(modules);
      return inEachRoom.has(id) ? 'app' : null;
    },
  },
  {
    name: 'editing',
    test: /\/node_modules\/(prosemirror|@tiptap|linkify)|\/packages\/(blocks|render|widgets)\/|\/src\/(canvas|editing|rich-text)\//,
    minShareCount: 2,
  },
  { name: 'rooms', minShareCount: 3 },
];
