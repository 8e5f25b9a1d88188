import type { Destination } from '@vitrine/core/cart/destination.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import type { CheckoutDraft } from './cart.store.ts';

export async function updateDestination(
  database: Database,
  websiteId: Id,
  { cartId, destination }: { cartId: Id; destination: Destination },
): Promise<void> {
  await database.query(
    'UPDATE carts SET country = $3, region = $4, postal_code = $5 WHERE website_id = $1 AND id = $2',
    [websiteId, cartId, destination.country, destination.region, destination.postalCode],
  );
}

export async function updateShippingOption(
  database: Database,
  websiteId: Id,
  { cartId, shippingOption }: { cartId: Id; shippingOption: string },
): Promise<void> {
  await database.query('UPDATE carts SET shipping_option = $3 WHERE website_id = $1 AND id = $2', [
    websiteId,
    cartId,
    shippingOption,
  ]);
}

export async function updateDraft(
  database: Database,
  websiteId: Id,
  {
    cartId,
    draft,
    destination = null,
    vatId = null,
    shippingOption = null,
  }: {
    cartId: Id;
    draft: CheckoutDraft;
    destination?: Destination | null;
    vatId?: string | null;
    shippingOption?: string | null;
  },
): Promise<void> {
  await database.query(
    `UPDATE carts SET draft = $3, country = coalesce($4, country), region = coalesce($5, region),
       postal_code = coalesce($6, postal_code), shipping_option = coalesce($7, shipping_option),
       vat_id = coalesce($8, vat_id) WHERE website_id = $1 AND id = $2 AND state = 'open'`,
    [
      websiteId,
      cartId,
      JSON.stringify(draft),
      destination?.country ?? null,
      destination?.region ?? null,
      destination?.postalCode ?? null,
      shippingOption,
      vatId,
    ],
  );
}
