import { galleryDefaults } from '@vitrine/core/gallery/gallery-data.ts';
import { galleryDesigns } from '@vitrine/core/gallery/gallery-designs.ts';
import { readGalleryData } from '@vitrine/core/gallery/read-gallery-data.ts';
import { bowl, film, jug } from '@vitrine/widgets/image/asset.samples.ts';
import { PictureFrameContext } from '@vitrine/widgets/image/picture-frame.ts';
import { filmCaptions } from '@vitrine/widgets/video/video.samples.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { site } from '../site.samples.ts';
import { block } from './gallery.block.ts';
import { Panel } from './gallery.panel.tsx';
import { View } from './gallery.view.tsx';

const html = (settings: object, isFirstScreen = false) =>
  renderToStaticMarkup(
    <PictureFrameContext value={{ isFirstScreen, desktop: 1, desktopMax: 1200, phone: 1 }}>
      <View
        id="g"
        settings={block.settings.parse(settings)}
        data={{ assets: [jug, bowl, film, filmCaptions] }}
        site={site}
        isEditing={false}
      />
    </PictureFrameContext>,
  );

const attributesOf = (markup: string, name: string) =>
  [...markup.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value);

const slides = [{ asset: bowl.id, title: 'One' }, { asset: jug.id }, { asset: bowl.id, title: 'Three' }];

describe('gallery block', () => {
  it('GALLERY-1: has four columns, two on a phone, 20 px apart, by default', () => {
    expect(block.settings.parse({})).toMatchObject({ slidesPerRow: 4, slidesPerRowPhone: 2, gutter: 20 });
    const markup = html({ slides, imageAspectRatio: 0.667 });
    expect(markup).toContain(
      '--gallery-row:4;--gallery-row-tablet:3;--gallery-row-phone:2;--gallery-gap:20px',
    );
    expect(markup).toContain('--gallery-ratio:0.667');
    expect(html({ slides, imageAspectRatio: 'Auto' })).toContain('style="--gallery-ratio:1.333"');
  });

  it('GALLERY-2: keeps the order of its slides, shows a duplicate twice, and leaves out a missing picture', () => {
    const gone = { asset: 'm2k4h8x1a000000000000099', title: 'Gone' };
    const markup = html({ slides: [...slides, gone] });
    expect([...markup.matchAll(/ src="\/media\/(\w+)\//g)].map(([, id]) => id)).toEqual([
      bowl.id,
      jug.id,
      bowl.id,
    ]);
    expect(attributesOf(markup, 'data-slide-id')).toEqual([bowl.id, jug.id, `${bowl.id}-2`]);
    expect(markup).not.toContain('Gone');
    expect(html({ slides: [gone] })).toBe('');
  });

  it('GALLERY-3: requests pictures at their displayed width, and only the first immediately', () => {
    const markup = html({ slides }, true);
    expect(markup.match(/<img [^>]*fetchPriority="high"/g)).toHaveLength(1);
    expect(markup).toContain('sizes="auto, (min-width: 768px) min(25vw, 300px), 50vw"');
    expect(html({ slides, design: 'autogrid' })).toContain('sizes="auto, min(100vw, 375px)"');
    expect(html({ slides })).not.toContain('fetchPriority="high"');
  });

  it('GALLERY-91: uses the default numbers of its layout', () => {
    for (const design of galleryDesigns) {
      const { slides: _, ...settings } = block.settings.parse({ design });
      expect(settings).toEqual(galleryDefaults(design));
    }
    expect(block.settings.parse({ design: 'carousel', gutter: 5 })).toMatchObject({
      slidesPerRow: 3,
      gutter: 5,
    });
  });

  it.each([
    ['grid', { slidesPerRow: 4, gutter: 20, lightbox: true }],
    ['autogrid', { columnWidth: 250, columnWidthBehavior: 'min', gutter: 0 }],
    ['autocolumns', { columnWidth: 250, columnWidthBehavior: 'min', gutter: 0 }],
    ['autorows', { rowHeight: 250, gutter: 20, lightbox: true }],
    ['carousel', { slidesPerRow: 3, gutter: 1 }],
    ['strip', { vSize: 10 }],
    ['stacked', { transition: 'fade', click: 'next' }],
    ['stacked', { thumbnailsPerRow: 4, padding: 20 }],
    ['stacked', { autoplayDuration: 5 }],
  ])('GALLERY-10 to GALLERY-17: %s has these default numbers: %j', (design, numbers) => {
    expect(block.settings.parse({ design, slides })).toMatchObject({ design, ...numbers });
    expect(html({ design, slides })).toBe(html({ design, slides, ...numbers }));
  });

  it('GALLERY-64: its panel asks of a carousel and a strip what they can be told, in their words', () => {
    const panel = (settings: object) =>
      renderToStaticMarkup(<Panel settings={{ ...block.settings.parse(settings) }} onChange={() => {}} />);
    const carousel = panel({ design: 'carousel' });
    for (const label of ['Side by side', 'Space between', 'Loop from the last to the first'])
      expect(carousel).toContain(label);
    expect(carousel).not.toContain('A click on the current picture');
    const strip = { design: 'strip', lightbox: false };
    for (const label of [
      'Height',
      'Position of the current picture',
      'A click on the current picture',
      'Space between',
    ])
      expect(panel(strip)).toContain(label);
    expect(panel(strip)).not.toContain('Side by side');
    expect(panel({ ...strip, lightbox: true })).not.toContain('A click on the current picture');
  });

  it('GALLERY-22: has its data in one attribute', () => {
    const [text = ''] = attributesOf(html({ slides, design: 'list', listImageSize: 25 }), 'data-gallery');
    const read = readGalleryData(text.replaceAll('&quot;', '"'));
    expect(read).toMatchObject({
      ok: true,
      value: { design: 'list', listImageSize: 25, imageAspectRatio: 'Auto' },
    });
  });

  it('GALLERY-25: a slide’s element describes the slide', () => {
    const markup = html({
      slides: [
        { asset: jug.id, title: 'Tall', description: 'In “ash”', link: '/jugs', url: 'tall-jug' },
        { file: film.id },
      ],
      lightboxTheme: 'light',
    });
    expect(markup).toContain(
      `data-type="image" data-slide-id="${jug.id}" data-slide-url="tall-jug" data-click-through-url="/jugs" data-image-dimensions="1200x1800" data-image-focal-point="0.42,0.3" data-src="/media/${jug.id}" data-title="Tall" data-description="In “ash”" data-lightbox-theme="light"`,
    );
    expect(markup).toContain(
      `data-type="video" data-slide-id="${film.id}" data-src="/s/${film.id}/throwing-a-bowl.mp4" data-title=""`,
    );
  });

  it('GALLERY-92: an uploaded film has its captions, in place and in the lightbox', () => {
    const settings = { slides: [{ file: film.id, captions: filmCaptions.id }] };
    const address = `/s/${filmCaptions.id}/${filmCaptions.fileName}`;
    expect(block.needs?.(block.settings.parse(settings))).toMatchObject({
      assets: { ids: [film.id, filmCaptions.id] },
    });
    expect(html({ ...settings, lightbox: false })).toContain(`<track kind="captions" src="${address}"`);
    expect(attributesOf(html(settings), 'data-captions')).toEqual([address]);
    expect(html({ slides: [{ file: film.id }] })).not.toContain('captions');
  });

  it('GALLERY-33: every picture is a link to its large version', () => {
    for (const design of ['grid', 'autogrid', 'autocolumns', 'autorows', 'list', 'base', 'carousel'])
      expect(attributesOf(html({ slides, design }), 'href')).toEqual([
        `/media/${bowl.id}/1600w`,
        `/media/${jug.id}/1200w`,
        `/media/${bowl.id}/1600w`,
      ]);
    expect(attributesOf(html({ slides, lightbox: false }), 'href')).toEqual([]);
  });

  it('GALLERY-35: a slide with a link uses it', () => {
    const markup = html({ slides: [{ asset: bowl.id, link: '/bowls' }] });
    expect(attributesOf(markup, 'href')).toEqual(['/bowls']);
    expect(markup).not.toContain('data-opens');
  });

  it('GALLERY-40: text is absent, below, over the picture, or over it on hover', () => {
    const captionOf = (metaPosition: string) =>
      attributesOf(html({ slides: slides.slice(0, 1), metaPosition }), 'class').filter(name =>
        name?.startsWith('gallery-words'),
      );
    expect(['none', 'below', 'overlay', 'hover'].map(captionOf)).toEqual([
      [],
      ['gallery-words gallery-below'],
      ['gallery-words gallery-overlay'],
      ['gallery-words gallery-hover'],
    ]);
  });

  it('GALLERY-41: a video opens in the lightbox, or plays in place; without mixed content it is left out', () => {
    const address = 'https://youtu.be/aqz-KE-bpKQ';
    const films = [
      { video: address, asset: bowl.id, title: 'Big' },
      { file: film.id },
      { video: 'nonsense' },
    ];
    const opened = html({ slides: films });
    expect(attributesOf(opened, 'href')).toEqual([
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      `/s/${film.id}/throwing-a-bowl.mp4`,
    ]);
    expect(attributesOf(opened, 'aria-label')).toContain('Play video: Big');
    expect(opened).not.toContain('data-video');
    expect(html({ slides: films, lightbox: false }).match(/data-video/g)).toHaveLength(2);
    expect(html({ slides: films, mixedContent: false })).toBe('');
  });

  it('GALLERY-42: the slide’s own focal point and text take precedence over the picture’s', () => {
    const [own = '', its = '', title = ''] =
      html({
        slides: [
          { asset: jug.id, alt: 'Seen from the side', focalPoint: { x: 0, y: 1 } },
          { asset: jug.id, title: 'Tall' },
          { asset: film.id, title: 'Only a title' },
        ],
        lightbox: false,
      }).match(/<img [^>]*>/g) ?? [];
    expect(own).toContain('alt="Seen from the side"');
    expect(own).toContain('object-position:0% 100%');
    expect(its).toContain('alt="A tall jug with a pulled handle"');
    expect(its).toContain('object-position:42% 30%');
    expect(title).toContain('alt="Only a title"');
  });

  it('GALLERY-33: script is sent only if it is needed', () => {
    const scriptFor = (settings: object) =>
      typeof block.script === 'function' ? block.script(block.settings.parse(settings)) : null;
    expect(scriptFor({ slides })).toBe('enhance');
    expect(scriptFor({ slides, lightbox: false })).toBe(null);
    expect(scriptFor({ slides: [{ file: film.id }], lightbox: false })).toBe('enhance');
    expect(['carousel', 'stacked', 'strip'].map(design => scriptFor({ slides, design }))).toEqual([
      'enhance',
      'enhance',
      'enhance',
    ]);
  });
});
