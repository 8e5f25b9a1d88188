import { block as audio } from '@vitrine/blocks/audio/audio.block.ts';
import { block as buttonBlock } from '@vitrine/blocks/button/button.block.ts';
import { block as summary } from '@vitrine/blocks/summary/summary.block.ts';
import { describe, expect, it } from 'vitest';
import { asset, convert, nodes, p, t, types } from './convert.samples.ts';

describe('content in WordPress blocks', () => {
  const block = (name: string, html: string, attributes = '') =>
    `<!-- wp:${name} ${attributes}${attributes && ' '}-->\n${html}\n<!-- /wp:${name} -->`;

  it('IMPORT-33: an audio block becomes ours', () => {
    const { blocks } = convert(
      '<!-- wp:audio {"id":5} --><figure class="wp-block-audio"><audio controls src="/files/a.mp3"></audio></figure><!-- /wp:audio -->',
    );
    expect(blocks).toMatchObject([{ type: audio.type, settings: { source: 'file', file: asset } }]);
  });

  it('IMPORT-37: text that is only in the settings of an unknown block is in the report', () => {
    const { notes } = convert(
      '<!-- wp:jetpack/contact-form {"subject":"Hi","className":"x"} --><div><!-- wp:jetpack/field-text {"label":"Your name","required":true} /--><!-- wp:jetpack/map {"points":[{"title":"Studio","caption":"Ring twice","id":"place.1"}],"mapStyle":"default"} --><div class="map"></div><!-- /wp:jetpack/map --></div><!-- /wp:jetpack/contact-form -->',
    );
    expect(notes).toEqual([
      'The block “jetpack/contact-form” is not known here; its text was kept.',
      'The block “jetpack/field-text” is not known here; its text was kept. Text in its settings: “Your name”.',
      'The block “jetpack/map” is not known here; its text was kept. Text in its settings: “Studio”, “Ring twice”.',
    ]);
  });

  it('IMPORT-33: blocks become ours by name', () => {
    expect(types(block('paragraph', '<p>a</p>') + block('heading', '<h2>b</h2>'))).toEqual([2]);
    expect(
      types(
        block(
          'gallery',
          `<figure>${block('image', '<figure><img src="/files/1.jpg"></figure>')}${block('image', '<figure><img src="/files/2.jpg"><figcaption>Two</figcaption></figure>')}</figure>`,
          '{"columns":5}',
        ),
      ),
    ).toEqual([8]);
    expect(
      types(
        '<!-- wp:spacer {"height":"80px"} --><div></div><!-- /wp:spacer --><!-- wp:separator --><hr class="is-style-dots"/><!-- /wp:separator -->',
      ),
    ).toEqual([21, 47]);
    expect(
      convert(
        block('pullquote', '<figure><blockquote><p>One</p><p>Two</p><cite>Me</cite></blockquote></figure>'),
      ).blocks[0]?.settings,
    ).toEqual({ text: 'One\n\nTwo', source: 'Me' });
    expect(
      convert(block('code', '<pre><code>&lt;b&gt;\n  x</code></pre>')).blocks[0]?.settings,
    ).toMatchObject({ source: '<b>\n  x', mode: 'display' });
    expect(
      convert('<!-- wp:embed {"url":"https://youtu.be/aqz-KE-bpKQ","providerNameSlug":"youtube"} /-->')
        .blocks[0]?.type,
    ).toBe(32);
    expect(convert('<!-- wp:core-embed/vimeo {"url":"https://vimeo.com/1084537"} /-->').blocks[0]?.type).toBe(
      32,
    );
    expect(convert('<!-- wp:latest-posts {"postsToShow":3} /-->').blocks[0]).toMatchObject({
      type: summary.type,
      settings: { limit: 3, source: 'items' },
    });
    const button = block(
      'buttons',
      `<div>${block('button', '<div class="is-style-outline"><a class="wp-block-button__link" href="/about/">Go</a></div>')}</div>`,
    );
    expect(convert(button).blocks[0]).toMatchObject({
      type: buttonBlock.type,
      settings: { text: 'Go', link: '/about', variant: 'outline' },
    });
    expect(nodes(block('verse', '<pre class="wp-block-verse">Roses\nare red</pre>'))).toEqual([
      p(t('Roses'), { type: 'hardBreak' }, t('are red')),
    ]);
  });

  it('IMPORT-33: unknown blocks keep their text, blocks that the website generates are left out, and both are named', () => {
    const { blocks, notes } = convert(
      `${block('acme/box', '<div><p>Kept</p></div>')}<!-- wp:archives /--><!-- wp:post-title /-->`,
    );
    expect(blocks).toHaveLength(1);
    expect(notes).toEqual([
      'The block “acme/box” is not known here; its text was kept.',
      'The block “archives” shows something the website creates by itself; it was left out.',
      'The block “post-title” shows something the website creates by itself; it was left out.',
    ]);
  });

  it('IMPORT-33: broken delimiters and attributes lose nothing', () => {
    expect(
      nodes('<!-- wp:group {broken --><p>a</p><!-- /wp:list --><!-- wp:paragraph {"x":} --><p>b</p>'),
    ).toEqual([p(t('a')), p(t('b'))]);
  });

  it('IMPORT-35: columns are side by side on wide screens and below each other on a phone', () => {
    const column = (html: string, attributes = '') => block('column', html, attributes);
    const { blocks } = convert(
      block(
        'columns',
        column('<p>left</p>', '{"width":"25%"}') +
          column(
            `${block('paragraph', '<p>a</p>')}${block('image', '<figure><img src="/files/1.jpg"></figure>')}${block('paragraph', '<p>b</p>')}`,
          ),
      ),
    );
    expect(blocks.map(one => [one.type, one.places.desktop, one.places.phone])).toEqual([
      [2, { x: 4, y: 0, w: 4, h: 5 }, { x: 0, y: 0, w: 8, h: 1 }],
      [2, { x: 8, y: 0, w: 12, h: 1 }, { x: 0, y: 2, w: 8, h: 1 }],
      [5, { x: 8, y: 2, w: 12, h: 1 }, { x: 0, y: 4, w: 8, h: 1 }],
      [2, { x: 8, y: 4, w: 12, h: 1 }, { x: 0, y: 6, w: 8, h: 1 }],
    ]);
  });

  it('IMPORT-35: a cover is a section with its picture behind it', () => {
    const cover = block(
      'cover',
      '<div><img class="wp-block-cover__image-background" src="/files/c.jpg"><div><!-- wp:paragraph --><p>On top</p><!-- /wp:paragraph --></div></div>',
      '{"url":"/files/c.jpg"}',
    );
    const { sections } = convert(`<p>Before</p>${cover}<p>After</p>`);
    expect(
      sections.map(section => [section.settings.background, section.settings.theme, section.blocks.length]),
    ).toEqual([
      [null, 'lightest', 1],
      [asset, 'dark', 1],
      [null, 'lightest', 1],
    ]);
  });

  it('IMPORT-35: a section holds at most sixty blocks', () => {
    const { sections } = convert('<p>x</p><img src="/files/1.jpg">'.repeat(100));
    expect(sections.map(section => section.blocks.length)).toEqual([60, 60, 60, 20]);
  });
});
