import { z } from 'zod';
import { fieldCode, fieldIssue, phrase } from '../messages/phrase.ts';

export const hostSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?=.*\.)(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/, fieldCode('domain'));

/** Endings of names for a machine or a private network, never a registrable domain. */
const privateEnds = ['localhost', 'local', 'internal', 'invalid', 'onion', 'arpa', 'lan'];

/** A domain that a person can own and verify (rule TENANCY-12). */
export const domainSchema = hostSchema
  .refine(host => host.length <= 240, fieldIssue(phrase('fields.tooLong', { most: 240 })))
  .refine(
    host =>
      host.split('.').every(label => label.length <= 63 && !label.startsWith('-') && !label.endsWith('-')),
    fieldCode('domainPart'),
  )
  .refine(host => !/^\d+$/.test(lastPart(host)), fieldCode('domainMachine'))
  .refine(host => !privateEnds.includes(lastPart(host)), fieldCode('domainInside'));

function lastPart(host: string): string {
  return host.slice(host.lastIndexOf('.') + 1);
}

/** The result of the last look-up of an unverified domain’s record. */
const domainProblems = ['none', 'other', 'unreachable', 'taken'] as const;

export const domainViewSchema = z.object({
  host: z.string(),
  addedAt: z.iso.datetime(),
  /** Whether the website answers to it. */
  isProved: z.boolean(),
  /** The TXT record that verifies it. */
  record: z.object({ name: z.string(), value: z.string() }),
  /** Null before the first check, and once it is verified. */
  problem: z.enum(domainProblems).nullable(),
  checkedAt: z.iso.datetime().nullable(),
});
export type DomainView = z.infer<typeof domainViewSchema>;
