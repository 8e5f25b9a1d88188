import {
  type BestSeller,
  type ChartPoint,
  mostCounted,
  type Overview,
  type OverviewPeriod,
  type SalesFigures,
} from '@vitrine/core/overview/overview.ts';
import { overviewSpans } from '@vitrine/core/overview/overview-spans.ts';
import { dayIn, momentIn } from '@vitrine/core/tenancy/local-time.ts';
import type { Context } from '../../context.ts';
import { countLinksSent } from '../draft-orders/index.ts';
import { type DaySum, readDaySums, sumHours } from '../ledger/index.ts';
import { countOrderTasks } from '../orders/index.ts';
import { readUrgentDispute } from '../payments/index.ts';
import { countLowStock } from '../products/index.ts';
import { countOpenReturns } from '../returns/index.ts';
import { countDelayed } from '../subscriptions/index.ts';

const shownSellers = 5;
const hours = 24;

/** What a store manager sees first (rules OVERVIEW-1 to OVERVIEW-4). */
export async function readOverview(context: Context, period: OverviewPeriod): Promise<Overview> {
  const { clock, website } = context;
  const { timeZone, store } = website.settings;
  // With what happens at this moment.
  const until = new Date(clock.now().getTime() + 1);
  const today = dayIn(timeZone, clock.now());
  const { now, before } = overviewSpans(period, today);
  const days = await readDaySums(context, { ...now, until });
  const earlier = await readDaySums(context, {
    ...before,
    until: sameTimeOn(before.last, { timeZone, today, until }),
  });
  return {
    currency: store.currency,
    figures: figuresOf(days),
    before: figuresOf(earlier),
    chart:
      period === 'today'
        ? await hoursOf(context, { day: today, until })
        : period === 'year'
          ? monthsOf(days)
          : daysOf(days),
    bestSellers: bestSellers(days),
    ...(await readTasks(context)),
  };
}

/** So that half a day is compared with half a day; an hour that summer time moves is counted with its day. */
function sameTimeOn(
  day: string,
  { timeZone, today, until }: { timeZone: string; today: string; until: Date },
): Date {
  const sinceMidnight = until.getTime() - momentIn(timeZone, { day: today, hour: 0 }).getTime();
  return new Date(momentIn(timeZone, { day, hour: 0 }).getTime() + sinceMidnight);
}

function figuresOf(days: readonly DaySum[]): SalesFigures {
  const sum = (of: 'orders' | 'sold' | 'revenue' | 'takenBack') =>
    days.reduce((total, day) => total + day[of], 0);
  const orders = sum('orders');
  return {
    revenue: sum('revenue'),
    orders,
    averageOrder: orders === 0 ? null : Math.round(sum('sold') / orders),
    refunds: sum('takenBack'),
  };
}

async function hoursOf(
  { database, website }: Context,
  { day, until }: { day: string; until: Date },
): Promise<ChartPoint[]> {
  const { timeZone, store } = website.settings;
  const asked = { timeZone, currency: store.currency, day, until };
  const known = new Map((await sumHours(database, website.id, asked)).map(point => [point.from, point]));
  return Array.from({ length: hours }, (_, hour) => {
    const from = `${day}T${String(hour).padStart(2, '0')}`;
    return known.get(from) ?? { from, revenue: 0, orders: 0 };
  });
}

function daysOf(days: readonly DaySum[]): ChartPoint[] {
  return days.map(({ day, revenue, orders }) => ({ from: day, revenue, orders }));
}

function monthsOf(days: readonly DaySum[]): ChartPoint[] {
  const months = new Map<string, ChartPoint>();
  for (const { day, revenue, orders } of days) {
    const from = day.slice(0, 7);
    const month = months.get(from) ?? { from, revenue: 0, orders: 0 };
    months.set(from, { from, revenue: month.revenue + revenue, orders: month.orders + orders });
  }
  return [...months.values()];
}

/** By pieces; of the same number, by name. */
function bestSellers(days: readonly DaySum[]): BestSeller[] {
  const sellers = new Map<string, BestSeller>();
  for (const { products } of days)
    for (const sold of products) {
      const before = sellers.get(sold.productId)?.quantity ?? 0;
      sellers.set(sold.productId, { ...sold, quantity: before + sold.quantity });
    }
  return [...sellers.values()]
    .sort((a, b) => b.quantity - a.quantity || a.title.localeCompare(b.title))
    .slice(0, shownSellers);
}

async function readTasks(context: Context): Promise<Pick<Overview, 'toDo' | 'disputedOrder'>> {
  const { database, website } = context;
  const limit = mostCounted + 1;
  const [orders, returns, disputedOrder, linksSent, lowStock, delayedRenewals] = await Promise.all([
    countOrderTasks(database, website.id),
    countOpenReturns(database, website.id),
    readUrgentDispute(database, website.id),
    countLinksSent(database, website.id, limit),
    countLowStock(database, website.id, website.settings.store.stock.fewFrom),
    countDelayed(database, website.id, limit),
  ]);
  const toDo = {
    ...orders,
    returns,
    linksSent,
    lowStock,
    delayedRenewals,
  };
  return { toDo, disputedOrder };
}
