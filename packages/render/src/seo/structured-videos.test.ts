import { expect, it } from 'vitest';
import { bowl, mug, site } from '../test/page.samples.ts';
import { structuredData } from './structured-data.ts';

const facts = { site, origin: 'https://kiln.example', path: '/shop/p/everyday-mug' };

it('SEO-17: each video of a product is a VideoObject with its picture and date, if there is a picture', () => {
  const uploaded = new Date('2026-05-01T10:00:00.000Z');
  const film = { ...bowl, kind: 'video', fileName: 'throwing.mp4' } as const;
  const at = (id: string) => uploaded.getTime().toString(36).padStart(9, '0') + id.padEnd(15, '0');
  const empty = { after: 0, address: '', file: null, captions: null, poster: null, title: '' };
  const videos = [
    { ...empty, id: at('a'), address: 'https://youtu.be/aqz-KE-bpKQ', title: 'Throwing' },
    { ...empty, id: at('b'), file: film },
  ];
  const dataOf = (detail: typeof mug) =>
    structuredData(
      {
        kind: 'product',
        page: {
          product: detail,
          list: { name: 'Shop', address: '/shop' },
          categories: [],
          crumbs: [],
        },
      },
      facts,
    )[0]?.subjectOf;
  const common = {
    '@type': 'VideoObject',
    uploadDate: uploaded.toISOString(),
    thumbnailUrl: `https://kiln.example/media/${bowl.id}/1500w`,
  };
  expect(dataOf({ ...mug, videos })).toEqual([
    {
      ...common,
      name: 'Throwing',
      description: 'Throwing',
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&enablejsapi=1',
    },
    {
      ...common,
      name: 'Everyday mug',
      description: '320 ml, a handle for three fingers.',
      contentUrl: `https://kiln.example/s/${bowl.id}/throwing.mp4`,
    },
  ]);
  expect(dataOf({ ...mug, image: null, images: [], videos })).toBeUndefined();
});
