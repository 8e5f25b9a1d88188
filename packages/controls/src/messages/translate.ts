import { type DeclaredWords, declaredIn } from '@vitrine/core/messages/declared-words.ts';
import type { MessageValue, Said, ValuesFor } from '@vitrine/core/messages/message.ts';
import { type ControlsEnglish, studioIn, studioInEnglish } from '@vitrine/core/messages/studio-messages.ts';

type Words = Readonly<Record<string, string | ((values: never) => string)>>;

/** Says a message by its name, with values where it has places for them. */
type Translate<English> = <Name extends keyof English & string>(
  name: Name,
  ...values: ValuesFor<Said<English[Name] & string>>
) => string;

let language = 'en';
let words: Words = studioInEnglish;
let declared: DeclaredWords = {};

/** The language that the studio speaks; English until it was chosen. */
export function studioLanguage(): string {
  return language;
}

/** What is said from now on is in this language. */
export async function speakStudio(chosen: string): Promise<void> {
  const [spoken, texts] = await Promise.all([studioIn(chosen), declaredIn(chosen)]);
  words = spoken;
  declared = texts;
  language = chosen;
}

/** What says the messages of that English. */
export function translatorOf<English>(): Translate<English> {
  return say;
}

export const t = translatorOf<ControlsEnglish>();

/** What a block or a payment method says of itself, which stands in English where it is declared (rule MESSAGES-11). */
export function word(english: string): string {
  return declared[english] ?? english;
}

function say(name: string, values: Readonly<Record<string, MessageValue>> = {}): string {
  const message = words[name] ?? name;
  return typeof message === 'function' ? message(values as never) : message;
}
