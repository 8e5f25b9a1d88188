import type { Capability } from '../../capability.ts';
import { serveStore } from './store-pages.routes.ts';

/** Pages that join publishing with the store, which lies above it in the list. */
export const servingCapability: Capability = {
  name: 'serving',
  routes: serveStore,
};
