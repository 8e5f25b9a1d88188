import { type MailLook, mailColors, platformLook } from '@vitrine/core/mail/mail-look.ts';
import type { MailPart } from '@vitrine/core/mail/mail-part.ts';
import type { RichText } from '@vitrine/core/rich-text/rich-text.ts';
import { contrast } from '@vitrine/core/site/color.ts';
import { defaultSiteStyles } from '@vitrine/core/site/site-styles.ts';
import { describe, expect, it } from 'vitest';
import { mailProblems } from './mail-problems.ts';
import { inlineRules } from './mail-rules.ts';
import { renderMail } from './render-mail.ts';

const look: MailLook = {
  name: 'Kiln & Sons',
  address: 'https://kiln.example',
  logo: { address: 'https://kiln.example/media/1/500w', width: 1000, height: 250 },
  colors: mailColors({
    ...defaultSiteStyles,
    palette: { ...defaultSiteStyles.palette, accent: '#9a3412' },
  }),
};

const rich: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Glazes' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'See ' },
        {
          type: 'text',
          text: 'the celadon',
          marks: [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://kiln.example/celadon' } }],
        },
        { type: 'hardBreak' },
        { type: 'text', text: 'now', marks: [{ type: 'italic' }] },
      ],
    },
    {
      type: 'orderedList',
      attrs: { start: 3 },
      content: ['bisque', 'glaze'].map(text => ({
        type: 'listItem' as const,
        content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
      })),
    },
    { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Slow fire' }] }] },
    { type: 'codeBlock', content: [{ type: 'text', text: '1240 °C' }] },
    { type: 'horizontalRule' },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: [{ type: 'text', text: 'Cone' }] },
            { type: 'tableCell', content: [{ type: 'text', text: 'ten' }] },
          ],
        },
      ],
    },
  ],
};

const parts: readonly MailPart[] = [
  { kind: 'heading', level: 1, text: 'Thank you' },
  { kind: 'text', text: 'Track it: https://post.example/1?a=b&c=d.\nSoon.' },
  { kind: 'rich', text: rich },
  { kind: 'quote', text: 'A fine bowl', source: 'Ann' },
  { kind: 'list', items: ['Bowl', 'Cup <b>'] },
  { kind: 'button', label: 'See your order', address: 'https://kiln.example/o/1', isAddressShown: true },
  { kind: 'button', label: 'Shop', address: 'https://kiln.example/shop', align: 'center' },
  {
    kind: 'rows',
    items: [{ words: '1 × Bowl', choices: ['For: Ann'], amount: '€18.50' }],
    totals: [{ words: 'Total', choices: [], amount: '€23.50' }],
  },
  {
    kind: 'picture',
    address: 'https://kiln.example/media/2/1000w',
    width: 1600,
    height: 800,
    alt: 'A bowl',
    link: 'https://kiln.example/bowl',
  },
  { kind: 'line' },
  { kind: 'space' },
  {
    kind: 'text',
    text: 'No more of these?',
    isSmall: true,
    link: { label: 'Stop', address: 'https://kiln.example/stop' },
  },
];

const mail = { subject: 'Your <order>', preheader: '', language: 'en', look, parts };

describe('renderMail', () => {
  it('MAIL-9: the plain text says what the HTML says, with the address of each link', () => {
    const { html, text } = renderMail(mail);
    const words = html
      .slice(html.indexOf('</head>'))
      .replace(/<!--.*?-->|<div style="display:none.*?<\/div>/gs, ' ')
      .replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, ' $1 ')
      .replace(/<[^>]+>/g, ' ')
      .match(/\w+/g);
    for (const word of words ?? [])
      if (word !== 'nbsp') expect(`Kiln & Sons amp lt gt ${text}`).toContain(word);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    );
    expect(links).toContain('https://post.example/1?a=b&c=d');
    for (const address of links) if (address !== look.address) expect(text).toContain(address);
    expect(text).toContain('See the celadon (https://kiln.example/celadon)\nnow');
    expect(text).toContain('3. bisque\n4. glaze');
    expect(text).toContain('1 × Bowl: €18.50\nFor: Ann\nTotal: €23.50');
    expect(text).not.toMatch(/<\/|\n{3}/);
  });

  it('MAIL-10: the HTML of every part uses only what mail programs draw, each property with its source', () => {
    const { html } = renderMail(mail);
    expect(mailProblems(html)).toEqual([]);
    expect(html).not.toMatch(/flex|grid|position:|calc\(|var\(|<script|@import|url\(/);
    for (const { source } of inlineRules) expect(source).toMatch(/^https:\/\//);
  });

  it('MAIL-10: what they do not draw is found', () => {
    const bad =
      '<video src="/a.mp4"></video><div style="display:flex;gap:4px" onclick="x()"></div><img src="https://a.example/1">';
    expect(mailProblems(bad)).toEqual([
      '<video> is not drawn everywhere',
      '/a.mp4 is no full address',
      '<div> has a script',
      'gap is not in the table',
      'a picture has no size or description',
    ]);
  });

  it('MAIL-10: has its language, its direction, at most 600 pixels, and pictures with their sizes', () => {
    const { html } = renderMail({ ...mail, language: 'ar' });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('max-width:600px');
    expect(html).toContain('alt="Kiln &amp; Sons" width="192" height="48"');
    expect(html).toContain('alt="A bowl" width="536" height="268"');
    expect(html).toContain('<title>Your &lt;order&gt;</title>');
  });

  it('MAIL-10: the list of emails shows the preheader, or the first words', () => {
    const opening = (html: string) => /mso-hide:all">([^<]*)</.exec(html)?.[1];
    expect(opening(renderMail(mail).html)).toBe('Thank you');
    expect(opening(renderMail({ ...mail, preheader: 'Fired & glazed' }).html)).toBe('Fired &amp; glazed');
    const long = renderMail({ ...mail, parts: [{ kind: 'text', text: 'word '.repeat(80) }] });
    expect(opening(long.html)?.length).toBeLessThanOrEqual(120);
  });

  it.each([look, platformLook])('MAIL-12: $name has dark colours with the contrasts of its pages', one => {
    const { html } = renderMail({ ...mail, look: one });
    const { light, dark } = one.colors;
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const rules = /@media \(prefers-color-scheme:dark\)\{(.*)\}\n/.exec(html)?.[1] ?? '';
    expect(rules).toContain(`.paper{background-color:${dark.surface}!important;color:${dark.ink}!important}`);
    for (const [words, ground] of [
      [dark.ink, dark.surface],
      [dark.muted, dark.surface],
      [dark.accent, dark.surface],
      [dark.onAccent, dark.accent],
      [light.ink, light.paper],
      [light.muted, light.paper],
    ] as const)
      expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
    // A class without a dark colour would stay dark on dark.
    const classes = new Set(
      [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    classes.delete('in');
    for (const name of classes) expect(rules).toContain(`.${name}{`);
  });
});
