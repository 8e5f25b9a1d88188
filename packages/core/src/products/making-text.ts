import { wordsIn } from '../messages/words.ts';
import type { MadeToOrder, MakingTime } from './made-to-order.ts';

/** “2–3 weeks”. */
export function makingTimeText({ from, to, unit }: MakingTime, language: string): string {
  const { madeToOrder } = wordsIn(language);
  if (from === to) return unit === 'day' ? madeToOrder.days({ n: to }) : madeToOrder.weeks({ n: to });
  return unit === 'day' ? madeToOrder.dayRange({ from, to }) : madeToOrder.weekRange({ from, to });
}

/** Before it is bought: “Made to order. Ships in 2–3 weeks.”, and what that ends (rules MADETOORDER-2, MADETOORDER-6). */
export function makingText(making: MadeToOrder | null, language: string): string[] {
  return making === null ? [] : [sentence('ships', making, language), ...exemption(making, language)];
}

/** Of a bought line: “Made to order in 2–3 weeks.”, which stays true once it was sent. */
export function madeText(making: MadeToOrder | undefined, language: string): string[] {
  return making === undefined ? [] : [sentence('made', making, language), ...exemption(making, language)];
}

/** While it is in stock and more would be made. */
export function stockedText(making: MakingTime, language: string): string {
  return sentence('inStock', making, language);
}

/** For a whole cart, by its slowest item; empty if nothing is made. */
export function dispatchText(making: MakingTime | null, language: string): string {
  return making === null ? '' : sentence('dispatch', making, language);
}

function sentence(
  name: 'ships' | 'made' | 'inStock' | 'dispatch',
  making: MakingTime,
  language: string,
): string {
  return wordsIn(language).madeToOrder[name]({ time: makingTimeText(making, language) });
}

function exemption({ isToSpecification }: MadeToOrder, language: string): string[] {
  return isToSpecification ? [wordsIn(language).madeToOrder.toSpecification] : [];
}
