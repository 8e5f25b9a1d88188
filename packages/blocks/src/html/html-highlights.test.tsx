import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readSettings } from '../block-definitions.ts';
import { site } from '../site.samples.ts';
import { block } from './html.block.ts';
import { View } from './html.view.tsx';

const wave = { id: 'm2k4h8x1b00000000000000a', shape: 'wave' };
/** A stored text with this highlight, as it is read and shown. */
function shown(highlight: object) {
  const mark = { type: 'highlight', attrs: { ...wave, ...highlight } };
  const words = { type: 'text', text: 'by hand', marks: [mark] };
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [words] }] };
  const read = readSettings({ type: block.type, version: 0, settings: { text } });
  const settings = block.settings.parse(read.settings);
  const html = renderToStaticMarkup(
    <View id="t" settings={settings} data={{}} site={site} isEditing={false} />,
  );
  return { html, problems: read.problems };
}

it('HIGHLIGHT-2: a highlight out of range is refused where it is and never shown, and unknown values are dropped', () => {
  for (const wrong of [
    { shape: 'star' },
    { color: { type: 'CUSTOM_COLOR', color: 'red;} body{display:none' } },
    { thickness: { unit: 'em', value: -1 } },
    { opacity: 1.1 },
    { animation: 'spin' },
    { direction: 'up' },
    { duration: -1 },
  ]) {
    const { html, problems } = shown(wrong);
    expect(problems.join()).toMatch(/^html: text\..*marks\.0/);
    expect(html).not.toContain('text-highlight');
  }
  const { html, problems } = shown({ animation: 'fadeScale', direction: 'left', onclick: 'alert(1)' });
  expect(problems).toEqual([]);
  expect(html).toContain('class="text-highlight"');
  expect(html).not.toContain('alert');
});
