import type { FundOffer } from '@vitrine/core/donations/donation-fund.ts';
import type { FormField } from '@vitrine/core/forms/form-fields.ts';
import { fieldsAsked } from '@vitrine/core/gift-cards/recipient-fields.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { StockLevel } from '@vitrine/core/inventory/stock.ts';
import { type MadeToOrder, makingOf } from '@vitrine/core/products/made-to-order.ts';
import type { PerUnit } from '@vitrine/core/products/per-unit.ts';
import { type Plan, planFor } from '@vitrine/core/products/plan.ts';
import { salePrice } from '@vitrine/core/products/product-prices.ts';
import { isVisibleAt } from '@vitrine/core/products/product-states.ts';
import { type ProductType, productTypes } from '@vitrine/core/products/product-views.ts';
import { pricedAt } from '@vitrine/core/products/sale-dates.ts';
import type { Context } from '../../context.ts';
import { findFundVariants } from '../donations/index.ts';
import { momentOf } from './product-rows.ts';
import { readSaleRows, type SaleRow } from './variants.store.ts';

/** A variant as the cart and the order need it; its price comes only from here (rule CHECKOUT-1). */
export interface SaleVariant {
  readonly variantId: Id;
  readonly productId: Id;
  readonly title: string;
  readonly slug: string;
  /** The terms of its categories and of all above them (rule DISCOUNT-12). */
  readonly categories: readonly string[];
  /** The shops that show it (rule SHOPS-2). */
  readonly shopIds: readonly Id[];
  /** The chosen options in words; empty if there is nothing to choose. */
  readonly options: string;
  readonly sku: string;
  readonly productType: ProductType;
  readonly taxClass: string;
  /** What the buyer is asked. */
  readonly form: readonly FormField[];
  /** Null if it is bought once. */
  readonly plan: Plan | null;
  readonly unitPrice: number;
  readonly listPrice: number;
  /** What it contains, for the price of an amount. */
  readonly perUnit: PerUnit | null;
  /** Whether its buyer downloads something (rule DOWNLOAD-5). */
  readonly hasFiles: boolean;
  /** Null if it is ready to be sent. */
  readonly madeToOrder: MadeToOrder | null;
  readonly imageId: Id | null;
  /** Kilograms. */
  readonly weight: number;
  /** Whether visitors can see it, and so can order it. */
  readonly isSold: boolean;
  /** Of a donation to a fund. */
  readonly fund?: FundOffer;
  /** The present stock. */
  readonly stock: StockLevel;
}

/**
 * The variants of this website with their stock, including those no longer sold; reservations of `except` do not
 * count against it (rule STOCK-4).
 */
export async function findSaleVariants(
  context: Context,
  variantIds: readonly Id[],
  except: Id | null = null,
): Promise<ReadonlyMap<Id, SaleVariant>> {
  const { clock, database, website } = context;
  const now = clock.now();
  const rows = await readSaleRows(database, website.id, {
    variantIds: [...new Set(variantIds)],
    now,
    except,
  });
  const { language } = website.settings;
  const products = new Map<Id, SaleVariant>(
    rows.map(row => [
      row.id,
      { ...saleVariantOf(row, now), form: fieldsAsked({ productType: row.type, form: row.form }, language) },
    ]),
  );
  const others = variantIds.filter(id => !products.has(id));
  if (others.length === 0) return products;
  return new Map([...products, ...(await findFundVariants(context, others))]);
}

function saleVariantOf(row: SaleRow, now: Date): Omit<SaleVariant, 'form'> {
  const price = pricedAt(
    {
      price: row.price,
      salePrice: row.sale_price,
      isOnSale: row.is_on_sale,
      saleFrom: momentOf(row.sale_from),
      saleUntil: momentOf(row.sale_until),
    },
    now,
  );
  const visibility = { state: row.state as 1, publishAt: row.publish_at?.toISOString() ?? null };
  return {
    variantId: row.id,
    productId: row.product_id,
    title: row.title,
    slug: row.slug,
    categories: row.category_terms,
    shopIds: row.shop_ids,
    options: row.option_values.join(', '),
    sku: row.sku,
    productType: row.type,
    taxClass: row.tax_class,
    plan: planFor(row.type, row.plan, row.product_plan),
    unitPrice: salePrice(price),
    listPrice: row.price,
    perUnit: row.per_unit,
    weight: row.weight ?? 0,
    hasFiles: row.type === productTypes.digital && row.downloads.files.length > 0,
    madeToOrder: makingOf(row.type, row.made_to_order),
    imageId: row.image_id ?? row.image_ids[0] ?? null,
    isSold: row.deleted_at === null && isVisibleAt(visibility, now),
    stock: { onHand: row.on_hand, reserved: row.reserved ?? 0 },
  };
}
