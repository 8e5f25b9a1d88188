import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bowl } from './asset.samples.ts';
import { Picture, type PictureProps } from './picture.view.tsx';
import { type PictureFrame, PictureFrameContext, sizesIn } from './picture-frame.ts';

const half: PictureFrame = { isFirstScreen: true, desktop: 0.5, desktopMax: 600, phone: 1 };

const html = (props: Partial<PictureProps> = {}, frame?: PictureFrame) =>
  renderToStaticMarkup(
    frame ? (
      <PictureFrameContext value={frame}>
        <Picture asset={bowl} {...props} />
      </PictureFrameContext>
    ) : (
      <Picture asset={bowl} {...props} />
    ),
  );

const attribute = (markup: string, name: string) =>
  new RegExp(`<img[^>]* ${name}="([^"]*)"`).exec(markup)?.[1];

describe('Picture', () => {
  it('PICTURE-1: always reserves its space and offers every width', () => {
    expect(attribute(html(), 'width')).toBe('1600');
    expect(attribute(html(), 'height')).toBe('1200');
    expect(attribute(html(), 'srcSet')).toBe(
      [100, 300, 500, 750, 1000, 1500, 1600].map(width => `/media/${bowl.id}/${width}w ${width}w`).join(', '),
    );
    expect(attribute(html(), 'src')).toBe(`/media/${bowl.id}/750w`);
  });

  it('PICTURE-1: a vector image is served as its original file', () => {
    const drawing = { ...bowl, width: 0, height: 0, fileName: 'a mark.svg', contentType: 'image/svg+xml' };
    const markup = html({ asset: drawing });
    expect(attribute(markup, 'src')).toBe(`/s/${bowl.id}/a%20mark.svg`);
    expect(attribute(markup, 'width')).toBeUndefined();
    expect(attribute(markup, 'srcSet')).toBeUndefined();
  });

  it('PICTURE-2: states its fraction of the window', () => {
    expect(attribute(html(), 'sizes')).toBe('auto, (min-width: 768px) 100vw, 100vw');
    expect(sizesIn(half, { desktop: 1 / 3, phone: 0.5 })).toBe('(min-width: 768px) min(17vw, 200px), 50vw');
    expect(attribute(html({ sizes: '40px' }), 'sizes')).toBe('auto, 40px');
  });

  it('PICTURE-7: a picture cropped at its sides is requested at its drawn width, not that of its space', () => {
    expect(attribute(html({ room: 2 / 3 }, half), 'sizes')).toBe(
      '(min-width: 768px) min(100vw, 1200px), 200vw',
    );
    expect(attribute(html({ room: 2 }, half), 'sizes')).toBe(
      'auto, (min-width: 768px) min(50vw, 600px), 100vw',
    );
    expect(attribute(html({ room: 1, sizes: '72px' }), 'sizes')).toBe('calc(1.33 * 72px)');
    expect(attribute(html({ room: 1, fit: 'contain' }, half), 'sizes')).toMatch(/^auto, /);
    const high = { ...half, height: { desktop: 900, phone: 480 } };
    expect(attribute(html({ room: 'place' }, high), 'sizes')).toBe(
      '(min-width: 768px) max(min(50vw, 600px), 1200px), max(100vw, 640px)',
    );
  });

  it('PICTURE-3: is lazy, except for the largest picture of the first screen', () => {
    expect(attribute(html({}, half), 'loading')).toBe('lazy');
    expect(attribute(html({ priority: true }), 'loading')).toBe('lazy');
    const first = html({ priority: true }, half);
    expect(attribute(first, 'loading')).toBe('eager');
    expect(attribute(first, 'fetchPriority')).toBe('high');
    expect(attribute(first, 'sizes')).toBe('(min-width: 768px) min(50vw, 600px), 100vw');
  });

  it('PICTURE-4: shows the blurred placeholder, except where it would stay visible', () => {
    expect(html()).toContain('background-color:#b9a48c');
    expect(html()).toContain('background-image:url(&quot;data:image/webp;base64,');
    expect(html({ fit: 'contain' })).not.toContain('background-image');
    expect(html({ asset: { ...bowl, placeholder: '' } })).not.toContain('background');
    expect(html({ asset: { ...bowl, placeholder: 'data:image/png;base64,x"),url(//evil' } })).not.toContain(
      'evil',
    );
  });

  it('PICTURE-5: keeps the focal point visible', () => {
    expect(html()).not.toContain('object-position');
    expect(html({ asset: { ...bowl, focalPoint: { x: 0.255, y: 1 } } })).toContain(
      'object-position:25.5% 100%',
    );
  });

  it('PICTURE-6: uses the given text, else the asset’s, and none for decoration', () => {
    expect(attribute(html(), 'alt')).toBe('A wide stoneware bowl, ash glaze');
    expect(attribute(html({ alt: 'Seen from above' }), 'alt')).toBe('Seen from above');
    expect(attribute(html({ alt: '' }), 'alt')).toBe('');
  });
});
