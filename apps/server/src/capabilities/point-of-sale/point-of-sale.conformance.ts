import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { productInputSchema } from '@vitrine/core/products/product.ts';
import type { ConformanceFixtures, ConformanceKit } from '../../../test/conformance/conformance-fixture.ts';
import { createProduct } from '../products/index.ts';

/** A basket with one bowl of 5.00. */
async function basket({ server, website }: ConformanceKit) {
  const context = server.context(website);
  const input = productInputSchema.parse({ title: 'Bowl', state: 1, variants: [{ price: 500, stock: 99 }] });
  const made = await createProduct(context, input);
  if (!made.ok) throw new Error(englishOf(made.error));
  const [variant] = await server.services.database.query<{ id: string }>(
    'SELECT id FROM variants WHERE website_id = $1 AND product_id = $2',
    [website.id, made.value],
  );
  return { lines: [{ id: newId(), variantId: variant?.id ?? '', quantity: 1 }] };
}

async function sold(kit: ConformanceKit) {
  const body = { ...(await basket(kit)), total: 500, tender: { kind: 'cash', received: 500 } };
  const answer = await kit.admin.post(`/api/point-of-sale/sales/${newId()}`, body);
  if (answer.status !== 200) throw new Error(`The sale was answered ${answer.status}: ${answer.text}`);
  const { receipt } = answer.body as { receipt: { orderId: string } };
  return { params: { orderId: receipt.orderId } };
}

async function parked(kit: ConformanceKit) {
  const saleId = newId();
  const answer = await kit.admin.put(`/api/point-of-sale/parked/${saleId}`, await basket(kit));
  if (answer.status !== 204) throw new Error(`Parking was answered ${answer.status}: ${answer.text}`);
  return { params: { saleId } };
}

const namesNothing = 'The caller makes its id, and what another website sells is not found by it.';

export const fixtures: ConformanceFixtures = {
  'pointOfSale.code': { prepare: async () => ({ query: { code: 'SQ0000000' } }) },
  'pointOfSale.quote': { prepare: async kit => ({ body: await basket(kit) }) },
  'pointOfSale.complete': {
    prepare: async kit => ({
      params: { saleId: newId() },
      body: { ...(await basket(kit)), total: 500, tender: { kind: 'card-reader' } },
    }),
    namesNothing,
  },
  'pointOfSale.park': {
    prepare: async kit => ({ params: { saleId: newId() }, body: await basket(kit) }),
    namesNothing,
  },
  'pointOfSale.discard': { prepare: parked },
  'pointOfSale.restore': {
    prepare: async kit => {
      const request = await parked(kit);
      await kit.admin.delete(`/api/point-of-sale/parked/${request.params.saleId}`);
      return request;
    },
  },
  'pointOfSale.receipt': { prepare: sold },
  'pointOfSale.mailReceipt': {
    prepare: async kit => ({ ...(await sold(kit)), body: { email: 'ann@example.com' } }),
  },
};
