import type { DraftOrder } from '@vitrine/core/draft-orders/draft-order.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyer, TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

it.each([
  ['de', 'Ihre Bestellung zum Bezahlen', 'Prüfen und bezahlen'],
  ['da', 'Din ordre er klar til betaling', 'Tjek og betal'],
  ['es', 'Tu pedido está listo para pagar', 'Revisar y pagar'],
  ['fr', 'Votre commande est prête à être payée', 'Vérifier et payer'],
  ['it', 'Il tuo ordine è pronto da pagare', 'Controlla e paga'],
  ['nl', 'Je bestelling staat klaar om te betalen', 'Controleren en betalen'],
  ['en', 'Your order is ready to pay', 'Check and pay'],
])(
  'PAYLINK-3: the page and the email speak the language of the website: %s',
  async (language, title, button) => {
    await shop.speak(language);
    const staff = await shop.server.signIn(shop.website);
    const custom = { title: 'Engraving', taxClass: 'standard', isShipped: false };
    const lines = [{ id: newId(), variantId: null, custom, quantity: 1, unitPrice: 1190 }];
    const made = await staff.post('/api/draft-orders', { customer: buyer, lines });
    const { id, version, total } = (made.body as { draft: DraftOrder }).draft;
    const sent = await staff.post(`/api/draft-orders/${id}/payment-link`, { version, total });
    expect(sent.status).toBe(200);
    const mail = (await shop.mails()).at(-1)?.body_text ?? '';
    expect(mail).toContain(button);
    const [path = ''] = /\/checkout\/pay\/[\w-]+/.exec(mail) ?? [];
    const page = await shop.server.client(shop.website).get(path, { accept: 'text/html' });
    expect([page.status, page.text]).toEqual([200, expect.stringContaining(title)]);
  },
);
