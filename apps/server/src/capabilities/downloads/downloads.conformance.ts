import { noDownloads } from '@vitrine/core/downloads/product-downloads.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { ConformanceFixtures, ConformanceKit } from '../../../test/conformance/conformance-fixture.ts';
import { uploadBody } from '../../../test/upload-body.ts';

/** A paid order of a product that has got a file since. */
async function paidOrder({ admin, server, website }: ConformanceKit) {
  const store = { isOpen: true, currency: 'EUR', countries: ['DE'] };
  await admin.patch('/api/website/settings', { settings: { store } });
  const made = await admin.post('/api/products', {
    ...{ title: `Glazes ${newId()}`, state: 1, type: productTypes.digital },
    variants: [{ price: 1000 }],
  });
  const { product } = made.body as { product: { id: string; variants: { id: string }[] } };
  const visitor = server.client(website);
  const variantId = product.variants[0]?.id ?? '';
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId, quantity: 1 });
  const placed = await visitor.send('POST', '/api/commerce/orders', {
    body: { email: 'ann@example.com', name: 'Ann Lee', country: 'DE', paymentMethod: 'manual' },
    headers: { 'idempotency-key': newId() },
  });
  const { orderId } = (placed.body as { order: { orderId: string } }).order;
  await admin.post(`/api/orders/${orderId}/payment`, {});
  const file = uploadBody('glazes.pdf', Buffer.from('%PDF-1.4 Glazes'), { isPrivate: 'true' });
  const kept = (await admin.send('POST', '/api/media', file)).body as { asset: { id: string } };
  const files = [{ id: newId(), assetId: kept.asset.id }];
  await admin.patch(`/api/products/${product.id}`, { downloads: { ...noDownloads, files } });
  return { params: { orderId } };
}

export const fixtures: ConformanceFixtures = {
  'downloads.get': { prepare: paidOrder },
  'downloads.send': { prepare: paidOrder },
  'downloads.renew': { prepare: paidOrder },
};
