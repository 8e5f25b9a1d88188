import { type FundOffer, planOf } from '@vitrine/core/donations/donation-fund.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { readFundVariants } from './donations.store.ts';

/** Donations as lines of carts and orders need them: nothing is sent, taxed, discounted or used up (rule DONATE-4). */
export async function findFundVariants({ database, website }: Context, ids: readonly Id[]) {
  const rows = await readFundVariants(database, website.id, { ids });
  return new Map(
    rows.map(row => {
      const fund: FundOffer = { least: row.least, most: row.most };
      const variant = {
        variantId: row.variant_id,
        productId: row.id,
        title: row.title,
        slug: '',
        categories: [],
        shopIds: [],
        options: '',
        sku: '',
        productType: productTypes.service,
        taxClass: '',
        form: [],
        plan: planOf(row.frequency),
        unitPrice: row.least,
        listPrice: row.least,
        perUnit: null,
        hasFiles: false,
        madeToOrder: null,
        imageId: null,
        weight: 0,
        isSold: row.is_open && row.frequencies.includes(row.frequency),
        fund,
        stock: { onHand: null, reserved: 0 },
      };
      return [row.variant_id, variant] as const;
    }),
  );
}

/** The page of a fund. */
export function fundAddress(fundId: Id): string {
  return `/checkout/donate?donatePageId=${fundId}`;
}
