import { phrase } from '../messages/phrase.ts';
import type { PerUnit } from '../products/per-unit.ts';
import { type Plan, planUnits } from '../products/plan.ts';
import { type Cell, inForms, jsonCell, numberCell } from './cell.ts';

const planForm: Cell<Plan> = {
  write: ({ billingPeriod: { value, unit }, numBillingCycles }) =>
    `every ${value} ${unit}${numBillingCycles === 0 ? '' : `, ${numBillingCycles} times`}`,
  read: text => {
    const [, value, unit, times = '0'] =
      /^every (\d{1,3}) (week|month|year)s?(?:, (\d{1,4}) times)?$/i.exec(text.trim()) ?? [];
    const known = planUnits.find(one => one === unit?.toLowerCase());
    if (known === undefined) return { fault: phrase('imports.cellPlan') };
    return {
      value: { billingPeriod: { value: Number(value), unit: known }, numBillingCycles: Number(times) },
    };
  },
};

/** “every 1 month, 12 times”. */
export const planCell: Cell<Plan> = { write: inForms([planForm.write], readPlan), read: readPlan };

function readPlan(text: string, decimals: number): ReturnType<Cell<Plan>['read']> {
  return text.trimStart().startsWith('{')
    ? (jsonCell.read(text, decimals) as ReturnType<Cell<Plan>['read']>)
    : planForm.read(text, decimals);
}

/** “500 g per 100 g”: what a variant contains, and the amount whose price is shown. */
export const perUnitCell: Cell<PerUnit> = {
  write: ({ amount, unit, per }) => `${amount} ${unit} per ${per}`,
  read: (text, decimals) => {
    const [, given = '', unit = '', per = ''] =
      /^(\S{1,20}) (\S{1,5}) per (.{1,10})$/.exec(text.trim()) ?? [];
    const amount = numberCell.read(given, decimals);
    if (!('value' in amount)) return { fault: phrase('imports.cellContents') };
    // Whether the units exist and fit, the product’s own rules say.
    return { value: { amount: amount.value, unit, per } as PerUnit };
  },
};
