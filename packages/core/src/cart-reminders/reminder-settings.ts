import { z } from 'zod';
import { discountCodeSchema } from '../discounts/discount-code.ts';

/** From an hour to a week: later, a cart is forgotten. */
export const reminderHours = { least: 1, most: 168 } as const;

/** Whether buyers who agreed are reminded once of a cart that they left, and how. */
export const reminderSettingsSchema = z.object({
  isOn: z.boolean().default(false),
  /** Since the last change of the cart. */
  hours: z.number().int().min(reminderHours.least).max(reminderHours.most).default(24),
  /** A discount code that the email offers; empty for none. */
  code: z.union([z.literal(''), discountCodeSchema]).default(''),
});
