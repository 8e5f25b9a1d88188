import type { LookupProvider } from './lookup-provider.ts';
import { googlePlaces } from './providers/google-places.ts';

/** In the order in which they are used, if several have keys. */
export const addressLookups: readonly LookupProvider[] = [googlePlaces];
