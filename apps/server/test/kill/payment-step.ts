import type { HeldRow } from './held-steps.ts';
import type { PaymentFacts } from './payment-facts.ts';
import type { PaymentStage } from './payment-stage.ts';

export interface PaymentStep {
  readonly name: string;
  /** The preparation of the step; the write that is the step, and the action that causes it. */
  prepare(stage: PaymentStage): Promise<{ held: HeldRow; act: () => Promise<unknown> }>;
  readonly end: PaymentFacts;
}

export type Held = (stage: PaymentStage) => HeldRow;
export const at = (table: string, row: HeldRow['row']): HeldRow => ({ table, row });
