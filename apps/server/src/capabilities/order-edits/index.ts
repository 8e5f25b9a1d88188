import type { Capability } from '../../capability.ts';
import { orderEditRoutes } from './order-edits.routes.ts';

export const orderEditsCapability: Capability = {
  name: 'order-edits',
  calls: orderEditRoutes,
};
