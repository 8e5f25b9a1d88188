import { addressLines, emptyAddress } from '../addresses/address.ts';
import type { PickupPlace } from './shipping-settings.ts';

/** Where and when an order is collected, line by line. */
export function pickupLines({ hours, ...place }: PickupPlace, language: string): string[] {
  const times = hours.split('\n').filter(line => line.trim() !== '');
  return [...addressLines({ ...emptyAddress, ...place }, language), ...times];
}
