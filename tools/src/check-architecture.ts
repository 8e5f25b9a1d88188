import type { Finding } from './source-files.ts';

const document = 'ARCHITECTURE.md';
/** A file’s name with an ending and, if given, the folders before it. */
const named = /(?<![\w./-])[\w-][\w./-]*\.(?:tsx?|mjs|css)\b/g;

/** Every file named in ARCHITECTURE exists, and its name is unambiguous (rule FLOOR-10). `index.ts` may be any. */
export function checkArchitecture(text: string, paths: readonly string[]): Finding[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(named)].flatMap(([name]) => {
      if (name === 'index.ts') return [];
      const found = paths.filter(path => path === name || path.endsWith(`/${name}`));
      if (found.length === 1) return [];
      const message =
        found.length === 0
          ? `names ${name}, which is not there (FLOOR-10)`
          : `names ${name}, which may be ${found.join(' or ')} (FLOOR-10)`;
      return [{ path: document, line: index + 1, message }];
    }),
  );
}
