import { z } from 'zod';

/** The animation of a block when it becomes visible (rule ANIMATION-1). */
export const entryKinds = ['none', 'fade', 'slide', 'scale', 'clip'] as const;
export const entrySpeeds = ['slow', 'medium', 'fast'] as const;

export const entryAnimationSchema = z.object({
  kind: z.enum(entryKinds).default('none'),
  speed: z.enum(entrySpeeds).default('medium'),
});

export type EntryAnimation = z.infer<typeof entryAnimationSchema>;

export const noEntry: EntryAnimation = { kind: 'none', speed: 'medium' };
