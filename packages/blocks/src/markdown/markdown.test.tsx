import { plainText, type RichNode, richTextSchema } from '@vitrine/core/rich-text/rich-text.ts';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { site } from '../site.samples.ts';
import { block } from './markdown.block.ts';
import { View } from './markdown.view.tsx';
import { parseMarkdown } from './parse-markdown.ts';

/** What the block draws of it, for visitors. */
function html(source: string): string {
  const markup = renderToStaticMarkup(
    <View id="m" settings={block.settings.parse({ source })} data={{}} site={site} isEditing={false} />,
  );
  return /^<div class="rich-text">(.*)<\/div>$/s.exec(markup)?.[1] ?? '';
}

const blocks: [string, string][] = [
  ['# One', '<h1>One</h1>'],
  ['###### Six ##', '<h4>Six</h4>'],
  ['Under\n=====', '<h1>Under</h1>'],
  ['Under\n---', '<h2>Under</h2>'],
  ['#hash', '<p>#hash</p>'],
  ['a\nb\n\nc', '<p>a b</p><p>c</p>'],
  ['a  \nb\\\nc', '<p>a<br/>b<br/>c</p>'],
  ['***', '<hr/>'],
  ['a\n***\nb', '<p>a</p><hr/><p>b</p>'],
  ['```js\nif (a < b) {}\n\n```\nx', '<pre><code>if (a &lt; b) {}\n</code></pre><p>x</p>'],
  ['```\n[a]: /b\n```', '<pre><code>[a]: /b</code></pre>'],
  ['~~~\nopen', '<pre><code>open</code></pre>'],
  ['    code\n\n    more\n', '<pre><code>code\n\nmore</code></pre>'],
  ['> a\nlazy\n> > b', '<blockquote><p>a lazy</p><blockquote><p>b</p></blockquote></blockquote>'],
  ['> # h\n> - a', '<blockquote><h1>h</h1><ul><li><p>a</p></li></ul></blockquote>'],
  ['- a\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['* a\n\n  second\n* b', '<ul><li><p>a</p><p>second</p></li><li><p>b</p></li></ul>'],
  ['3. a\n4. b', '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>'],
  [
    '- a\n  1. b\n  2. c\n- d',
    '<ul><li><p>a</p><ol><li><p>b</p></li><li><p>c</p></li></ol></li><li><p>d</p></li></ul>',
  ],
  ['- a\n+ b', '<ul><li><p>a</p></li></ul><ul><li><p>b</p></li></ul>'],
  ['-\n', '<ul><li><p><br/></p></li></ul>'],
  ['The year\n1986. Great.', '<p>The year 1986. Great.</p>'],
  ['\t- no list', '<pre><code>- no list</code></pre>'],
];

describe('markdown block', () => {
  it.each(blocks)('MARKDOWN-1: blocks of %j', (source, expected) => {
    expect(html(source)).toBe(expected);
  });

  it.each([
    ['*a* _b_ **c** __d__', '<em>a</em> <em>b</em> <strong>c</strong> <strong>d</strong>'],
    ['***both***', '<strong><em>both</em></strong>'],
    ['**a *b* c**', '<strong>a </strong><strong><em>b</em></strong><strong> c</strong>'],
    ['snake_case_name and 2*3*4', 'snake_case_name and 2<em>3</em>4'],
    ['**bold *open', '**bold *open'],
    ['* not a * b *', null],
    ['~~gone~~ ~one~', '<s>gone</s> ~one~'],
    ['\\*a\\* \\q', '*a* \\q'],
    ['`a *b*` `` c`d `` `open', '<code>a *b*</code> <code>c`d</code> `open'],
    ['&amp; &copy; &#8364; &#x1F3FA; &bogus; &#0;', '&amp; © € 🏺 &amp;bogus; &amp;#0;'],
    ['[a](/b)', '<a href="/b">a</a>'],
    ['[a *b*](<https://x.example/> "T")', '<a href="https://x.example/">a <em>b</em></a>'],
    ['[a](/w_(x))', '<a href="/w_(x)">a</a>'],
    ['![A bowl](/s/bowl.jpg)', '<a href="/s/bowl.jpg">A bowl</a>'],
    ['[a][Ref] [ref] [nothing]\n\n[ref]: /r "T"', '<a href="/r">a</a> <a href="/r">ref</a> [nothing]'],
    ['[out [in](/i)](/o)', '[out <a href="/i">in</a>](/o)'],
    [
      '<https://x.example/a_b> <me@x.example>',
      '<a href="https://x.example/a_b">https://x.example/a_b</a> <a href="mailto:me@x.example">me@x.example</a>',
    ],
    ['See https://x.example/a_b_c.', 'See <a href="https://x.example/a_b_c">https://x.example/a_b_c</a>.'],
  ])('MARKDOWN-2: inline text of %j', (source, expected) => {
    expect(html(source)).toBe(
      expected === null ? '<ul><li><p>not a * b *</p></li></ul>' : `<p>${expected}</p>`,
    );
  });

  it('MARKDOWN-2: tables', () => {
    expect(html('| A | B |\n|---|:-:|\n| 1 \\| 2 | **3** |\n| 4 |\n\nx')).toBe(
      '<div class="rich-text-table" role="group" tabindex="0" aria-label="Table"><table>' +
        '<thead><tr><th scope="col"><p>A</p></th><th scope="col"><p>B</p></th></tr></thead>' +
        '<tbody><tr><td><p>1 | 2</p></td><td><p><strong>3</strong></p></td></tr>' +
        '<tr><td><p>4</p></td><td><p><br/></p></td></tr></tbody></table></div><p>x</p>',
    );
  });

  it('MARKDOWN-3: raw HTML stays text, and unsafe links stay text', () => {
    expect(html('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
    expect(html('[a](javascript:alert(1)) <javascript:alert(1)> [b](data:text/html,x)')).toBe(
      '<p>a javascript:alert(1) b</p>',
    );
    expect(html('[a](java&#10;script:alert)')).not.toContain('href');
  });

  const pieces = fc.constantFrom(
    ...[
      '*',
      '**',
      '_',
      '`',
      '```',
      '~~',
      '[',
      ']',
      '(',
      ')',
      '](/x)',
      '![',
      '<',
      '>',
      '> ',
      '- ',
      '1. ',
      '    ',
    ],
    ...[
      '\n',
      '\n\n',
      '#',
      '# ',
      '|',
      '---',
      '|-|\n',
      '\\',
      '&',
      '&amp;',
      'word',
      ' ',
      'https://a.example/',
      '=\n',
    ],
  );

  it('MARKDOWN-4: never throws, and always returns a valid document', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 8, arbitrary: pieces }, fc.string()), { maxLength: 60 }),
        parts => {
          const text = parseMarkdown(parts.join(''));
          expect(richTextSchema.safeParse(text).success).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('MARKDOWN-4: plain words do not change', () => {
    const word = fc.stringMatching(/^[a-zäéß]{1,8}$/);
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 1 }), { minLength: 1 }), paragraphs => {
        const source = paragraphs.map(words => words.join(' ')).join('\n\n');
        expect(plainText(parseMarkdown(source))).toBe(source.replaceAll('\n\n', ' '));
      }),
    );
  });

  // Quadratic time would take minutes and exceed the time limit of the test.
  it('MARKDOWN-4: hostile input is neither slow nor deeply nested', () => {
    const depthOf = (node: RichNode): number =>
      'content' in node && node.content ? 1 + Math.max(0, ...node.content.map(depthOf)) : 1;
    for (const piece of [
      '*a ',
      '**a_',
      '[',
      '![',
      '`',
      '> ',
      '- ',
      '[a](',
      '<a:',
      '&',
      '|a\n|-\n',
      'a**b',
      '~~a ',
    ]) {
      const text = parseMarkdown(piece.repeat(100_000 / piece.length));
      expect(Math.max(0, ...text.content.map(depthOf))).toBeLessThan(60);
    }
    let backticks = '';
    for (let length = 1; backticks.length < 50_000; length += 1) backticks += `${'`'.repeat(length)} `;
    parseMarkdown(backticks);
  });
});
