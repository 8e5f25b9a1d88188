import { scriptOf } from '@vitrine/core/blocks/define-block.ts';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { site } from '../site.samples.ts';
import { block } from './code.block.ts';
import { View } from './code.view.tsx';
import { tokenize } from './tokenize.ts';

const html = (settings: object, isEditing: boolean) =>
  renderToStaticMarkup(
    <View id="c" settings={block.settings.parse(settings)} data={{}} site={site} isEditing={isEditing} />,
  );

describe('code block', () => {
  const attack = { mode: 'html', source: '<img src=x onerror="alert(1)"><script>alert(2)</script>' };

  it('CODE-1: HTML runs for visitors and is inert text on the canvas', () => {
    expect(html(attack, false)).toBe(`<div class="code-html">${attack.source}</div>`);
    const canvas = html(attack, true);
    expect(canvas).not.toContain('<script');
    expect(canvas).not.toContain('<img');
    expect(canvas).toContain('runs only on the published page');
  });

  it('CODE-1: displayed code never runs, wherever it is', () => {
    for (const isEditing of [true, false]) {
      const markup = html({ ...attack, mode: 'display', language: '"><script>' }, isEditing);
      expect(markup).not.toContain('<script');
      expect(markup).not.toContain('<img');
    }
  });

  it('CODE-1: editing one needs the role that may run scripts', () => {
    expect(block.requiresScriptRole).toBe(true);
  });

  it('CODE-4: loads a script only for images with an address in `data-src`', () => {
    const scriptFor = (settings: object) => scriptOf(block, block.settings.parse(settings));
    const source = '<p>data-src=</p><img alt="" data-src="/media/a">';
    expect(scriptFor({ mode: 'html', source })).toBe('enhance');
    expect(scriptFor({ mode: 'display', source })).toBe(null);
    expect(scriptFor({ mode: 'html', source: '<p>data-src=</p><img src="/a.png">' })).toBe(null);
  });

  it('CODE-3: keeps lines, and numbers them only visually', () => {
    const markup = html({ source: 'a\r\n\r\n  b\n\n', lineNumbers: true }, false);
    expect(markup).toContain('code-numbered');
    expect(markup).toContain(
      '<span class="code-line">a\n</span><span class="code-line">\n</span><span class="code-line">  b\n</span></code>',
    );
  });
});

describe('tokenize', () => {
  it('CODE-2: recognises comments, strings, numbers and keywords', () => {
    const kinds = (source: string, language: string) =>
      tokenize(source, language)
        .filter(token => token.kind !== 'plain')
        .map(token => `${token.kind} ${token.text}`);
    expect(kinds("const a = 'x//y'; // why 1\n", 'js')).toEqual([
      'keyword const',
      "string 'x//y'",
      'comment // why 1',
    ]);
    expect(kinds('x = 0xff # "no"', 'python')).toEqual(['number 0xff', 'comment # "no"']);
    expect(kinds('SELECT a -- b', 'sql')).toEqual(['keyword SELECT', 'comment -- b']);
    expect(kinds('<!-- for --><a href="x">for</a>', 'html')).toEqual(['comment <!-- for -->', 'string "x"']);
    expect(kinds('see https://example.com', 'ts')).toEqual([]);
    expect(kinds('for "x"', 'text')).toEqual([]);
  });

  it('CODE-2: drops and adds nothing', () => {
    const pieces = fc.constantFrom(
      '"',
      "'",
      '`',
      '\\',
      '/*',
      '*/',
      '//',
      '#',
      '<!--',
      '\n',
      'for ',
      '1.5',
      'x',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(pieces, fc.string())),
        fc.constantFrom('js', 'py', 'html', ''),
        (parts, language) => {
          const source = parts.join('');
          expect(
            tokenize(source, language)
              .map(token => token.text)
              .join(''),
          ).toBe(source);
        },
      ),
    );
  });

  // Quadratic time would take minutes and exceed the time limit of the test.
  it('CODE-2: is fast on hostile input', () => {
    for (const piece of ['"', '\\', '/*', '<!--', '`\\', 'a"']) {
      const source = piece.repeat(50_000);
      const tokens = tokenize(source, 'html');
      expect(tokens.reduce((length, { text }) => length + text.length, 0)).toBe(source.length);
    }
  });
});
