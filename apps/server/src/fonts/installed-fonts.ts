import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** One `@font-face` of a package, for a range of letters. */
export interface FontFace {
  readonly file: string;
  readonly subset: string;
  readonly style: 'normal' | 'italic';
  readonly weight: string;
  readonly range: string;
  /** The same as pairs of first and last letter. */
  readonly letters: readonly LetterRange[];
}

type LetterRange = readonly [first: number, last: number];

export interface InstalledFont {
  /** As styles name it, such as `Inter Variable`. */
  readonly family: string;
  /** The package's own name, such as `inter`. */
  readonly name: string;
  readonly folder: string;
  readonly faces: readonly FontFace[];
}

let fonts: ReadonlyMap<string, InstalledFont> | undefined;

/** The variable fonts of Fontsource that are installed, by family (rule FONT-1). */
export function installedFonts(): ReadonlyMap<string, InstalledFont> {
  fonts ??= new Map(
    packageFolders().flatMap(folder => {
      const font = readFont(folder);
      return font ? [[font.family, font] as const] : [];
    }),
  );
  return fonts;
}

/** All packages are next to the one that the server itself depends on. */
function packageFolders(): string[] {
  const require = createRequire(import.meta.url);
  const scope = dirname(dirname(require.resolve('@fontsource-variable/inter/package.json')));
  return readdirSync(scope)
    .toSorted()
    .map(name => join(scope, name));
}

function readFont(folder: string): InstalledFont | null {
  const read = (name: string) => {
    try {
      return readFileSync(join(folder, name), 'utf8');
    } catch {
      return '';
    }
  };
  const faces = [...facesOf(read('index.css'), 'normal'), ...facesOf(read('wght-italic.css'), 'italic')];
  const family = /font-family:\s*'([^']+)'/.exec(read('index.css'))?.[1];
  const name = folder.split(/[\\/]/).at(-1) ?? '';
  return family === undefined || faces.length === 0 ? null : { family, name, folder, faces };
}

/** Each face follows a comment with its id, such as `inter-latin-ext-wght-normal`. */
function facesOf(css: string, style: FontFace['style']): FontFace[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, body = '']) => {
    const value = (property: string) => new RegExp(`${property}:\\s*([^;]+);`).exec(body)?.[1]?.trim() ?? '';
    const file = /url\(\.\/files\/([\w.-]+\.woff2)\)/.exec(body)?.[1];
    const subset =
      file === undefined
        ? undefined
        : /-((?:latin|greek|cyrillic|vietnamese|[a-z]+)(?:-ext)?)-wght-/.exec(file)?.[1];
    if (file === undefined || subset === undefined) return [];
    const range = value('unicode-range');
    return [{ file, subset, style, weight: value('font-weight'), range, letters: lettersOf(range) }];
  });
}

/** Of a list such as `U+0000-00FF, U+0131`. */
function lettersOf(range: string): LetterRange[] {
  return range.split(',').map(part => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
