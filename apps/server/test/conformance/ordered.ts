import { newId } from '@vitrine/core/id/id.ts';
import type { ConformanceKit } from './conformance-fixture.ts';

/** An order that is paid by hand. */
export async function ordered({ admin, server, website }: ConformanceKit) {
  const seller = { name: 'Kiln', line1: 'Hauptstr. 1', city: 'Berlin', country: 'DE' };
  const store = { isOpen: true, currency: 'EUR', countries: ['DE'], seller };
  await admin.patch('/api/website/settings', { settings: { store } });
  const product = { title: 'Vase', state: 1, variants: [{ price: 1000, stock: 1 }] };
  const made = await admin.post('/api/products', product);
  const { variants } = (made.body as { product: { variants: { id: string }[] } }).product;
  const visitor = server.client(website);
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: variants[0]?.id, quantity: 1 });
  const address = {
    name: 'Ann Lee',
    country: 'DE',
    line1: 'Hauptstr. 1',
    postalCode: '10115',
    city: 'Berlin',
  };
  const placed = await visitor.send('POST', '/api/commerce/orders', {
    body: { email: 'ann@example.com', ...address, paymentMethod: 'manual' },
    headers: { 'idempotency-key': newId() },
  });
  return { params: { orderId: (placed.body as { order: { orderId: string } }).order.orderId } };
}
