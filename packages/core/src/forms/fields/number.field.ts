import { z } from 'zod';
import { phrase } from '../../messages/phrase.ts';
import { textOf } from '../answer.ts';
import { defineField, found, type ReadAnswer, refused } from '../field-kind.ts';

const placeholder = z.string().max(200).default('');

/** A decimal number, with a point or a comma. */
export const numberField = defineField({
  properties: { placeholder },
  controls: own => [{ part: '', input: 'number', placeholder: own.placeholder, maxLength: 30 }],
  read: entered => readDecimal(textOf(entered), /^[+-]?\d{1,15}(?:\.\d{1,10})?$/),
  inWords: (value, { language }) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 10 }).format(Number(value)),
});

/** An amount of money with at most two decimals, after the owner’s symbol. */
export const currencyField = defineField({
  properties: { symbol: z.string().trim().max(8).default('') },
  controls: own => [{ part: '', input: 'number', symbol: own.symbol, maxLength: 30 }],
  read: (entered, { symbol }) => {
    const read = readDecimal(textOf(entered), /^[+-]?\d{1,15}(?:\.\d{1,2})?$/);
    return read.ok && read.value !== null
      ? found({ symbol, amount: read.value })
      : read.ok
        ? found(null)
        : read;
  },
  inWords: ({ symbol = '', amount = '' }, { language }) =>
    `${symbol}${new Intl.NumberFormat(language, { minimumFractionDigits: amount.includes('.') ? 2 : 0 }).format(Number(amount))}`,
});

function readDecimal(entered: string, form: RegExp): ReadAnswer<string> {
  if (entered === '') return found(null);
  const text = entered.replace(',', '.');
  return form.test(text) ? found(text.replace(/^\+/, '')) : refused(phrase('fields.notNumber'));
}
