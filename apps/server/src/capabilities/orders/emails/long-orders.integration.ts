import { mailProblems } from '@vitrine/render/mail/mail-problems.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../../checkout/shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

/** An order of many lines, and its confirmation. */
async function confirmationOf(lines: number, title: string) {
  const { variants } = await shop.sell({
    title,
    optionNames: ['Glaze'],
    variants: Array.from({ length: lines }, (_, at) => ({
      optionValues: [`Glaze ${at + 1}`],
      price: 1000 + at,
      stock: 5,
    })),
  });
  const visitor = shop.server.client(shop.website);
  for (const variantId of variants) {
    const added = await visitor.post('/api/commerce/shopping-cart/entries', { variantId, quantity: 1 });
    if (added.status !== 200) throw new Error(added.text);
  }
  const { orderId } = await shop.order(visitor);
  const [mail] = await shop.query<{ html: string; body_text: string }>(
    "SELECT html, body_text FROM outbox WHERE website_id = $1 AND kind = 'orders.confirmation' AND body_text LIKE $2",
    `%${orderId}%`,
  );
  if (!mail) throw new Error('There is no confirmation.');
  return { ...mail, bytes: Buffer.byteLength(mail.html) };
}

it('MAIL-11, MAIL-10: the confirmation of an order of 200 lines is whole, and below 102 kB', async () => {
  const { html, bytes } = await confirmationOf(200, 'Bowl');
  expect(bytes).toBeLessThanOrEqual(102 * 1024);
  for (const at of [1, 100, 200]) expect(html).toContain(`(Glaze ${at})`);
  expect(mailProblems(html)).toEqual([]);
});

it('MAIL-11: one with long titles is cut before Gmail cuts it, says so, and keeps its total and last words', async () => {
  const { html, body_text, bytes } = await confirmationOf(200, `Bowl ${'木'.repeat(190)}`);
  expect(bytes).toBeLessThanOrEqual(102 * 1024);
  expect(html).toContain('(Glaze 1)');
  expect(html).not.toContain('(Glaze 200)');
  expect(html).toMatch(/… and \d+ more items, which your order shows/);
  expect(html).toContain('>Total</th>');
  expect(html.trimEnd().endsWith('</html>')).toBe(true);
  expect(body_text).toContain('(Glaze 200)');
  expect(body_text).not.toContain('more items');
});
