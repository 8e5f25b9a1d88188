import { scriptOf } from '@vitrine/core/blocks/define-block.ts';
import { textOf } from '@vitrine/core/rich-text/rich-text.ts';
import { expect, it } from 'vitest';
import { highlightSamples } from './highlights.samples.ts';
import { block } from './html.block.ts';

it('HIGHLIGHT-14: loads script and styles only if the text has highlights', () => {
  const plain = block.settings.parse({ text: textOf('Closed until the kiln has cooled.') });
  expect(scriptOf(block, plain)).toBe(null);
  expect(block.styleParts?.(plain)).toEqual([]);
  for (const { settings } of highlightSamples) {
    const drawn = block.settings.parse(settings);
    expect(scriptOf(block, drawn)).toBe('enhance');
    expect(block.styleParts?.(drawn)).toEqual(['text-highlight/highlight']);
  }
  expect(block.budget?.js).toBeLessThanOrEqual(3 * 1024);
});
