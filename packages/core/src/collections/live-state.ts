import { z } from 'zod';
import { idSchema } from '../id/id.ts';

/** The public state of a page or post; the draft may differ (rule PUBLISH-12). */
export const liveStateSchema = z.object({
  state: z.enum(['none', 'scheduled', 'live']),
  /** When a post went live or will; null for a page and for what is not live. */
  at: z.iso.datetime().nullable(),
  /** Whether what is edited now differs from what visitors have. */
  isChanged: z.boolean(),
});
export type LiveState = z.infer<typeof liveStateSchema>;

/** By the requested ids. */
export const liveStatesSchema = z.record(idSchema, liveStateSchema);

export const notLive: LiveState = { state: 'none', at: null, isChanged: true };
