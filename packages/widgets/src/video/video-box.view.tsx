import {
  type VideoMode,
  videoFadeSeconds,
  videoFallbackPercent,
} from '@vitrine/core/media/video-constants.ts';
import type { ReactNode } from 'react';
import { cssVariables } from '../styles/css-variables.ts';

export interface VideoBoxProps {
  /** Aspect ratio, such as `16:9`; empty for the video's own. */
  readonly ratio: string;
  /** The size of the video itself, in px; null if unknown. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly mode: VideoMode | null;
  readonly children: ReactNode;
}

/** The place of a video, with its space reserved from the start (rules VIDEO-10, VIDEO-11). */
export function VideoBox({ ratio, size, mode, children }: VideoBoxProps) {
  return (
    <div
      className="video"
      data-video=""
      data-mode={mode ?? 'none'}
      style={cssVariables({ 'video-ratio': ratioOf(ratio, size), 'video-fade': `${videoFadeSeconds}s` })}
    >
      {children}
    </div>
  );
}

export function PlayMark() {
  return (
    <span className="video-play" aria-hidden="true">
      <svg className="video-play-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M8 5v14l11.5-7z" />
      </svg>
    </span>
  );
}

/** As a number, since the style sheet calculates with it. */
function ratioOf(ratio: string, size: VideoBoxProps['size']): number {
  const [width, height] = ratio.split(':').map(Number);
  const own =
    size && size.width > 0 && size.height > 0 ? size.width / size.height : 100 / videoFallbackPercent;
  return Math.round((width && height ? width / height : own) * 10_000) / 10_000;
}
