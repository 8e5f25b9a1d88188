import { bowl, jug } from '@vitrine/widgets/image/asset.samples.ts';
import { PictureFrameContext } from '@vitrine/widgets/image/picture-frame.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { site } from '../site.samples.ts';
import { block } from './gallery.block.ts';
import { View } from './gallery.view.tsx';

const html = (settings: object, isFirstScreen = false) =>
  renderToStaticMarkup(
    <PictureFrameContext value={{ isFirstScreen, desktop: 1, desktopMax: 1200, phone: 1 }}>
      <View
        id="g"
        settings={block.settings.parse(settings)}
        data={{ assets: [jug, bowl] }}
        site={site}
        isEditing={false}
      />
    </PictureFrameContext>,
  );

describe('gallery block', () => {
  const slides = [{ asset: bowl.id, title: 'One' }, { asset: jug.id }, { asset: bowl.id, title: 'Three' }];

  it('GALLERY-1: four in a row and two on a phone, 20 px apart, unless said otherwise', () => {
    expect(block.settings.parse({})).toMatchObject({ perRow: 4, perRowPhone: 2, gutter: 20 });
    const markup = html({ slides, ratio: '2:3' });
    expect(markup).toContain(
      '--gallery-row:4;--gallery-row-tablet:3;--gallery-row-phone:2;--gallery-gap:20px',
    );
    expect(markup).toContain('--gallery-ratio:2 / 3');
    expect(html({ slides, ratio: 'auto' })).not.toContain('--gallery-ratio');
  });

  it('GALLERY-2: keeps the order of its slides, shows one twice, and leaves out a picture that is gone', () => {
    const gone = { asset: 'm2k4h8x1a000000000000099', title: 'Gone' };
    const markup = html({ slides: [...slides, gone] });
    const shown = [...markup.matchAll(/src="\/media\/(\w+)\//g)].map(([, id]) => id);
    expect(shown).toEqual([bowl.id, jug.id, bowl.id]);
    expect(markup).not.toContain('Gone');
    expect(html({ slides: [gone] })).toBe('');
  });

  it('GALLERY-3: asks for pictures as wide as they are shown, and only the first at once', () => {
    const markup = html({ slides }, true);
    expect(markup.match(/<img [^>]*fetchPriority="high"/g)).toHaveLength(1);
    expect(markup).toContain('sizes="auto, (min-width: 768px) min(25vw, 300px), 50vw"');
    expect(html({ slides })).not.toContain('fetchPriority="high"');
  });
});
