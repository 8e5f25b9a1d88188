import { z } from 'zod';
import { daySchema } from '../calls/instant.ts';
import { idSchema } from '../id/id.ts';
import { fieldCode } from '../messages/phrase.ts';

/** The most gift cards that pay one order. */
export const maxGiftCards = 10;
/** In minor units. */
export const maxGiftCardAmount = 100_000_000;

/** issued, taken by an order, given back by it, adjusted by a person, expired: the balance is their sum (rule GIFTCARD-1). */
export const giftCardEntryKinds = ['issued', 'taken', 'givenBack', 'adjusted', 'expired'] as const;
export type GiftCardEntryKind = (typeof giftCardEntryKinds)[number];

export const giftCardStates = ['active', 'used', 'disabled', 'expired'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

export interface CardFacts {
  readonly isDisabled: boolean;
  readonly expiresAt: Date | null;
  readonly balance: number;
}

export function giftCardStateOf({ isDisabled, expiresAt, balance }: CardFacts, now: Date): GiftCardState {
  if (isDisabled) return 'disabled';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return balance === 0 ? 'used' : 'active';
}

export const giftCardSchema = z.object({
  id: idSchema,
  lastCharacters: z.string(),
  state: z.enum(giftCardStates),
  currency: z.string(),
  /** In minor units. */
  balance: z.number().int(),
  issued: z.number().int(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  /** When it is or was due to be mailed; null if it is not mailed. */
  sendsAt: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
  /** Where it is mailed to; empty if to nobody. */
  mailedTo: z.string(),
  /** It is not valid from this moment on. */
  expiresAt: z.iso.datetime().nullable(),
  /** The last day on which it is valid; null for ever. */
  validUntil: z.iso.date().nullable(),
  /** The order that bought it; null if it was issued by hand. */
  orderId: idSchema.nullable(),
  orderNumber: z.number().int().nullable(),
  /** Bought with a test payment: it pays only where that is offered. */
  isTest: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type GiftCard = z.infer<typeof giftCardSchema>;

export const giftCardEntrySchema = z.object({
  id: idSchema,
  kind: z.enum(giftCardEntryKinds),
  amount: z.number().int(),
  orderId: idSchema.nullable(),
  reason: z.string(),
  actor: z.string(),
  at: z.iso.datetime(),
});
export type GiftCardEntry = z.infer<typeof giftCardEntrySchema>;

export const newGiftCardSchema = z.object({
  amount: z.number().int(fieldCode('whole')).min(1).max(maxGiftCardAmount),
  recipientName: z.string().trim().max(100).default(''),
  /** Empty: it is not mailed. */
  recipientEmail: z.email().max(256).or(z.literal('')).default(''),
  message: z.string().trim().max(500).default(''),
  /** The day on which it is mailed; null for now. */
  sendOn: daySchema.nullable().default(null),
  /** The last day on which it is valid; null for ever. */
  validUntil: daySchema.nullable().default(null),
});
export type NewGiftCard = z.output<typeof newGiftCardSchema>;
