import type { Asset } from '@vitrine/core/media/asset.ts';
import { film, workshop } from '@vitrine/widgets/image/asset.samples.ts';
import { filmCaptions } from '@vitrine/widgets/video/video.samples.ts';
import type { SamplesOf } from '../settings-of.ts';
import type { block } from './video.block.ts';

type Data = { file: Asset | null; captions: Asset | null; poster: Asset | null };

const nothing: Data = { file: null, captions: null, poster: null };

export const samples: SamplesOf<typeof block, Data> = [
  {
    name: 'YouTube behind a poster',
    settings: {
      address: 'https://youtu.be/aqz-KE-bpKQ?t=1m30s',
      poster: workshop.id,
      title: 'Throwing the big bowl',
    },
    data: { ...nothing, poster: workshop },
  },
  {
    name: 'Vimeo without a poster',
    settings: { provider: 'vimeo', address: 'vimeo.com/1084537', ratio: '4:3' },
    data: nothing,
  },
  {
    name: 'Own file with captions',
    settings: {
      provider: 'file',
      file: film.id,
      captions: filmCaptions.id,
      poster: workshop.id,
      title: 'Throwing a bowl',
    },
    data: { file: film, captions: filmCaptions, poster: workshop },
  },
  {
    name: 'Own file by its own shape, with the browser’s player alone',
    settings: { provider: 'file', file: film.id, overlay: false, load: true, ratio: 'auto' },
    data: { ...nothing, file: film },
  },
  {
    name: 'Wistia, filling its place',
    settings: { provider: 'wistia', address: 'https://vitrine.wistia.com/medias/e4a27b971d', mode: 'fill' },
    data: nothing,
  },
  {
    name: 'Animoto from its embed code',
    settings: {
      provider: 'animoto',
      address:
        '<iframe width="640" height="360" src="https://s3.amazonaws.com/embed.animoto.com/play.html?w=swf/production/vp1&f=GjsJ1gu0WDRfr4pGw12xZQ"></iframe>',
      ratio: 'auto',
    },
    data: nothing,
  },
  {
    name: 'Instagram, in a window of its own',
    settings: {
      provider: 'instagram',
      address: 'https://www.instagram.com/reel/C8abcDEF123/',
      title: 'A day in the workshop',
      ratio: '9:16',
    },
    data: nothing,
  },
  { name: 'Not a video', settings: { address: 'https://example.com/' }, data: nothing },
  { name: 'Empty', settings: {}, data: nothing },
];
