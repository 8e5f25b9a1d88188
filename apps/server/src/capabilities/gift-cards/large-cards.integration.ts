/** @module-tag slow */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRows } from '../../../test/copy-rows.ts';
import { settleCatalogue } from '../../../test/large-catalogue.ts';
import { type RowsRead, rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { findCardByCode } from './card-codes.ts';
import { listToExpire, listToSend } from './due-cards.store.ts';
import { listEntries, readHeldBy } from './entries.store.ts';
import { issueCard } from './gift-cards.fixture.ts';
import { listCardRows, lockPaying, readCardsOfOrder, readHasCards } from './gift-cards.store.ts';

const own = 2000;
const neighbours = 20_000;

let shop: TestShop;
let context: Context;
let code: string;
let cardId: string;
beforeAll(async () => {
  shop = await TestShop.open();
  const { database } = shop.server.services;
  const issued = await issueCard(shop, { amount: 5000 });
  [code, cardId] = [issued.code, issued.giftCard.id];
  const neighbour = await shop.server.createWebsite();
  const [entry] = await shop.query<{ id: string }>('SELECT id FROM gift_card_entries WHERE website_id = $1');
  // Every tenth of a website expired and was dealt with; each belongs to an order of its own.
  const ofCard = `'id', 'card' || n, 'code_hash', 'hash' || n, 'last_characters', lpad((n % 10000)::text, 4, '0'),
    'order_id', 'order' || n, 'order_number', 10 + n, 'line_id', 'line', 'piece', 1, 'recipient_name', 'Person ' || n,
    'expires_at', CASE WHEN n % 10 = 0 THEN '2020-01-01'::timestamptz END,
    'expired_at', CASE WHEN n % 10 = 0 THEN '2020-01-01'::timestamptz END,
    'created_at', '2020-01-01'::timestamptz + n * interval '1 second'`;
  for (const [to, count] of [
    [shop.website.id, own],
    [neighbour.id, neighbours],
  ] as const)
    for (const [table, id, changes] of [
      ['gift_cards', cardId, ofCard],
      ['gift_card_entries', entry?.id ?? '', `'id', 'entry' || n, 'card_id', 'card' || n`],
    ] as const) {
      // The books and the balances of so many cards are not what is measured.
      await database.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
      await copyRows(database, { table, from: [shop.website.id, id], to, count, changes });
      await database.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    }
  await settleCatalogue(database);
  for (const table of ['gift_cards', 'gift_card_entries']) await database.query(`VACUUM ANALYZE ${table}`);
  context = shop.server.context(shop.website);
}, 300_000);
afterAll(() => shop?.server.stop());

const listed = (more: Partial<Parameters<typeof listCardRows>[2]>) => (inside: Context) =>
  listCardRows(inside.database, inside.website.id, {
    ...{ search: '', limit: 50, now: inside.clock.now() },
    ...more,
  });

it('WALL-6: gift cards are found among many and next to a larger neighbour by reading only the rows shown', async () => {
  const works: Record<string, [keyof RowsRead, number, (inside: Context) => Promise<unknown>]> = {
    'a card by its code': ['gift_cards', 2, inside => findCardByCode(inside, code)],
    'its ledger by its code': ['gift_card_entries', 4, inside => findCardByCode(inside, code)],
    'the cards of an order': [
      'gift_cards',
      2,
      ({ database, website }) => readCardsOfOrder(database, website.id, 'order7'),
    ],
    'the cards that pay an order, locked': [
      'gift_cards',
      6,
      ({ database, website }) => lockPaying(database, website.id, { ids: [cardId], orderId: 'order7' }),
    ],
    'what an order holds': [
      'gift_card_entries',
      2,
      ({ database, website }) => readHeldBy(database, website.id, { orderId: 'order7', cardIds: [cardId] }),
    ],
    'the history of a card': [
      'gift_card_entries',
      2,
      ({ database, website }) => listEntries(database, website.id, 'card7'),
    ],
    'whether there are any': ['gift_cards', 1, ({ database, website }) => readHasCards(database, website.id)],
    'none to be mailed': [
      'gift_cards',
      2,
      ({ clock, database, website }) => listToSend(database, website.id, clock.now()),
    ],
    'none to expire, although many have': [
      'gift_cards',
      2,
      ({ clock, database, website }) => listToExpire(database, website.id, clock.now()),
    ],
    // The total counts those of this website; the neighbour's are never read.
    'the first page of the list': ['gift_cards', own + 200, listed({})],
    'a search': ['gift_cards', 2 * own + 200, listed({ search: 'Person 77' })],
    'those with money': ['gift_cards', 2 * own + 200, listed({ state: 'active' })],
    'the ledgers of those with money': ['gift_card_entries', 3 * own, listed({ state: 'active' })],
  };
  for (const [name, [table, most, work]] of Object.entries(works)) {
    const read = await rowsRead(context, work);
    expect.soft(read[table] ?? 0, `${name}: ${JSON.stringify(read)}`).toBeLessThanOrEqual(most);
  }
});
