import { createHash } from 'node:crypto';
import type { Id } from '@vitrine/core/id/id.ts';

/**
 * Ids that are the same in every import of the same item, so that a page that did not change at its source stays
 * unchanged here (rule IMPORT-41).
 */
export function stableIds(seed: string): () => Id {
  let count = 0;
  return () => {
    count += 1;
    const digest = createHash('sha256').update(`${seed}\n${count}`).digest('hex');
    // Nine letters of an early time sort before every id created here.
    return `000000000${BigInt(`0x${digest}`).toString(36).slice(0, 15).padStart(15, '0')}`;
  };
}
