import { languageAmong, languageOfPath } from './speak.ts';

/** Texts by their English. */
export type DeclaredWords = Readonly<Record<string, string>>;

const files = import.meta.glob<DeclaredWords>('./*/studio/*.words.ts', { import: 'words' });
const languages = new Set(Object.keys(files).map(languageOfPath));

/**
 * The declared studio texts of blocks, shapes, map services and payment methods, in the language of
 * a tag. The English text is in each declaration, so that a folder is complete (rule MESSAGES-11).
 */
export async function declaredIn(tag: string): Promise<DeclaredWords> {
  const language = languageAmong(languages, tag);
  const loaders = Object.entries(files).filter(([path]) => languageOfPath(path) === language);
  return Object.assign({}, ...(await Promise.all(loaders.map(([, load]) => load()))));
}
