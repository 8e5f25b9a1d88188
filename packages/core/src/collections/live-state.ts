import { z } from 'zod';
import { idSchema } from '../id/id.ts';

/** The public state of a page or post; the draft may differ (rule PUBLISH-12). */
export const liveStateSchema = z.object({
  state: z.enum(['none', 'scheduled', 'live']),
  /** The past or future publishing time of a post; null for a page and for anything not live. */
  at: z.iso.datetime().nullable(),
  /** Whether the draft differs from the public version. */
  isChanged: z.boolean(),
});
export type LiveState = z.infer<typeof liveStateSchema>;

/** By the requested ids. */
export const liveStatesSchema = z.record(idSchema, liveStateSchema);

export const notLive: LiveState = { state: 'none', at: null, isChanged: true };
