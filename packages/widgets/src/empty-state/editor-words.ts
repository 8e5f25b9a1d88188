import { createContext } from 'react';

/** Says what stands in English where it is declared in the editor’s language (rule MESSAGES-11). */
export const EditorWords = createContext<(english: string) => string>(english => english);
