import { translatorOf } from '@vitrine/controls/messages/translate.ts';
import type { PlainName, Spoken } from '@vitrine/core/messages/message.ts';
import type { StudioEnglish } from '@vitrine/core/messages/studio-messages.ts';

/** A message that is said as it is. */
export type MessageKey = PlainName<Spoken<StudioEnglish>>;

/** Says a message of the studio or its controls in the language that the studio speaks. */
export const t = translatorOf<StudioEnglish>();
