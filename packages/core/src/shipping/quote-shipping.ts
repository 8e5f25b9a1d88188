import type { Destination } from '../cart/destination.ts';
import { exactness, isInPlace } from '../cart/places.ts';
import type { ShippingMethod, ShippingZone } from './shipping-settings.ts';

/** The goods to send. */
export interface Consignment {
  /** Their price, after discount. */
  readonly after: number;
  /** Grams. */
  readonly weight: number;
}

/** An option that is offered, with its price for these goods before “free from” applies. */
export interface ShippingQuote extends Pick<ShippingMethod, 'id' | 'name' | 'freeFrom' | 'time' | 'pickup'> {
  readonly amount: number;
}

/**
 * The zone of a destination: the one with the most specific place, of equal ones the first. While the destination is
 * unknown, the only zone of a store; null if no zone covers it (rule SHIPPING-1).
 */
export function zoneFor(zones: readonly ShippingZone[], to: Destination | null): ShippingZone | null {
  if (to === null) return zones.length === 1 ? (zones[0] ?? null) : null;
  let best: { zone: ShippingZone; exact: number } | null = null;
  for (const zone of zones) {
    const exact = Math.max(-1, ...zone.places.filter(place => isInPlace(place, to)).map(exactness));
    if (exact > (best?.exact ?? -1)) best = { zone, exact };
  }
  return best?.zone ?? null;
}

/** Whether a region or postal code may still lead to a zone. */
export function isPlaceOpen(
  zones: readonly ShippingZone[],
  { country, region, postalCode }: Destination,
): boolean {
  return zones.some(zone =>
    zone.places.some(
      place =>
        place.country === country &&
        ((place.postalCodes !== '' && postalCode === '') || (place.region !== '' && region === '')),
    ),
  );
}

/** The options of a zone that take these goods, in the owner’s order (rule SHIPPING-2). */
export function quoteShipping(zone: ShippingZone | null, goods: Consignment): ShippingQuote[] {
  return (zone?.options ?? []).flatMap(option => {
    const amount = priceOf(option, goods);
    if (amount === null || goods.after < option.minimum) return [];
    const { id, name, freeFrom, time, pickup } = option;
    return [{ id, name, freeFrom, time, pickup, amount }];
  });
}

/** Null if it is too heavy or too expensive for every bracket. */
function priceOf({ by, amount, brackets }: ShippingMethod, { after, weight }: Consignment): number | null {
  if (by === 'flat') return amount;
  const measured = by === 'weight' ? weight : after;
  return brackets.find(({ upTo }) => upTo === null || measured <= upTo)?.amount ?? null;
}

/** Grams, from a weight in kilograms. */
export function gramsOf(kilograms: number): number {
  return Math.round(kilograms * 1000);
}
