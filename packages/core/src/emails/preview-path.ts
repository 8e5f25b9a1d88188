import { z } from 'zod';
import { mailKinds } from '../mail/mail-events.ts';
import { languageSchema } from '../tenancy/locale.ts';

/** The page with the number 301, an email as it is sent (rule EMAIL-10). */
export const previewPath = '/commerce/email-preview/:kind';

export const previewSchema = z.object({
  kind: z.enum(mailKinds),
  language: languageSchema,
  scheme: z.enum(['auto', 'light', 'dark']).default('auto'),
  as: z.enum(['html', 'text']).default('html'),
});
