import { readGalleryData } from '@vitrine/core/gallery/read-gallery-data.ts';
import { renderToString } from 'react-dom/server';
import { bowl, jug, workshop } from '../image/asset.samples.ts';
import { activateGallery } from './activate-gallery.ts';
import type { GallerySlide } from './gallery-slide.ts';
import { StackedView } from './stacked.view.tsx';

const plain = {
  url: '',
  kind: 'image',
  video: null,
  file: null,
  captions: null,
  description: '',
  link: '',
} as const;

const slides: readonly GallerySlide[] = [
  { ...plain, id: 'bowl', asset: bowl, title: 'Bowl' },
  { ...plain, id: 'jug', asset: jug, title: 'Jug' },
  {
    ...plain,
    id: 'workshop',
    asset: workshop,
    title: 'Workshop',
    description: 'Shelves of drying pots. '.repeat(40),
  },
  { ...plain, id: 'linked', asset: bowl, title: 'Linked', link: '/bowls' },
];

export function Slideshow() {
  return (
    <>
      <h1>Slideshow</h1>
      <div className="block" data-slideshow="" />
      <p style={{ marginBlockStart: '100vh' }}>The end</p>
    </>
  );
}

/**
 * `?data={"transition":"swipe"}` replaces a `data-gallery`; `?slides=2` shows the first two,
 * `?slides=20` repeats all.
 */
export function startSlideshow(exhibit: HTMLElement): void {
  const block = exhibit.querySelector<HTMLElement>('[data-slideshow]');
  const query = new URLSearchParams(location.search);
  const said = JSON.parse(query.get('data') ?? '{}');
  const read = readGalleryData(JSON.stringify({ design: 'slideshow', imageAspectRatio: 1.5, ...said }));
  if (!block || !read.ok) return;
  const length = Number(query.get('slides') ?? slides.length);
  const rounds = Array.from({ length: Math.ceil(length / slides.length) }, (_, round) =>
    round === 0 ? slides : slides.map(slide => inRound(slide, round)),
  );
  const shown = rounds.flat().slice(0, length);
  const gallery = { id: 'slideshow', data: read.value, language: 'en' };
  block.innerHTML = renderToString(<StackedView {...gallery} slides={shown} />);
  activateGallery(block);
}

/** The same text with another picture. */
function inRound(slide: GallerySlide, round: number): GallerySlide {
  const asset = slide.asset && {
    ...slide.asset,
    id: `${slide.asset.id.slice(0, -3)}${slide.id.length}${round + 10}`,
  };
  return { ...slide, id: `${slide.id}-${round}`, asset };
}
