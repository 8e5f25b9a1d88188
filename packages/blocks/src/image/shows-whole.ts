import type { ImageDesign } from '@vitrine/core/image/image-designs.ts';

/** Whether all of the picture is shown in a room of another shape; with words on or beside it it fills its room. */
export function showsWhole(settings: {
  readonly design: ImageDesign;
  readonly shape: string;
  readonly fit: 'cover' | 'contain';
}): boolean {
  const { design, shape, fit } = settings;
  return fit === 'contain' && shape !== 'original' && (design === 'inline' || design === 'stack');
}
