import type { Asset } from '@vitrine/core/media/asset.ts';
import { type RichText, textOf } from '@vitrine/core/rich-text/rich-text.ts';
import { bowl, jug, workshop } from '@vitrine/widgets/image/asset.samples.ts';
import type { SamplesOf, SettingsOf } from '../settings-of.ts';
import type { block } from './image.block.ts';

type Settings = SettingsOf<typeof block>;

const visit: Partial<Settings> = {
  asset: workshop.id,
  title: 'The kiln is lit on Friday',
  text: textOf('We load it by hand and feed it for two days. Come by on Sunday, when it is opened.'),
  button: 'Book a visit',
  link: '/visit',
};
const linked: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Thrown in one piece, pulled to forty centimetres. ' },
        {
          type: 'text',
          text: 'How we pull a handle',
          marks: [{ type: 'link', attrs: { href: '/handles' } }],
        },
        { type: 'text', text: ' is a story of its own.' },
      ],
    },
  ],
};
const tallJug: Partial<Settings> = { asset: jug.id, title: 'A jug with a long memory', text: linked };

export const samples: SamplesOf<typeof block, { asset: Asset | null }> = [
  {
    name: 'Filling its place, with a caption',
    settings: { asset: workshop.id, caption: 'Tuesday, before the first firing of spring.' },
    data: { asset: workshop },
  },
  { name: 'As it is', settings: { asset: jug.id, shape: 'original' }, data: { asset: jug } },
  {
    name: 'Square, leading somewhere',
    settings: { asset: bowl.id, shape: '1:1', link: '/shop', alt: 'To the shop: bowls' },
    data: { asset: bowl },
  },
  {
    name: 'Decorating link in a new window',
    settings: { asset: bowl.id, shape: '16:9', link: 'https://example.com/', newWindow: true },
    data: { asset: { ...bowl, alt: '' } },
  },
  {
    name: 'Cut to an arched window at the left, leading somewhere',
    settings: { asset: jug.id, mask: 'arched-window', position: 'left', link: '/jugs', caption: 'Jugs' },
    data: { asset: jug },
  },
  {
    name: 'Cut to a pebble over all of its place',
    settings: { asset: workshop.id, mask: 'pebble', isMaskStretched: true },
    data: { asset: workshop },
  },
  {
    name: 'Cut to a flower as wide as its place',
    settings: { asset: bowl.id, mask: 'flower', shape: 'original' },
    data: { asset: bowl },
  },
  { name: 'All of it', settings: { asset: jug.id, shape: '3:2', fit: 'contain' }, data: { asset: jug } },
  {
    name: 'All of it at the right of its place, shown large on a click',
    settings: {
      asset: jug.id,
      fit: 'contain',
      position: 'right',
      lightbox: true,
      caption: 'Forty centimetres',
    },
    data: { asset: jug },
  },
  {
    name: 'Poster',
    settings: { ...visit, design: 'poster', position: 'left', shape: '16:9' },
    data: { asset: workshop },
  },
  {
    name: 'Poster with a title alone, in the middle',
    settings: { asset: bowl.id, design: 'poster', title: 'Bowls', link: '/shop/bowls', shape: '16:9' },
    data: { asset: bowl },
  },
  { name: 'Card', settings: { ...visit, design: 'card', position: 'left' }, data: { asset: workshop } },
  {
    name: 'Card, picture at the right and shown large on a click',
    settings: {
      ...tallJug,
      design: 'card',
      position: 'right',
      lightbox: true,
      focalPoint: { x: 0.5, y: 0.2 },
    },
    data: { asset: jug },
  },
  {
    name: 'Card, its picture cut to a circle',
    settings: { ...visit, design: 'card', position: 'left', mask: 'circle' },
    data: { asset: workshop },
  },
  {
    name: 'Card, picture above',
    settings: { ...visit, design: 'card', shape: '3:2' },
    data: { asset: workshop },
  },
  {
    name: 'Overlap',
    settings: { ...visit, design: 'overlap', position: 'left', shape: '3:2' },
    data: { asset: workshop },
  },
  {
    name: 'Overlap, picture at the right',
    settings: { ...tallJug, design: 'overlap', position: 'right', shape: '4:3' },
    data: { asset: jug },
  },
  { name: 'Overlap, in the middle', settings: { ...visit, design: 'overlap' }, data: { asset: workshop } },
  {
    name: 'Collage',
    settings: { ...visit, design: 'collage', position: 'left', shape: '3:2' },
    data: { asset: workshop },
  },
  {
    name: 'Collage, picture at the right',
    settings: { ...tallJug, design: 'collage', position: 'right', shape: '3:2', link: '/jugs' },
    data: { asset: jug },
  },
  {
    name: 'Collage, in the middle',
    settings: { ...visit, design: 'collage', shape: '16:9' },
    data: { asset: workshop },
  },
  { name: 'Stack', settings: { ...visit, design: 'stack', position: 'left' }, data: { asset: workshop } },
  {
    name: 'Stack, in the middle',
    settings: { ...tallJug, design: 'stack', shape: '3:2', link: '/jugs', newWindow: true },
    data: { asset: jug },
  },
  {
    name: 'Stack, at the right, without words',
    settings: { asset: bowl.id, design: 'stack', position: 'right', shape: 'original' },
    data: { asset: bowl },
  },
  { name: 'Empty', settings: {}, data: { asset: null } },
];
