import { newId } from '@vitrine/core/id/id.ts';
import { productInputSchema } from '@vitrine/core/products/product.ts';
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

export const fixtures: ConformanceFixtures = {
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
