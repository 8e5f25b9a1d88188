import { newId } from '@vitrine/core/id/id.ts';
import { productInputSchema } from '@vitrine/core/products/product.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type {
  ConformanceFixture,
  ConformanceFixtures,
  ConformanceKit,
} from '../../../test/conformance/conformance-fixture.ts';
import { createProduct } from '../products/index.ts';
import { trashReview } from './delete-review.ts';
import { insertReview } from './reviews.store.ts';

async function review(
  { context }: ConformanceKit,
  state: 'pending' | 'published',
): Promise<{ reviewId: string }> {
  const product = productInputSchema.parse({ title: `Vase ${newId()}`, state: 1, variants: [{ price: 1 }] });
  const made = await createProduct(context, product);
  if (!made.ok) throw new Error(made.error.code);
  const id = newId();
  await insertReview(context.database, context.website.id, {
    id,
    product_id: made.value,
    order_id: null,
    line_id: null,
    source: 'sample',
    state,
    stars: 4,
    title: 'Fine',
    body: 'Holds water.',
    author: 'Ann',
    submitted_at: context.clock.now(),
  });
  return { reviewId: id };
}

const ofWaiting: ConformanceFixture = { prepare: async kit => ({ params: await review(kit, 'pending') }) };

/** A paid order of a service, whose buyer may be asked for a review. */
async function completedOrder({ admin, server, website }: ConformanceKit) {
  const reviews = { isShown: true, requests: 'buyers' };
  const store = { isOpen: true, currency: 'EUR', countries: ['DE'], reviews };
  await admin.patch('/api/website/settings', { settings: { store } });
  const made = await admin.post('/api/products', {
    ...{ title: `Course ${newId()}`, state: 1, type: productTypes.service },
    variants: [{ price: 1000 }],
  });
  const { product } = made.body as { product: { variants: { id: string }[] } };
  const visitor = server.client(website);
  const variantId = product.variants[0]?.id ?? '';
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId, quantity: 1 });
  const placed = await visitor.send('POST', '/api/commerce/orders', {
    body: { email: 'ann@example.com', name: 'Ann Lee', country: 'DE', paymentMethod: 'manual' },
    headers: { 'idempotency-key': newId() },
  });
  const { orderId } = (placed.body as { order: { orderId: string } }).order;
  await admin.post(`/api/orders/${orderId}/payment`, {});
  return { params: { orderId } };
}

export const fixtures: ConformanceFixtures = {
  'reviewRequests.get': { prepare: completedOrder },
  'reviewRequests.send': { prepare: completedOrder },
  'reviews.list': { prepare: async kit => ({ query: (await review(kit, 'pending')) && {} }) },
  'reviews.decide': {
    prepare: async kit => ({ params: await review(kit, 'pending'), body: { state: 'published' } }),
  },
  'reviews.answer': {
    prepare: async kit => ({ params: await review(kit, 'published'), body: { reply: 'Thank you' } }),
  },
  'reviews.remove': ofWaiting,
  'reviews.restore': {
    prepare: async kit => {
      const params = await review(kit, 'pending');
      await trashReview(kit.context, params.reviewId);
      return { params };
    },
  },
};
