import type { AddressLookup } from '@vitrine/core/addresses/address-lookup.ts';
import type { Configuration } from '../../configuration.ts';

/** A service that a website may have a key for: a file that exports one, and its entry in `address-lookups.ts`. */
export interface LookupProvider extends Pick<AddressLookup, 'id' | 'name' | 'credit'> {
  readonly open: (configuration: Configuration) => AddressLookup;
}
