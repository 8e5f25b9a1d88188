import { z } from 'zod';
import { emailSchema } from '../accounts/account.ts';
import { idSchema } from '../id/id.ts';

/** Days in which a consumer can withdraw without a reason (Directive 2011/83/EU, Article 9). */
export const withdrawalDays = 14;

/** What a buyer declares; nothing of it is compared with an order before it is received (rule WITHDRAW-3). */
export const withdrawalSchema = z.object({
  /** Created with the form: the same declaration posted twice is one. */
  id: idSchema,
  name: z.string().trim().min(1).max(200),
  email: emailSchema,
  number: z.string().trim().min(1).max(30),
  /** Empty for the whole order. */
  items: z.string().trim().max(1000).default(''),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

export interface WithdrawalPageView extends Withdrawal {
  readonly stage: 'form' | 'confirm' | 'done';
  readonly problem: string | null;
  /** Items of the order to which the right may not apply. */
  readonly exempt: readonly string[];
}
