import { translatorOf } from '@vitrine/controls/messages/translate.ts';
import { en } from './en.ts';

export type MessageKey = keyof typeof en;

/** Says a message of the catalogue; `{name}` places take values. */
export const t = translatorOf(en);
