import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Gestures, keepGestures } from './keep-gestures.ts';
import type { Point, ZoomView } from './zoom.ts';

interface GestureUse {
  readonly index: number;
  readonly onClose: () => void;
}

/** Gestures on the stage, begun anew with each item, unzoomed. What moves is written past React. */
export function useGestures(stage: RefObject<HTMLElement | null>, { index, onClose }: GestureUse) {
  const [zoomedIndex, setZoomedIndex] = useState<number | null>(null);
  const gestures = useRef<Gestures>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const own = keepGestures(element, {
      onZoom: (view, isGliding) => {
        setZoomedIndex(view.scale > 1 ? index : null);
        writeZoom(element, view, isGliding);
      },
      onPull: distance => writePull(element, distance),
      onClose: () => close(),
    });
    gestures.current = own;
    return () => {
      own.reset();
      own.stop();
    };
  }, [stage, index]);

  return {
    isZoomed: zoomedIndex === index,
    toggle: () => gestures.current?.toggle(),
    zoomBy: (factor: number) => gestures.current?.zoomBy(factor),
    look: (way: Point) => gestures.current?.look(way),
    reset: () => gestures.current?.reset(),
  };
}

function writeZoom(stage: HTMLElement, { scale, x, y }: ZoomView, isGliding: boolean): void {
  stage.toggleAttribute('data-gliding', isGliding);
  stage.style.setProperty(
    '--lightbox-zoom',
    scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : 'none',
  );
}

function writePull(stage: HTMLElement, distance: number | null): void {
  stage.toggleAttribute('data-pulled', distance !== null);
  stage.style.setProperty('--lightbox-pull', `${distance ?? 0}px`);
}
