import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { TestShop } from '../src/capabilities/checkout/shop.fixture.ts';
import { storeAsset } from '../src/capabilities/media/index.ts';
import type { TestAnswer, TestClient } from './harness.ts';

export const recipes = '%PDF-1.4 Twelve glazes for a small kiln.';

export async function keepFile(shop: TestShop, fileName = 'glazes.pdf', content = recipes): Promise<Asset> {
  const bytes = Buffer.from(content);
  const stored = await storeAsset(shop.server.context(shop.website), {
    fileName,
    content: bytes,
    isPrivate: true,
  });
  if (!stored.ok) throw new Error(englishOf(stored.error));
  return stored.value;
}

export interface SoldFiles {
  readonly productId: string;
  readonly variantId: string;
  readonly files: readonly { readonly id: string; readonly assetId: string }[];
}

/** A digital product for 12.00 with these files; with one by default. */
export async function sellFiles(
  shop: TestShop,
  {
    limit = null,
    linkDays = 30,
    assets,
  }: { limit?: number | null; linkDays?: number; assets?: readonly Asset[] } = {},
): Promise<SoldFiles> {
  const files = (assets ?? [await keepFile(shop)]).map(({ id }) => ({ id: newId(), assetId: id }));
  const { id, variants } = await shop.sell({
    title: 'Twelve glazes',
    type: productTypes.digital,
    downloads: { files, limit, linkDays },
    variants: [{ price: 1200 }],
  });
  return { productId: id, variantId: variants[0] ?? '', files };
}

/** The version of the agreement to immediate delivery, as the checkout shows it. */
export async function agreementOf(visitor: TestClient): Promise<string> {
  const { text } = await visitor.get('/checkout', { accept: 'text/html' });
  const [box = ''] = /<input[^>]*name="downloads"[^>]*>/.exec(text) ?? [];
  return /value="([^"]+)"/.exec(box)?.[1] ?? '';
}

/** Buys it by bank transfer; the transfer arrives unless it is awaited. */
export async function buyFiles(
  shop: TestShop,
  variantId: string,
  { quantity = 1, isAwaited = false }: { quantity?: number; isAwaited?: boolean } = {},
) {
  const visitor = await shop.visitorWith(variantId, quantity);
  const order = await shop.order(visitor, { downloads: await agreementOf(visitor) });
  if (!isAwaited) await payByHand(shop, order.orderId);
  return order;
}

export async function payByHand(shop: TestShop, orderId: string): Promise<void> {
  const admin = await shop.server.signIn(shop.website);
  const paid = await admin.post(`/api/orders/${orderId}/payment`, {});
  if (paid.status !== 200) throw new Error(paid.text);
}

/** The addresses of the files on a page. */
export function filesOn({ text }: Pick<TestAnswer, 'text'>): string[] {
  return [...text.matchAll(/href="(\/checkout\/downloads\/[^"/]+\/[^"/]+\/[^"/]+\/[^"/]+)"/g)].map(
    ([, address = '']) => address,
  );
}

/** The link in the newest email to the buyer, without its host. */
export async function mailedLink(shop: TestShop): Promise<string> {
  const mails = (await shop.mails()).filter(({ recipient }) => recipient === 'ann@example.com');
  return /https?:\/\/[^/\s]+(\/checkout\/downloads\/\S+)/.exec(mails.at(-1)?.body_text ?? '')?.[1] ?? '';
}

export async function countDownloads(shop: TestShop): Promise<number> {
  return (await shop.query('SELECT id FROM downloads WHERE website_id = $1')).length;
}

/** A download by a browser of its own. */
export function take(
  visitor: TestClient,
  address: string,
  browser = newId(),
  more: Record<string, string> = {},
) {
  return visitor.get(address, { 'user-agent': browser, ...more });
}
