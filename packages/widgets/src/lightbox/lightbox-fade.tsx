import { useState } from 'react';
import type { GalleryEngine } from '../gallery/gallery-engine.ts';
import type { LightboxItem } from './lightbox-item.ts';
import { LightboxSlide } from './lightbox-slide.tsx';

export interface LightboxSlidesProps {
  readonly engine: GalleryEngine;
  readonly set: readonly LightboxItem[];
  readonly index: number;
  readonly language: string;
  /** Whether the picture is looked at closely, so that nothing else may move. */
  readonly isStill: boolean;
  /** Of the video that plays. */
  readonly playing: number | null;
  readonly onPlay: () => void;
}

/** With a mouse: the new item fades in over the old one, which goes when its own fading is over (rule LIGHTBOX-10). */
export function LightboxFade({ set, index, language, playing, onPlay }: LightboxSlidesProps) {
  const [layers, setLayers] = useState<readonly number[]>([index]);
  if (layers.at(-1) !== index) setLayers([...layers.filter(layer => layer !== index).slice(-1), index]);
  const leave = (layer: number) => setLayers(known => known.filter(one => one !== layer || one === index));
  return layers.map(layer => {
    const item = set[layer];
    const isCurrent = layer === index;
    return (
      item && (
        <div
          key={layer}
          className="lightbox-layer"
          {...(isCurrent ? {} : { 'data-leaving': '' })}
          onAnimationEnd={() => leave(layer)}
        >
          <LightboxSlide
            item={item}
            index={layer}
            count={set.length}
            language={language}
            isCurrent={isCurrent}
            isPlaying={playing === layer}
            onPlay={onPlay}
          />
        </div>
      )
    );
  });
}
