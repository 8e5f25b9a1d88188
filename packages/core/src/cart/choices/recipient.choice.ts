import { z } from 'zod';
import { daySchema } from '../../calls/instant.ts';
import { dayText } from '../../messages/day-text.ts';
import { fieldCode } from '../../messages/phrase.ts';
import { defineChoice } from './choice-kind.ts';

const recipientSchema = z.strictObject({
  name: z.string().trim().min(1, fieldCode('name')).max(100),
  email: z.email().max(256).or(z.literal('')).default(''),
  /** The delivery day; null for immediately. */
  date: daySchema.nullable().default(null),
  message: z.string().trim().max(500).default(''),
});

/** The recipient, and the day of delivery. */
export const recipientChoice = defineChoice<z.infer<typeof recipientSchema>, true>({
  schema: recipientSchema,
  isTaken: () => true,
  inWords: ({ name, email, date, message }, { language, messages }) => [
    messages.recipient({ name: email === '' ? name : `${name} (${email})` }),
    ...(date === null ? [] : [messages.recipientDate({ date: dayText(`${date}T00:00:00Z`, language) })]),
    ...(message === '' ? [] : [messages.recipientMessage({ message })]),
  ],
});
