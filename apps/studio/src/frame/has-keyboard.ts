/**
 * Whether the device has a keyboard; on a touch screen, focusing a field would cover half the screen with keys.
 */
export function hasKeyboard(): boolean {
  return !window.matchMedia('(pointer: coarse)').matches;
}
