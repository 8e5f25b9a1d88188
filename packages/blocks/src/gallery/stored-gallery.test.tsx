import { galleryDefaults } from '@vitrine/core/gallery/gallery-data.ts';
import type { GalleryDesign } from '@vitrine/core/gallery/gallery-designs.ts';
import { bowl, jug } from '@vitrine/widgets/image/asset.samples.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readSettingsOf } from '../read-settings.ts';
import { site } from '../site.samples.ts';
import { block } from './gallery.block.ts';
import { View } from './gallery.view.tsx';

const slides = [{ asset: bowl.id, title: 'One' }, { asset: jug.id }];

const html = (settings: object) =>
  renderToStaticMarkup(
    <View
      id="g"
      settings={block.settings.parse(settings)}
      data={{ assets: [jug, bowl] }}
      site={site}
      isEditing={false}
    />,
  );

describe('the stored settings of a gallery', () => {
  const readStored = (design: unknown) => readSettingsOf(block, { version: 2, settings: { design } });

  it.each([
    ['slider', 'strip'],
    ['slideshow', 'stacked'],
    ['stacked', 'stacked'],
    ['hexagons', 'base'],
  ])('GALLERY-4: stored as %s it is %s', (stored, design) => {
    expect(readStored(stored)).toMatchObject({
      settings: galleryDefaults(design as GalleryDesign),
      problems: [],
    });
  });

  it.each([
    [1000, 'stacked'],
    ['1002', 'carousel'],
    [1003, 'grid'],
    [1004, 'base'],
    [1005, 'base'],
  ])('GALLERY-90: stored as variant %s it is %s', (stored, design) => {
    expect(readStored(stored)).toMatchObject({
      settings: galleryDefaults(design as GalleryDesign),
      problems: [],
    });
  });

  it('GALLERY-4: an unknown name is reported', () => {
    const read = readSettingsOf(block, { version: 2, settings: { design: ['grid'], slidesPerRow: 7 } });
    expect(read.settings).toMatchObject({ design: 'grid', slidesPerRow: 7 });
    expect(read.problems).toHaveLength(1);
  });

  it('GALLERY-5: asking for a layout that does not exist fails and names it', () => {
    const settings = { ...block.settings.parse({ slides }), design: 'slider' as GalleryDesign };
    const draw = () =>
      renderToStaticMarkup(
        <View id="g" settings={settings} data={{ assets: [jug, bowl] }} site={site} isEditing={false} />,
      );
    expect(draw).toThrow(
      new RangeError(
        'These are not the gallery designs you are looking for. (We could not find a design by the name slider)',
      ),
    );
  });

  it.each([
    [320.5, '320.5px'],
    ['320.9', '320px'],
    ['180px', '180px'],
  ])('GALLERY-24: columns stored as %s are %s wide', (columnWidth, width) => {
    expect(html({ slides, design: 'autocolumns', columnWidth })).toContain(`--gallery-column:${width}`);
  });

  it.each([0, -5, '0', 'wide', '', true])(
    'GALLERY-24: %s is no width: the layout’s own is used, and this is reported',
    columnWidth => {
      const read = readSettingsOf(block, { version: 2, settings: { design: 'autocolumns', columnWidth } });
      expect(read.settings).toMatchObject({ columnWidth: 250 });
      expect(read.problems).toHaveLength(1);
    },
  );

  it.each([
    [true, 'strip'],
    ['true', 'strip'],
    ['strip', 'strip'],
    ['grid', 'grid'],
    [false, null],
    ['none', null],
  ])('GALLERY-83: thumbnails stored as %s are drawn as %s', (thumbnails, drawn) => {
    const markup = html({ slides, design: 'stacked', thumbnails });
    expect(/gallery-thumbnails-(\w+)/.exec(markup)?.[1] ?? null).toBe(drawn);
  });

  it('GALLERY-43: a stored gallery keeps its look: say settings by their names in gallery data', () => {
    const stored = {
      slides: [{ asset: bowl.id, title: 'One', description: '', link: '' }],
      perRow: 3,
      perRowPhone: 1,
      ratio: '3:2',
      gutter: 16,
    };
    const read = readSettingsOf(block, { version: 0, settings: stored });
    expect(read.problems).toEqual([]);
    expect(read.settings).toMatchObject({
      design: 'grid',
      slidesPerRow: 3,
      slidesPerRowPhone: 1,
      imageAspectRatio: 1.5,
      gutter: 16,
      metaPosition: 'below',
      slides: [{ asset: bowl.id, title: 'One', video: '' }],
    });
    const uncropped = readSettingsOf(block, { version: 0, settings: { ratio: 'auto' } });
    expect(uncropped.settings).toMatchObject({ imageAspectRatio: 'Auto', slidesPerRow: 4 });
  });

  it('GALLERY-89: a stored slideshow keeps its small pictures: say how small pictures lie', () => {
    const thumbnailsOf = (settings: object) =>
      readSettingsOf(block, { version: 1, settings: { design: 'stacked', ...settings } });
    expect(thumbnailsOf({ thumbnails: true }).settings?.thumbnails).toBe('strip');
    expect(thumbnailsOf({ thumbnails: false }).settings?.thumbnails).toBe('none');
    expect(thumbnailsOf({ thumbnails: true }).problems).toEqual([]);
    expect(thumbnailsOf({}).settings?.thumbnails).toBe('none');
  });
});
