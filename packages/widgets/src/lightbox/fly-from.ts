import { lightboxOverlay } from '@vitrine/core/lightbox/lightbox-constants.ts';
import { shownPicture } from './zoom-room.ts';

/**
 * Animates the picture out of its thumbnail while the overlay fades in, or back into it while that
 * fades out (rules LIGHTBOX-3, LIGHTBOX-11). If the thumbnail is not visible, the picture fades in
 * after the overlay, and out with it; with reduced motion nothing moves. Resolves at the end.
 */
export async function flyFrom(
  thumbnail: HTMLElement | null,
  dialog: HTMLElement,
  way: 'out' | 'back',
): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const picture = shownPicture(dialog);
  const path = flight(thumbnail, picture);
  const moved = path ? picture : dialog.querySelector<HTMLElement>('.lightbox-stage');
  const frames = path ?? [{ opacity: 0 }, { opacity: 1 }];
  const moving = moved?.animate(way === 'out' ? frames : frames.toReversed(), {
    duration: lightboxOverlay.fade,
    delay: way === 'out' && !path ? lightboxOverlay.fade : 0,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    fill: 'both',
  });
  await moving?.finished.catch(() => {});
  if (way === 'out') moving?.cancel();
}

/** From the thumbnail's crop to the whole picture, with only transform and clip, so that there is no new layout. */
function flight(thumbnail: HTMLElement | null, picture: HTMLElement | null): Keyframe[] | null {
  const from = thumbnail?.getBoundingClientRect();
  const to = picture?.getBoundingClientRect();
  if (!from || !to || from.width === 0 || to.width === 0 || !isInSight(from)) return null;
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const cut = (whole: number, seen: number) => `${Math.max(0, (whole - seen / scale) / 2)}px`;
  return [
    {
      transform: `translate(${x}px, ${y}px) scale(${scale})`,
      clipPath: `inset(${cut(to.height, from.height)} ${cut(to.width, from.width)})`,
    },
    { transform: 'none', clipPath: 'inset(0px 0px)' },
  ];
}

function isInSight({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < window.innerHeight;
}
