import type { ImageDesign } from '@vitrine/core/image/image-designs.ts';

/**
 * Whether the whole picture is shown in a frame of another shape; cropped, masked, or with text on or next to it,
 * it fills its frame.
 */
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
