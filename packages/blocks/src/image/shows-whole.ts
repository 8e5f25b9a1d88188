import type { ImageDesign } from '@vitrine/core/image/image-designs.ts';

/** Whether all of the picture is shown in a room of another shape; with words on or beside it, or cut, it fills its room. */
export function showsWhole(settings: {
  readonly design: ImageDesign;
  readonly shape: string;
  readonly fit: 'cover' | 'contain';
  readonly mask: string;
}): boolean {
  const { design, shape, fit, mask } = settings;
  if (mask !== '' || shape === 'original') return false;
  return fit === 'contain' && (design === 'inline' || design === 'stack');
}
