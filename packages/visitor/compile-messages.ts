import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** The catalogue of the visitor's script in one language. */
const catalogueFile = /\/core\/src\/messages\/([a-z]{2,3})\/widgets\.messages\.ts$/;

/**
 * Compiles messages to text and small functions when the script is built, so that visitors do not download a
 * message parser (rule MESSAGES-6).
 */
export const compileMessages: Plugin = {
  name: 'compile-messages',
  enforce: 'pre',
  async load(id) {
    const language = catalogueFile.exec(id)?.[1];
    if (language === undefined) return null;
    this.addWatchFile(id);
    const { messages }: { messages: Readonly<Record<string, string>> } = await import(id);
    const entries = Object.entries(messages).map(
      ([name, message]) => `${name}:${compileMessage(message, language)}`,
    );
    return { code: `export const messages = {${entries.join(',\n')}};`, map: null };
  },
};

/** The source of one message: a string, or a function of its values. */
export function compileMessage(message: string, language: string): string {
  const elements = parse(message, { ignoreTag: true });
  const isPlain = elements.every(({ type }) => type === TYPE.literal);
  const text = textOf(elements, { language, counted: null });
  return isPlain ? text : `v=>${text}`;
}

interface Within {
  readonly language: string;
  /** The meaning of `#` inside the parts of a plural. */
  readonly counted: string | null;
}

function textOf(elements: readonly MessageFormatElement[], within: Within): string {
  const [first = '""', ...rest] = elements.map(element => partOf(element, within));
  return [first, ...rest].join('+');
}

function partOf(element: MessageFormatElement, within: Within): string {
  switch (element.type) {
    case TYPE.literal:
      return JSON.stringify(element.value);
    case TYPE.argument:
      return `String(v.${element.value})`;
    case TYPE.pound:
      return `String(${within.counted})`;
    case TYPE.select:
    case TYPE.plural: {
      const value = `v.${element.value}`;
      const isPlural = element.type === TYPE.plural;
      const inner = isPlural ? { ...within, counted: value } : within;
      const parts = Object.entries(element.options).map(([name, option]) => {
        return `${JSON.stringify(name)}:${textOf(option.value, inner)}`;
      });
      const rule = isPlural ? `new Intl.PluralRules("${within.language}").select(${value})` : value;
      const exact = isPlural ? `o["="+${value}]??` : '';
      return `(o=>${exact}o[${rule}]??o.other)({${parts.join(',')}})`;
    }
    default:
      throw new Error(`The visitor's script knows no such part of a message: ${JSON.stringify(element)}.`);
  }
}
