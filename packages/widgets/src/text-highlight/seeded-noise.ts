/** Pseudo-random numbers from −1 to 1, the same for the same seed. */
export function seededNoise(seed: number): () => number {
  // Adjacent seeds start far apart; then Marsaglia’s congruential steps.
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (Math.imul(state, 69069) + 1) | 0;
    return state / 2 ** 31;
  };
}
