import type { RichNode, RichText } from '@vitrine/core/rich-text/rich-text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichTextView } from './rich-text.view.tsx';

const html = (...content: RichNode[]) => {
  const text: RichText = { type: 'doc', content };
  const markup = renderToStaticMarkup(<RichTextView text={text} language="en" />);
  return /^<div class="rich-text">(.*)<\/div>$/s.exec(markup)?.[1];
};
const words = (
  text: string,
  ...marks: NonNullable<Extract<RichNode, { type: 'text' }>['marks']>
): RichNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 ? { marks } : {}),
});
const line = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });

describe('RichTextView', () => {
  it('RICHTEXT-1: renders every kind of node', () => {
    expect(html({ type: 'heading', attrs: { level: 2, align: 'center' }, content: [words('Hours')] })).toBe(
      '<h2 class="rich-text-center">Hours</h2>',
    );
    expect(
      html({
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [line(words('a'))] }],
      }),
    ).toBe('<ol start="3"><li><p>a</p></li></ol>');
    expect(html({ type: 'codeBlock', content: [words('<b>')] })).toBe('<pre><code>&lt;b&gt;</code></pre>');
    expect(html({ type: 'horizontalRule' }, { type: 'blockquote', content: [line(words('q'))] })).toBe(
      '<hr/><blockquote><p>q</p></blockquote>',
    );
    expect(
      html({ type: 'paragraph', attrs: { size: 'large' }, content: [words('a'), { type: 'hardBreak' }] }),
    ).toBe('<p class="rich-text-large">a<br/></p>');
    expect(html({ type: 'paragraph' }, { type: 'heading', attrs: { level: 3 } })).toBe(
      '<p><br/></p><p><br/></p>',
    );
  });

  it('RICHTEXT-2: nests marks always in the same order', () => {
    const expected = '<p><strong><em>x</em></strong></p>';
    expect(html(line(words('x', { type: 'bold' }, { type: 'italic' })))).toBe(expected);
    expect(html(line(words('x', { type: 'italic' }, { type: 'bold' })))).toBe(expected);
  });

  it('RICHTEXT-3: a link over text with different marks is one link', () => {
    const link = { type: 'link', attrs: { href: '/shop' } } as const;
    expect(html(line(words('Our ', link), words('shop', link, { type: 'bold' }), words('.')))).toBe(
      '<p><a href="/shop">Our <strong>shop</strong></a>.</p>',
    );
  });

  it('RICHTEXT-3: a new window is announced and has no opener', () => {
    const link = { type: 'link', attrs: { href: 'https://a.example/', newWindow: true } } as const;
    expect(html(line(words('a', link)))).toBe(
      '<p><a href="https://a.example/" target="_blank" rel="noopener">a' +
        '<span class="visually-hidden"> (opens in a new window)</span></a></p>',
    );
  });

  it('RICHTEXT-5: an executable address is not a link', () => {
    for (const href of [
      'javascript:alert(1)',
      ' java\nscript:alert(1)',
      'data:text/html,x',
      '//evil.example',
    ]) {
      expect(html(line(words('x', { type: 'link', attrs: { href } })))).toBe('<p>x</p>');
    }
  });

  it('RICHTEXT-4: a table has its head, scopes, and a scrollable region', () => {
    const cell = (type: 'tableHeader' | 'tableCell', text: string): RichNode => ({
      type,
      content: [line(words(text))],
    });
    expect(
      html({
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader', 'Day'), cell('tableHeader', 'Open')] },
          { type: 'tableRow', content: [cell('tableHeader', 'Mon'), cell('tableCell', '9–5')] },
        ],
      }),
    ).toBe(
      '<div class="rich-text-table" role="group" tabindex="0" aria-label="Table"><table>' +
        '<thead><tr><th scope="col"><p>Day</p></th><th scope="col"><p>Open</p></th></tr></thead>' +
        '<tbody><tr><th scope="row"><p>Mon</p></th><td><p>9–5</p></td></tr></tbody></table></div>',
    );
  });
});
