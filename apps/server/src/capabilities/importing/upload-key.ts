import type { Id } from '@vitrine/core/id/id.ts';

/** Where an uploaded export waits until it was read. */
export function uploadKey(websiteId: Id, importId: Id): string {
  return `${websiteId}/imports/${importId}`;
}
