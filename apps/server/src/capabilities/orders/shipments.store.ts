import type { Id } from '@vitrine/core/id/id.ts';
import type { Parcel, Shipment, ShippedLine } from '@vitrine/core/orders/shipment.ts';
import type { Database } from '../../database/database.ts';

export interface ShipmentRow {
  id: string;
  order_id: string;
  lines: ShippedLine[];
  carrier: string;
  tracking_number: string;
  tracking_address: string;
  note: string;
  sent_at: Date;
  undone_at: Date | null;
}

export async function insertShipment(database: Database, websiteId: Id, row: ShipmentRow): Promise<void> {
  await database.query(
    `INSERT INTO order_shipments (website_id, id, order_id, lines, carrier, tracking_number, tracking_address, note,
       sent_at, undone_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      websiteId,
      row.id,
      row.order_id,
      JSON.stringify(row.lines),
      row.carrier,
      row.tracking_number,
      row.tracking_address,
      row.note,
      row.sent_at,
      row.undone_at,
    ],
  );
}

export async function readShipment(database: Database, websiteId: Id, id: Id): Promise<ShipmentRow | null> {
  const [row] = await database.query<ShipmentRow>(
    'SELECT * FROM order_shipments WHERE website_id = $1 AND id = $2',
    [websiteId, id],
  );
  return row ?? null;
}

/** In the order in which they were sent, with those that were undone. */
export async function listShipments(database: Database, websiteId: Id, orderId: Id): Promise<ShipmentRow[]> {
  return database.query<ShipmentRow>(
    'SELECT * FROM order_shipments WHERE website_id = $1 AND order_id = $2 ORDER BY sent_at, id',
    [websiteId, orderId],
  );
}

export async function updateParcel(
  database: Database,
  websiteId: Id,
  { id, carrier, trackingNumber, trackingAddress, note }: Parcel & { readonly id: Id },
): Promise<void> {
  await database.query(
    `UPDATE order_shipments SET carrier = $3, tracking_number = $4, tracking_address = $5, note = $6
     WHERE website_id = $1 AND id = $2`,
    [websiteId, id, carrier, trackingNumber, trackingAddress, note],
  );
}

export async function markUndone(
  database: Database,
  websiteId: Id,
  { id, now }: { readonly id: Id; readonly now: Date },
): Promise<void> {
  await database.query('UPDATE order_shipments SET undone_at = $3 WHERE website_id = $1 AND id = $2', [
    websiteId,
    id,
    now,
  ]);
}

/** Those that count: what was undone was never sent. */
export function valid(shipments: readonly ShipmentRow[]): ShipmentRow[] {
  return shipments.filter(({ undone_at }) => undone_at === null);
}

export function shipmentOf(row: ShipmentRow): Shipment {
  return {
    id: row.id,
    lines: row.lines,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    trackingAddress: row.tracking_address,
    note: row.note,
    sentAt: row.sent_at.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
  };
}
