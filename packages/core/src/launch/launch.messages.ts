import { type Words, wordsIn } from '../messages/words.ts';

/** What visitors of a website that was not launched yet are told, in its language. */
export function launchMessage(name: keyof Words['launch'], language: string): string {
  return wordsIn(language).launch[name];
}
