import { taxCart } from '../cart/tax-cart.ts';
import type { RatesOfPlace, TaxRules } from '../cart/tax-rules.ts';
import { allocate } from '../money/allocate.ts';
import { scaleAmount } from '../money/rounding.ts';
import type { OrderLine } from '../orders/order-line.ts';
import type { OrderTotals } from '../orders/order-totals.ts';
import { type Placed, type PlacedTax, ruleOf } from './placed-tax.ts';

export interface NewLine {
  /** Without amounts, which are computed. */
  readonly line: Omit<OrderLine, 'total' | 'discount' | 'tax'>;
  /** By the present rules of the shop; null is not taxed. */
  readonly rates: RatesOfPlace | null;
}

export interface EditToPrice {
  readonly order: Placed;
  /** As it was before its first change: discounts are in proportion to what was placed. */
  readonly first: Placed;
  readonly tax: PlacedTax;
  /** By the id of the line; zero removes it. */
  readonly quantities: ReadonlyMap<string, number>;
  readonly added: readonly NewLine[];
  /** Null keeps it. */
  readonly shipping: { readonly name: string; readonly amount: number } | null;
  /** By the present rules; for shipping of an order that had none, if it is taxed as a class. */
  readonly shippingRates: RatesOfPlace | null;
}

type Step = OrderTotals['steps'][number];

/**
 * The lines and totals of an order after a change (rules ORDEREDIT-2 to ORDEREDIT-4). Prices and rates stay as they were
 * placed; a piece keeps its share of the discount, and pieces beyond those that were placed have none.
 */
export function priceEdit(edit: EditToPrice): Placed {
  const { order, added } = edit;
  const kept = order.lines.flatMap(line => {
    const quantity = edit.quantities.get(line.id) ?? line.quantity;
    return quantity === 0 ? [] : [{ ...line, quantity, total: line.unitPrice * quantity }];
  });
  const news = added.map(({ line }) => ({ ...line, total: line.unitPrice * line.quantity }));
  const discountSteps = discountsOn(edit.first, kept);
  const lines = [...kept, ...news].map(line => ({ ...line, discount: discountOf(discountSteps, line.id) }));
  const shipping = edit.shipping?.amount ?? order.totals.shipping;
  const taxed = taxOf(edit, lines, shipping ?? 0);
  const subtotal = sum(lines.map(({ total }) => total));
  const discount = sum(lines.map(line => line.discount));
  const { isTaxIncluded } = order.totals;
  return {
    lines: lines.map((line, at) => ({ ...line, tax: taxed.ofLines[at] ?? 0 })),
    totals: {
      ...order.totals,
      subtotal,
      discount,
      discounts: namedDiscounts(edit, discountSteps),
      shipping,
      shippingTax: taxed.ofShipping,
      tax: taxed.tax,
      total: subtotal - discount + (shipping ?? 0) + (isTaxIncluded ? 0 : (taxed.tax ?? 0)),
      taxes: [...taxed.taxes],
      steps: [
        ...lines.map(priceStepOf),
        ...discountSteps,
        ...shippingSteps(edit),
        ...taxed.steps,
        ...order.totals.steps.filter(({ kind }) => kind === 'reverseCharge'),
      ],
    },
  };
}

type DiscountStep = Extract<Step, { kind: 'discount' }>;

/** The discounts of the order as it was placed, in proportion to the pieces that are left of each line. */
function discountsOn(
  { lines: placed, totals }: Placed,
  lines: readonly { readonly id: string; readonly quantity: number }[],
): DiscountStep[] {
  const left = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  return placed.flatMap(line => {
    const steps = totals.steps.filter(
      (step): step is DiscountStep => step.kind === 'discount' && step.line === line.id,
    );
    const pieces = Math.min(left.get(line.id) ?? 0, line.quantity);
    return stepsOfLine(line, steps, totals).flatMap(step => {
      const amount = 0 - scaleAmount(0 - step.amount, pieces, line.quantity);
      return amount === 0 ? [] : [{ ...step, amount }];
    });
  });
}

/** An order of an earlier version does not say which discount took what off a line. */
function stepsOfLine(line: OrderLine, steps: DiscountStep[], { discounts }: OrderTotals): DiscountStep[] {
  if (line.discount === 0 || discountOf(steps, line.id) === line.discount) return steps;
  const name = discounts[0]?.name ?? '';
  return [{ kind: 'discount', line: line.id, title: line.title, name, amount: -line.discount }];
}

function discountOf(steps: readonly DiscountStep[], lineId: string): number {
  return sum(steps.filter(({ line }) => line === lineId).map(({ amount }) => 0 - amount));
}

/** What each took off; those with the same name share it as they did when the order was placed. */
function namedDiscounts(
  { first, order, shipping }: EditToPrice,
  steps: readonly DiscountStep[],
): OrderTotals['discounts'] {
  const { discounts } = first.totals;
  const onGoods = ({ amount, shippingAmount = 0 }: OrderTotals['discounts'][number]) =>
    Math.max(0, amount - shippingAmount);
  return discounts.map(one => {
    const alike = discounts.filter(({ name }) => name === one.name);
    const taken = 0 - sum(steps.filter(({ name }) => name === one.name).map(({ amount }) => amount));
    const share = allocate(taken, alike.map(onGoods))[alike.indexOf(one)] ?? 0;
    const present = order.totals.discounts.find(({ id }) => id === one.id);
    const shippingAmount = shipping === null ? (present?.shippingAmount ?? 0) : 0;
    return { ...one, amount: share + shippingAmount, shippingAmount };
  });
}

/** A price that staff set is what is paid: the discounts on shipping end with it. */
function shippingSteps({ order, shipping }: EditToPrice): Step[] {
  if (shipping === null)
    return order.totals.steps.filter(
      step => step.kind === 'shipping' || (step.kind === 'discount' && step.line === ''),
    );
  const { name, amount } = shipping;
  return [{ kind: 'shipping', name, listPrice: amount, freeFrom: null, amount }];
}

function taxOf(
  { order, tax, added, shippingRates }: EditToPrice,
  lines: readonly Pick<OrderLine, 'id' | 'total' | 'discount'>[],
  shipping: number,
) {
  const classes = new Map<string, string | null>([
    ...tax.classes,
    ...added.map(({ line, rates }) => [line.id, rates && `added-${line.id}`] as const),
  ]);
  const isNew = shippingRates !== null && (order.totals.shipping ?? 0) === 0;
  const rules: TaxRules = {
    isIncluded: order.totals.isTaxIncluded,
    rules: [
      ...tax.rules,
      ...added.flatMap(({ line, rates }) => (rates === null ? [] : [ruleOf(`added-${line.id}`, rates)])),
      ...(isNew ? [ruleOf('shipping', shippingRates)] : []),
    ],
    shipping: isNew ? { like: 'class', taxClass: 'shipping' } : tax.shipping,
  };
  const taxables = lines.map(({ id, total, discount }) => ({
    amount: total - discount,
    taxClass: classes.get(id) ?? null,
  }));
  return taxCart(taxables, shipping, { destination: tax.destination, tax: rules });
}

function priceStepOf({
  id,
  title,
  options,
  quantity,
  unitPrice,
  listPrice,
  total,
}: Omit<OrderLine, 'tax'>): Step {
  return {
    kind: 'price',
    line: id,
    title: options === '' ? title : `${title} (${options})`,
    quantity,
    unitPrice,
    listPrice,
    amount: total,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
