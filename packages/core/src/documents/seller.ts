import { z } from 'zod';
import { countrySchema } from '../addresses/countries.ts';

const line = z.string().trim().max(200).default('');

/** Who sells, as invoices say it; without a name and an address none are issued (rule DOCUMENT-2). */
export const sellerSchema = z.object({
  name: line,
  line1: line,
  line2: line,
  postalCode: z.string().trim().max(20).default(''),
  city: line,
  region: line,
  country: z.union([z.literal(''), countrySchema]).default(''),
  vatId: z.string().trim().max(40).default(''),
  taxNumber: z.string().trim().max(60).default(''),
  /** At the foot of each page: register, managing director, bank account. */
  footer: z.string().trim().max(600).default(''),
  /** Before the numbers of invoices and of credit notes. */
  invoicePrefix: z.string().trim().max(20).default(''),
  creditNotePrefix: z.string().trim().max(20).default('C-'),
  /** Whether buyers are sent a link to each new invoice and credit note. */
  isMailed: z.boolean().default(true),
});
export type Seller = z.infer<typeof sellerSchema>;

export function isSellerComplete({ name, line1, city, country }: Seller): boolean {
  return [name, line1, city, country].every(text => text !== '');
}
