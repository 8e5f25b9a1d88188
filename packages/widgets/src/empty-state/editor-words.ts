import { createContext } from 'react';

/** Translates an English text at its declaration into the editor’s language (rule MESSAGES-11). */
export const EditorWords = createContext<(english: string) => string>(english => english);
