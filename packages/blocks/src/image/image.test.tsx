import { scriptOf } from '@vitrine/core/blocks/define-block.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { textOf } from '@vitrine/core/rich-text/rich-text.ts';
import { bowl, jug } from '@vitrine/widgets/image/asset.samples.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readSettingsOf } from '../read-settings.ts';
import { site } from '../site.samples.ts';
import { block } from './image.block.ts';
import { Panel } from './image.panel.tsx';
import { View } from './image.view.tsx';

const html = (settings: object, asset: Asset | null = bowl) =>
  renderToStaticMarkup(
    <View id="i" settings={block.settings.parse(settings)} data={{ asset }} site={site} isEditing={false} />,
  );

const linksIn = (markup: string) =>
  [...markup.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1],
    words: content.replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, '$1').replace(/<[^>]*>/g, ''),
  }));

describe('image block', () => {
  it('IMAGE-17: reads a design by its name or number, and falls back to the picture alone', () => {
    const designOf = (design: unknown) =>
      readSettingsOf(block, { version: 0, settings: { design } }).settings.design;
    expect([designOf('card'), designOf(1016), designOf('1013')]).toEqual(['card', 'collage', 'poster']);
    expect([designOf('wall'), designOf(1003)]).toEqual(['inline', 'inline']);
  });

  it('IMAGE-30: the text next to a missing picture stays readable', () => {
    const words = {
      design: 'poster',
      title: 'Bowls',
      text: textOf('Thrown in spring'),
      button: 'See all',
      link: '/shop',
    };
    const markup = html(words, null);
    expect(markup).toContain('Thrown in spring');
    expect(linksIn(markup)).toEqual([{ href: '/shop', words: 'See all' }]);
    expect(html({ design: 'card' }, null)).toBe('');
    expect(html({ caption: 'Of a picture' }, null)).toBe('');
  });

  it('IMAGE-18: images stored before there were designs keep their look', () => {
    const stored = {
      asset: bowl.id,
      alt: 'From above',
      caption: 'Ash',
      link: '/shop',
      newWindow: true,
      shape: '3:2',
      fit: 'cover',
    };
    const { settings, problems } = readSettingsOf(block, { version: 0, settings: stored });
    expect(problems).toEqual([]);
    const markup = html(settings);
    expect(markup).toContain('class="image image-inline image-at-center image-shaped"');
    expect(markup).toContain('--image-ratio:3 / 2');
    expect(markup).toContain('<figcaption class="image-caption">Ash</figcaption>');
    expect(markup).toContain('<a class="image-link" href="/shop" target="_blank" rel="noopener">');
    expect(markup).toContain('alt="From above"');
    expect(block.styleParts?.(block.settings.parse(settings))).toEqual([]);
  });

  it('IMAGE-24: has the data that custom code needs', () => {
    expect(html({ asset: bowl.id })).toContain('data-stretch="true" data-image-dimensions="1600x1200"');
    const masked = html({ asset: bowl.id, shape: 'original', mask: 'circle' });
    expect(masked).toContain(
      'data-stretch="false" data-shape-mask="circle" data-image-dimensions="1600x1200"',
    );
    expect(html({ fit: 'contain' })).toContain('data-stretch="false"');
    expect(html({}, { ...bowl, width: 0, height: 0 })).not.toContain('data-image-dimensions');
  });

  it('SHAPE-12: masks its picture with a shape, around the link, at its position', () => {
    const masked = html({ mask: 'circle', position: 'right', link: '/shop' });
    expect(masked).toMatch(
      /<div class="shapes-mask shapes-mask-fitted"[^>]*--shapes-across:flex-end[^>]*><div class="shapes-masked"><a class="image-link"/,
    );
    expect(masked).toContain('data-stretch="false" data-shape-mask="circle"');
    const stretched = html({ mask: 'circle', isMaskStretched: true, fit: 'contain' });
    expect(stretched).toContain('class="shapes-mask shapes-mask-stretched"');
    expect(stretched).toContain('data-stretch="true"');
    expect(stretched).not.toContain('picture-contain');
    expect(html({ mask: 'circle', shape: 'original' })).toContain('shapes-mask-wide');
    expect(html({ mask: 'circle', design: 'card', position: 'left' })).not.toContain('--shapes-across');
    expect(html({})).not.toContain('shapes-');
    expect(block.styleParts?.(block.settings.parse({ mask: 'egg' }))).toEqual(['shapes/mask']);
    expect(block.settings.safeParse({ mask: 'no-such-shape' }).success).toBe(false);
  });

  it('IMAGE-25: has one link, on the button, otherwise on the title, otherwise on the picture', () => {
    const card = { design: 'card', link: '/shop', title: 'Bowls' };
    expect(linksIn(html({ ...card, button: 'See them' }))).toEqual([{ href: '/shop', words: 'See them' }]);
    expect(linksIn(html(card))).toEqual([{ href: '/shop', words: 'Bowls' }]);
    expect(linksIn(html({ ...card, title: '' }))).toEqual([{ href: '/shop', words: bowl.alt }]);
    expect(linksIn(html({ ...card, link: '', button: 'See them' }))).toEqual([]);
    expect(html(card)).toContain('class="image-reach"');
  });

  it('BUTTON-1: without a link its button looks like one and leads nowhere', () => {
    const markup = html({ design: 'card', link: '', button: 'See them' });
    expect(markup).toContain('<span class="button button-idle">See them</span>');
    expect(markup).not.toContain('<a ');
  });

  it('IMAGE-25: announces that it opens a new window', () => {
    const [link] = linksIn(
      html({ design: 'stack', title: 'Bowls', link: 'https://a.example/', newWindow: true }),
    );
    expect(link?.words).toBe('Bowls (opens in a new window)');
  });

  it('IMAGE-26: opens large through a link to the large picture, which has a name if its picture has none', () => {
    const settings = { asset: bowl.id, lightbox: true, caption: 'Ash' };
    expect(linksIn(html(settings))).toEqual([{ href: `/media/${bowl.id}/1600w`, words: bowl.alt }]);
    expect(html(settings)).toContain(`data-slide-id="${bowl.id}"`);
    expect(html(settings)).toContain('data-title="Ash"');
    expect(html(settings, { ...bowl, alt: '' })).toContain('data-opens="" aria-label="Open the image"');
    const words = { ...settings, design: 'card', title: 'A bowl', text: textOf('Wide.') };
    expect(html(words)).toContain('data-title="A bowl" data-description="Wide."');
  });

  it('IMAGE-26: with a button, the button uses the link and the picture still opens large', () => {
    const markup = html({ design: 'card', lightbox: true, link: '/shop', button: 'See them' });
    expect(linksIn(markup).map(({ href }) => href)).toEqual([`/media/${bowl.id}/1600w`, '/shop']);
    expect(markup).not.toContain('image-reach');
  });

  it('IMAGE-27: uses its own text and focal point, otherwise those of the picture', () => {
    expect(html({}, jug)).toContain(`alt="${jug.alt}"`);
    expect(html({}, jug)).toContain('object-position:42% 30%');
    const own = html({ alt: 'Its handle', focalPoint: { x: 1, y: 0 }, lightbox: true }, jug);
    expect(own).toContain('alt="Its handle"');
    expect(own).toContain('object-position:100% 0%');
    expect(own).toContain('data-image-focal-point="1,0"');
  });

  it('IMAGE-28: needs no script unless a click shows it large', () => {
    const scriptFor = (settings: object) => scriptOf(block, block.settings.parse(settings));
    expect(scriptFor({ design: 'collage', title: 'Bowls', button: 'See them', link: '/shop' })).toBeNull();
    expect(scriptFor({ lightbox: true, link: '/shop' })).toBeNull();
    expect(scriptFor({ lightbox: true })).toBe('enhance');
  });

  it('TEXT-4: the plain text of its words has its blocks separated by single spaces', () => {
    const text = textOf('Thrown  in', '', 'spring\nand fired');
    expect(html({ asset: bowl.id, lightbox: true, design: 'card', text })).toContain(
      'data-description="Thrown in spring and fired"',
    );
  });

  it('IMAGE-29: its panel shows the fields of the chosen design alone, with its terms', () => {
    const panel = (settings: object) =>
      renderToStaticMarkup(<Panel settings={{ ...block.settings.parse(settings) }} onChange={() => {}} />);
    const plain = panel({});
    expect(plain).toContain('>Caption<');
    expect(plain).not.toContain('>Title<');
    const card = panel({ design: 'card' });
    expect(card).not.toContain('>Caption<');
    for (const label of ['Title', 'Button']) expect(card).toContain(`>${label}<`);
    expect(card).not.toContain('>Low left<');
    expect(panel({ design: 'poster' })).toContain('>Low left<');
  });

  it('IMAGE-21: has no text elements if no text was entered', () => {
    expect(html({ design: 'card', title: '  ', text: textOf('') })).not.toContain('figcaption');
  });
});
