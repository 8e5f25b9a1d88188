import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { versionSchema } from '../calls/version.ts';
import { mailDocumentSchema } from '../mail/mail-document.ts';
import { mailKinds } from '../mail/mail-events.ts';
import { languageSchema } from '../tenancy/locale.ts';
import { emailErrors } from './emails.errors.ts';

const access = { scope: 'website', access: 'storeSettings.manage' } as const;
const params = z.object({ kind: z.enum(mailKinds) });
const query = z.object({ language: languageSchema });
const version = versionSchema;
const savedErrors = [
  emailErrors.changedMeanwhile,
  emailErrors.missingPart,
  emailErrors.repeatedPart,
  emailErrors.unknownPlace,
  emailErrors.notForEmails,
];

/** Version 0 is one that nobody changed. */
const emailSchema = z.object({ document: mailDocumentSchema, version });
export type Email = z.infer<typeof emailSchema>;

const listingSchema = z.object({ kind: z.enum(mailKinds), isOn: z.boolean(), changedIn: z.string().array() });
export type EmailListing = z.infer<typeof listingSchema>;

export const emailCalls = {
  list: defineCall({
    name: 'emails.list',
    method: 'GET',
    path: '/api/emails',
    summary:
      'The emails whose content can be changed, with whether they are sent, and the languages they were changed in.',
    ...access,
    reply: z.object({
      language: z.string(),
      emails: listingSchema.array(),
    }),
  }),
  get: defineCall({
    name: 'emails.get',
    method: 'GET',
    path: '/api/emails/:kind',
    summary: 'The content of an email in one language: the usual one if nobody changed it.',
    ...access,
    params,
    query,
    reply: emailSchema,
  }),
  save: defineCall({
    name: 'emails.save',
    method: 'PUT',
    path: '/api/emails/:kind',
    summary: 'Replaces the content of an email in one language.',
    ...access,
    params,
    query,
    body: emailSchema,
    reply: emailSchema,
    errors: savedErrors,
  }),
  reset: defineCall({
    name: 'emails.reset',
    method: 'POST',
    path: '/api/emails/:kind/default',
    summary: 'Goes back to the usual content, and replies with the content that was replaced.',
    ...access,
    params,
    query,
    body: z.object({ version: version.min(1) }),
    reply: emailSchema,
    errors: [emailErrors.changedMeanwhile],
  }),
  switch: defineCall({
    name: 'emails.switch',
    method: 'PUT',
    path: '/api/emails/:kind/switch',
    summary: 'Sends an email from now on, or no longer. Emails that buyers need are always sent.',
    ...access,
    params,
    body: z.object({ isOn: z.boolean() }),
    reply: z.object({ isOn: z.boolean() }),
    errors: [emailErrors.alwaysSent],
  }),
  preview: defineCall({
    name: 'emails.preview',
    method: 'POST',
    path: '/api/emails/:kind/preview',
    summary: 'An email with this content, as a sample order would get it.',
    ...access,
    params,
    query,
    body: z.object({
      document: mailDocumentSchema,
      scheme: z.enum(['auto', 'light', 'dark']).default('auto'),
    }),
    reply: z.object({
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      bytes: z.number().int(),
    }),
    errors: savedErrors,
  }),
  test: defineCall({
    name: 'emails.test',
    method: 'POST',
    path: '/api/emails/:kind/test',
    summary: 'Sends the sample of an email to the address of the signed-in account.',
    ...access,
    params,
    query,
    body: z.object({ document: mailDocumentSchema }),
    reply: z.object({ to: z.string() }),
    errors: savedErrors,
  }),
} as const;
