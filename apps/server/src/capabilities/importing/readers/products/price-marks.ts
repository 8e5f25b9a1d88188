import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { ImportNotes } from '../import-notes.ts';
import { type DecimalMark, decimalMarkOf, digitsOf, isUncertain, readPrice } from './read-amounts.ts';

/**
 * Reads the prices of one file. A shop writes all of them alike, so the others tell what `18.504` means: a mark that is
 * followed by another number of digits elsewhere, or beside the other mark, is the decimal mark; thousands without a
 * mark elsewhere mean that none has one. If they contradict each other, more of them count; if they do not
 * tell, a point is the decimal mark, as shops write it to files, and a comma separates thousands. In both cases the
 * report names the price (rule IMPORT-24).
 */
export class PriceMarks {
  readonly #notes: ImportNotes;
  /** How many prices show each decimal mark. */
  readonly #shown = { '.': 0, ',': 0 };
  #hasPlainThousands = false;

  constructor(notes: ImportNotes) {
    this.#notes = notes;
  }

  /** Each price of the file, before any is read. */
  add(text: string): void {
    const digits = digitsOf(text)?.text ?? '';
    if (/^\d{4,}$/.test(digits)) this.#hasPlainThousands = true;
    const shown = decimalMarkOf(digits) ?? otherThanThousands(digits);
    if (shown !== null) this.#shown[shown] += 1;
  }

  /** @param title - of its product */
  read(text: string, title: string): string {
    const digits = digitsOf(text)?.text ?? '';
    if (!isUncertain(digits)) return readPrice(text, null);
    const own = digits.includes('.') ? '.' : ',';
    const { '.': points, ',': commas } = this.#shown;
    if (points + commas === 0 && this.#hasPlainThousands) return readPrice(text, own);
    const mark = commas > points ? ',' : '.';
    if ((points === 0) !== (commas === 0)) return readPrice(text, mark);
    const price = readPrice(text, mark);
    const why = phrase('imports.priceUncertain', { text: text.slice(0, 60).toWellFormed(), price });
    this.#notes.warn(phrase('imports.product', { title }), why);
    return price;
  }
}

/** A mark that occurs more than once separates thousands, so that decimals have the other one. */
function otherThanThousands(digits: string): DecimalMark | null {
  const [, mark] = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/.exec(digits) ?? [];
  if (mark === undefined) return null;
  return mark === '.' ? ',' : '.';
}
