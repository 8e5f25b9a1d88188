import { useCallback, useRef, useState } from 'react';

/** The current width of an element. */
export function useRoom(): {
  readonly width: number;
  readonly measure: (element: HTMLElement | null) => void;
} {
  const [width, setWidth] = useState(0);
  const observer = useRef<ResizeObserver | null>(null);
  const measure = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (element === null) return;
    setWidth(element.clientWidth);
    observer.current = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.current.observe(element);
  }, []);
  return { width, measure };
}
