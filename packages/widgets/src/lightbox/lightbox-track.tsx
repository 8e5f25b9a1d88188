import { useEffect, useLayoutEffect, useRef } from 'react';
import { whenScrollRests } from '../gallery/when-scroll-rests.ts';
import { cssVariables } from '../styles/css-variables.ts';
import type { LightboxSlidesProps } from './lightbox-fade.tsx';
import { LightboxSlide } from './lightbox-slide.tsx';

/** With a finger: a track that scrolls and snaps by itself, holding the item and its neighbours (rule LIGHTBOX-10). */
export function LightboxTrack({
  engine,
  set,
  index,
  language,
  isStill,
  playing,
  onPlay,
}: LightboxSlidesProps) {
  const track = useRef<HTMLDivElement>(null);
  const isAtStart = useRef(true);

  useLayoutEffect(() => {
    const element = track.current;
    if (!element || indexOf(element) === index) return;
    const isInstant = isAtStart.current || matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: leftOf(element, index), behavior: isInstant ? 'instant' : 'smooth' });
    isAtStart.current = false;
  }, [index]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    // Where the finger lets it rest decides, not what it passes on its way.
    const unfollow = whenScrollRests(element, () => engine.goTo(indexOf(element)));
    const keepPlace = new ResizeObserver(() =>
      element.scrollTo({ left: leftOf(element, engine.state.currentIndex), behavior: 'instant' }),
    );
    keepPlace.observe(element);
    return () => {
      unfollow();
      keepPlace.disconnect();
    };
  }, [engine]);

  return (
    <div className="lightbox-track" ref={track} {...(isStill ? { 'data-still': '' } : {})}>
      <div className="lightbox-rail" style={cssVariables({ 'lightbox-count': set.length })}>
        {[index - 1, index, index + 1].map(at => {
          const item = set[at];
          return (
            item && (
              <div key={at} className="lightbox-cell" style={cssVariables({ 'lightbox-at': at })}>
                <LightboxSlide
                  item={item}
                  index={at}
                  count={set.length}
                  language={language}
                  isCurrent={at === index}
                  isPlaying={playing === at}
                  onPlay={onPlay}
                />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

/** A track written from right to left scrolls to negative places. */
function leftOf(track: HTMLElement, index: number): number {
  const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  return sign * index * track.clientWidth;
}

function indexOf(track: HTMLElement): number {
  return Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth));
}
