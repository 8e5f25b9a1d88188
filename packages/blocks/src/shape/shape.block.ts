import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { dropShadowSchema } from '@vitrine/core/shapes/drop-shadow.ts';
import { shapeNameSchema } from '@vitrine/core/shapes/shape-fit.ts';
import { colorReferenceSchema } from '@vitrine/core/site/color-reference.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 70,
  name: 'shape',
  label: 'Shape',
  description: 'A circle, an arch or a star that adds colour to the page.',
  category: 'layout',
  icon: 'M8 3.5l4.5 8h-9zM16.5 12.5a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM4 14.5h6v6H4z',
  settings: z.object({
    shape: shapeNameSchema.default('circle').meta({ label: 'Shape', control: 'shape' }),
    alt: z.string().max(1000).default('').meta({
      label: 'Description',
      help: 'Describe it for people who cannot see it. Leave it empty if it is only decoration.',
    }),
    color: colorReferenceSchema
      .default({ type: 'THEME_COLOR', name: 'accent', alpha: 1 })
      .meta({ label: 'Colour', control: 'palette-color' }),
    isStretched: z.boolean().default(false).meta({
      label: 'Stretch over the whole block',
      help: 'Otherwise, it keeps its proportions.',
    }),
    alignment: z
      .enum(['left', 'center', 'right'])
      .default('center')
      .meta({ label: 'Across', choices: { left: 'Left', center: 'Centre', right: 'Right' } }),
    verticalAlignment: z
      .enum(['top', 'middle', 'bottom'])
      .default('middle')
      .meta({ label: 'Up and down', choices: { top: 'Top', middle: 'Middle', bottom: 'Bottom' } }),
    rotation: z
      .number()
      .min(0)
      .max(359)
      .default(0)
      .meta({ label: 'Rotation', control: 'slider', min: 0, max: 359, step: 1, unit: '°' }),
    outlineWidth: z
      .number()
      .min(0)
      .max(40)
      .default(0)
      .meta({ label: 'Outline', control: 'slider', min: 0, max: 40, step: 1, unit: 'px' }),
    outlineColor: colorReferenceSchema
      .default({ type: 'THEME_COLOR', name: 'ink', alpha: 1 })
      .meta({ label: 'Colour of the outline', control: 'palette-color' }),
    dropShadow: dropShadowSchema.nullable().default(null).meta({ label: 'Shadow' }),
  }),
  size: { desktop: { w: 6, h: 10 }, phone: { w: 8, h: 10 } },
});
