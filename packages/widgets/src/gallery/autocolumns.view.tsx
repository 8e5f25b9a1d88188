import type { GalleryProps, GallerySlide } from './gallery-slide.ts';
import { SlideList } from './slide-list.view.tsx';
import { ratioOf } from './slide-ratio.ts';

/** Width of a letter of a caption, px; slightly more than the average, so that the reserved space suffices. */
const letterWidth = 8;

/**
 * Pictures of different heights in columns without gaps. Since every shape is known, the style
 * sheet calculates how many lines of a fine grid each takes, and the browser packs them: without
 * script or layout shift (rule GALLERY-37).
 */
export function AutocolumnsView(props: GalleryProps) {
  const { data } = props;
  const lettersInLine = Math.max(8, data.columnWidth / letterWidth);
  return (
    <SlideList
      {...props}
      variables={{ column: `${data.columnWidth}px`, gap: `${data.gutter}px` }}
      slideVariables={slide => ({
        tall: Math.round(10_000 / ratioOf(slide, data)) / 10_000,
        ...(data.metaPosition === 'below' ? linesOf(slide, lettersInLine) : {}),
      })}
      isAtMost={data.columnWidthBehavior === 'max'}
      sizes={`min(100vw, ${Math.round(data.columnWidth * (data.columnWidthBehavior === 'max' ? 1 : 1.5))}px)`}
    />
  );
}

/** Lines that text below a picture takes, with the space around it. */
function linesOf({ title, description }: GallerySlide, lettersInLine: number): { lines?: number } {
  const lines = [title, ...description.split('\n')]
    .filter(text => text !== '')
    .reduce((sum, text) => sum + Math.ceil(text.length / lettersInLine), 0);
  return lines === 0 ? {} : { lines: lines + 1 };
}
