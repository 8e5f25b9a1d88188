import { lightboxDefaults } from '@vitrine/core/gallery/gallery-constants.ts';
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
    element.addEventListener('click', event => act(meaningAt(event, element)), { signal });
    element.addEventListener(
      'pointermove',
      event => {
        const meaning = event.pointerType === 'mouse' ? meaningAt(event, element) : 'nothing';
        if (element.dataset.meaning === meaning) return;
        element.dataset.meaning = meaning;
        element.dataset.hint = meaning;
        clearTimeout(hintEnds);
        hintEnds = setTimeout(() => delete element.dataset.hint, lightboxDefaults.navHint);
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
    hit: hitOf(event, stage),
    isSingle,
    isRightToLeft: getComputedStyle(stage).direction === 'rtl',
  };
}

/** The stage ends where its padding begins. */
function hitOf({ target, clientX, clientY }: MouseEvent, stage: HTMLElement): LightboxClick['hit'] {
  if (target instanceof Element && target.closest('[data-video]')) return 'video';
  if (target instanceof Element && target.closest('[data-zooms]')) return 'image';
  const { left, right, top, bottom } = stage.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(stage).getPropertyValue('--lightbox-padding')) || 0;
  const isInside =
    clientX >= left + padding &&
    clientX <= right - padding &&
    clientY >= top + padding &&
    clientY <= bottom - padding;
  return isInside ? 'stage' : 'outside';
}
