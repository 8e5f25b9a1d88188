import { block as videoBlock } from '@vitrine/blocks/video/video.block.ts';
import { describe, expect, it } from 'vitest';
import { asset, convert, link, nodes, p, t } from './convert.samples.ts';

describe('content that WordPress stores as plain markup', () => {
  it('IMPORT-30: line breaks become paragraphs, as WordPress shows them', () => {
    expect(nodes('One\nline\n\n  Two <b>bold <i>both</i></b>\n<h5>Title</h5>\nThree')).toEqual([
      p(t('One'), { type: 'hardBreak' }, t('line')),
      p(t('Two '), t('bold ', { type: 'bold' }), t('both', { type: 'bold' }, { type: 'italic' })),
      { type: 'heading', attrs: { level: 4 }, content: [t('Title')] },
      p(t('Three')),
    ]);
    expect(nodes('One\nline\n\nTwo', { makesParagraphs: false })).toEqual([p(t('One line Two'))]);
  });

  it('IMPORT-30: lists, quotes, tables, rules and code keep their kind', () => {
    expect(
      nodes(
        '<ol start="3"><li>a<ul><li>b</li></ul></li></ol><blockquote>q</blockquote><pre>x\n <b>y</b></pre><hr>',
      ),
    ).toEqual([
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [
          {
            type: 'listItem',
            content: [
              p(t('a')),
              { type: 'bulletList', content: [{ type: 'listItem', content: [p(t('b'))] }] },
            ],
          },
        ],
      },
      { type: 'blockquote', content: [p(t('q'))] },
      { type: 'codeBlock', content: [t('x\n y')] },
      { type: 'horizontalRule' },
    ]);
    expect(nodes('<table><tr><th colspan="2">H</th></tr><tr><td>1</td><td></td></tr></table>')).toEqual([
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableHeader', attrs: { colspan: 2 }, content: [p(t('H'))] }],
          },
          {
            type: 'tableRow',
            content: [
              { type: 'tableCell', content: [p(t('1'))] },
              { type: 'tableCell', content: [{ type: 'paragraph' }] },
            ],
          },
        ],
      },
    ]);
  });

  it('IMPORT-30: a picture within a text splits the paragraph; one in a list follows it', () => {
    const { blocks } = convert(
      '<p>Before <a href="/about/"><img src="/files/a.jpg" alt="A" class="alignleft"></a> after</p><ul><li>x <img src="/files/b.jpg"></li></ul>',
    );
    expect(blocks.map(block => [block.type, block.places.desktop])).toEqual([
      [2, { x: 4, y: 0, w: 16, h: 1 }],
      [5, { x: 4, y: 2, w: 8, h: 1 }],
      [2, { x: 4, y: 4, w: 16, h: 1 }],
      [5, { x: 4, y: 6, w: 16, h: 1 }],
    ]);
    expect(blocks[1]?.settings).toMatchObject({
      asset,
      alt: 'A',
      caption: '',
      link: '/about',
      newWindow: false,
      shape: 'original',
      fit: 'cover',
    });
  });

  it('IMPORT-30: nothing executable survives, and everything removed is named', () => {
    const { blocks, notes } = convert(
      '<p onclick="x()" style="background:url(javascript:1)">Hi<script>alert(1)</script></p><form><input name="a"><p>in</p></form><svg onload="x()"><text>t</text></svg><math><mi>m</mi></math><style>a{}</style><object data="x"></object>',
    );
    expect(blocks.map(block => block.settings)).toEqual([
      { text: { type: 'doc', content: [p(t('Hi')), p(t('in')), p(t('m'))] } },
    ]);
    expect(notes).toEqual([
      'A <script> element was left out.',
      'A form was left out; its text was kept. Its fields: a.',
      'A <svg> element was left out: “t”.',
      'A <style> element was left out.',
    ]);
  });

  it('IMPORT-31: links are made absolute, rewritten or removed', () => {
    const hrefs = (href: string) => {
      const [paragraph] = nodes(`<a href="${href}">x</a>`);
      const first = paragraph?.type === 'paragraph' ? paragraph.content?.[0] : undefined;
      return first?.type === 'text'
        ? (first.marks?.map(mark => (mark.type === 'link' ? mark.attrs.href : mark.type))[0] ?? null)
        : undefined;
    };
    expect(hrefs('/about/')).toBe('/about');
    expect(hrefs('../b?x=1&amp;y=2')).toBe('https://old.example/blog/b?x=1&y=2');
    expect(hrefs('//other.example/c')).toBe('https://other.example/c');
    expect(hrefs('mailto:a@b.example')).toBe('mailto:a@b.example');
    expect(hrefs('#notes')).toBe('#notes');
    for (const bad of [
      'javascript:alert(1)',
      ' java&#10;script:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'JaVaScRiPt&colon;x',
      '&#106;avascript:x',
      'file:///etc/passwd',
      '',
    ]) {
      expect(hrefs(bad)).toBeNull();
    }
    const noBase = convert('<a href="/\\evil.example">x</a>', { baseAddress: '' }).blocks[0]?.settings;
    expect(JSON.stringify(noBase)).not.toContain('\\\\');
  });

  it('IMPORT-32: videos of every provider play, other embeds and missing files become links', () => {
    expect(convert('<iframe src="//player.vimeo.com/video/1084537?x=1"></iframe>').blocks[0]).toMatchObject({
      type: videoBlock.type,
      settings: { provider: 'vimeo', address: 'https://vimeo.com/1084537', file: null },
    });
    const other = convert(
      '<iframe src="https://maps.example/embed?a=1" title="Map"></iframe><img src="https://gone.example/p.png" alt="Pic"><img src="https://t.example/x.gif" width="1" height="1">',
    );
    expect(other.blocks[0]?.settings).toEqual({
      text: {
        type: 'doc',
        content: [
          p(t('Map', link('https://maps.example/embed?a=1'))),
          p(t('Pic', link('https://gone.example/p.png'))),
        ],
      },
    });
    expect(other.notes).toEqual([
      'Content embedded from “maps.example” cannot be shown here; it became a link.',
      'The image “p.png” could not be imported; a link to it takes its place.',
    ]);
    expect(
      convert('<video src="/files/v.mp4" poster="/files/p.jpg"></video>').blocks[0]?.settings,
    ).toMatchObject({ provider: 'file', file: asset, poster: asset });
    for (const [address, provider] of [
      ['https://fast.wistia.net/embed/iframe/avk9twrrbn', 'wistia'],
      ['https://animoto.com/play/V1dkRY3TL2HmqGq2ZvQXrA', 'animoto'],
    ]) {
      const [video] = convert(`<iframe src="${address}"></iframe>`).blocks;
      expect(video).toMatchObject({ type: videoBlock.type, settings: { provider, address } });
    }
  });

  it('IMPORT-32: sounds become audio blocks, with the imported file or else the original address', () => {
    const settingsOf = (html: string, more = {}) => {
      const { blocks, notes } = convert(html, { findImages: attached, ...more });
      return { settings: blocks.map(({ type, settings }) => (type === 41 ? settings : type)), notes };
    };
    const attached = (ids: readonly string[] | null) =>
      (ids ?? ['cover.jpg', 'one.mp3', 'two.ogg']).map(name => ({
        address: `https://old.example/files/${name}`,
        alt: '',
        caption: `Caption of ${name}`,
      }));
    const own = { source: 'file', file: asset, address: '' };
    expect(
      settingsOf(
        '<figure><audio src="/files/a.mp3" controls></audio><figcaption>A talk</figcaption></figure>',
      ),
    ).toMatchObject({ settings: [{ ...own, title: 'A talk', hasDownload: false }], notes: [] });
    expect(settingsOf('[audio mp3="/files/a.mp3"][/audio]')).toMatchObject({ settings: [own] });
    expect(settingsOf('[audio]')).toMatchObject({ settings: [{ ...own, title: 'Caption of one.mp3' }] });
    expect(settingsOf('[playlist ids="x.mp3,y.jpg,z.wav"]')).toMatchObject({
      settings: [
        { ...own, title: 'Caption of x.mp3' },
        { ...own, title: 'Caption of z.wav' },
      ],
    });
    const elsewhere = 'https://x.example/talk%20one.mp3';
    expect(settingsOf(`<audio title="Talk"><source src="${elsewhere}"></audio>`)).toMatchObject({
      settings: [{ source: 'address', file: null, address: elsewhere, title: 'Talk' }],
      notes: ['The sound “talk one.mp3” could not be imported; it plays from its old address.'],
    });
    expect(nodes('<audio src="http://x.example/talk%20one.mp3"></audio>')).toEqual([
      p(t('talk one.mp3', link('http://x.example/talk%20one.mp3'))),
    ]);
  });

  it('IMPORT-34: WordPress shortcodes are understood', () => {
    const { blocks, notes } = convert(
      '[gallery ids="1,2" columns="2"]\n\n[caption id="c" align="alignright" width="300"]<a href="/about/"><img src="/files/a.jpg" /></a> Nice [b] <em>one</em>[/caption]\n\n[embed]https://youtu.be/aqz-KE-bpKQ[/embed]\n\n[video mp4="/files/v.mp4"][/video]\n\n[contact-form-7 id="4"] and [[gallery]] and [sic]\n\n<pre>[gallery]</pre>\n\nhttps://vimeo.com/1084537\n',
    );
    expect(blocks.map(block => block.type)).toEqual([8, 5, 32, 32, 2, 32]);
    expect(blocks[0]?.settings).toMatchObject({
      slidesPerRow: 2,
      slides: [
        { asset, description: 'No 1' },
        { asset, description: 'No 2' },
      ],
    });
    expect(blocks[1]).toMatchObject({
      settings: { caption: 'Nice [b] one', link: '/about' },
      places: { desktop: { x: 12, w: 8 } },
    });
    expect(blocks[4]?.settings).toEqual({
      text: {
        type: 'doc',
        content: [
          p(t('[contact-form-7 id="4"] and [gallery] and [sic]')),
          { type: 'codeBlock', content: [t('[gallery]')] },
        ],
      },
    });
    expect(notes).toEqual(['The shortcode [contact-form-7] is not known here; it was kept as text.']);
    expect(convert('[gallery]').blocks[0]?.settings.slides).toHaveLength(3);
  });
});
