import type { MessageValue } from './message.ts';
import type { Phrase, PhraseValue, PhraseValues } from './phrase.ts';

/** Values for a message: phrases among them become text, several become consecutive sentences. */
export function sayValues(
  values: PhraseValues,
  say: (phrase: Phrase) => string,
): Readonly<Record<string, MessageValue>> {
  const wordOne = (value: PhraseValue): MessageValue => {
    if (typeof value !== 'object') return value;
    return 'code' in value ? say(value) : value.map(say).join(' ');
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wordOne(value)]));
}
