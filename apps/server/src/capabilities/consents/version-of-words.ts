import { hashToken } from '../../secrets/tokens.ts';

/** Differs with every change of what a person is shown, and is the same for the same words. */
export function versionOfWords(...words: readonly string[]): string {
  return hashToken(words.join('\n')).slice(0, 12);
}
