import type { RichNode, RichText } from '@vitrine/core/rich-text/rich-text.ts';
import { highlightShapes } from '@vitrine/core/text-highlight/highlight-constants.ts';
import { highlightSchema, type TextHighlight } from '@vitrine/core/text-highlight/text-highlight.ts';
import type { z } from 'zod';

type Settings = Omit<z.input<typeof highlightSchema>, 'id'> & { readonly id?: string };

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

const item = (...content: RichNode[]): RichNode => ({ type: 'listItem', content: [line(...content)] });
const row = (...content: RichNode[]): RichNode => ({ type: 'tableRow', content });
const cell = (type: 'tableHeader' | 'tableCell', ...content: RichNode[]): RichNode => ({
  type,
  content: [line(...content)],
});
const linked = (part: string, settings: Settings): RichNode[] => {
  const node = drawn(part, settings);
  return node.type === 'text'
    ? [{ ...node, marks: [{ type: 'link', attrs: { href: '/journal' } }, ...(node.marks ?? [])] }]
    : [];
};

const accent = { type: 'THEME_COLOR', name: 'accent', alpha: 1 } as const;
/** The overlay strength at which text is readable. */
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

/** One highlight that contains the beginning and the end of a link. */
const whole = { id: 'highlightsampleoverlinks', shape: 'underline', color: accent } as const;

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
  {
    name: 'Highlights in lists, quotes, links and tables',
    settings: {
      text: text(
        {
          type: 'bulletList',
          content: [
            item(
              words('Ring the bell '),
              drawn('twice', { shape: 'underlineDouble', color: accent }),
              words('.'),
            ),
            item(
              drawn('Mind the dog.', {
                shape: 'enclose',
                color: accent,
                thickness: { unit: 'px', value: 3 },
              }),
            ),
          ],
        },
        {
          type: 'blockquote',
          content: [line(words('A pot is a '), drawn('hand held still', { shape: 'marker' }), words('.'))],
        },
        line(
          drawn('Read ', whole),
          ...linked('how a firing', whole),
          drawn(' goes', whole),
          words(', or '),
          ...linked('come by', { shape: 'wave', linecap: 'round', thickness: { unit: 'em', value: 0.1 } }),
          words('.'),
        ),
        {
          type: 'table',
          content: [
            row(cell('tableHeader', words('Day')), cell('tableHeader', words('Open'))),
            row(
              cell('tableCell', drawn('Saturday', { shape: 'circle', color: accent })),
              cell('tableCell', drawn('9–14', { shape: 'strike', isFront: false })),
            ),
          ],
        },
      ),
    },
  },
  {
    name: 'Highlights from right to left',
    settings: {
      text: text(
        heading(
          words('קערות '),
          drawn('עשויות ביד', { shape: 'underlineCurve', color: accent, ...animated }),
        ),
        line(
          words('כל קערה '),
          drawn('יוצאת מן האובניים בבת אחת. מה שהאש עושה הוא עניינה שלה, ואנחנו מחכים עד שהכבשן מתקרר', {
            shape: 'scribble',
            isFront: false,
            opacity: 0.3,
            color: accent,
          }),
          words('. '),
          drawn('בואו לבקר', { shape: 'circle', color: accent, direction: 'left', ...animated }),
        ),
      ),
    },
  },
] as const;
