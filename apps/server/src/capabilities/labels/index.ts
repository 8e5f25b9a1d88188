import type { Capability } from '../../capability.ts';
import { labelRoutes } from './labels.routes.ts';
import { printLabels } from './print-labels.routes.ts';

export const labelsCapability: Capability = {
  name: 'labels',
  calls: labelRoutes,
  routes: printLabels,
};
