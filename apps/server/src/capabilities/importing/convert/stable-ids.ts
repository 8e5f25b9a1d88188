import { createHash } from 'node:crypto';
import type { Id } from '@vitrine/core/id/id.ts';

/**
 * Ids that are the same whenever the same thing is imported, so that a page nobody changed at its source stays
 * the page it is here (rule IMPORT-41).
 */
export function stableIds(seed: string): () => Id {
  let count = 0;
  return () => {
    count += 1;
    const digest = createHash('sha256').update(`${seed}\n${count}`).digest('hex');
    // Nine letters of a time long past sort before every id made here.
    return `000000000${BigInt(`0x${digest}`).toString(36).slice(0, 15).padStart(15, '0')}`;
  };
}
