import { lightboxNavHint } from '@vitrine/core/lightbox/lightbox-constants.ts';
import { isLeftToRight } from '../gallery/track-geometry.ts';
import { type ClickMeaning, type LightboxClick, meaningOfClick } from './click-zone.ts';

type Acts = Readonly<Record<Exclude<ClickMeaning, 'nothing'>, () => unknown>>;

interface StageMouse extends Acts {
  /** Whether clicks have another meaning now, such as while a picture is panned. */
  readonly isIdle: () => boolean;
  readonly isSingle: boolean;
}

/**
 * Mouse behaviour on the stage: clicks by zone, and for half a second a hint at the direction of
 * the half under the pointer (rules LIGHTBOX-8, LIGHTBOX-9). Buttons and keys offer the same
 * without a mouse.
 */
export function keepStageMouse(stage: HTMLElement, mouse: StageMouse, signal: AbortSignal): void {
  const meaningAt = (event: MouseEvent): ClickMeaning =>
    mouse.isIdle() ? 'nothing' : meaningOfClick(clickOf(event, stage, mouse.isSingle));
  let hintEnds: ReturnType<typeof setTimeout>;
  stage.addEventListener(
    'click',
    event => {
      // A click from the keyboard has no position in the window; its button performs its own action.
      const meaning = event.detail > 0 ? meaningAt(event) : 'nothing';
      if (meaning !== 'nothing') mouse[meaning]();
    },
    { signal },
  );
  stage.addEventListener(
    'pointermove',
    event => {
      const meaning = event.pointerType === 'mouse' ? meaningAt(event) : 'nothing';
      if (stage.dataset.meaning === meaning) return;
      stage.dataset.meaning = meaning;
      stage.dataset.hint = meaning;
      clearTimeout(hintEnds);
      hintEnds = setTimeout(() => delete stage.dataset.hint, lightboxNavHint);
    },
    { signal },
  );
}

function clickOf(event: MouseEvent, stage: HTMLElement, isSingle: boolean): LightboxClick {
  return {
    x: event.clientX,
    windowWidth: window.innerWidth,
    hit: hitOf(event),
    isSingle,
    isRightToLeft: !isLeftToRight(stage),
  };
}

/** A slide ends where its padding begins. */
function hitOf({ target }: MouseEvent): LightboxClick['hit'] {
  if (!(target instanceof Element)) return 'outside';
  if (target.closest('[data-video]')) return 'video';
  if (target.closest('[data-zooms]')) return 'image';
  return target.closest('.lightbox-slide') ? 'stage' : 'outside';
}
