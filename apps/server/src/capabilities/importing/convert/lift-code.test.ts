import { block as code } from '@vitrine/blocks/code/code.block.ts';
import { describe, expect, it } from 'vitest';
import { convert, nodes, p, t } from './convert.samples.ts';

const listings = (html: string) =>
  convert(html)
    .blocks.filter(block => block.type === code.type)
    .map(({ settings }) => [settings.language, settings.source]);
const php =
  '<?php\n\nif ($a < 3 && $b > 4) {\n    echo "<div class=\'x\'>[gallery]</div>";\n}\n\n// https://youtu.be/dQw4w9WgXcQ\n';

describe('code in content', () => {
  it('IMPORT-36: a listing keeps every line, space and bracket, however it is marked', () => {
    const own = [['php', php.trimEnd()]];
    expect(listings(`<pre lang="php">${php}</pre>`)).toEqual(own);
    expect(listings(`<pre lang="php" line="1">\n${php}</pre>`)).toEqual(own);
    expect(listings(`[sourcecode language="php"]\n${php}[/sourcecode]`)).toEqual(own);
    expect(listings(`[code lang='php']${php}[/code]`)).toEqual(own);
    expect(listings(`[php]${php}[/php]`)).toEqual(own);
    expect(listings(`<code lang="php">${php}</code>`)).toEqual(own);
    expect(listings(`<xmp class="language-php">${php}</xmp>`)).toEqual(own);
    const escaped = php.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
    expect(listings(`<pre class="brush: php; title: x">${escaped}</pre>`)).toEqual(own);
    expect(
      listings(`<pre class="wp-block-code"><code lang="php" class="language-php">${escaped}</code></pre>`),
    ).toEqual(own);
    expect(
      listings(`<!-- wp:code --><pre class="wp-block-code"><code>${escaped}</code></pre><!-- /wp:code -->`),
    ).toEqual([['', php.trimEnd()]]);
    expect(
      listings(
        `<!-- wp:syntaxhighlighter/code {"language":"php"} --><pre class="wp-block-syntaxhighlighter-code">${escaped}</pre><!-- /wp:syntaxhighlighter/code -->`,
      ),
    ).toEqual(own);
  });

  it('IMPORT-36: colour markup is not part of a listing', () => {
    expect(
      listings(
        '<pre class="hljs language-js"><span class="k">let</span> a;<br><span class="k">let</span> b;</pre>',
      ),
    ).toEqual([['js', 'let a;\nlet b;']]);
  });

  it('IMPORT-36: tags that only make text bold stay if the listing declares itself as HTML', () => {
    const own = [['html', '<b>Bold</b> and <em>slanted</em>']];
    const markup = '<b>Bold</b> and <em>slanted</em>';
    expect(listings(`<pre lang="html">${markup}</pre>`)).toEqual(own);
    expect(listings(`<xmp class="language-html">${markup}</xmp>`)).toEqual(own);
    expect(listings(`[html]${markup}[/html]`)).toEqual(own);
    expect(listings(`[sourcecode language="html"]${markup}[/sourcecode]`)).toEqual(own);
    expect(listings('[code]<p>a &lt; b;<br />\nc;</p>[/code]')).toEqual([['', 'a < b;\nc;']]);
  });

  it('IMPORT-36: text before and after stays in place, in lists too', () => {
    expect(
      convert(`Before\n\n[css]\na {\n  b: c;\n}\n[/css]\n\nAfter`).blocks.map(block => block.type),
    ).toEqual([2, 23, 2]);
    expect(nodes('<ul><li>One<pre lang="sh">ls <dir></pre></li></ul>')).toEqual([
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [p(t('One')), { type: 'codeBlock', content: [t('ls <dir>')] }] },
        ],
      },
    ]);
  });

  it('IMPORT-36: inline code stays in its line, including tags', () => {
    expect(nodes('Use <code><div class="a"></code> or <code>x</code>.')).toEqual([
      p(t('Use '), t('<div class="a">', { type: 'code' }), t(' or '), t('x', { type: 'code' }), t('.')),
    ]);
  });

  it('IMPORT-36: more code than one block can hold continues in the next', () => {
    const long = Array.from({ length: 20_000 }, (_, at) => `line ${at}`).join('\n');
    const parts = listings(`<pre lang="txt">${long}</pre>`);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map(([, source]) => source).join('\n')).toBe(long);
  });

  it('IMPORT-36: a shortcode without an end, or in doubled brackets, stays text', () => {
    expect(nodes('See [code] and [[php]] here')).toEqual([p(t('See [code] and [php] here'))]);
  });
});

describe('nothing is lost', () => {
  it('IMPORT-37: text between angle brackets, in forms and in pictures of text is kept or named', () => {
    const addresses =
      'Write to <ann@old.example>, call <tel:+4512345678>, or see <https://old.example/x> or <www.old.example>';
    expect(nodes(addresses)).toEqual([p(t(addresses))]);
    expect(nodes('A <o:p>word</o:p> of Word')).toEqual([p(t('A word of Word'))]);
    const form = convert(
      '<form><label>Your name</label><input name="who"><select><option>Red</option><option>Blue</option></select><textarea>Hello</textarea><button>Send it</button></form>',
    );
    const text = JSON.stringify(form.blocks);
    for (const word of ['Your name', 'Hello', 'Send it']) expect(text).toContain(word);
    // Choices are separate words, not one word.
    for (const word of ['Red', 'Blue']) expect(text).toContain(`"text":"${word}"`);
    expect(form.notes).toEqual(['A form was left out; its text was kept. Its fields: who.']);
    expect(convert('<svg><text>Drawn words</text></svg>x').notes).toEqual([
      'A <svg> element was left out: “Drawn words”.',
    ]);
  });

  it('IMPORT-38: a picture of an emoji becomes the character and does not split the sentence', () => {
    expect(
      nodes(
        'Glad <img class="emoji" alt="😀" src="https://s.w.org/images/core/emoji/11/svg/1f600.svg"> to <img src="/wp-includes/images/smilies/icon_smile.gif" alt=":)" class="wp-smiley"> see <img src="https://s.w.org/images/core/emoji/2/72x72/1f44d-1f3fd.png"> <img class="emoji" alt="🎉" src="https://cdn.example/party.png">',
      ),
    ).toEqual([p(t('Glad 😀 to :) see 👍🏽 🎉'))]);
  });

  it('IMPORT-34: a video is embedded however its shortcode names it', () => {
    for (const shortcode of [
      '[youtube https://www.youtube.com/watch?v=dQw4w9WgXcQ]',
      '[youtube=https://www.youtube.com/watch?v=dQw4w9WgXcQ&w=640]',
      '[youtube="https://youtu.be/dQw4w9WgXcQ"]',
      '[youtube]dQw4w9WgXcQ[/youtube]',
      '[youtube id="dQw4w9WgXcQ"]',
    ]) {
      expect(convert(shortcode).blocks.map(({ type, settings }) => [type, settings.address])).toEqual([
        [32, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
      ]);
    }
    for (const shortcode of [
      '[gist https://gist.github.com/ann/12ab]',
      '[gist id="12ab"]',
      '[gist]ann/12ab[/gist]',
    ])
      expect(JSON.stringify(convert(shortcode).blocks)).toContain('"href":"https://gist.github.com/');
  });
});
