import type { Refusal } from '../errors/result.ts';
import type { Said } from './phrase.ts';
import { wordPhrase } from './word-phrase.ts';
import { wordRefusal } from './word-refusal.ts';

/** A noted or stored refusal or text, in the reader’s language (rule ERROR-5). */
export function wordSaid(said: Said | Refusal, language: string): string {
  return typeof said === 'object' && 'english' in said
    ? wordRefusal(said, language)
    : wordPhrase(said, language);
}
