import { block as audio } from '@vitrine/blocks/audio/audio.block.ts';
import { block as video } from '@vitrine/blocks/video/video.block.ts';
import { describe, expect, it } from 'vitest';
import { asset, convert, p, t, types } from './convert.samples.ts';

const picture = (name: string, more = '') => `<img src="/files/${name}.jpg" alt="${name}"${more}>`;
const block = (name: string, html: string, attributes = '') =>
  `<!-- wp:${name} ${attributes}${attributes && ' '}-->\n${html}\n<!-- /wp:${name} -->`;
const galleryOf = (html: string) => {
  const { blocks } = convert(html);
  expect(blocks.map(one => one.type)).toEqual([8]);
  return blocks[0]?.settings ?? {};
};

const squarespace = (kind: string, slides: string, more = '') =>
  `<div class="sqs-block sqs-block-gallery"${more}><div class="sqs-gallery-container sqs-gallery-block-${kind} sqs-gallery-block-show-meta"><div class="sqs-gallery">${slides}</div><div class="sqs-gallery-controls"><a class="previous">Previous</a><a class="next">Next</a></div></div></div>`;
const slide = (name: string, more = '', attributes = '') =>
  `<div class="slide" data-type="image"${attributes}><noscript>${picture(name)}</noscript><img class="thumb-image" data-src="/files/${name}.jpg" data-image="/files/${name}.jpg" alt="${name}">${more}</div>`;
const jetpack = (attributes: string, ...captions: string[]) =>
  `<div class="wp-block-jetpack-slideshow aligncenter" ${attributes}><div class="wp-block-jetpack-slideshow_container swiper-container"><ul class="wp-block-jetpack-slideshow_swiper-wrapper swiper-wrapper">${captions
    .map(
      (caption, at) =>
        `<li class="wp-block-jetpack-slideshow_slide swiper-slide"><figure>${picture(String(at + 1), ' class="wp-block-jetpack-slideshow_image"')}<figcaption class="wp-block-jetpack-slideshow_caption gallery-caption">${caption}</figcaption></figure></li>`,
    )
    .join(
      '',
    )}</ul><a class="wp-block-jetpack-slideshow_button-prev swiper-button-prev" role="button">Back</a><div class="swiper-pagination">1/2</div></div></div>`;

describe('galleries of other builders', () => {
  it.each([
    ['slideshow', 'stacked'],
    ['slider', 'strip'],
    ['stacked', 'base'],
    ['grid', 'grid'],
  ])('IMPORT-64: a Squarespace gallery block “%s” keeps its layout', (kind, design) => {
    expect(galleryOf(squarespace(kind, slide('One') + slide('Two')))).toMatchObject({
      design,
      slides: [{ alt: 'One' }, { alt: 'Two' }],
    });
  });

  it('IMPORT-64: Squarespace’s settings of time and transition are kept', () => {
    const json = JSON.stringify({ design: 'slideshow', autoplay: true, 'autoplay-duration': '7' });
    expect(
      galleryOf(squarespace('slideshow', slide('One') + slide('Two'), ` data-block-json='${json}'`)),
    ).toMatchObject({ design: 'stacked', autoplay: true, autoplayDuration: 7 });
  });

  it.each([
    ['Jetpack’s slideshow', jetpack('data-autoplay="true" data-delay="4"', 'One', 'Two'), 'stacked'],
    [
      'Jetpack’s slideshow in its block',
      block('jetpack/slideshow', jetpack('data-effect="slide"', 'One', 'Two'), '{"ids":[1,2]}'),
      'stacked',
    ],
    [
      'Jetpack’s tiles',
      block(
        'jetpack/tiled-gallery',
        `<div class="wp-block-jetpack-tiled-gallery is-style-rectangular">${picture('1')}${picture('2')}</div>`,
      ),
      'autorows',
    ],
    [
      'Jetpack’s columns',
      block(
        'jetpack/tiled-gallery',
        `<div class="wp-block-jetpack-tiled-gallery is-style-columns">${picture('1')}${picture('2')}</div>`,
        '{"className":"is-style-columns"}',
      ),
      'autocolumns',
    ],
    [
      'a carousel of CoBlocks',
      block('coblocks/gallery-carousel', `<div>${picture('1')}${picture('2')}</div>`),
      'carousel',
    ],
    [
      'a slider whose pictures stand in its settings',
      block(
        'kadence/advancedgallery',
        '',
        '{"type":"slider","imagesDynamic":[{"url":"https://old.example/files/1.jpg","alt":"A"},{"url":"https://old.example/files/2.jpg"}]}',
      ),
      'stacked',
    ],
    [
      'FlexSlider',
      `<div class="flexslider"><ul class="slides"><li>${picture('1')}</li><li>${picture('2')}</li></ul></div>`,
      'stacked',
    ],
    [
      'Bootstrap',
      `<div class="carousel slide" data-bs-ride="carousel">${picture('1')}${picture('2')}</div>`,
      'stacked',
    ],
    ['Owl', `<div class="owl-carousel">${picture('1')}${picture('2')}</div>`, 'carousel'],
    [
      'slick with three',
      `<div data-slick='{"slidesToShow": 3}'>${picture('1')}${picture('2')}</div>`,
      'carousel',
    ],
    ['a bare data-slider', `<div data-slider>${picture('1')}${picture('2')}</div>`, 'stacked'],
    ['Squarespace’s reel', `<div class="gallery-reel">${picture('1')}${picture('2')}</div>`, 'strip'],
    ['[gallery type="slideshow"]', '[gallery type="slideshow" ids="1,2"]', 'stacked'],
    ['[slideshow]', '[slideshow ids="1,2"]', 'stacked'],
    ['[gallery type="rectangular"]', '[gallery type="rectangular" ids="1,2"]', 'autorows'],
    ['[gallery type="columns"]', '[gallery type="columns" ids="1,2"]', 'autocolumns'],
    ['[gallery type="circle"]', '[gallery type="circle" ids="1,2"]', 'grid'],
  ])('IMPORT-64: %s keeps its layout', (_, html, design) => {
    const settings = galleryOf(html);
    expect(settings).toMatchObject({ design });
    expect(settings.slides).toHaveLength(2);
  });

  it('IMPORT-64: a gallery that plays automatically still does, with the same interval', () => {
    expect(
      galleryOf(jetpack('data-autoplay="true" data-delay="4" data-effect="slide"', 'a', 'b')),
    ).toMatchObject({
      autoplay: true,
      autoplayDuration: 4,
      transition: 'scroll',
    });
    expect(galleryOf('[gallery type="slideshow" ids="1,2"]')).toMatchObject({ autoplay: true });
    expect(galleryOf('[gallery type="slideshow" autostart="false" ids="1,2"]')).toMatchObject({
      autoplay: false,
    });
    expect(galleryOf('[gallery type="circle" ids="1,2"]')).toMatchObject({ imageAspectRatio: 1 });
    expect(galleryOf('[gallery columns="4" ids="1,2"]')).toMatchObject({ design: 'grid', slidesPerRow: 4 });
  });

  it('IMPORT-65: headings, text, captions and links of slides stay with their picture', () => {
    const html = `<div class="carousel slide">
      <h2>Our work</h2>
      <div class="carousel-item"><a href="/about/">${picture('1')}</a><div class="carousel-caption"><h3>Spring</h3><p>New <b>mugs</b></p><p>and bowls</p></div></div>
      <div class="carousel-item">${picture('2')}<div class="carousel-caption"><p>Only words</p><a class="btn" href="https://x.example/shop">Shop now</a></div></div>
      <a class="carousel-control-prev"><span class="visually-hidden">Previous</span></a>
      <p>All of clay.</p></div>`;
    const { blocks } = convert(html, { makesParagraphs: false });
    expect(blocks.map(one => one.type)).toEqual([2, 8, 2]);
    expect(blocks[0]?.settings.text).toMatchObject({ content: [{ type: 'heading' }] });
    expect(blocks[1]?.settings.slides).toMatchObject([
      { asset, title: 'Spring', description: 'New mugs\nand bowls', link: '/about' },
      { asset, title: '', description: 'Only words\nShop now', link: 'https://x.example/shop' },
    ]);
    expect(blocks[2]?.settings.text).toMatchObject({ content: [{ content: [t('All of clay.')] }] });
    expect(JSON.stringify(blocks)).not.toContain('Previous');
  });

  it('IMPORT-65: a picture repeated for browsers without JavaScript is one slide', () => {
    const lazy = (name: string) =>
      `<div class="swiper-slide"><img data-src="/files/${name}.jpg" alt="${name}"><noscript>${picture(name)}</noscript></div>`;
    const html = `<div class="swiper"><div class="swiper-wrapper">${lazy('1')}${lazy('2')}</div></div>`;
    expect(galleryOf(html).slides).toMatchObject([{ alt: '1' }, { alt: '2' }]);
  });

  it('IMPORT-65: text that Squarespace writes next to a picture, or keeps for its lightbox, belongs to the slide', () => {
    const meta = (title: string, description = '') =>
      `<div class="meta"><div class="meta-inside"><h3 class="meta-title">${title}</h3><div class="meta-description"><p>${description}</p></div></div></div>`;
    const stacked = `<div class="image-wrapper"><noscript>${picture('1')}</noscript><img data-src="/files/1.jpg" alt="1"></div>${meta('One', 'First')}<div class="image-wrapper"><img data-src="/files/2.jpg" alt="2"></div>`;
    expect(galleryOf(squarespace('stacked', stacked)).slides).toMatchObject([
      { title: 'One', description: 'First' },
      { title: '', description: '' },
    ]);
    const hidden = slide(
      'One',
      '<a class="image-slide-anchor" data-title="Shown large" data-description="&lt;p&gt;Of &lt;em&gt;clay&lt;/em&gt;&lt;/p&gt;" href="https://images.squarespace-cdn.com/x/One.jpg"></a>',
      ' data-click-through-url="/about/"',
    );
    expect(galleryOf(squarespace('slider', hidden)).slides).toMatchObject([
      { title: 'Shown large', description: 'Of clay', link: '/about' },
    ]);
    expect(galleryOf(squarespace('slider', hidden))).toMatchObject({ metaPosition: 'overlay' });
  });

  it('IMPORT-65: a link to the picture itself is dropped, and a second link is placed below and reported', () => {
    const html = `<div class="slideshow"><div><a href="/files/1.jpg">${picture('1')}</a></div><div>${picture('2')}<p><a href="/about/">Here</a> or <a href="https://x.example/b">there</a></p></div></div>`;
    const { blocks, notes } = convert(html, { makesParagraphs: false });
    expect(blocks[0]?.settings.slides).toMatchObject([
      { link: '' },
      { link: '/about', description: 'Here or there' },
    ]);
    expect(JSON.stringify(blocks[1])).toContain('https://x.example/b');
    expect(notes).toEqual(['A slide can have only one link here; its other links are below the gallery.']);
  });

  it('IMPORT-65: text longer than a slide can hold is placed below it and reported', () => {
    const long = 'words '.repeat(400).trim();
    const { blocks, notes } = convert(
      squarespace('slideshow', slide('One', `<div class="meta"><p>${long}</p></div>`)),
    );
    expect(blocks.map(one => one.type)).toEqual([8, 2]);
    expect(JSON.stringify(blocks[1])).toContain(long);
    expect(notes).toEqual(['The text of a slide was too long for a slide; it is below its gallery.']);
    // Articles in a carousel are not slides: they stay text with their pictures.
    expect(
      types(`<div class="swiper"><div>${picture('1')}<p>${long}</p></div><div>${picture('2')}</div></div>`),
    ).toEqual([5, 2, 5]);
  });

  it('IMPORT-65: a slide whose picture was not imported keeps its text and its link below the gallery', () => {
    const { blocks } = convert(
      `<div class="slideshow"><div>${picture('1')}</div><div><a href="/about/"><img src="https://gone.example/2.jpg" alt="2"></a><h3>Second</h3></div></div>`,
    );
    expect(blocks.map(one => one.type)).toEqual([8, 2]);
    expect(blocks[0]?.settings.slides).toHaveLength(1);
    for (const kept of ['https://gone.example/2.jpg', 'Second', '/about'])
      expect(JSON.stringify(blocks[1])).toContain(kept);
  });

  it('IMPORT-65: videos among the slides play in the gallery; other players follow it', () => {
    const film = `<div class="slide" data-type="video"><div class="sqs-video-wrapper" data-provider-name="YouTube" data-html='&lt;iframe src="//www.youtube.com/embed/aqz-KE-bpKQ?wmode=opaque"&gt;&lt;/iframe&gt;'></div></div>`;
    expect(galleryOf(squarespace('slideshow', slide('One') + film)).slides).toMatchObject([
      { asset, video: '' },
      { asset: null, video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
    ]);
  });

  it('IMPORT-39: Squarespace’s videos and sounds are read from their attributes', () => {
    const { blocks } = convert(
      `<div class="sqs-video-wrapper" data-html='&lt;iframe src="https://player.vimeo.com/video/1084537"&gt;&lt;/iframe&gt;'></div><div class="sqs-audio-embed" data-url="https://x.example/song.mp3" data-title="Song" data-author="Ann"></div>`,
    );
    expect(blocks).toMatchObject([
      { type: video.type },
      { type: audio.type, settings: { title: 'Song – Ann' } },
    ]);
  });

  it('IMPORT-64: more slides than one gallery can hold continue in the next', () => {
    const { blocks } = convert(
      `<figure class="wp-block-gallery">${Array.from({ length: 501 }, (_, at) => picture(`n${at}`)).join('')}</figure>`,
    );
    expect(blocks.map(one => (one.settings.slides as unknown[]).length)).toEqual([500, 1]);
  });

  it('IMPORT-65: text below all pictures of a core gallery stays below it', () => {
    const { blocks } = convert(
      block(
        'gallery',
        `<figure class="wp-block-gallery columns-2"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure>${picture('1')}<figcaption class="blocks-gallery-item__caption">One</figcaption></figure></li><li><figure>${picture('1')}</figure></li></ul><figcaption class="blocks-gallery-caption">Both</figcaption></figure>`,
        '{"columns":2}',
      ),
    );
    expect(blocks[0]?.settings).toMatchObject({ design: 'grid', slidesPerRow: 2 });
    expect(blocks[0]?.settings.slides).toMatchObject([{ description: 'One' }, { description: '' }]);
    expect(blocks[1]?.settings.text).toEqual({
      type: 'doc',
      content: [{ ...p(t('Both')), attrs: { size: 'small' } }],
    });
  });
});
