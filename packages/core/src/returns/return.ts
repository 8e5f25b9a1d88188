import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import type { TransitionTable } from '../orders/transitions.ts';

/**
 * asked: waits for the shop. accepted: the items may be sent back. received: they have arrived.
 * closed: ended without a refund. withdrawn: the buyer keeps the items.
 */
export const returnStates = [
  'asked',
  'accepted',
  'received',
  'refunded',
  'closed',
  'declined',
  'withdrawn',
] as const;
export type ReturnState = (typeof returnStates)[number];

/** Every allowed transition of a return; all others are refused (rule RETURN-4). */
export const returnTransitions: TransitionTable<ReturnState> = {
  asked: ['accepted', 'declined', 'withdrawn'],
  accepted: ['received', 'closed', 'withdrawn'],
  received: ['refunded', 'closed'],
  refunded: [],
  closed: [],
  declined: [],
  withdrawn: [],
};

/** The states in which somebody still has something to do. */
export const openReturnStates = ['asked', 'accepted', 'received'] as const satisfies readonly ReturnState[];

export const returnedLineSchema = z.object({
  lineId: idSchema,
  quantity: z.number().int().min(1).max(1_000_000),
});
export type ReturnedLine = z.infer<typeof returnedLineSchema>;

/** A line of a return: what the buyer asked for, what the shop accepts of it, and what arrived. */
export const returnLineSchema = z.object({
  lineId: idSchema,
  reason: z.string(),
  asked: z.number().int(),
  /** Null until it was decided. */
  accepted: z.number().int().nullable(),
  /** Null until it arrived. */
  received: z.number().int().nullable(),
  isRestocked: z.boolean(),
});
export type ReturnLine = z.infer<typeof returnLineSchema>;

/** What staff can register a return of, and the reasons they choose from. */
export const returnableSchema = z.object({
  /** Empty if nothing can be returned, or no longer. */
  lines: z.object({ lineId: idSchema, most: z.number().int() }).array(),
  reasons: z.string().array(),
});
export type Returnable = z.infer<typeof returnableSchema>;

export const commentSchema = z.string().trim().max(1000);

/** As the studio sees it. */
export const returnSchema = z.object({
  id: idSchema,
  orderId: idSchema,
  orderNumber: z.number().int().nullable(),
  /** The number of the order and its own among the returns of that order. */
  name: z.string(),
  state: z.enum(returnStates),
  lines: returnLineSchema.extend({ title: z.string(), options: z.string() }).array(),
  comment: z.string(),
  /** What the shop said when it declined or closed it. */
  answer: z.string(),
  buyer: z.string(),
  currency: z.string(),
  /** What was paid for the accepted items, or for those that arrived. */
  amount: z.number().int(),
  askedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type Return = z.infer<typeof returnSchema>;

/** How many items of a line a return still holds. */
export function itemsHeld({ asked, accepted, received }: ReturnLine): number {
  return received ?? accepted ?? asked;
}
