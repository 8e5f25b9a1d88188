import type { Id } from '@vitrine/core/id/id.ts';

/** Where an uploaded export is kept until it is read. */
export function uploadKey(websiteId: Id, importId: Id): string {
  return `${websiteId}/imports/${importId}`;
}
