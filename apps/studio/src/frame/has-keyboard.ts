/** Whether typing can begin at once; under a finger a field that takes the focus covers half the screen with keys. */
export function hasKeyboard(): boolean {
  return !window.matchMedia('(pointer: coarse)').matches;
}
