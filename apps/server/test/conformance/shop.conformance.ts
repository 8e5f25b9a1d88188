import { newId } from '@vitrine/core/id/id.ts';
import type { ConformanceFixtures, ConformanceKit } from './conformance-fixture.ts';

interface Made {
  readonly id: string;
  readonly variants: readonly { readonly id: string }[];
}

/** One visible product with one variant and a stock of five. */
async function product({ admin }: ConformanceKit): Promise<Made> {
  const answer = await admin.post('/api/products', {
    title: `Vase ${newId()}`,
    state: 1,
    variants: [{ price: 1000, stock: 5 }],
  });
  if (answer.status !== 200) throw new Error(`The product was answered ${answer.status}: ${answer.text}`);
  return (answer.body as { product: Made }).product;
}

const productParams = async (kit: ConformanceKit) => ({ params: { productId: (await product(kit)).id } });
const variant = async (kit: ConformanceKit) => (await product(kit)).variants[0]?.id ?? '';

async function entry(kit: ConformanceKit): Promise<{ entryId: string }> {
  await kit.admin.patch('/api/website/settings', { settings: { store: { isOpen: true } } });
  const body = { variantId: await variant(kit), quantity: 1 };
  const answer = await kit.admin.post('/api/commerce/shopping-cart/entries', body);
  const found = /"entryId":"([^"]+)"/.exec(answer.text)?.[1];
  if (!found) throw new Error(`The cart answered ${answer.status}: ${answer.text}`);
  return { entryId: found };
}

async function saved(kit: ConformanceKit): Promise<{ savedId: string }> {
  const { entryId } = await entry(kit);
  await kit.admin.post(`/api/commerce/shopping-cart/entries/${entryId}/save`);
  return { savedId: entryId };
}

export const fixtures: ConformanceFixtures = {
  'products.get': { prepare: productParams },
  'products.create': { prepare: async () => ({ body: { title: 'Vase', variants: [{ price: 1000 }] } }) },
  'products.update': { prepare: async kit => ({ ...(await productParams(kit)), body: { title: 'Bowl' } }) },
  'products.remove': { prepare: productParams },
  'products.restore': {
    prepare: async kit => {
      const request = await productParams(kit);
      await kit.admin.delete(`/api/products/${request.params.productId}`);
      return request;
    },
  },
  'products.duplicate': { prepare: productParams },
  'products.changeMany': {
    prepare: async kit => ({ body: { ids: [(await product(kit)).id], action: { kind: 'delete' } } }),
  },
  'products.planPrices': {
    prepare: async kit => ({ query: { ids: (await product(kit)).id, by: 'percent', value: '500' } }),
  },
  'products.setPrices': {
    prepare: async kit => ({ body: { prices: [{ variantId: await variant(kit), from: 1000, to: 1900 }] } }),
  },
  'inventory.adjust': {
    prepare: async kit => ({
      params: { variantId: await variant(kit) },
      body: { change: 2, reason: 'received' },
    }),
  },
  'inventory.set': {
    prepare: async kit => ({ params: { variantId: await variant(kit) }, body: { onHand: 3 } }),
  },
  'cart.changeEntry': { prepare: async kit => ({ params: await entry(kit), body: { quantity: 2 } }) },
  'cart.applyCode': {
    prepare: async kit => {
      await entry(kit);
      return { body: { code: 'SPRING' } };
    },
  },
  'cart.removeCode': {
    prepare: async kit => {
      await entry(kit);
      return { params: { code: 'SPRING' } };
    },
  },
  'cart.applyGiftCard': {
    prepare: async kit => {
      await entry(kit);
      const made = await kit.admin.post('/api/gift-cards', { amount: 5000 });
      return { body: { code: (made.body as { code: string }).code } };
    },
  },
  'cart.removeGiftCard': {
    prepare: async kit => {
      await entry(kit);
      return { params: { giftCardId: 'a'.repeat(24) } };
    },
  },
  'cart.removeEntry': { prepare: async kit => ({ params: await entry(kit) }) },
  'cart.saveEntry': { prepare: async kit => ({ params: await entry(kit) }) },
  'cart.moveSaved': { prepare: async kit => ({ params: await saved(kit) }) },
  'cart.removeSaved': { prepare: async kit => ({ params: await saved(kit) }) },
  'cart.undoRemoval': {
    prepare: async kit => {
      const { entryId } = await entry(kit);
      await kit.admin.delete(`/api/commerce/shopping-cart/entries/${entryId}`);
      return {};
    },
  },
};
