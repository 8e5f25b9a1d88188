import { z } from 'zod';
import { idSchema } from '../id/id.ts';

/** today, the last 7 and 30 days with today, and the last twelve months with this one. */
export const overviewPeriods = ['today', 'week', 'month', 'year'] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

/** Each task is counted up to here; a higher number says that there are more. */
export const mostCounted = 1000;

/** Amounts in minor units, without tax; donations are not among them. */
const salesFiguresSchema = z.object({
  /** Sales and shipping, less discounts and what was taken back. */
  revenue: z.number().int(),
  orders: z.number().int(),
  /** Null without orders. */
  averageOrder: z.number().int().nullable(),
  /** What was taken back of sales. */
  refunds: z.number().int(),
});
export type SalesFigures = z.infer<typeof salesFiguresSchema>;

/** A bar of the chart: an hour (`2026-03-02T09`), a day (`2026-03-02`) or a month (`2026-03`) of the website. */
const chartPointSchema = z.object({
  from: z.string(),
  revenue: z.number().int(),
  orders: z.number().int(),
});
export type ChartPoint = z.infer<typeof chartPointSchema>;

const bestSellerSchema = z.object({
  productId: idSchema,
  /** As it was called when it was last sold. */
  title: z.string(),
  quantity: z.number().int(),
});
export type BestSeller = z.infer<typeof bestSellerSchema>;

const task = z.number().int();

/** What waits for a person, each counted up to one more than `mostCounted`. */
const toDoSchema = z.object({
  /** Paid orders of which something is still to be sent. */
  toSend: task,
  unpaid: task,
  held: task,
  refundsDue: task,
  returns: task,
  disputes: task,
  /** Drafts whose customer was sent a link and has not ordered yet. */
  linksSent: task,
  /** Products of which so few pieces are left that visitors are told (rule STOCK-5), or none. */
  lowStock: task,
  /** Subscriptions whose renewal is due and cannot be sent. */
  delayedRenewals: task,
});
type ToDo = z.infer<typeof toDoSchema>;
export type Task = keyof ToDo;

export const overviewSchema = z.object({
  currency: z.string(),
  figures: salesFiguresSchema,
  /** The same of the period before, up to the same time of its last day. */
  before: salesFiguresSchema,
  chart: chartPointSchema.array(),
  bestSellers: bestSellerSchema.array(),
  toDo: toDoSchema,
  /** The order whose dispute has to be answered first. */
  disputedOrder: idSchema.nullable(),
});
export type Overview = z.infer<typeof overviewSchema>;
