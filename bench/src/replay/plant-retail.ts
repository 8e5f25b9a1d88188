import type { Owner } from '../owner.ts';
import { type Invoice, type InvoiceLine, variantKey } from './read-invoices.ts';

interface CreatedProduct {
  readonly product: {
    readonly variants: readonly { readonly id: string; readonly optionValues: string[] }[];
  };
}

/** Publicly available (PRODUCT-2). */
const published = 1;

/**
 * One product for each stock code, a variant for each of its prices, and of each exactly as many as the invoices sell.
 * Returns the variants' ids by `variantKey`.
 */
export async function plantRetail(
  owners: readonly Owner[],
  invoices: readonly Invoice[],
): Promise<ReadonlyMap<string, string>> {
  const sold = new Map<string, Map<number, { line: InvoiceLine; quantity: number }>>();
  for (const { isReturn, lines } of invoices) {
    if (isReturn) continue;
    for (const line of lines) {
      const prices = sold.get(line.sku) ?? new Map<number, { line: InvoiceLine; quantity: number }>();
      sold.set(line.sku, prices);
      const { quantity } = prices.get(line.price) ?? { quantity: 0 };
      prices.set(line.price, { line, quantity: quantity + line.quantity });
    }
  }
  const ids = new Map<string, string>();
  const waiting = [...sold];
  await Promise.all(
    owners.map(async owner => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [sku, prices] = next;
        const variants = [...prices].map(([price, { quantity }]) => ({
          sku,
          price,
          stock: quantity,
          optionValues: [String(price)],
        }));
        const title = [...prices.values()][0]?.line.title || sku;
        const { product } = (await owner.call('POST', '/api/products', {
          ...{
            title,
            slug: `retail-${ids.size}-${waiting.length}`,
            state: published,
            optionNames: ['Price'],
          },
          variants,
        })) as CreatedProduct;
        for (const { id, optionValues } of product.variants)
          ids.set(variantKey({ sku, price: Number(optionValues[0]) }), id);
      }
    }),
  );
  return ids;
}
