import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { versionSchema } from '../calls/version.ts';
import { idSchema } from '../id/id.ts';
import { paymentErrors } from '../payments/payments.errors.ts';
import { editableOrderSchema, editPreviewSchema, orderEditSchema } from './order-edit.ts';
import { orderEditErrors as errors } from './order-edits.errors.ts';

const site = { scope: 'website', access: 'orders.write' } as const;
const params = z.object({ orderId: idSchema });
const path = '/api/orders/:orderId/edit';
const refusals = [
  errors.ended,
  errors.sent,
  errors.renewal,
  errors.donation,
  errors.withdrawn,
  errors.paymentOpen,
];
const refusalsOfEdit = [
  ...refusals,
  errors.unchanged,
  errors.tooFewLeft,
  errors.fixedQuantity,
  errors.unknownLine,
  errors.notAddable,
  errors.goneVariant,
  errors.short,
  errors.noItems,
  errors.noAmount,
  errors.belowRefunded,
  errors.noAddress,
  errors.untraceable,
];

export const orderEditCalls = {
  get: defineCall({
    name: 'orderEdits.get',
    method: 'GET',
    path,
    summary: 'What can be changed of an order that was not sent as a whole.',
    ...site,
    params,
    reply: z.object({ order: editableOrderSchema }),
    errors: refusals,
  }),
  preview: defineCall({
    name: 'orderEdits.preview',
    method: 'POST',
    path: `${path}/preview`,
    summary:
      'What an order would cost after a change, and what would be due or refunded. Nothing is changed.',
    ...site,
    params,
    body: orderEditSchema,
    reply: editPreviewSchema,
    errors: refusalsOfEdit,
  }),
  save: defineCall({
    name: 'orderEdits.save',
    method: 'PUT',
    path,
    summary:
      'Changes the items and the shipping of an order that was not sent as a whole, with its stock, its books and its payments. A request with an id that was sent before changes nothing.',
    ...site,
    params,
    body: orderEditSchema.extend({
      /** Created by the caller, so that the same request sent twice is one change. */
      editId: idSchema,
      version: versionSchema,
      /** The new total as the preview showed it. */
      total: z.number().int().min(0),
      reason: z.string().trim().max(500).default(''),
      isBuyerTold: z.boolean().default(true),
    }),
    reply: z.object({ orderId: idSchema, total: z.number().int() }),
    errors: [
      ...refusalsOfEdit,
      errors.changedMeanwhile,
      errors.totalChanged,
      paymentErrors.tooMuchBack,
      paymentErrors.nothingToGiveBack,
    ],
  }),
} as const;
