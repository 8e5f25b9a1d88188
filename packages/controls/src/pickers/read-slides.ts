import { type SlideSettings, slideSettingsSchema } from '@vitrine/core/gallery/gallery-settings.ts';

/** The readable slides; an unreadable one is left out rather than shown incorrectly. */
export function readSlides(value: unknown): SlideSettings[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((slide: unknown) => {
    const read = slideSettingsSchema.safeParse(slide);
    return read.success ? [read.data] : [];
  });
}
