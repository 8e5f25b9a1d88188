import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { site } from '../site.samples.ts';
import { block } from './button.block.ts';
import { View } from './button.view.tsx';

const html = (settings: object, isEditing = false) =>
  renderToStaticMarkup(
    <View id="b" settings={block.settings.parse(settings)} data={{}} site={site} isEditing={isEditing} />,
  );

it('BUTTON-1: without a link it looks like a button, for visitors and on the canvas, and leads nowhere', () => {
  const words = { text: 'See the pots', variant: 'outline', size: 'large' };
  const idle = '<span class="button button-outline button-large button-idle">See the pots</span>';
  expect(html(words)).toBe(`<div class="button-row button-row-left">${idle}</div>`);
  expect(html(words, true)).toBe(html(words));
  expect(html({ ...words, link: '/shop' })).toContain(
    '<a href="/shop" class="button button-outline button-large">See the pots</a>',
  );
});

it('LINK-1: an unsafe or empty address makes no link, and a new window cannot reach back', () => {
  const at = (link: string) => {
    const settings = { ...block.settings.parse({ text: 'See', newWindow: true }), link };
    return renderToStaticMarkup(<View id="b" settings={settings} data={{}} site={site} isEditing={false} />);
  };
  for (const link of [
    '',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
  ])
    expect(at(link)).not.toContain('<a ');
  expect(at('https://a.example/')).toContain('<a href="https://a.example/" target="_blank" rel="noopener"');
});

it('BUTTON-2: without text visitors see nothing, and the canvas asks for text', () => {
  expect(html({ text: ' ', link: '/shop' })).toBe('');
  expect(html({ text: ' ', link: '/shop' }, true)).toContain('Describe what it does.');
});
