import { highlightSchema } from '@vitrine/core/text-highlight/text-highlight.ts';
import { expect, it } from 'vitest';
import { stylePart } from '../widget-styles.ts';

it('HIGHLIGHT-1: missing values of a highlight have the defaults in its style sheet', () => {
  const css = stylePart('text-highlight/highlight');
  const { linecap } = highlightSchema.parse({ id: 'm2k4h8x1b00000000000000a', shape: 'wave' });
  expect(css).toContain(`stroke-linecap: var(--text-highlight-linecap, ${linecap});`);
  expect(css).toContain('opacity: var(--text-highlight-opacity, 1);');
  expect(css).toContain('mix-blend-mode: var(--text-highlight-blend, normal);');
});
