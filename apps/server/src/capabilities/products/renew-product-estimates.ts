import type { Database } from '../../database/database.ts';
import { renewEstimates } from '../../database/renew-estimates.ts';

const ofWebsite = ['website_id'];

/** Call it while many products are written, outside of transactions (rule IMPORT-69). */
export function renewProductEstimates(database: Database): Promise<void> {
  return renewEstimates(database, {
    // With what some indexes of products are limited by.
    products: ['website_id', 'source_key', 'state', 'deleted_at'],
    variants: ofWebsite,
    stock: ofWebsite,
    product_totals: ofWebsite,
    product_terms: ofWebsite,
    product_facets: ofWebsite,
    product_texts: ofWebsite,
    product_parts: ofWebsite,
    product_words: ofWebsite,
  });
}
