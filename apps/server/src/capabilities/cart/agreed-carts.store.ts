import type { AgreedTerms } from '@vitrine/core/cart/agreed-terms.ts';
import type { Choices } from '@vitrine/core/cart/choices/choices.ts';
import type { Destination } from '@vitrine/core/cart/destination.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';

/** The cart of a draft order: it is priced and ordered like any other. */
export interface AgreedCart {
  readonly id: Id;
  readonly agreed: AgreedTerms;
  readonly entries: readonly {
    readonly id: Id;
    readonly variantId: Id;
    readonly choices: Choices;
    readonly quantity: number;
  }[];
  readonly destination: Destination | null;
  readonly vatId: string;
  readonly now: Date;
}

/** Its token is thrown away, so that no cookie can ever name it. */
export async function insertAgreedCart(database: Database, websiteId: Id, cart: AgreedCart): Promise<void> {
  await database.query(
    `INSERT INTO carts (website_id, id, token_hash, state, agreed, created_at, updated_at)
     VALUES ($1, $2, $3, 'open', '{"lines":{},"discount":null,"shipping":null}', $4, $4)`,
    [websiteId, cart.id, hashToken(`${newToken()} ${newId()}`), cart.now],
  );
  await replaceAgreedCart(database, websiteId, cart);
}

/** False if it has become an order. What was said about an earlier payment is gone. Call it in a transaction. */
export async function replaceAgreedCart(
  database: Database,
  websiteId: Id,
  { id, agreed, entries, destination, vatId, now }: AgreedCart,
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE carts SET agreed = $3, country = $4, region = $5, postal_code = $6, vat_id = $7, updated_at = $8,
       draft = NULL, version = version + 1
     WHERE website_id = $1 AND id = $2 AND state = 'open' AND agreed IS NOT NULL RETURNING id`,
    [
      websiteId,
      id,
      JSON.stringify(agreed),
      destination?.country ?? null,
      destination?.region ?? '',
      destination?.postalCode ?? '',
      vatId,
      now,
    ],
  );
  if (rows.length === 0) return false;
  await database.query('DELETE FROM cart_entries WHERE website_id = $1 AND cart_id = $2', [websiteId, id]);
  await database.query(
    `INSERT INTO cart_entries (website_id, cart_id, id, variant_id, choices, quantity)
     SELECT $1, $2, entry.id, entry.variant_id, entry.choices, entry.quantity
     FROM unnest($3::text[], $4::text[], $5::jsonb[], $6::int[]) AS entry (id, variant_id, choices, quantity)`,
    [
      websiteId,
      id,
      entries.map(entry => entry.id),
      entries.map(entry => entry.variantId),
      entries.map(entry => JSON.stringify(entry.choices)),
      entries.map(entry => entry.quantity),
    ],
  );
  return true;
}

/** Of a customer who is erased, only the country and the region stay, by which it is taxed, and what nobody answered. */
export async function forgetAgreedPerson(database: Database, websiteId: Id, id: Id): Promise<void> {
  await database.query(
    `UPDATE carts SET postal_code = '', vat_id = '', draft = NULL, version = version + 1
     WHERE website_id = $1 AND id = $2 AND agreed IS NOT NULL`,
    [websiteId, id],
  );
  await database.query(
    "DELETE FROM cart_entries WHERE website_id = $1 AND cart_id = $2 AND choices ?| ARRAY['answers', 'recipient']",
    [websiteId, id],
  );
}

/** With a draft that is removed for good; an order that was begun from it stays. */
export async function removeAgreedCart(database: Database, websiteId: Id, ids: readonly Id[]): Promise<void> {
  await database.query('DELETE FROM carts WHERE website_id = $1 AND id = ANY ($2) AND agreed IS NOT NULL', [
    websiteId,
    ids,
  ]);
}
