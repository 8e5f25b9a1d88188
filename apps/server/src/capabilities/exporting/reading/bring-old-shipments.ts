import { isSent, trackingAddressSchema } from '@vitrine/core/orders/shipment.ts';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { insertShipment, readOrder } from '../../orders/index.ts';
import { linesOf, skip, unpackEntries } from './unpack-entries.ts';

/** An order of the time when it was sent as a whole: only those have the column. */
const oldOrder = z.object({
  id: z.string(),
  state: z.literal('completed'),
  tracking: z
    .object({ carrier: z.string(), number: z.string(), address: trackingAddressSchema.catch('') })
    .nullable(),
  created_at: z.coerce.date(),
  fulfilled_at: z.coerce.date().nullable(),
});

/**
 * Orders of older archives that were sent have one shipment of all their goods (rule EXPORT-18). Call it in the
 * import's transaction, once the rows exist.
 */
export async function bringOldShipments(context: Context, path: string): Promise<void> {
  const { database, website } = context;
  for await (const entry of unpackEntries(path)) {
    if (entry.name !== 'tables/orders.ndjson') {
      await skip(entry);
      continue;
    }
    for await (const line of linesOf(entry)) {
      const { data } = oldOrder.safeParse(JSON.parse(line));
      const order = data && (await readOrder(database, website.id, data.id));
      const lines = order?.lines.filter(isSent).map(({ id, quantity }) => ({ lineId: id, quantity })) ?? [];
      if (!data || lines.length === 0) continue;
      await insertShipment(database, website.id, {
        id: data.id,
        order_id: data.id,
        lines,
        carrier: data.tracking?.carrier ?? '',
        tracking_number: data.tracking?.number ?? '',
        tracking_address: data.tracking?.address ?? '',
        note: '',
        sent_at: data.fulfilled_at ?? data.created_at,
        undone_at: null,
      });
    }
  }
}
