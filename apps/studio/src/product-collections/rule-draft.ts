import { readMoney } from '@vitrine/core/money/read-amount.ts';
import type { CollectionRule, ProductCondition } from '@vitrine/core/products/product-collection.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { formatAmount } from '../frame/format.ts';

/** A condition as it is typed: the same fields for every kind, so that changing the kind loses nothing. */
export interface ConditionDraft {
  readonly kind: ProductCondition['kind'];
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

export const newCondition: ConditionDraft = { kind: 'category', text: '', from: '', to: '' };

export const conditionKinds = [
  'category',
  'tag',
  'price',
  'sale',
  'stock',
  'type',
  'created',
  'title',
] as const satisfies readonly ProductCondition['kind'][];

export function draftOfCondition(condition: ProductCondition, currency: string): ConditionDraft {
  const money = (amount: number | null) => (amount === null ? '' : formatAmount(amount, currency));
  const draft = { ...newCondition, kind: condition.kind };
  switch (condition.kind) {
    case 'category':
      return { ...draft, text: condition.term };
    case 'tag':
      return { ...draft, text: condition.tag };
    case 'price':
      return { ...draft, from: money(condition.from), to: money(condition.to) };
    case 'type':
      return { ...draft, text: String(condition.type) };
    case 'created':
      return { ...draft, text: String(condition.days) };
    case 'title':
      return { ...draft, text: condition.text };
    default:
      return draft;
  }
}

/** The whole rule; null while a condition is incomplete. */
export function readRule(
  { isAny, order, drafts }: Pick<CollectionRule, 'isAny' | 'order'> & { drafts: readonly ConditionDraft[] },
  currency: string,
): CollectionRule | null {
  const read = drafts.map(draft => readCondition(draft, currency));
  const conditions = read.filter(condition => condition !== null);
  return conditions.length === read.length ? { isAny, order, conditions } : null;
}

/** Null while something in it is missing or is no number. */
function readCondition(draft: ConditionDraft, currency: string): ProductCondition | null {
  const text = draft.text.trim();
  switch (draft.kind) {
    case 'category':
      return text === '' ? null : { kind: 'category', term: text };
    case 'tag':
      return text === '' ? null : { kind: 'tag', tag: text };
    case 'title':
      return text === '' ? null : { kind: 'title', text };
    case 'price': {
      const money = (typed: string) => (typed.trim() === '' ? null : readMoney(typed, currency));
      const [from, to] = [money(draft.from), money(draft.to)];
      const isRead = (typed: string, amount: number | null) =>
        typed.trim() === '' || (amount !== null && amount >= 0);
      const isWhole = isRead(draft.from, from) && isRead(draft.to, to);
      return isWhole && (from !== null || to !== null) ? { kind: 'price', from, to } : null;
    }
    case 'type': {
      const type = Object.values(productTypes).find(one => String(one) === text);
      return type === undefined ? null : { kind: 'type', type };
    }
    case 'created': {
      const days = Number(text);
      return Number.isInteger(days) && days >= 1 && days <= 3650 ? { kind: 'created', days } : null;
    }
    case 'sale':
      return { kind: 'sale' };
    case 'stock':
      return { kind: 'stock' };
  }
}
