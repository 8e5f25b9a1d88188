import type { LabelStrategy } from './label-strategy.ts';
import { addressLabel } from './strategies/address-label.ts';

/** In the order in which the settings offer them. */
export const labelStrategies: readonly LabelStrategy[] = [addressLabel];
