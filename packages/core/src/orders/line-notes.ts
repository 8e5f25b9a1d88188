import { choicesInWords } from '../cart/choices/choices.ts';
import { madeText } from '../products/making-text.ts';
import type { OrderLine } from './order-line.ts';

/** What is said of a bought line besides its options, in short sentences; nothing for most lines. */
export function lineNotes(
  { choices, madeToOrder }: Pick<OrderLine, 'choices' | 'madeToOrder'>,
  language: string,
): string[] {
  return [...choicesInWords(choices, language), ...madeText(madeToOrder, language)];
}
