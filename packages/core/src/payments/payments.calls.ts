import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { fieldCode } from '../messages/phrase.ts';
import { settingFieldSchema } from '../panel/describe-settings.ts';

const methodSetupSchema = z.object({
  /** Whether real money moves with its keys: `none` without them. */
  mode: z.enum(['none', 'test', 'live']),
  /** What the owner enters at the service, by a label. */
  values: z.object({ label: z.string(), value: z.string() }).array(),
});
export type MethodSetup = z.infer<typeof methodSetupSchema>;

/** What its service has not finished, which fails without its secrets (rule PAYMENT-34). */
const pendingOfMethodSchema = z.object({
  payments: z.int().min(0),
  authorised: z.int().min(0),
  refunds: z.int().min(0),
});
export type PendingOfMethod = z.infer<typeof pendingOfMethodSchema>;

/** One payment method as configured by an owner, without secrets: only the time each was set (rule PAYMENT-16). */
export const paymentMethodViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  isEnabled: z.boolean(),
  /** The fields of its form, and their values. */
  fields: settingFieldSchema.array(),
  settings: z.record(z.string(), z.unknown()),
  /** The undeclared origin of the service's page to which a buyer could not be sent, and when; null if all can pay. */
  blocked: z.object({ origin: z.string(), at: z.iso.datetime() }).nullable(),
  /** What the owner enters at the service; null if there is nothing. */
  setup: methodSetupSchema.nullable(),
  pending: pendingOfMethodSchema,
  secrets: z
    .object({
      name: z.string(),
      label: z.string(),
      help: z.string().optional(),
      isRequired: z.boolean(),
      setAt: z.iso.datetime().nullable(),
    })
    .array(),
});
export type PaymentMethodView = z.infer<typeof paymentMethodViewSchema>;

const methodParams = z.object({ method: z.string().max(40) });
const secretParams = methodParams.extend({ secret: z.string().max(40) });
const methodReply = z.object({ method: paymentMethodViewSchema });

export const paymentCalls = {
  listMethods: defineCall({
    name: 'payments.listMethods',
    method: 'GET',
    path: '/api/payments/methods',
    summary: 'The payment methods with their settings. For secrets, only the time when they were set.',
    scope: 'website',
    access: 'payments.manage',
    reply: z.object({ methods: paymentMethodViewSchema.array() }),
  }),
  changeMethod: defineCall({
    name: 'payments.changeMethod',
    method: 'PATCH',
    path: '/api/payments/methods/:method',
    summary: 'Turns a payment method on or off and changes the given settings.',
    scope: 'website',
    access: 'payments.manage',
    params: methodParams,
    body: z.object({
      isEnabled: z.boolean().optional(),
      /** Any part of its settings, validated as a whole after merging. */
      settings: z.record(z.string(), z.unknown()).optional(),
    }),
    reply: methodReply,
  }),
  setSecret: defineCall({
    name: 'payments.setSecret',
    method: 'PUT',
    path: '/api/payments/methods/:method/secrets/:secret',
    summary: 'Stores a secret of a payment service, such as an API key. It can be replaced, never read.',
    scope: 'website',
    access: 'payments.manage',
    params: secretParams,
    body: z.object({ value: z.string().trim().min(1, fieldCode('secret')).max(4000) }),
    reply: methodReply,
  }),
  removeSecret: defineCall({
    name: 'payments.removeSecret',
    method: 'DELETE',
    path: '/api/payments/methods/:method/secrets/:secret',
    summary: 'Deletes a secret of a payment service.',
    scope: 'website',
    access: 'payments.manage',
    params: secretParams,
    reply: methodReply,
  }),
} as const;
