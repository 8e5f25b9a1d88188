import { lightboxNavHint } from '@vitrine/core/lightbox/lightbox-constants.ts';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type ClickMeaning, type LightboxClick, meaningOfClick } from './click-zone.ts';

type Acts = Readonly<Record<Exclude<ClickMeaning, 'nothing'>, () => void>>;

interface StageMouse extends Acts {
  /** Whether clicks mean something else now, as while a picture is moved about. */
  readonly isIdle: boolean;
  readonly isSingle: boolean;
}

/**
 * What the mouse does on the stage: clicks by their zone, and for half a second a hint which way the half under
 * it leads (rules LIGHTBOX-8, LIGHTBOX-9). The buttons and keys do all of it for everybody else.
 */
export function useStageMouse(stage: RefObject<HTMLElement | null>, mouse: StageMouse): void {
  const meaningAt = useEffectEvent((event: MouseEvent, element: HTMLElement) =>
    mouse.isIdle ? 'nothing' : meaningOfClick(clickOf(event, element, mouse.isSingle)),
  );
  const act = useEffectEvent((meaning: ClickMeaning) => {
    if (meaning !== 'nothing') mouse[meaning]();
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    let hintEnds: ReturnType<typeof setTimeout>;
    element.addEventListener(
      'click',
      event => {
        // A key's click has no place in the window; the button it works does what it says.
        if (event.detail > 0) act(meaningAt(event, element));
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      event => {
        const meaning = event.pointerType === 'mouse' ? meaningAt(event, element) : 'nothing';
        if (element.dataset.meaning === meaning) return;
        element.dataset.meaning = meaning;
        element.dataset.hint = meaning;
        clearTimeout(hintEnds);
        hintEnds = setTimeout(() => delete element.dataset.hint, lightboxNavHint);
      },
      { signal },
    );
    return () => {
      stop.abort();
      clearTimeout(hintEnds);
    };
  }, [stage]);
}

function clickOf(event: MouseEvent, stage: HTMLElement, isSingle: boolean): LightboxClick {
  return {
    x: event.clientX,
    windowWidth: window.innerWidth,
    hit: hitOf(event),
    isSingle,
    isRightToLeft: getComputedStyle(stage).direction === 'rtl',
  };
}

/** A slide ends where the padding begins. */
function hitOf({ target }: MouseEvent): LightboxClick['hit'] {
  if (!(target instanceof Element)) return 'outside';
  if (target.closest('[data-video]')) return 'video';
  if (target.closest('[data-zooms]')) return 'image';
  return target.closest('.lightbox-slide') ? 'stage' : 'outside';
}
