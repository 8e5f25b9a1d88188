import { block as imageBlock } from '@vitrine/blocks/image/image.block.ts';
import { type EntryAnimation, noEntry } from '@vitrine/core/page/entry-animation.ts';
import type { Block, PageDocument } from '@vitrine/core/page/page-document.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageView } from './page-view.tsx';
import { renderPage } from './render-page.tsx';
import { block, bowl, idOf, pageWith, section, words } from './test/page.samples.ts';

describe('entry animations', () => {
  const fade = { kind: 'fade', speed: 'medium' } as const;
  const styled = (document: PageDocument, entry: EntryAnimation, more = {}) => {
    const page = pageWith({ kind: 'page', document }, more);
    return renderPage({ ...page, styles: { ...page.styles, entry } }).html;
  };
  const entries = (text: string) =>
    [...text.matchAll(/id="block-(\w+)"[^>]*? data-entry="(\w+)"/g)].map(one => one.slice(1));
  const one = (more: Partial<Block> = {}): PageDocument => ({
    sections: [section('one', [words('first', 'One.'), words('second', 'Two.', more)])],
  });

  it('ANIMATION-1: blocks of the page’s document use the website’s entry animation, or their own', () => {
    expect(entries(styled(one(), noEntry))).toEqual([]);
    expect(entries(styled(one(), fade))).toEqual([
      [idOf('first'), 'fade'],
      [idOf('second'), 'fade'],
    ]);
    expect(entries(styled(one({ entry: { kind: 'none', speed: 'medium' } }), fade))).toEqual([
      [idOf('first'), 'fade'],
    ]);
    const own = styled(one({ entry: { kind: 'clip', speed: 'slow' } }), noEntry);
    expect(entries(own)).toEqual([[idOf('second'), 'clip']]);
    expect(own).toContain('data-entry-speed="slow"');
  });

  it('ANIMATION-1: header and footer are not animated unless one of their blocks has its own setting', () => {
    const header = { sections: [section('head', [words('name', 'Kiln')])] };
    const footer = { sections: [section('foot', [words('hours', 'Daily', { entry: fade })])] };
    const chrome = { header, footer };
    expect(entries(styled(one(), fade, { chrome })).map(([id]) => id)).not.toContain(idOf('name'));
    expect(entries(styled({ sections: [] }, noEntry, { chrome }))).toEqual([[idOf('hours'), 'fade']]);
  });

  it('ANIMATION-6: the largest picture of the first screen is never delayed', () => {
    const picture = block('photo', imageBlock.content({ asset: bowl.id }));
    const document = { sections: [section('one', [words('first', 'One.'), picture])] };
    const data = { [`${picture.id}.asset`]: bowl };
    const text = styled(document, fade, { data });
    expect(text).toContain('fetchPriority="high"');
    expect(entries(text)).toEqual([[idOf('first'), 'fade']]);
  });

  it('ANIMATION-7: only a page with animations loads their styles and the script', () => {
    const { site } = pageWith({ kind: 'page', document: one() });
    const plain = { site: { ...site, hasStore: false } };
    const still = styled(one(), noEntry, plain);
    expect(still).not.toContain('motion-');
    expect(still).not.toContain('<script type="module"');
    const moving = styled(one(), fade, plain);
    expect(moving).toContain('@keyframes motion-fade');
    expect(moving).toContain('<script type="module"');
  });

  it('ANIMATION-8: nothing on the canvas is animated', () => {
    const page = pageWith({ kind: 'page', document: one() });
    const canvas = renderToStaticMarkup(
      <PageView
        {...page}
        styles={{ ...page.styles, entry: fade }}
        document={one({ entry: fade })}
        isEditing
      />,
    );
    expect(canvas).not.toContain('data-entry');
  });
});
