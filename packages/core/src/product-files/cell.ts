import type { CsvValue } from '../csv/csv-row.ts';
import { type Phrase, phrase } from '../messages/phrase.ts';
import { decimalText } from '../money/format-money.ts';
import { isSameValue } from './is-same-value.ts';

/** One kind of value as the text of a cell and back, without loss (rule PRODUCTFILE-1). */
export interface Cell<Value> {
  /** @param decimals - of the store’s currency */
  readonly write: (value: Value, decimals: number) => CsvValue;
  readonly read: (text: string, decimals: number) => ReadCell<Value>;
}

export type ReadCell<Value> = { readonly value: Value } | { readonly fault: Phrase };

/** As it is, with its line breaks. */
export const textCell: Cell<string> = { write: text => text, read: text => ({ value: text }) };

/** An empty cell is a value of its own. */
export function optional<Value, Empty>(cell: Cell<Value>, empty: Empty): Cell<Value | Empty> {
  return {
    write: (value, decimals) => (value === empty ? null : cell.write(value as Value, decimals)),
    read: (text, decimals) => (text.trim() === '' ? { value: empty } : cell.read(text, decimals)),
  };
}

/** An empty cell is a fault. */
export function required<Value>(cell: Cell<Value>): Cell<Value> {
  return {
    write: cell.write,
    read: (text, decimals) =>
      text.trim() === '' ? { fault: phrase('imports.cellEmpty') } : cell.read(text, decimals),
  };
}

/** A value as one of a few words. */
export function wordCell<Value>(words: Readonly<Record<string, Value>>): Cell<Value> {
  const known = Object.entries(words);
  return {
    write: value => known.find(([, one]) => one === value)?.[0] ?? null,
    read: text => {
      const found = known.find(([word]) => word === text.trim().toLowerCase());
      if (found !== undefined) return { value: found[1] };
      return { fault: phrase('imports.cellWord', { words: known.map(([word]) => word).join(', ') }) };
    },
  };
}

const yesWords = ['yes', 'true', '1'];
const noWords = ['no', 'false', '0', ''];

export const yesCell: Cell<boolean> = {
  write: value => (value ? 'yes' : 'no'),
  read: text => {
    const word = text.trim().toLowerCase();
    if (yesWords.includes(word)) return { value: true };
    return noWords.includes(word)
      ? { value: false }
      : { fault: phrase('imports.cellWord', { words: 'yes, no' }) };
  },
};

/** Minor units as a decimal; a comma is read as its point. */
export const amountCell: Cell<number> = {
  write: (amount, decimals) => decimalText(amount, decimals),
  read: (text, decimals) => {
    const [, whole = '', part = ''] = /^(\d{1,12})(?:[.,](\d{1,4}))?$/.exec(text.trim()) ?? [];
    if (whole === '' || part.length > decimals)
      return { fault: phrase('imports.cellPrice', { example: decimalText(1850, decimals) }) };
    return { value: Number(whole + part.padEnd(decimals, '0')) };
  },
};

export const numberCell: Cell<number> = {
  write: value => value,
  read: text =>
    /^-?\d{1,15}(?:[.,]\d{1,25})?(?:e-?\d{1,2})?$/i.test(text.trim())
      ? { value: Number(text.trim().replace(',', '.')) }
      : { fault: phrase('imports.cellNumber') },
};

/** ISO 8601 as it is kept; a date alone, or a time without a zone, is in UTC. */
export const momentCell: Cell<string> = {
  write: value => value,
  read: text => {
    const [, day, time = '00:00:00.000'] =
      /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)Z?)?$/i.exec(text.trim()) ?? [];
    const moment = new Date(`${day}T${time}Z`);
    return Number.isNaN(moment.getTime())
      ? { fault: phrase('imports.cellMoment') }
      : { value: moment.toISOString() };
  },
};

/** Names separated by commas; a comma or a backslash within one has a backslash before it. */
export const namesCell: Cell<readonly string[]> = {
  write: names => names.map(name => name.replace(/[\\,]/g, mark => `\\${mark}`)).join(', '),
  read: text => ({
    value: [...text.matchAll(/(?:\\[\s\S]|[^,\\]|\\$)+/g)]
      .map(([name]) => name.replace(/\\([\\,])/g, '$1').trim())
      .filter(name => name !== ''),
  }),
};

/** Ids, addresses and the like, separated by spaces. */
export const wordsCell: Cell<readonly string[]> = {
  write: words => words.join(' '),
  read: text => ({ value: text.split(/\s+/).filter(word => word !== '') }),
};

const mostNested = 100;

/** Compact JSON; an empty cell is an empty list. */
export const jsonCell: Cell<unknown> = {
  write: value => (Array.isArray(value) && value.length === 0 ? null : JSON.stringify(value)),
  read: text => {
    if (text.trim() === '') return { value: [] };
    try {
      if (isShallow(text)) return { value: JSON.parse(text) };
    } catch {}
    return { fault: phrase('imports.cellJson') };
  },
};

/** What is nested deeper than any product would exhaust its reader. */
function isShallow(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/g)) {
    if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > mostNested) return false;
  }
  return true;
}

/** The first form that is read back as the same value; JSON always is. */
export function inForms<Value>(
  forms: readonly Cell<Value>['write'][],
  read: Cell<Value>['read'],
): Cell<Value>['write'] {
  return (value, decimals) => {
    for (const write of forms) {
      const text = write(value, decimals);
      const again = typeof text === 'string' ? read(text, decimals) : null;
      if (again !== null && 'value' in again && isSameValue(again.value, value)) return text;
    }
    return JSON.stringify(value);
  };
}
