import type { HighlightShape } from '@vitrine/core/text-highlight/highlight-constants.ts';
import { highlightStrokes } from '@vitrine/widgets/text-highlight/highlight-strokes.ts';
import styles from './highlight.module.css';

const em = 22;
/** A sample word in a picture of 60 × 40. */
const word = { left: 16, top: 7, right: 44, bottom: 33.6 };
const pen = { em, thickness: 1.8, seed: 5, isRightToLeft: false };

/** A shape as it would look on a word. */
export function HighlightPicture({ shape }: { readonly shape: HighlightShape }) {
  return (
    <svg viewBox="0 0 60 40" aria-hidden="true" className={styles.picture}>
      <text x={word.left} y={28.3} fontSize={em} textLength={word.right - word.left}>
        Aa
      </text>
      {highlightStrokes(shape, word, pen).map(path => (
        <path key={path} d={path} data-shape={shape} />
      ))}
    </svg>
  );
}
