import { type LiveState, notLive } from '../collections/live-state.ts';
import { type PublishState, publishStates } from './product.ts';

export type WorkflowLabel = 'Available' | 'Scheduled' | 'Hidden' | 'Unsupported';

/** The owner-facing names: published, scheduled and draft have one, anything else is Unsupported (PRODUCT-6). */
export function workflowLabel(state: PublishState): WorkflowLabel {
  if (state === publishStates.published) return 'Available';
  if (state === publishStates.scheduled) return 'Scheduled';
  return state === publishStates.draft ? 'Hidden' : 'Unsupported';
}

/** Whether visitors see it: published, or scheduled for a time in the past (rule PRODUCT-7). */
export function isVisibleAt(
  product: { readonly state: PublishState; readonly publishAt: string | null },
  now: Date,
): boolean {
  if (product.state === publishStates.published) return true;
  if (product.state !== publishStates.scheduled || product.publishAt === null) return false;
  return new Date(product.publishAt) <= now;
}

/** Its public state. Saved changes are public immediately, so nothing waits to be published (rule PRODUCT-23). */
export function liveStateOf(
  product: { readonly state: PublishState; readonly publishAt: string | null },
  now: Date,
): LiveState {
  if (isVisibleAt(product, now)) return { state: 'live', at: product.publishAt, isChanged: false };
  return product.state === publishStates.scheduled
    ? { state: 'scheduled', at: product.publishAt, isChanged: false }
    : { ...notLive, isChanged: false };
}
