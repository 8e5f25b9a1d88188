/** When a block counts as seen: at least half of it, or any of it when it is taller than the screen (ANIMATION-2). */
export const entrySight = {
  /** Fractions of a block at which its visibility is checked. */
  thresholds: [0, 0.1, 0.25, 0.5, 1],
  requiredRatio: 0.5,
  /** The maximum time in milliseconds that a block waits for its pictures before it is shown without them. */
  longestWait: 3000,
} as const;
