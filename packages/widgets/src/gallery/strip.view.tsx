import { stripDefaults } from '@vitrine/core/gallery/gallery-constants.ts';
import { type StripAlignment, stripAlignmentOf } from '@vitrine/core/gallery/gallery-data.ts';
import { messagesFor } from '../messages/messages.ts';
import type { GalleryProps } from './gallery-slide.ts';
import { ratioOf } from './slide-ratio.ts';
import { TrackView } from './track.view.tsx';

/**
 * The space reserved before and after the slides, so that the first and the last one can reach the
 * position of the current one: fractions of the strip's width.
 */
const reservedSpace: Readonly<Record<StripAlignment, { readonly before: number; readonly after: number }>> = {
  start: { before: 0, after: 1 },
  middle: { before: 0.5, after: 0.5 },
  end: { before: 1, after: 0 },
};

/**
 * Slides of one height, each as wide as its picture, the current one in its position (rules
 * GALLERY-57 to GALLERY-60).
 */
export function StripView(props: GalleryProps) {
  const { slides, data, language } = props;
  const messages = messagesFor(language);
  const alignment = stripAlignmentOf(data.activeAlignment);
  const percentHigh = (data.vSize * stripDefaults.aspectRatio) / stripDefaults.vSize;
  const [first, last] = [slides.at(0), slides.at(-1)];
  return (
    <TrackView
      {...props}
      variables={{
        'strip-height': `${percentHigh}cqi`,
        gap: `${data.gutter}px`,
        snap: alignment === 'middle' ? 'center' : alignment,
        before: reservedSpace[alignment].before,
        after: reservedSpace[alignment].after,
        first: first ? ratioOf(first, data) : 1,
        last: last ? ratioOf(last, data) : 1,
      }}
      sizes={`min(100vw, ${Math.round(percentHigh * 1.5)}vw)`}
      action={place => (
        // The same action as a click on the picture, for keyboards and screen readers; shown by script.
        <button
          type="button"
          className="gallery-press"
          hidden
          data-current={data.click === 'previous' ? messages.previousItem : messages.nextItem}
          data-show={messages.showItemOf(place)}
        />
      )}
    />
  );
}
