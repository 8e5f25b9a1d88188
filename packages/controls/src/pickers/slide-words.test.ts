import { slideSettingsSchema } from '@vitrine/core/gallery/gallery-settings.ts';
import { bowl } from '@vitrine/widgets/image/asset.samples.ts';
import { expect, it } from 'vitest';
import { lacksWords } from './slide-words.ts';

it('PANEL-20: a slide lacks text if neither it nor its picture has any, but not while its picture is loading', () => {
  const slide = (settings: object) => slideSettingsSchema.parse(settings);
  const mute = { ...bowl, alt: '' };
  expect([
    lacksWords(slide({ asset: bowl.id }), mute),
    lacksWords(slide({ video: 'https://vimeo.com/1' }), null),
    lacksWords(slide({ asset: bowl.id }), { ...bowl, alt: 'A bowl' }),
    lacksWords(slide({ asset: bowl.id, alt: 'A bowl' }), mute),
    lacksWords(slide({ asset: bowl.id, title: 'Bowl' }), mute),
    lacksWords(slide({ asset: bowl.id }), null),
    lacksWords(slide({}), null),
  ]).toEqual([true, true, false, false, false, false, false]);
});
