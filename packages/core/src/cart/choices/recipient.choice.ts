import { z } from 'zod';
import { dayText } from '../../messages/day-text.ts';
import { defineChoice } from './choice-kind.ts';

const recipientSchema = z.strictObject({
  name: z.string().trim().min(1, 'Enter a name.').max(100, 'Must have at most 100 characters.'),
  email: z.email('Enter an email address, such as name@example.com.').max(256).or(z.literal('')).default(''),
  /** The day it is to arrive; null at once. */
  date: z.iso.date('Enter a date such as 2030-12-24.').nullable().default(null),
  message: z.string().trim().max(500, 'Must have at most 500 characters.').default(''),
});

/** Whom it is for, and when it comes to them. */
export const recipientChoice = defineChoice<z.infer<typeof recipientSchema>, true>({
  schema: recipientSchema,
  isTaken: () => true,
  inWords: ({ name, email, date, message }, { language, messages }) => [
    messages.recipient({ name: email === '' ? name : `${name} (${email})` }),
    ...(date === null ? [] : [messages.recipientDate({ date: dayText(`${date}T00:00:00Z`, language) })]),
    ...(message === '' ? [] : [messages.recipientMessage({ message })]),
  ],
});
