import { lightboxEdgeZone } from '@vitrine/core/lightbox/lightbox-constants.ts';

export type ClickMeaning = 'close' | 'previous' | 'next' | 'showVideo' | 'nothing';

export interface LightboxClick {
  /** Px from the window's left edge. */
  readonly x: number;
  readonly windowWidth: number;
  /** The element hit: the picture, a video's poster, the space around them, or outside. */
  readonly hit: 'image' | 'video' | 'stage' | 'outside';
  readonly isSingle: boolean;
  readonly isRightToLeft: boolean;
}

/**
 * The meaning of a mouse click: the outer 2 percent of the window close, the halves beside the
 * picture go on and back, the picture itself does nothing, a video is shown, anything else closes
 * (rule LIGHTBOX-8).
 */
export function meaningOfClick(click: LightboxClick): ClickMeaning {
  const { x, windowWidth, hit, isSingle, isRightToLeft } = click;
  const edge = windowWidth * lightboxEdgeZone;
  if (x < edge || x > windowWidth - edge) return 'close';
  if (hit === 'image') return 'nothing';
  if (hit === 'video') return 'showVideo';
  if (hit === 'outside' || isSingle) return 'close';
  return x < windowWidth / 2 === isRightToLeft ? 'next' : 'previous';
}
