/** @module-tag slow */
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ImportKit, startImportKit } from './importing.fixture.ts';
import { decodeEntities } from './readers/decode-entities.ts';
import { item, wxr } from './readers/wxr.samples.ts';

let kit: ImportKit;
let website: Website;
beforeAll(async () => {
  kit = await startImportKit();
});
afterAll(() => kit?.stop());
beforeEach(async () => {
  website = await kit.server.createWebsite();
});

const cdata = (text: string) => `<![CDATA[${text}]]>`;
const page = (html: string) =>
  item({
    ...{ type: 'page', title: 'Pots', 'wp:post_name': 'pots', link: 'https://sample.example/pots/' },
    'content:encoded': cdata(html),
  });

/** As Squarespace writes it: without a generator, without the blog's address, and with relative links. */
const squarespace = (file: string) =>
  file
    .replace('<link>https://sample.example/pots/', '<link>/pots')
    .replace(/<wp:base_blog_url>.*?<\/wp:base_blog_url>/, '')
    .replace(/<generator>.*?<\/generator>/, '');
const slide = (name: string, words = '') =>
  `<div class="slide" data-type="image"><img class="thumb-image" data-src="https://sample.example/files/${name}.png" data-image="https://sample.example/files/${name}.png" alt="${name}">${words}</div>`;

/** The page of that content as visitors are given it, with what the report says. */
async function shown(html: string, more = '', dialect = (file: string) => file) {
  const done = await kit.run(website, dialect(wxr(page(html) + more)));
  if (!done.ok) throw new Error(englishOf(done.error));
  const answer = await kit.server.client(website).get('/pots', { accept: 'text/html' });
  expect(answer.status).toBe(200);
  const main = /<main.*<\/main>/s.exec(answer.text)?.[0] ?? '';
  return {
    main,
    text: answer.text,
    words: decodeEntities(main.replace(/<[^>]*>/g, '')),
    notes: wordNotes(done.value.report.warnings, 'en').map(note => note.why),
  };
}
const blocksIn = (main: string) => [...main.matchAll(/ data-block="([\w-]+)"/g)].map(([, name]) => name);

it('IMPORT-31: links lead on as they did, to what came along here, and never to what would run', async () => {
  const { main } = await shown(
    `<p><a href="/pots/">here</a> <a href="../b?x=1&amp;y=2">relative</a> <a href="mailto:a@b.example">mail</a> <a href="tel:+4512">call</a> <a href="sms:+4513">text</a> <a href="#notes">note</a>
    <a href="javascript:alert(1)">runs</a> <a href=" java&#10;script:alert(1)">runs too</a> <a href="data:text/html,x">data</a></p>`,
  );
  for (const [href, words] of [
    ['/pots', 'here'],
    ['https://sample.example/b?x=1&amp;y=2', 'relative'],
    ['mailto:a@b.example', 'mail'],
    ['tel:+4512', 'call'],
    ['sms:+4513', 'text'],
    ['#notes', 'note'],
  ])
    expect(main).toContain(`<a href="${href}">${words}</a>`);
  expect(main).toMatch(/runs runs too data/);
  expect(main).not.toMatch(/script:|data:text/);
});

it('IMPORT-31, LINK-2: the social links of a WordPress page become links, and never ones that would run', async () => {
  const link = (url: string) => `<!-- wp:social-link {"url":${JSON.stringify(url)},"service":"x"} /-->`;
  const { main } = await shown(
    `<!-- wp:social-links --><ul>${[
      'https://social.example/kiln',
      'javascript:alert(1)',
      ' JAVA\tSCRIPT:alert(1)',
      'data:text/html,<b>x</b>',
      'javascript&colon;alert(1)',
    ]
      .map(link)
      .join('')}</ul><!-- /wp:social-links -->`,
  );
  expect([...main.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://social.example/kiln',
    'https://sample.example/pots/javascript&amp;colon;alert(1)',
  ]);
});

it('IMPORT-32: videos and sounds play, other embeds and files that did not come along are links', async () => {
  const { main, notes } = await shown(
    `<iframe src="//player.vimeo.com/video/1084537?x=1"></iframe>
<iframe src="https://maps.example/embed?a=1" title="Map"></iframe>
<audio title="Talk" src="https://x.example/talk%20one.mp3"></audio>
[audio mp3="https://x.example/two.mp3"][/audio]
<audio src="http://x.example/old.mp3"></audio>
<img src="https://sample.example/files/gone.jpg" alt="Gone">`,
  );
  expect(main).toContain('data-player="https://player.vimeo.com/video/1084537?');
  expect(main).toContain('<a href="https://maps.example/embed?a=1">Map</a>');
  for (const name of ['talk%20one', 'two'])
    expect(main).toMatch(new RegExp(`<audio [^>]*src="https://x\\.example/${name}\\.mp3"`));
  expect(main).toContain('<a href="http://x.example/old.mp3">old.mp3</a>');
  expect(main).toContain('<a href="https://sample.example/files/gone.jpg">Gone</a>');
  for (const told of [
    'Content embedded from “maps.example” cannot be shown here; it became a link.',
    'The sound “talk one.mp3” could not be imported; it plays from its old address.',
    'The image “gone.jpg” could not be imported; a link to it takes its place.',
  ])
    expect(notes).toContain(told);
});

it('IMPORT-33, IMPORT-35: blocks of the WordPress editor are ours, columns are side by side, and what is not known is named', async () => {
  const { main, notes, text } = await shown(
    `<!-- wp:heading --><h2>Made here</h2><!-- /wp:heading -->
<!-- wp:buttons --><div><!-- wp:button --><div><a class="wp-block-button__link" href="/pots/">Go on</a></div><!-- /wp:button --></div><!-- /wp:buttons -->
<!-- wp:pullquote --><figure><blockquote><p>Clay remembers</p><cite>Ada</cite></blockquote></figure><!-- /wp:pullquote -->
<!-- wp:columns --><!-- wp:column {"width":"25%"} --><p>On the left</p><!-- /wp:column --><!-- wp:column --><p>On the right</p><!-- /wp:column --><!-- /wp:columns -->
<!-- wp:acme/box --><div><p>Kept words</p></div><!-- /wp:acme/box --><!-- wp:archives /-->`,
  );
  expect(blocksIn(main)).toEqual(['html', 'button', 'quote', 'html', 'html', 'html']);
  expect(main).toContain('<h2>Made here</h2>');
  expect(main).toMatch(/<a href="\/pots" class="button [^"]*">Go on<\/a>/);
  expect(main).toContain('<figcaption class="quote-source">Ada</figcaption>');
  expect(main).toContain('<p>Kept words</p>');
  const placesOf = (words: string) => {
    const id = new RegExp(`id="(block-\\w+)"[^>]*><div class="rich-text"><p>${words}`).exec(main)?.[1];
    return [...text.matchAll(new RegExp(`#${id}\\{grid-area:(\\d+)/(\\d+)/`, 'g'))].map(([, row, column]) => [
      Number(row),
      Number(column),
    ]);
  };
  const [left, right] = [placesOf('On the left'), placesOf('On the right')];
  expect(left[0]?.[0]).toBeLessThan(right[0]?.[0] ?? 0);
  expect([left[1]?.[0], left[1]?.[1]]).toEqual([right[1]?.[0], 5]);
  expect(right[1]?.[1]).toBe(9);
  expect(notes).toEqual([
    'The block “acme/box” is not known here; its text was kept.',
    'The block “archives” shows something the website creates by itself; it was left out.',
  ]);
});

it('IMPORT-34, IMPORT-36, IMPORT-38: shortcodes, code and pictures of emoji are what they stood for', async () => {
  const attached = ['9', '10'].map(id =>
    item({ id, type: 'attachment', 'wp:attachment_url': `https://sample.example/files/${id}.png` }),
  );
  const { main, words, notes } = await shown(
    `[gallery ids="9,10" columns="2"]

[caption id="c" width="300"]<img src="https://sample.example/files/a.png" /> A <em>fine</em> pot[/caption]

[youtube id="dQw4w9WgXcQ"]

[gist id="12ab"]

[contact-form-7 id="4"] and [[gallery]]

<pre lang="php">if ($a < 3) {
    echo "[gallery]";
}</pre>

Use <code><div class="a"></code> and smile <img class="emoji" alt="😀" src="https://s.w.org/images/core/emoji/11/svg/1f600.svg">.

https://vimeo.com/1084537
`,
    attached.join(''),
  );
  expect(blocksIn(main)).toEqual(['html', 'gallery', 'image', 'video', 'html', 'code', 'html', 'video']);
  expect(main.match(/data-slide-id="/g)).toHaveLength(2);
  expect(main).toContain('--gallery-row:2;');
  expect(main).toContain('<figcaption class="image-caption">A fine pot</figcaption>');
  expect(main).toContain('data-player="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?');
  expect(main).toContain('data-player="https://player.vimeo.com/video/1084537?');
  expect(main).toContain('<a href="https://gist.github.com/12ab">');
  expect(words).toContain('[contact-form-7 id="4"] and [gallery]');
  expect(main).toContain('aria-label="php"');
  expect(words).toContain('if ($a < 3) {\n    echo "[gallery]";\n}');
  expect(main).toContain('<p>Use <code>&lt;div class=&quot;a&quot;&gt;</code> and smile 😀.</p>');
  expect(notes).toContain('The shortcode [contact-form-7] is not known here; it was kept as text.');
});

it('IMPORT-35: a section has at most sixty blocks', async () => {
  const { main } = await shown(
    '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- wp:separator --><hr/><!-- /wp:separator -->'.repeat(
      70,
    ),
  );
  const sections = main
    .split('<div class="section ')
    .slice(1)
    .map(one => blocksIn(one).length);
  expect(sections).toEqual([60, 60, 20]);
});

it('IMPORT-2, IMPORT-39, IMPORT-64, IMPORT-65: galleries of Squarespace keep their layout and words, columns, videos and sounds are read', async () => {
  const gallery = (kind: string, slides: string) =>
    `<div class="sqs-block-gallery"><div class="sqs-gallery-container sqs-gallery-block-${kind} sqs-gallery-block-show-meta"><div class="sqs-gallery">${slides}</div><div class="sqs-gallery-controls"><a class="previous">Back one</a></div></div></div>`;
  const words = '<div class="meta-title">Second</div><div class="meta-description">Of two</div>';
  const film = `<div class="slide" data-type="video"><div class="sqs-video-wrapper" data-provider-name="YouTube" data-html='&lt;iframe src="//www.youtube.com/embed/aqz-KE-bpKQ?wmode=opaque"&gt;&lt;/iframe&gt;'></div></div>`;
  const { main, words: read } = await shown(
    gallery('slider', slide('One') + slide('Two', words) + film) +
      `<div class="row sqs-row"><div class="col sqs-col-8 span-8"><p>Wide</p></div><div class="col sqs-col-4 span-4"><p>Narrow</p></div></div>` +
      `<div class="sqs-video-wrapper" data-html='&lt;iframe src="https://player.vimeo.com/video/1084537"&gt;&lt;/iframe&gt;'></div><div class="sqs-audio-embed" data-url="https://x.example/song.mp3" data-title="Song" data-author="Ann"></div>`,
    '',
    squarespace,
  );
  expect(blocksIn(main)).toEqual(['html', 'gallery', 'html', 'html', 'video', 'audio']);
  expect(main).toContain('class="gallery gallery-strip"');
  const slides = [...main.matchAll(/data-title="([^"]*)" data-description="([^"]*)"/g)];
  expect(slides.map(([, title, description]) => [title, description])).toEqual([
    ['', ''],
    ['Second', 'Of two'],
    ['', ''],
  ]);
  expect(main).toContain('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
  expect(read).not.toContain('Back one');
  expect(main).toContain('data-player="https://player.vimeo.com/video/1084537?');
  expect(main).toContain('aria-label="Song – Ann"');
  const [found] = await kit.rows(website, 'SELECT format FROM imports WHERE website_id = $1');
  expect(found).toEqual({ format: 'squarespace' });
});

it('IMPORT-2: an export that names WordPress is one of WordPress, with links and marks of Squarespace too', async () => {
  const content = page('<img src="https://static1.squarespace.com/a.png">');
  await kit.run(website, wxr(content.replace('https://sample.example/pots/', '/pots')), null);
  const [found] = await kit.rows(website, 'SELECT format FROM imports WHERE website_id = $1');
  expect(found).toEqual({ format: 'wordpress' });
});

it('IMPORT-64, IMPORT-65: a slideshow of Jetpack plays on as it did, and long words stand below a gallery', async () => {
  const figure = (name: string, caption: string) =>
    `<li class="wp-block-jetpack-slideshow_slide swiper-slide"><figure><img src="https://sample.example/files/${name}.png" alt="${name}"><figcaption>${caption}</figcaption></figure></li>`;
  const playing = await shown(
    `<div class="wp-block-jetpack-slideshow" data-autoplay="true" data-delay="4"><div class="swiper-container"><ul class="swiper-wrapper">${figure('one', 'First')}${figure('two', 'Last')}</ul></div></div>`,
  );
  expect(blocksIn(playing.main)).toEqual(['html', 'gallery']);
  const data = decodeEntities(/data-gallery="([^"]*)"/.exec(playing.main)?.[1] ?? '{}');
  expect(JSON.parse(data)).toMatchObject({ autoplay: true, 'autoplay-duration': 4 });
  expect(playing.main).toContain('data-description="First"');
  const long = 'words '.repeat(400).trim();
  const slides = slide('One', `<div class="meta"><p>${long}</p></div>`);
  const told = await shown(
    `<div class="sqs-block-gallery"><div class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="sqs-gallery">${slides}</div></div></div>`,
  );
  expect(blocksIn(told.main)).toEqual(['html', 'gallery', 'html']);
  expect(told.main).toContain(`>${long}</p>`);
  expect(told.notes).toContain('The text of a slide was too long for a slide; it is below its gallery.');
});

it('IMPORT-63: a summary whose posts came along is one of ours; any other keeps its words and links', async () => {
  const summary = (...paths: string[]) =>
    `<div class="summary-item-list"><div class="summary-collection-title">Journal</div>${paths.map(path => `<div class="summary-item"><div class="summary-title"><a href="${path}">About ${path}</a></div></div>`).join('')}</div>`;
  const posts = ['a', 'b'].map((name, at) =>
    item({
      ...{ id: String(at + 5), title: `Post ${name}`, link: `/blog/${name}`, 'wp:post_name': name },
      'content:encoded': cdata('<p>x</p>'),
    }),
  );
  const whole = await shown(summary('/blog/a', '/blog/b'), posts.join(''), squarespace);
  expect(blocksIn(whole.main)).toEqual(['html', 'summary']);
  expect(whole.main).toContain('<a class="summary-link" href="/blog/b">Post b</a>');
  expect(whole.notes).toEqual([
    'A list of posts was replaced by a summary block that shows the newest 2; its own text was left out: “Journal · About /blog/a · About /blog/b”.',
  ]);
  const mixed = await shown(summary('/blog/a', '/elsewhere'), posts.join(''), squarespace);
  expect(blocksIn(mixed.main)).toEqual(['html']);
  expect(mixed.main).toContain('<a href="/blog/a">About /blog/a</a>');
  expect(mixed.main).toContain('<a href="https://sample.example/elsewhere">About /elsewhere</a>');
  expect(mixed.notes).toEqual([
    'A summary whose items were not all imported became text and links; it no longer updates.',
  ]);
});
