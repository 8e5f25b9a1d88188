import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { downloadErrors } from './downloads.errors.ts';

const orderParams = z.object({ orderId: idSchema });

const orderDownloadsSchema = z.object({
  /** False before the order is paid, and once it was cancelled or refunded. */
  isOpen: z.boolean(),
  lines: z
    .object({
      lineId: idSchema,
      title: z.string(),
      /** How often each file can be downloaded; null for any number of times. */
      limit: z.number().int().nullable(),
      linksUntil: z.iso.datetime(),
      files: z
        .object({
          fileId: idSchema,
          fileName: z.string(),
          bytes: z.number().int(),
          /** Since the downloads were last allowed again, and ever. */
          used: z.number().int(),
          total: z.number().int(),
          lastAt: z.iso.datetime().nullable(),
        })
        .array(),
    })
    .array(),
});
export type OrderDownloads = z.infer<typeof orderDownloadsSchema>;

const reply = z.object({ downloads: orderDownloadsSchema });

export const downloadCalls = {
  get: defineCall({
    name: 'downloads.get',
    method: 'GET',
    path: '/api/orders/:orderId/downloads',
    summary: 'What the buyer of an order can download, how often they did, and when last.',
    scope: 'website',
    access: 'orders.read',
    params: orderParams,
    reply,
  }),
  send: defineCall({
    name: 'downloads.send',
    method: 'POST',
    path: '/api/orders/:orderId/downloads/mail',
    summary: 'Mails new links to the email address of the order.',
    scope: 'website',
    access: 'orders.write',
    params: orderParams,
    reply,
    errors: [downloadErrors.nothing],
  }),
  renew: defineCall({
    name: 'downloads.renew',
    method: 'POST',
    path: '/api/orders/:orderId/downloads/renewal',
    summary: 'Allows every file to be downloaded as often again, with links on the page of the order.',
    scope: 'website',
    access: 'orders.write',
    params: orderParams,
    reply,
    errors: [downloadErrors.nothing],
  }),
} as const;
