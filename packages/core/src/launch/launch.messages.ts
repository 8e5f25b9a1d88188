import { type Words, wordsIn } from '../messages/words.ts';

/** The message to visitors of a website before its launch, in its language. */
export function launchMessage(name: keyof Words['launch'], language: string): string {
  return wordsIn(language).launch[name];
}
