import { translatorOf } from '@vitrine/controls/messages/translate.ts';
import type { PlainName, Spoken } from '@vitrine/core/messages/message.ts';
import type { StudioEnglish } from '@vitrine/core/messages/studio-messages.ts';

/** A message without placeholders. */
export type MessageKey = PlainName<Spoken<StudioEnglish>>;

/** Translates a message of the studio or its controls into the language of the studio. */
export const t = translatorOf<StudioEnglish>();
