import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { unpublishedShop } from '@vitrine/core/products/shops.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { putCollection } from '../capabilities/collections/index.ts';
import { readShops } from '../capabilities/products/index.ts';
import { changeSettings } from '../capabilities/tenancy/index.ts';
import { within } from '../context.ts';
import { createReadThroughCache } from './read-through-cache.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

it('DATABASE-13: what a transaction read before it was rolled back is not kept', async () => {
  const context = server.context(await server.createWebsite());
  const rename = async (inside: typeof context) => {
    const renamed = await changeSettings(inside, { title: 'Renamed' });
    if (!renamed.ok) throw new Error(renamed.error.code);
    return { ...inside, website: renamed.value };
  };
  const undone = context.database.transaction(async transaction => {
    const inside = await rename(within(context, transaction));
    await putCollection(inside, {
      sourceKey: 'shop',
      type: collectionTypes.products,
      title: 'Shop',
      slug: 'shop',
    });
    expect((await readShops(inside))[0]).toMatchObject({ slug: 'shop' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await readShops(await rename(context))).toEqual([unpublishedShop]);
});

it('DATABASE-13: nobody waits for a value that a transaction is reading', async () => {
  const { database } = server.services;
  const reads = createReadThroughCache<string>(2);
  const never = new Promise<string>(() => {});
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const open = database.transaction(async transaction => {
    const reading = reads.read(transaction, 'key', () => never);
    begun.resolve();
    await Promise.race([reading, ended.promise]);
  });
  await begun.promise;
  expect(await reads.read(database, 'key', async () => 'read')).toBe('read');
  expect(await reads.read(database, 'key', () => never)).toBe('read');
  ended.resolve();
  await open;
});

it('DATABASE-13: the latest values are kept', async () => {
  const { database } = server.services;
  const reads = createReadThroughCache<string>(2);
  const read = (key: string, value: string) => reads.read(database, key, async () => value);
  for (const key of ['a', 'b', 'c']) await read(key, 'first');
  expect(await read('c', 'second')).toBe('first');
  expect(await read('b', 'second')).toBe('first');
  expect(await read('a', 'second')).toBe('second');
});
