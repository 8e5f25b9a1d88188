import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { idSchema } from '@vitrine/core/id/id.ts';
import { imageDesignOfStored, imageDesigns } from '@vitrine/core/image/image-designs.ts';
import { opensLarge } from '@vitrine/core/image/image-target.ts';
import { optionalLinkSchema } from '@vitrine/core/links/link.ts';
import { emptyText, richTextSchema } from '@vitrine/core/rich-text/rich-text.ts';
import { shapeNameSchema } from '@vitrine/core/shapes/shape-fit.ts';
import { z } from 'zod';

const fraction = z.number().min(0).max(1);

export const block = defineBlock({
  type: 5,
  name: 'image',
  label: 'Image',
  description: 'One picture, alone or with text: a poster, a card, a collage.',
  category: 'media',
  icon: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9.5h.01',
  settings: z.object({
    asset: idSchema.nullable().default(null).meta({ label: 'Image', control: 'image' }),
    alt: z.string().max(1000).default('').meta({
      label: 'Description',
      control: 'textarea',
      multiline: true,
      help: 'Describe the picture for people who cannot see it. Leave it empty to use the description of the image.',
    }),
    design: z
      .preprocess(imageDesignOfStored, z.enum(imageDesigns))
      .default('inline')
      .meta({
        label: 'Design',
        choices: {
          inline: 'Picture',
          poster: 'Poster',
          card: 'Card',
          overlap: 'Overlap',
          collage: 'Collage',
          stack: 'Stack',
        },
      }),
    position: z
      .enum(['left', 'center', 'right'])
      .default('center')
      .meta({ label: 'Position', choices: { left: 'Left', center: 'Centre', right: 'Right' } }),
    caption: z.string().max(1000).default('').meta({ label: 'Caption' }),
    title: z.string().max(300).default('').meta({ label: 'Title' }),
    headingLevel: z
      .enum(['2', '3', '4'])
      .default('3')
      .meta({ label: 'The title is a heading of level', help: 'One level below the heading above.' }),
    text: richTextSchema.default(emptyText).meta({ label: 'Text', control: 'rich-text' }),
    button: z.string().max(120).default('').meta({ label: 'Button', help: 'It leads to the link below.' }),
    link: optionalLinkSchema.default('').meta({ label: 'Link', control: 'link' }),
    newWindow: z.boolean().default(false).meta({ label: 'Open in a new window' }),
    lightbox: z
      .boolean()
      .default(false)
      .meta({ label: 'Show the picture large on a click', help: 'Only where a click does nothing else.' }),
    shape: z
      .enum(['fill', 'original', '1:1', '3:2', '4:3', '16:9', '2:3'])
      .default('fill')
      .meta({ label: 'Shape', choices: { fill: 'Fill the area', original: 'As it is' } }),
    fit: z
      .enum(['cover', 'contain'])
      .default('cover')
      .meta({ label: 'Fit', choices: { cover: 'Crop to fill', contain: 'Show all of it' } }),
    focalPoint: z.object({ x: fraction, y: fraction }).nullable().default(null).meta({
      label: 'Focal point',
      help: 'What stays visible when the picture is cropped. If empty, the focal point from the media library is used.',
    }),
    mask: z
      .union([z.literal(''), shapeNameSchema])
      .default('')
      .meta({ label: 'Cut to', help: 'The shape the picture is cut to.' }),
    isMaskStretched: z.boolean().default(false).meta({
      label: 'Stretch the shape over the whole area',
      help: 'Otherwise, it keeps its proportions.',
    }),
  }),
  headings: ({ design, title, headingLevel }) =>
    design === 'inline' || title.trim() === '' ? [] : [Number(headingLevel)],
  size: { desktop: { w: 10, h: 10 }, phone: { w: 8, h: 8 } },
  needs: settings => ({ asset: { kind: 'asset', id: settings.asset } }),
  picture: ({ asset }) => asset,
  script: settings => (opensLarge(settings) ? 'enhance' : null),
  styleParts: ({ design, mask }) => [
    ...(design === 'inline' ? [] : ['image/words', `image/${design}`]),
    ...(mask === '' ? [] : ['shapes/mask']),
  ],
  // A design with its text, and the mask of its picture.
  budget: { css: 1800 },
});
