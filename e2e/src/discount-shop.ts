import type { DemoServer } from './demo-server.ts';
import { type OwnWebsite, openShop } from './own-website.ts';

const cup = { title: 'Cup', categories: ['Cups'], variants: [{ price: 2800, stock: 50 }] };

/** A shop with cups of 28.00, sent within Germany for 5.00. */
export async function openDiscountShop(demo: DemoServer, kind: string): Promise<OwnWebsite> {
  const website = await openShop(demo, kind, [cup]);
  const post = { id: 'post', name: 'Post', amount: 500 };
  const store = {
    isOpen: true,
    currency: 'EUR',
    countries: ['DE'],
    shippingZones: [{ id: 'all', name: 'Everywhere', places: [{ country: '*' }], options: [post] }],
  };
  await website.send('/api/website/settings', { method: 'PATCH', body: { settings: { store } } });
  return website;
}
