import { alternate } from './alternate.ts';
import { startBareTransactions } from './bare-transactions.ts';
import { type BuiltServer, newDataDir, removeDataDir, startBuiltServer } from './built-server.ts';
import { type Figure, figureOf } from './figure.ts';
import { openVisitor, stockUp, type Visitor } from './shop.ts';

const clients = 16;

/** Carts and orders a second as visitors make them, beside the bare transactions of the same database. */
export async function measureOrders({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const folder = newDataDir();
  const server = await startBuiltServer(folder);
  try {
    return await measureOn(server, isQuick);
  } finally {
    await server.stop();
    removeDataDir(folder);
  }
}

async function measureOn(server: BuiltServer, isQuick: boolean): Promise<Figure[]> {
  const variantIds = await stockUp(server);
  const seats = Array.from({ length: clients }, (_, seat) => openVisitor(server, variantIds, seat));
  const visitors = await Promise.all(seats);
  const bare = await startBareTransactions(server.dataDir, clients);
  const seconds = isQuick ? 1 : 3;
  const orders = isQuick ? 20 : 80;
  await cartsASecond(visitors, 1);
  await ordersASecond(visitors, 10);
  const rates = await alternate(isQuick ? 3 : 5, {
    bare: () => bare.measure(seconds),
    carts: () => cartsASecond(visitors, seconds),
    orders: () => ordersASecond(visitors, orders),
  });
  await bare.stop();
  for (const visitor of visitors) visitor.close();
  const beside = { group: 'orders', unit: '1/s', reference: rates.bare };
  return [
    figureOf({
      ...beside,
      name: `pieces put into carts, ${clients} clients`,
      value: rates.carts,
      aim: { atLeast: 0.6 },
    }),
    figureOf({
      ...beside,
      name: `orders placed, ${clients} clients`,
      value: rates.orders,
      aim: { atLeast: 0.3 },
    }),
  ];
}

async function cartsASecond(visitors: readonly Visitor[], seconds: number): Promise<number> {
  const began = performance.now();
  const until = began + seconds * 1000;
  const counts = await Promise.all(
    visitors.map(async visitor => {
      let count = 0;
      for (; performance.now() < until; count += 1) await visitor.addPiece();
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - began) / 1000);
}

/** The carts are filled before the clock runs: what is measured is the order alone. */
async function ordersASecond(visitors: readonly Visitor[], each: number): Promise<number> {
  const filled = await Promise.all(
    visitors.map(async visitor => {
      const carts: string[] = [];
      for (let count = 0; count < each; count += 1) carts.push(await visitor.fillCart());
      return { visitor, carts };
    }),
  );
  const began = performance.now();
  await Promise.all(
    filled.map(async ({ visitor, carts }) => {
      for (const cookies of carts) await visitor.order(cookies);
    }),
  );
  return (visitors.length * each) / ((performance.now() - began) / 1000);
}
