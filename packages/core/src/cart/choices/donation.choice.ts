import { z } from 'zod';
import { defineChoice } from './choice-kind.ts';

export const maxDonorName = 100;
export const maxDonorMessage = 500;

const donationSchema = z.strictObject({
  /** In whose honour or memory. */
  dedication: z.string().max(100),
  /** The name that may be shown to everyone; empty for none. */
  shownName: z.string().max(maxDonorName),
  message: z.string().max(maxDonorMessage),
  /** Whether the donor ticked that name and message may be shown. */
  isShown: z.boolean(),
});
export type DonationChoice = z.infer<typeof donationSchema>;

/** What a donor says with a donation; a line with it is a donation (rule DONATE-3). */
export const donationChoice = defineChoice<DonationChoice, true>({
  schema: donationSchema,
  isTaken: donation => donation !== undefined,
  inWords: ({ dedication, shownName, message, isShown }, { messages }) => [
    ...(dedication === '' ? [] : [messages.dedication({ dedication })]),
    ...(message === '' ? [] : [messages.recipientMessage({ message })]),
    ...(isShown ? [shownName === '' ? messages.shownUnnamed : messages.shownAs({ name: shownName })] : []),
  ],
});
