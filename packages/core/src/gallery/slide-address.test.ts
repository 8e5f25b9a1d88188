import { expect, it } from 'vitest';
import { slideSettingsSchema } from './gallery-settings.ts';
import { slideAddresses } from './slide-address.ts';

const id = (letter: string) => letter.repeat(24);
const slide = (settings: object) => slideSettingsSchema.parse(settings);

it('GALLERY-31: a slide is addressed by its url or its id; a repeated one has a number', () => {
  const film = { file: id('f'), asset: id('p') };
  const video = { video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', asset: id('p') };
  const slides = [{ asset: id('a'), url: 'first' }, { asset: id('a') }, film, video, {}, { asset: id('a') }];
  expect(slideAddresses(slides.map(slide))).toEqual([
    'first',
    id('a'),
    `${id('a')}-2`,
    id('f'),
    'youtube-aqz-KE-bpKQ',
    `${id('a')}-3`,
  ]);
});
