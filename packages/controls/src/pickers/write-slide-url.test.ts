import { slideSettingsSchema } from '@vitrine/core/gallery/gallery-settings.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeSlideUrl } from './write-slide-url.ts';

it('PANEL-11: any text typed for the address of a slide can be stored', () => {
  expect([writeSlideUrl('Tall Jug, 2'), writeSlideUrl('İstanbul')]).toEqual(['tall-jug-2', 'i-stanbul']);
  const typed = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(typed, text => {
      expect(slideSettingsSchema.shape.url.safeParse(writeSlideUrl(text).slice(0, 200)).success).toBe(true);
    }),
  );
});
