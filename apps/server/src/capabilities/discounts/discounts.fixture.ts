import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import type { Discount, discountInputSchema } from '@vitrine/core/discounts/discount.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { z } from 'zod';
import type { TestClient, TestServer } from '../../../test/harness.ts';

interface Shop {
  readonly server: TestServer;
  readonly website: Website;
}

export const couponsPath = '/api/commerce/shopping-cart/coupons';

/** A discount of ten percent, or as given. */
export async function makeDiscount(
  shop: Shop,
  discount: Partial<z.input<typeof discountInputSchema>> = {},
): Promise<Discount> {
  const admin = await shop.server.signIn(shop.website);
  const body = { name: 'Ten percent', value: { kind: 'percent', percent: 10_000 }, ...discount };
  const made = await admin.post('/api/discounts', body);
  if (made.status !== 200) throw new Error(made.text);
  return (made.body as { discount: Discount }).discount;
}

export async function enterCode(visitor: TestClient, code: string): Promise<CartReply> {
  const answer = await visitor.post(couponsPath, { code });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as CartReply;
}

/** As the studio sees it now. */
export async function seeDiscount(shop: Shop, id: string): Promise<Discount> {
  const admin = await shop.server.signIn(shop.website);
  return ((await admin.get(`/api/discounts/${id}`)).body as { discount: Discount }).discount;
}
