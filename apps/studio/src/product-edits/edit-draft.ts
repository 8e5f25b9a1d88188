import { fromLocalTime } from '@vitrine/controls/field/local-time.ts';
import { type GivenReason, givenReasons } from '@vitrine/core/inventory/inventory.calls.ts';
import { type Currency, currencyDecimals } from '@vitrine/core/money/money.ts';
import { readAmount } from '@vitrine/core/money/read-amount.ts';
import {
  type ProductEditChange,
  productEditChangeSchema,
  type Rounding,
} from '@vitrine/core/product-edits/product-edit.ts';

export const editKinds = [
  'scalePrice',
  'addToPrice',
  'setPrice',
  'beginSale',
  'endSale',
  'setState',
  'addCategory',
  'removeCategory',
  'addTag',
  'removeTag',
  'addToStock',
  'setStock',
  'setTaxClass',
] as const satisfies readonly ProductEditChange['kind'][];
export type EditKind = (typeof editKinds)[number];

/** What is typed and chosen; which of it counts depends on the kind. */
export interface EditDraft {
  readonly kind: EditKind;
  readonly number: string;
  readonly name: string;
  readonly rounding: Rounding;
  readonly from: string;
  readonly until: string;
  readonly state: string;
  readonly taxClass: string;
  readonly reason: GivenReason;
}

export const emptyDraft: EditDraft = {
  kind: 'scalePrice',
  number: '',
  name: '',
  rounding: 'exact',
  from: '',
  until: '',
  state: '1',
  taxClass: 'standard',
  reason: givenReasons[0],
};

/** Null until it says what is to be done. */
export function changeOf(draft: EditDraft, currency: string): ProductEditChange | null {
  const read = productEditChangeSchema.safeParse(given(draft, currency));
  if (!read.success) return null;
  const { data: change } = read;
  const isNothing =
    (change.kind === 'scalePrice' && change.percent === 0) ||
    (change.kind === 'addToPrice' && change.amount === 0) ||
    (change.kind === 'addToStock' && change.change === 0);
  return isNothing ? null : change;
}

function given(draft: EditDraft, currency: string): object {
  const { kind, rounding, reason, name } = draft;
  const number = (decimals: number) => readAmount(draft.number, decimals);
  const amount = () => number(currencyDecimals[currency as Currency] ?? 2);
  const moment = (text: string) => (text === '' ? null : fromLocalTime(text));
  switch (kind) {
    case 'setPrice':
      return { kind, price: amount() };
    case 'addToPrice':
      return { kind, amount: amount(), rounding };
    case 'scalePrice':
      return { kind, percent: number(2), rounding };
    case 'beginSale':
      return { kind, percent: number(2), rounding, from: moment(draft.from), until: moment(draft.until) };
    case 'setState':
      return { kind, state: Number(draft.state) };
    case 'setStock':
      return { kind, onHand: draft.number.trim() === '' ? null : number(0), reason };
    case 'addToStock':
      return { kind, change: number(0), reason };
    case 'setTaxClass':
      return { kind, taxClass: draft.taxClass };
    case 'endSale':
      return { kind };
    default:
      return { kind, name };
  }
}
