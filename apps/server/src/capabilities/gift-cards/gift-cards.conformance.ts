import type { ConformanceFixtures, ConformanceKit } from '../../../test/conformance/conformance-fixture.ts';

const amount = 5000;

async function issued({ admin }: ConformanceKit, body: object = {}) {
  const answer = await admin.post('/api/gift-cards', { amount, ...body });
  if (answer.status !== 200) throw new Error(`The gift card was answered ${answer.status}: ${answer.text}`);
  return answer.body as { giftCard: { id: string }; code: string };
}

async function cardParams(kit: ConformanceKit): Promise<{ params: { giftCardId: string } }> {
  const { giftCard } = await issued(kit, { recipientEmail: 'ann@example.com' });
  return { params: { giftCardId: giftCard.id } };
}

export const fixtures: ConformanceFixtures = {
  'giftCards.issue': { prepare: async () => ({ body: { amount } }) },
  'giftCards.get': { prepare: cardParams },
  'giftCards.adjust': {
    prepare: async kit => ({ ...(await cardParams(kit)), body: { amount: -100, reason: 'Worn' } }),
  },
  'giftCards.setDisabled': {
    prepare: async kit => ({ ...(await cardParams(kit)), body: { isDisabled: true } }),
  },
  'giftCards.setValidity': {
    prepare: async kit => ({ ...(await cardParams(kit)), body: { validUntil: '2099-12-31' } }),
  },
  'giftCards.send': { prepare: cardParams },
};
