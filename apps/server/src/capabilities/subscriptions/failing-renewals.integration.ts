import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRows } from '../../../test/copy-rows.ts';
import { SubscriptionShop } from '../../../test/subscription-shop.ts';

let club: SubscriptionShop;
beforeAll(async () => {
  club = await SubscriptionShop.open();
});
afterAll(() => club?.shop.server.stop());

/** Without an address no price can be calculated. */
const setAddress = (id: string, address: unknown) =>
  club.shop.query(
    'UPDATE subscriptions SET address = $3 WHERE website_id = $1 AND id = $2',
    id,
    JSON.stringify(address),
  );
const minutesAway = async (id: string) => {
  const at = (await club.read(id)).look_at?.getTime() ?? 0;
  return (at - club.shop.server.services.clock.now().getTime()) / 60_000;
};

it('SUBSCRIPTION-26: one that cannot be renewed is tried after growing pauses, and once it can be, it is charged once', async () => {
  const { id, address } = await club.one(await club.plan());
  await setAddress(id, null);
  await club.pass(32);
  for (const pause of [1, 2, 4, 8]) {
    expect(await minutesAway(id)).toBe(pause);
    await club.look();
    expect(await minutesAway(id)).toBe(pause);
    club.shop.server.moveClock({ minutes: pause });
    await club.look();
  }
  expect(await club.orders(id)).toEqual([]);
  await setAddress(id, address);
  club.shop.server.moveClock({ minutes: 16 });
  await club.look();
  expect(await club.orders(id)).toEqual([expect.objectContaining({ state: 'placed', captured: '2350' })]);
  const [row] = await club.shop.query<{ failures: number }>(
    'SELECT failures FROM subscriptions WHERE website_id = $1 AND id = $2',
    id,
  );
  expect(row?.failures).toBe(0);
});

it('SUBSCRIPTION-26: hundreds that cannot be renewed hide no later one', { tags: 'slow' }, async () => {
  const { shop } = club;
  const failing = await club.one(await club.plan());
  await setAddress(failing.id, null);
  await copyRows(shop.server.services.database, {
    ...{ table: 'subscriptions', from: [shop.website.id, failing.id], to: shop.website.id, count: 250 },
    changes: `'id', 'failing' || n`,
  });
  shop.server.moveClock({ minutes: 1 });
  const good = await club.one(await club.plan());
  await club.pass(32);
  await club.look();
  expect(await club.orders(good.id)).toEqual([
    expect.objectContaining({ state: 'placed', captured: '2350' }),
  ]);
});
