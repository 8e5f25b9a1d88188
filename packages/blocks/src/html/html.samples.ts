import { emptyText, type RichNode, textOf } from '@vitrine/core/rich-text/rich-text.ts';
import type { SamplesOf } from '../settings-of.ts';
import { highlightSamples } from './highlights.samples.ts';
import type { block } from './html.block.ts';

const words = (text: string): RichNode => ({ type: 'text', text });
const item = (text: string): RichNode => ({
  type: 'listItem',
  content: [{ type: 'paragraph', content: [words(text)] }],
});
const cell = (type: 'tableHeader' | 'tableCell', text: string): RichNode => ({
  type,
  content: [{ type: 'paragraph', content: [words(text)] }],
});

export const samples: SamplesOf<typeof block> = [
  {
    name: 'Everything a text may hold',
    settings: {
      text: {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [words('Made slowly, fired once a month')] },
          {
            type: 'paragraph',
            attrs: { size: 'large' },
            content: [
              words('Every bowl leaves the wheel in one sitting. What the fire does is its own business.'),
            ],
          },
          {
            type: 'paragraph',
            content: [
              words('The clay comes from '),
              { type: 'text', text: 'two valleys away', marks: [{ type: 'italic' }] },
              words('; the glazes are ash, iron and timeouts. '),
              {
                type: 'text',
                text: 'See what is on the shelf',
                marks: [{ type: 'link', attrs: { href: '/shop' } }],
              },
              words('.'),
            ],
          },
          { type: 'heading', attrs: { level: 3 }, content: [words('Before you visit')] },
          { type: 'bulletList', content: [item('Ring the bell twice.'), item('Mind the dog.')] },
          { type: 'orderedList', content: [item('Wedge.'), item('Centre.'), item('Open.')] },
          {
            type: 'blockquote',
            content: [{ type: 'paragraph', content: [words('A pot is a hand held still.')] }],
          },
          {
            type: 'table',
            content: [
              { type: 'tableRow', content: [cell('tableHeader', 'Day'), cell('tableHeader', 'Open')] },
              { type: 'tableRow', content: [cell('tableCell', 'Thursday'), cell('tableCell', '10–18')] },
              { type: 'tableRow', content: [cell('tableCell', 'Saturday'), cell('tableCell', '9–14')] },
            ],
          },
          { type: 'codeBlock', content: [words('cone 10, reduction, 14 h')] },
          { type: 'horizontalRule' },
          {
            type: 'paragraph',
            attrs: { size: 'small', align: 'center' },
            content: [words('Kiln, Unterdorf 4')],
          },
        ],
      },
    },
  },
  { name: 'One paragraph', settings: { text: textOf('Closed until the kiln has cooled.') } },
  {
    name: 'The title of a page',
    settings: {
      text: {
        type: 'doc',
        content: [{ type: 'heading', attrs: { level: 1 }, content: [words('Visit the workshop')] }],
      },
    },
  },
  { name: 'Empty', settings: { text: emptyText } },
  ...highlightSamples,
];
