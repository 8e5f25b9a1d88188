import { useEffect, useState } from 'react';
import type { Box } from './geometry.ts';
import { boxOf } from './measure.ts';

/**
 * The box of an element of the page, measured on every frame: its outline follows whatever moves it, such as
 * scrolling, a picture that has loaded, or another person's change.
 */
export function useMeasured(find: () => Element | null, key: string): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  const [finder] = useState<{ find: () => Element | null }>({ find });
  finder.find = find;
  useEffect(() => {
    if (key === '') {
      setBox(null);
      return;
    }
    let last = '';
    let frame = 0;
    const measure = () => {
      const element = finder.find();
      const next = element ? boxOf(element) : null;
      const text = next ? `${next.left} ${next.top} ${next.width} ${next.height}` : '';
      if (text !== last) {
        last = text;
        setBox(next);
      }
      frame = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }, [key, finder]);
  return box;
}
