import { languageAmong, languageOfPath } from './speak.ts';

/** Words by their English. */
export type DeclaredWords = Readonly<Record<string, string>>;

const files = import.meta.glob<DeclaredWords>('./*/studio/*.words.ts', { import: 'words' });
const loaders = new Map(Object.entries(files).map(([path, load]) => [languageOfPath(path), load]));

/**
 * What blocks, shapes, map services and ways to pay say of themselves in the studio, in the language of a tag. English
 * stands where each declares it, so that it stays whole in its folder (rule MESSAGES-11).
 */
export async function declaredIn(tag: string): Promise<DeclaredWords> {
  const language = languageAmong(loaders, tag);
  return (language === null ? undefined : await loaders.get(language)?.()) ?? {};
}
