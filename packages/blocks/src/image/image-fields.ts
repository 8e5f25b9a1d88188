import type { ImageDesign } from '@vitrine/core/image/image-designs.ts';
import { opensLarge } from '@vitrine/core/image/image-target.ts';
import { z } from 'zod';
import type { SettingsOf } from '../settings-of.ts';
import { block } from './image.block.ts';
import { showsWhole } from './shows-whole.ts';

type Settings = SettingsOf<typeof block>;
type Field = keyof Settings;

/** The fields of the panel that have an effect with these settings, in groups (rule IMAGE-29). */
export function imageFields(settings: Settings): {
  readonly words: readonly Field[];
  readonly click: readonly Field[];
  readonly look: readonly Field[];
  /** Whether the picture is cropped, so that its focal point matters. */
  readonly isCut: boolean;
} {
  const { design, title, link, shape, mask, isMaskStretched } = settings;
  const isInline = design === 'inline';
  const isWhole = showsWhole(settings);
  const isMasked = mask !== '';
  const isStanding = isWhole || (isMasked && !isMaskStretched);
  return {
    words: isInline
      ? ['caption']
      : ['title', ...(title.trim() === '' ? [] : (['headingLevel'] as const)), 'text', 'button'],
    click: [
      'link',
      ...(link === '' ? [] : (['newWindow'] as const)),
      ...(opensLarge({ ...settings, lightbox: true }) ? (['lightbox'] as const) : []),
    ],
    look: [
      ...(isMasked && shape !== 'original' ? (['isMaskStretched'] as const) : []),
      ...(isInline && !isStanding ? [] : (['position'] as const)),
      'shape',
      ...(!isMasked && (isInline || design === 'stack') && shape !== 'original' ? (['fit'] as const) : []),
    ],
    isCut: isMasked || (!isWhole && !(shape === 'original' && (isInline || design === 'stack'))),
  };
}

/** The named fields in order, in the terms of the design. */
export function panelSchema(names: readonly Field[], design: ImageDesign): z.ZodObject {
  const { shape } = block.settings;
  const own = { ...shape, position: shape.position.meta(positionWords[design] ?? pictureSide) };
  return z.object(Object.fromEntries(names.map(name => [name, own[name]])));
}

const pictureSide = { label: 'Picture', choices: { left: 'Left', center: 'Above', right: 'Right' } };

const positionWords: Partial<Record<ImageDesign, typeof pictureSide>> = {
  inline: { label: 'Picture', choices: { left: 'Left', center: 'Centre', right: 'Right' } },
  poster: { label: 'Words', choices: { left: 'Low left', center: 'Middle', right: 'Low right' } },
  collage: { label: 'Picture', choices: { left: 'Left', center: 'Behind', right: 'Right' } },
  stack: { label: 'Words', choices: { left: 'Left', center: 'Centre', right: 'Right' } },
};
