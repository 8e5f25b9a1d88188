import { z } from 'zod';

/** Who pays for sending items back. */
export const returnPayers = ['buyer', 'shop'] as const;

export const returnSettingsSchema = z.object({
  /** Whether buyers can ask for returns on the page of their order. */
  isOffered: z.boolean().default(false),
  /** Days after the last shipment in which they can ask. */
  days: z.number().int().min(1).max(365).default(30),
  paidBy: z.enum(returnPayers).default('buyer'),
  /** How to send items back: plain text, in the email that accepts a return and on its slip. */
  instructions: z.string().trim().max(2000).default(''),
  /** Where to send them, line by line; the address of the seller if it is empty. */
  address: z.string().trim().max(500).default(''),
  /** What buyers choose from; the usual reasons in the language of the website if it is empty. */
  reasons: z.string().trim().min(1).max(80).array().max(20).default([]),
});
