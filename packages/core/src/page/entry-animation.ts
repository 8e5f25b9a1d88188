import { z } from 'zod';
import { animationDuration, timeSteps } from '../site/design-tokens.ts';

/** How a block comes into view (rule ANIMATION-1). */
export const entryKinds = ['none', 'fade', 'slide', 'scale', 'clip'] as const;
export const entrySpeeds = ['slow', 'medium', 'fast'] as const;
export type EntryKind = (typeof entryKinds)[number];
export type EntrySpeed = (typeof entrySpeeds)[number];

/** Milliseconds; the medium one is what every animation takes, the slow one the longest step there is. */
export const entryTimes: Readonly<Record<EntrySpeed, number>> = {
  slow: timeSteps.most,
  medium: animationDuration,
  fast: animationDuration / 2,
};

export const entryAnimationSchema = z.object({
  kind: z.enum(entryKinds).default('none'),
  speed: z.enum(entrySpeeds).default('medium'),
});

export type EntryAnimation = z.infer<typeof entryAnimationSchema>;

export const noEntry: EntryAnimation = { kind: 'none', speed: 'medium' };
