import { type Words, wordsIn } from '../messages/words.ts';

/** The message to visitors of a website that is not launched yet, in its language. */
export function launchMessage(name: keyof Words['launch'], language: string): string {
  return wordsIn(language).launch[name];
}
