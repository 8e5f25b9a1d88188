import type { Destination } from '@vitrine/core/cart/destination.ts';
import { netPrice } from '@vitrine/core/cart/net-prices.ts';
import { type RatesOfPlace, type TaxRules, taxRatesFor } from '@vitrine/core/cart/tax-rules.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { isRequired } from '@vitrine/core/forms/form-fields.ts';
import { saleable } from '@vitrine/core/inventory/stock.ts';
import { isFixed } from '@vitrine/core/order-edits/editable-lines.ts';
import type { AddedLine } from '@vitrine/core/order-edits/order-edit.ts';
import { orderEditErrors } from '@vitrine/core/order-edits/order-edits.errors.ts';
import type { NewLine } from '@vitrine/core/order-edits/price-edit.ts';
import { makingOfLine } from '@vitrine/core/products/made-to-order.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { addedPriceRules } from '../cart/index.ts';
import type { OrderRow } from '../orders/index.ts';
import { findSaleVariants, type SaleVariant } from '../products/index.ts';

interface Added {
  readonly lines: readonly NewLine[];
  readonly destination: Destination;
  /** How the shop taxes shipping now, and the rates if it does so as a class of products. */
  readonly shipping: TaxRules['shipping'];
  readonly shippingRates: RatesOfPlace | null;
}

/** At the prices and with the tax of the shop as they are now, where the order goes (rule ORDEREDIT-4). */
export async function addedLines(
  context: Context,
  order: OrderRow,
  added: readonly AddedLine[],
): Promise<Result<Added>> {
  const variants = await findSaleVariants(
    context,
    added.flatMap(({ variantId }) => variantId ?? []),
  );
  const rules = await addedPriceRules(context, [...variants.values()], {
    ...{ codes: [], email: null, orderId: null },
  });
  const destination = order.delivery.pickup ?? order.address;
  const { isIncluded } = context.website.settings.store.tax;
  const isReverseCharged = order.totals.isReverseCharged ?? false;
  const ratesOf = (taxClass: string | null) =>
    taxClass === null || isReverseCharged ? null : taxRatesFor(rules.taxRules, destination, taxClass);
  const place = { destination, tax: { isIncluded, rules: rules.taxRules, shipping: null } };
  const lines: NewLine[] = [];
  for (const one of added) {
    if (one.custom !== null) {
      lines.push({ line: customLine(one, one.custom), rates: ratesOf(one.custom.taxClass) });
      continue;
    }
    const variant = variants.get(one.variantId ?? '');
    if (variant === undefined) return fail(orderEditErrors.goneVariant);
    const line = variantLine(one, variant);
    const isAsking = variant.form.some(isRequired);
    if (isFixed(line) || isAsking || variant.plan !== null || variant.fund !== undefined)
      return fail(orderEditErrors.notAddable, { title: variant.title });
    const taxClass = rules.taxClasses.get(variant.productId) ?? null;
    const price = (amount: number) => (isReverseCharged ? netPrice({ amount, taxClass }, place) : amount);
    lines.push({
      line: { ...line, unitPrice: price(line.unitPrice), listPrice: price(line.listPrice) },
      rates: ratesOf(taxClass),
    });
  }
  const { shippingTax } = rules;
  return succeed({
    lines,
    destination,
    shipping: shippingTax,
    shippingRates: shippingTax?.like === 'class' ? ratesOf(shippingTax.taxClass) : null,
  });
}

/** A line without a product is named by its own id: it has no stock (rule DRAFTORDER-2). */
function customLine(
  { id, quantity, unitPrice }: AddedLine,
  { title, isShipped }: NonNullable<AddedLine['custom']>,
): NewLine['line'] {
  const price = unitPrice ?? 0;
  return {
    ...{ id, variantId: id, productId: id, title, options: '', choices: {}, sku: '', slug: '' },
    productType: isShipped ? productTypes.physical : productTypes.service,
    imageId: null,
    quantity,
    unitPrice: price,
    listPrice: price,
  };
}

function variantLine({ id, quantity }: AddedLine, variant: SaleVariant): NewLine['line'] {
  const { variantId, productId, title, options, sku, slug, productType, imageId } = variant;
  const { unitPrice, listPrice, stock, madeToOrder } = variant;
  const making = makingOfLine(madeToOrder, { quantity, inStock: saleable(productType, stock) });
  return {
    ...{ id, variantId, productId, title, options, choices: {}, sku, slug, productType, imageId },
    ...{ quantity, unitPrice, listPrice },
    ...(making === null ? {} : { madeToOrder: making }),
  };
}
