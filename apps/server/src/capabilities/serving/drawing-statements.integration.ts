import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ServedSite, startServedSite } from '../../../test/served-site.ts';
import { watchedDatabase } from '../../../test/watched-database.ts';
import { publish } from '../publishing/index.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { watchServing } from './watched-serving.fixture.ts';

const serving = watchServing();
let site: ServedSite;

beforeEach(async () => {
  site = await startServedSite({}, { capabilities: serving.capabilities });
});
afterEach(() => site?.server.stop());

/** The statements for one page that was not drawn before, by the turns in which they are asked. */
async function turnsOf(path: string, website = site.website): Promise<string[][]> {
  const context = site.server.context(await site.server.reload(website));
  const turns: string[][] = [];
  let turn: string[] | null = null;
  const database = watchedDatabase(context.database, sql => {
    if (turn === null) {
      turn = [];
      turns.push(turn);
      setImmediate(() => {
        turn = null;
      });
    }
    turn.push(sql);
    return sql;
  });
  const asked = { path, query: new URLSearchParams(), origin: 'http://kiln.vitrine.test', asOf: 0 };
  const answer = await serving.server().answer({ ...context, database }, asked);
  expect(answer.kind).toBe('cached');
  return turns;
}

const statementsOf = async (path: string) => (await turnsOf(path)).flat();

it('COLLECTION-22: the posts of a list are counted once for a revision, and again when the next one appears', async () => {
  const counted = async () => {
    const { server, website } = site;
    await bumpContentVersion(server.context(website));
    const seen = await statementsOf('/journal');
    const some = (part: string) => seen.some(sql => sql.includes(part));
    expect(some('ORDER BY is_sticky')).toBe(true);
    return [some('count(*)::int AS count'), some('unnest(categories)')];
  };
  expect(await counted()).toEqual([true, true]);
  expect(await counted()).toEqual([false, false]);
  expect((await site.ask('/journal')).text).not.toContain('From the future');
  await publish(site.server.context(site.website));
  expect(await counted()).toEqual([true, true]);
  site.server.moveClock({ minutes: 121 });
  expect(await counted()).toEqual([true, true]);
  expect(await counted()).toEqual([false, false]);
  expect((await site.ask('/journal')).text).toContain('From the future');
});

it('SERVE-30: when the next post is due is read once for a revision, and again at that time', async () => {
  const timesRead = async (path: string) =>
    (await statementsOf(path)).filter(sql => sql.includes('min(published_at)')).length;
  expect(await timesRead('/journal/post-1')).toBe(1);
  expect(await timesRead('/journal/post-2')).toBe(0);
  expect(await timesRead('/about')).toBe(0);
  site.server.moveClock({ minutes: 121 });
  expect((await site.ask('/journal')).text).toContain('From the future');
  expect(await timesRead('/journal/post-3')).toBe(0);
  await publish(site.server.context(site.website));
  expect(await timesRead('/journal/post-3')).toBe(1);
});

it('SERVE-32: the page of a product asks for the product, then for what belongs to it, then for what they all show', async () => {
  const website = await site.server.createWebsite({ title: 'Pots', starter: 'kiln' });
  const draw = async () => {
    await bumpContentVersion(site.server.context(website));
    return turnsOf('/shop/moon-vase', website);
  };
  await draw();
  const tables = ['product_terms', 'reviews', 'product_categories', 'variant_prices', 'assets', 'products'];
  const asked = (await draw()).map(turn =>
    turn.map(sql => tables.find(table => new RegExp(`FROM ${table}\\s`).test(sql))),
  );
  expect(asked).toEqual([
    ['products'],
    ['product_terms', 'reviews', 'product_categories'],
    ['assets', 'variant_prices'],
  ]);
});
