import { BlockIcon } from '@vitrine/controls/icon/icon.tsx';

import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { BlockPictureProps } from './block-picture-props.ts';
import styles from './catalogue.module.css';

/** Loaded separately: a canvas does not need the samples of all blocks. */
const DrawnBlock = lazy(async () => ({ default: (await import('./drawn-block.tsx')).DrawnBlock }));

/** A preview of a block on this website, drawn when it comes near the visible area; until then its icon. */
export function BlockPicture(props: BlockPictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const hasComeNear = useHasComeNear(place);
  return (
    <span className={styles.blockPicture} ref={place} aria-hidden="true">
      <BlockIcon path={props.definition.icon} />
      {hasComeNear && (
        <Suspense>
          <DrawnBlock {...props} />
        </Suspense>
      )}
    </span>
  );
}

const near = { rootMargin: '300px' };

function useHasComeNear(place: RefObject<HTMLElement | null>): boolean {
  const [hasComeNear, setHasComeNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return;
      setHasComeNear(true);
      observer.disconnect();
    }, near);
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return hasComeNear;
}
