import type { Frequency, Fund, FundInput } from '@vitrine/core/donations/donation-fund.ts';
import { decimalsOf } from '@vitrine/core/money/money.ts';
import { readMoney } from '@vitrine/core/money/read-amount.ts';

export interface FundDraft {
  readonly title: string;
  readonly text: string;
  /** Amounts as they are typed. */
  readonly suggested: string;
  readonly least: string;
  readonly most: string;
  readonly goal: string;
  readonly frequencies: readonly Frequency[];
  readonly showsDonors: boolean;
  readonly isOpen: boolean;
}

export function emptyDraft(currency: string): FundDraft {
  return {
    title: '',
    text: '',
    suggested: ['10', '25', '50'].join(' '),
    least: typed(10 ** decimalsOf(currency), currency),
    most: typed(10_000 * 10 ** decimalsOf(currency), currency),
    goal: '',
    frequencies: ['once'],
    showsDonors: false,
    isOpen: true,
  };
}

export function draftOf(fund: Fund, currency: string): FundDraft {
  const { title, text, frequencies, showsDonors, isOpen } = fund;
  return {
    ...{ title, text, frequencies, showsDonors, isOpen },
    suggested: fund.suggested.map(amount => typed(amount, currency)).join(' '),
    least: typed(fund.least, currency),
    most: typed(fund.most, currency),
    goal: fund.goal === null ? '' : typed(fund.goal, currency),
  };
}

/** What is sent, and the fields that are no amounts. */
export function readDraft(
  draft: FundDraft,
  currency: string,
): { readonly body: FundInput; readonly wrong: readonly string[] } {
  const read = (text: string) => readMoney(text, currency);
  const words = draft.suggested.split(/\s+/).filter(word => word !== '');
  const suggested = words.map(read);
  const [least, most] = [read(draft.least), read(draft.most)];
  const goal = draft.goal.trim() === '' ? null : read(draft.goal);
  const wrong = [
    ...(suggested.includes(null) ? ['suggested'] : []),
    ...(least === null ? ['least'] : []),
    ...(most === null ? ['most'] : []),
    ...(draft.goal.trim() !== '' && goal === null ? ['goal'] : []),
  ];
  const { title, text, frequencies, showsDonors, isOpen } = draft;
  return {
    wrong,
    body: {
      ...{ title, text, showsDonors, isOpen, goal },
      frequencies: [...frequencies],
      suggested: suggested.flatMap(amount => (amount === null ? [] : [amount])),
      least: least ?? 0,
      most: most ?? 0,
    },
  };
}

function typed(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const text = (amount / 10 ** decimals).toFixed(decimals);
  return text.replace(/\.0+$/, '');
}
