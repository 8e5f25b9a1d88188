import { type DeclaredWords, declaredIn } from '@vitrine/core/messages/declared-words.ts';
import type { MessageValue, Said, ValuesFor } from '@vitrine/core/messages/message.ts';
import { type ControlsEnglish, studioIn, studioInEnglish } from '@vitrine/core/messages/studio-messages.ts';

type Words = Readonly<Record<string, string | ((values: never) => string)>>;

/** Translates a message by its name, with values for its placeholders. */
type Translate<English> = <Name extends keyof English & string>(
  name: Name,
  ...values: ValuesFor<Said<English[Name] & string>>
) => string;

let language = 'en';
let words: Words = studioInEnglish;
let declared: DeclaredWords = {};

/** The language of the studio; English until one is set. */
export function studioLanguage(): string {
  return language;
}

/** Sets the language of all texts from now on. */
export async function speakStudio(chosen: string): Promise<void> {
  const [spoken, texts] = await Promise.all([studioIn(chosen), declaredIn(chosen)]);
  words = spoken;
  declared = texts;
  language = chosen;
}

/** The translator for this English catalogue. */
export function translatorOf<English>(): Translate<English> {
  return say;
}

export const t = translatorOf<ControlsEnglish>();

/** The texts a block or a payment method declares about itself, in English (rule MESSAGES-11). */
export function word(english: string): string {
  return declared[english] ?? english;
}

function say(name: string, values: Readonly<Record<string, MessageValue>> = {}): string {
  const message = words[name] ?? name;
  return typeof message === 'function' ? message(values as never) : message;
}
