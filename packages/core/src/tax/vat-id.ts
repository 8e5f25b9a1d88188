import type { Destination } from '../cart/destination.ts';
import { isInEu } from './eu-rates.data.ts';

/** The forms of VAT ids after the two letters of their country; Greece writes EL. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(?:MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(?:MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

export const maxVatId = 30;

export interface VatId {
  /** In capitals, without spaces and punctuation. */
  readonly id: string;
  /** The country of its register, by the code of addresses. */
  readonly country: string;
}

/** A VAT id in the form of its country, which is its first two letters; otherwise null (rule TAX-6). */
export function readVatId(typed: string): VatId | null {
  const id = typed.toUpperCase().replace(/[\s.-]/g, '');
  const letters = id.slice(0, 2);
  const form = Object.hasOwn(forms, letters) ? forms[letters] : undefined;
  if (!form?.test(id.slice(2))) return null;
  return { id, country: letters === 'EL' ? 'GR' : letters };
}

/**
 * Whether the buyer accounts for the tax: a business registered in another member state, to which goods or services
 * go in another member state than the store’s (rule TAX-7).
 */
export function isReverseCharged({
  home,
  destination,
  vatId,
}: {
  readonly home: string | null;
  readonly destination: Destination | null;
  readonly vatId: string;
}): boolean {
  if (home === null || destination === null || vatId === '') return false;
  const business = readVatId(vatId);
  return (
    business !== null &&
    isInEu(business.country) &&
    business.country !== home &&
    isInEu(destination.country) &&
    destination.country !== home
  );
}
