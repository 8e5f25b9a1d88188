import { z } from 'zod';
import { usualFewFrom } from './stock.ts';

export const stockSettingsSchema = z.object({
  /** At most so many items left are shown as “Only 3 left”; none with 0 (rule STOCK-5). */
  fewFrom: z.number().int().min(0).max(100).default(usualFewFrom),
  /** Whether visitors can leave their address for when a sold-out variant is back. */
  isNoticeOffered: z.boolean().default(false),
});
