import type { RichNode, RichText } from '@vitrine/core/rich-text/rich-text.ts';
import { highlightShapes } from '@vitrine/core/text-highlight/highlight-constants.ts';
import { highlightSchema, type TextHighlight } from '@vitrine/core/text-highlight/text-highlight.ts';
import type { z } from 'zod';

type Settings = Omit<z.input<typeof highlightSchema>, 'id'>;

let count = 0;

function drawn(text: string, settings: Settings): RichNode {
  count += 1;
  const id = `highlightsample${String(count).padStart(9, '0')}`;
  return {
    type: 'text',
    text,
    marks: [{ type: 'highlight', attrs: highlightSchema.parse({ id, ...settings }) }],
  };
}

const words = (text: string): RichNode => ({ type: 'text', text });
const heading = (...content: RichNode[]): RichNode => ({ type: 'heading', attrs: { level: 2 }, content });
const line = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });
const text = (...content: RichNode[]): RichText => ({ type: 'doc', content });

const accent = { type: 'THEME_COLOR', name: 'accent', alpha: 1 } as const;
/** Of what covers words, so much that they can be read. */
const veiled = (shape: TextHighlight['shape']) => (shape === 'marker' ? { opacity: 0.25 } : {});

const names: Readonly<Record<TextHighlight['shape'], string>> = {
  circle: 'circle',
  cross: 'cross',
  enclose: 'frame',
  jagged: 'jagged line',
  marker: 'marker',
  scribble: 'scribble',
  strike: 'strike',
  strikeDiagonal: 'slanting strike',
  underline: 'underline',
  underlineCurve: 'curve',
  underlineDouble: 'double line',
  wave: 'wave',
};

const animated = { isAnimationEnabled: true } as const;

export const highlightSamples = [
  {
    name: 'Highlights',
    settings: {
      text: text(
        ...highlightShapes.flatMap(shape => [
          heading(words('The '), drawn(names[shape], { shape, color: accent, ...veiled(shape) })),
          line(
            words('Stoneware thrown '),
            drawn(
              'one at a time, dipped in glazes we mix from clay, ash and iron. Made to be used every day',
              {
                shape,
              },
            ),
            words(' for a very long time, by '),
            drawn('you', { shape, color: accent, ...veiled(shape) }),
            words('.'),
          ),
        ]),
      ),
    },
  },
  {
    name: 'Highlights that move',
    settings: {
      text: text(
        heading(drawn('Drawn', { shape: 'underlineCurve', ...animated }), words(' from its beginning')),
        heading(drawn('Drawn', { shape: 'circle', direction: 'left', ...animated }), words(' from its end')),
        heading(drawn('Faded in', { shape: 'marker', animation: 'fade', ...animated })),
        heading(drawn('Grown', { shape: 'enclose', animation: 'fadeScale', ...animated })),
        line(
          words('And over '),
          drawn(
            'several lines, one after the other, as somebody would who draws it with a pen in the hand, without a ruler and in no hurry at all',
            { shape: 'wave', color: accent, duration: 2, ...animated },
          ),
          words('.'),
        ),
      ),
    },
  },
] as const;
