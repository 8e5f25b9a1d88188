import { type SlideSettings, slideSettingsSchema } from '@vitrine/core/gallery/gallery-settings.ts';

/** Slides that can be read; one that cannot is left out rather than shown wrong. */
export function readSlides(value: unknown): SlideSettings[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((slide: unknown) => {
    const read = slideSettingsSchema.safeParse(slide);
    return read.success ? [read.data] : [];
  });
}
