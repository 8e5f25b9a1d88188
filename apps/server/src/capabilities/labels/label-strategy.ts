import type { Address } from '@vitrine/core/addresses/address.ts';
import type { Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { LabelFormat } from '@vitrine/core/labels/label-settings.ts';
import type { Context } from '../../context.ts';

/** What is sent of one order. */
export interface LabelledOrder {
  readonly orderId: Id;
  readonly number: number;
  readonly recipient: Address;
  /** How many parcels it is sent in; each has a label. */
  readonly parcels: number;
  /** Of all parcels together in kilograms; zero if it is not known. */
  readonly weight: number;
  /** Paid in test mode: nothing must be sent. */
  readonly isTest: boolean;
}

export interface LabelRequest {
  readonly sender: Address;
  /** At least one. */
  readonly orders: readonly LabelledOrder[];
  readonly format: LabelFormat;
}

/** A way to make shipping labels (decision 75): a file that exports one, and its entry in `label-strategies.ts`. */
export interface LabelStrategy {
  /** Permanent: settings store it. */
  readonly id: string;
  readonly nameIn: (language: string) => string;
  /** A printable PDF. It marks nothing as sent, and runs outside of transactions. */
  readonly make: (context: Context, request: LabelRequest) => Promise<Result<Buffer>>;
}
